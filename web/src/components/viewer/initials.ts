/** The first letters of the first and the last word of a name, in capitals: "Ada King Marsh" is "AM". */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const ends = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return ends.map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase() : '')).join('');
}
