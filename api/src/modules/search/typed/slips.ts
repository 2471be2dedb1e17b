/**
 * A pattern of all that one slip of the finger makes of a word: a letter left out, doubled, added or mistaken for another, or two in the wrong
 * order.
 */
export function slipsOf(word: string): string {
  const slips = [...word].flatMap((letter, at) => slipsAt(word.slice(0, at), letter, word.slice(at + 1)));
  return `(?:${[...new Set(slips)].join('|')})`;
}

function slipsAt(before: string, letter: string, after: string): string[] {
  const [next = '', ...others] = after;
  return [
    before + after,
    `${before}[a-z]${after}`,
    `${before}[a-z]${letter}${after}`,
    before + next + letter + others.join(''),
  ];
}
