import json, sys

def mates(one):
    return [two for two in known if two != one
            and known[one] & known[two]]

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        of_cards = message["game"] == "cards"
        unseen = set(range(1, message["tiles"] + 1))
        known, up, seat = {}, None, message.get("seat")
    elif message["type"] == "move":
        tile, face = message["tile"], message["face"]
        unseen.discard(tile)
        known[tile] = set(face.split("_of_") if of_cards else [face])
        stays = ("up", "mismatch") if of_cards else ("up",)
        up = tile if message["result"] in stays else None
        if message["result"] == "match":
            del known[tile], known[message["with"]]
    elif message["type"] != "refused":
        continue
    if ("status" in message or "replayed" in message
            or seat and message.get("next") != seat):
        continue
    if up:
        choices = mates(up) or unseen or [up]
    else:
        choices = [tile for tile in known if mates(tile)] or unseen
    print(min(choices), flush=True)
