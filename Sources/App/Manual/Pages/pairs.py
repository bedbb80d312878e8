import json, sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        unseen = set(range(1, message["tiles"] + 1))
        seen, up, seat = {}, None, message.get("seat")
    elif message["type"] == "move":
        unseen.discard(message["tile"])
        seen.setdefault(message["face"], set()).add(message["tile"])
        up = message if message["result"] == "up" else None
        if message["result"] == "match":
            del seen[message["face"]]
    if ("status" in message or "replayed" in message
            or seat and message.get("next") != seat):
        continue
    pairs = [tiles for tiles in seen.values() if len(tiles) == 2]
    if up:
        known = seen[up["face"]] - {up["tile"]}
    else:
        known = pairs[0] if pairs else set()
    print(min(known or unseen), flush=True)
