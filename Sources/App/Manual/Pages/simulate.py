import subprocess
from pyspark import SparkContext

PARTS = 64
COMMAND = ("xargs -I PART arcade simulate guess --games 1000000000 "
           f"--seed 1 --json --jobs 1 --shard PART/{PARTS}")

spark = SparkContext(appName="arcade")
parts = spark.parallelize(range(1, PARTS + 1), PARTS)
path = {"PATH": "/usr/local/bin:/usr/bin:/bin"}
lines = parts.pipe(COMMAND, env=path, checkCode=True).collect()
subprocess.run(["arcade", "simulate", "--merge", "-"], text=True,
               input="".join(line + "\n" for line in lines), check=True)
