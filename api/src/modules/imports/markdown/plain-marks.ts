/** Longest text between two marks, in characters. */
const INSIDE = '{1,500}?';
const MARKS: readonly [RegExp, string][] = [
  [/!\[[^\]\n]{0,300}\]\([^)\n]{0,2000}\)/g, ''],
  [/\[([^\]\n]{1,300})\]\([^)\n]{0,2000}\)/g, '$1'],
  [new RegExp(`(\\*\\*|__)(?=\\S)([^\\n]${INSIDE})(?<=\\S)\\1`, 'g'), '$2'],
  [new RegExp(`(?<![\\p{L}\\p{N}*])\\*(?=[^\\s*])([^*\\n]${INSIDE})(?<=\\S)\\*(?![\\p{L}\\p{N}*])`, 'gu'), '$1'],
  [new RegExp(`(?<![\\p{L}\\p{N}_])_(?=[^\\s_])([^_\\n]${INSIDE})(?<=\\S)_(?![\\p{L}\\p{N}_])`, 'gu'), '$1'],
  [/`([^`\n]{1,300})`/g, '$1'],
];
/** A line in bold heads what follows, as long as it has its marks. */
const HEADING = /^\s*\*\*[^*]+\*\*:?\s*$/;
/** The address of a picture in a text. */
const PICTURE = /!\[[^\]\n]{0,300}\]\(\s*<?([^)>\s]{1,2000})/g;

/** A text with Markdown in it as its reader sees it: marks and pictures gone, links as their words. What is no text stays as it is. */
export function withoutMarks(value: unknown): unknown {
  if (typeof value !== 'string' || HEADING.test(value)) return value;
  return MARKS.reduce((text, [mark, words]) => text.replace(mark, words), value).trim();
}

/** The addresses of the pictures in a text. */
export const picturesIn = (text: string): string[] => [...text.matchAll(PICTURE)].map((match) => match[1] ?? '');
