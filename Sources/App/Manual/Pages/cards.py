import json, sys

def matches(one):
    return [two for two in known if two != one
            and any(a == b for a, b in zip(known[one], known[two]))]

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        unseen = set(range(1, message["tiles"] + 1))
        known, up, seat = {}, None, message.get("seat")
    elif message["type"] == "move":
        tile = message["tile"]
        unseen.discard(tile)
        known[tile] = message["face"].split("_of_")
        up = tile if message["result"] in ("up", "mismatch") else None
        if message["result"] == "match":
            del known[tile], known[message["with"]]
    if ("status" in message or "replayed" in message
            or seat and message.get("next") != seat):
        continue
    if up:
        choices = matches(up) or unseen or [up]
    else:
        choices = [tile for tile in known if matches(tile)] or unseen
    print(min(choices), flush=True)
