import { allNamed, textsNamed, trimmed, xmlTree, type Element } from '../archive/markup-tree.ts';
import type { OpenedFile } from '../archive/opened-file.ts';
import { linesIn, type ReadItem } from './recipe-format.ts';

/** Beginning of a file that says what it is, in characters. */
const HEAD = 4_000;

/** Whether a file has this mark near its beginning. */
export const begins = (mark: RegExp) => (file: OpenedFile) => mark.test(file.text.slice(0, HEAD));

/** What is read of each element of this name in a file. */
export const recipesIn = (file: OpenedFile, name: string, read: (recipe: Element) => ReadItem): ReadItem[] =>
  allNamed(xmlTree(file.text), name).map(read);

/** The elements of steps, or the lines of a text in one piece. */
export function stepsOf(element: Element, name: string): string[] {
  const steps = textsNamed(element, name);
  return steps.length > 0 ? steps.flatMap(linesIn) : linesIn(trimmed(element));
}
