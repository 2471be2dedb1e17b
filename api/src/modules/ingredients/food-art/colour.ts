/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** `from` blended with `to` in sRGB; `share` of `to` is 0 to 1. */
export function blend(from: Colour, to: Colour, share: number): Colour {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}
