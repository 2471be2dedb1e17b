import fc, { type Arbitrary } from 'fast-check';

/** Texts that break things elsewhere: control signs, half letters, other scripts, statements, paths, markup, far too much. */
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{D800}',
  'ẞ',
  '🥚'.repeat(50),
  '\u202Eegg',
  "'; drop table recipe; --",
  '${7*7}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '%00',
  '%',
  '_',
  '\\',
  '1e999',
  'NaN',
  'null',
  'true',
  '__proto__',
  'constructor',
  'egg,'.repeat(40),
  'x'.repeat(1_500),
  '2 cups of flour',
  '1 1/2',
  '-0',
];

/** What might be a cursor of ours, and is none: parts of another kind, numbers that no column holds, a sign that no text can have. */
const ODD_CURSORS = [
  ['a', 'b'],
  ['a', 1e300],
  ['a\0', 1],
  ['1', '\0'],
  ['1e9', 'x'],
  [1, 2, 3, 4, 5],
  [0.5, 'a', 1, 1, 1],
  [13],
  [-1],
].map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));

/** A text: one that may well be meant, or an odd one. */
export const texts: Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'egg',
      'spinach',
      'flour',
      'minestrone',
      'spaghetti-carbonara',
      'Soups',
      'Italian',
      'csv',
      'email',
      'image/png',
      'a.png',
      'cook@example.org',
      'wooden spoon orbit',
      '2026-11-21',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_CURSORS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** A number: small, at the edge of what a type holds, or no number at all to arithmetic. */
export const numbers: Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -1, max: 30 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      0.1,
      1.5,
      100,
      101,
      1e6,
      2 ** 31 - 1,
      -(2 ** 31),
      2 ** 31,
      1e15,
      2 ** 53,
      1e308,
      -1e308,
      5e-324,
    ),
  },
);

/** Anything that JSON can carry. */
export const anything: Arbitrary<unknown> = fc.oneof(
  texts,
  numbers,
  fc.boolean(),
  fc.constant(null),
  fc.array(texts, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('id', 'a', '__proto__', 'constructor'), texts, { maxKeys: 2 }),
);

/** `value`, but something else altogether once in a while. */
export const mostly = (value: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: value }, { weight: 1, arbitrary: anything });

/** A text with a sign lost, doubled or put in, once in a while. */
export const mangled = (text: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(text) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.nat({ max: Math.max(0, text.length - 1) }),
          fc.constantFrom('', '{', '}', '"', '$', '(', '\0', '\u{D800}', '...', '@', '!', '[', ':', '\n'),
        )
        .map(([at, sign]) => text.slice(0, at) + sign + text.slice(at + 1)),
    },
  );
