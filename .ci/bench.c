/* The games of two simulations in the barest C: how fast could they be?
 *
 *   bench pairs GAMES PAIRS FACES   pairs by perfect memory
 *   bench guess GAMES               guess by bisection, from 0 to 99
 *
 * Seeds, shuffles and moves are those of `arcade simulate --seed 1`, and so is the mean printed. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state[4];

static uint64_t rotate_left(uint64_t x, int k) { return x << k | x >> (64 - k); }

/* xoshiro256** */
static uint64_t next(void) {
  uint64_t result = rotate_left(state[1] * 5, 7) * 9, t = state[1] << 17;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= t;
  state[3] = rotate_left(state[3], 45);
  return result;
}

/* SplitMix64 */
static void seed(uint64_t x) {
  for (int i = 0; i < 4; i++) {
    uint64_t z = x += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    state[i] = z ^ z >> 31;
  }
}

static uint64_t below(uint64_t n) {
  unsigned __int128 product = (unsigned __int128)next() * n;
  if ((uint64_t)product < n) {
    uint64_t least = -n % n;
    while ((uint64_t)product < least) product = (unsigned __int128)next() * n;
  }
  return product >> 64;
}

static void shuffle(uint8_t *items, int count) {
  for (int i = 0; i < count - 1; i++) {
    int j = i + below(count - i);
    uint8_t item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
}

static long play_pairs(int pairs, int faces) {
  uint8_t all[64], tiles[128];
  for (int i = 0; i < faces; i++) all[i] = i;
  shuffle(all, faces);
  memcpy(tiles, all, pairs);
  memcpy(tiles + pairs, all, pairs);
  shuffle(tiles, 2 * pairs);

  int8_t place[64]; /* where a face was seen once; -1 if nowhere */
  memset(place, -1, sizeof place);
  int known = 0, left = pairs, unseen = 0;
  long moves = 0;
  while (left) {
    moves++;
    if (known) { /* both tiles of a pair have been seen */
      known--;
      left--;
      continue;
    }
    int first = unseen++;
    if (place[tiles[first]] >= 0) {
      left--;
      continue;
    }
    place[tiles[first]] = first;
    int second = unseen++;
    if (tiles[second] == tiles[first]) {
      left--;
    } else if (place[tiles[second]] >= 0) {
      known++;
    } else {
      place[tiles[second]] = second;
    }
  }
  return moves;
}

static long play_guess(void) {
  int secret = below(100), low = 0, high = 99;
  for (long guesses = 1;; guesses++) {
    int middle = low + (high - low) / 2;
    if (middle == secret) return guesses;
    if (middle < secret) low = middle + 1;
    else high = middle - 1;
  }
}

int main(int count, char **words) {
  int pairs = count == 5, is_guess = count == 3;
  if (!pairs && !is_guess) return 2;
  long games = atol(words[2]), total = 0;
  for (long game = 0; game < games; game++) {
    seed(1 + game);
    total += pairs ? play_pairs(atoi(words[3]), atoi(words[4])) : play_guess();
  }
  printf("%.4f\n", (double)total / games);
}
