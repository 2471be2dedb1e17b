/** Draws the next number of a sequence, 0 up to but not 1. */
export type Random = () => number;

/**
 * A sequence of numbers that is always the same for the same text: mulberry32 (Tommy Ettinger, public domain),
 * started from the text's FNV-1a hash.
 */
export function seededRandom(text: string): Random {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of `choices`, which must not be empty. */
export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** A number between `from` and `to`. */
export function between(random: Random, from: number, to: number): number {
  return from + random() * (to - from);
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
