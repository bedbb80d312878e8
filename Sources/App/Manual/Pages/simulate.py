import subprocess
from pyspark import SparkContext

PARTS = 64
COMMAND = ("xargs -I PART arcade simulate guess --games 1000000000 --seed 1 --json"
           f" --jobs 1 --shard PART/{PARTS}")

parts = SparkContext(appName="arcade").parallelize(range(1, PARTS + 1), PARTS)
lines = parts.pipe(COMMAND, env={"PATH": "/usr/local/bin:/usr/bin:/bin"}, checkCode=True).collect()
subprocess.run(["arcade", "simulate", "--merge", "-"],
               input="".join(line + "\n" for line in lines), text=True, check=True)
