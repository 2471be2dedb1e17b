import {
  ABOUT_WORDS,
  ADVICE_WORDS,
  INGREDIENTS_WORDS,
  INSTRUCTIONS_WORDS,
  NOTES_WORDS,
  OTHER_WORDS,
} from '../section-headings.ts';
import type { TextLine } from './text-line.ts';
import { beginsWithAmount } from './line-shape.ts';

/** What a heading says of the lines below it; what is neither bought nor done is a note. */
export type Heading = 'about' | 'ingredients' | 'steps' | 'notes';

/** Heading, and what follows it on its own line: "Ingredients: 2 eggs, 200 g flour". */
const HEADINGS: readonly [Heading, RegExp][] = [
  [
    'ingredients',
    new RegExp(
      `^(?:${INGREDIENTS_WORDS})(?: list)?(?:\\s*\\([^()]{0,60}\\))?(?:\\s*:\\s*(?<behind>\\S.*)|\\s*:?)$`,
      'iu',
    ),
  ],
  ['steps', new RegExp(`^(?:${INSTRUCTIONS_WORDS})(?:\\s*:\\s*(?<behind>\\S.*)|\\s*:?)$`, 'iu')],
  ['steps', /^how to (?:make|prepare|cook)(?: it| this| them)?\s*:?$/iu],
  [
    'notes',
    new RegExp(`^(?:${NOTES_WORDS}|${ADVICE_WORDS}|${OTHER_WORDS})(?:\\s*:\\s*(?<behind>\\S.*)|\\s*:?)$`, 'iu'),
  ],
  ['about', new RegExp(`^(?:${ABOUT_WORDS})\\s*:?$`, 'iu')],
];
/** Longest line that is parted into ingredients, in characters. */
const PARTED_MAX = 500;
/** Between the ingredients of one line, but not in brackets and not in "1,5". */
const COMMA = /\s*(?:;|,(?!\d))\s*(?![^()]*\))/;

/** The lines with the headings among them told apart from what stands behind them, and with a line of several ingredients parted. */
export function headedLines(lines: readonly TextLine[]): (TextLine & { heading?: Heading })[] {
  return lines.flatMap((line) => {
    for (const [heading, pattern] of HEADINGS) {
      const match = pattern.exec(line.said);
      if (!match) continue;
      const behind = match.groups?.['behind'];
      if (behind === undefined) return [{ ...line, heading }];
      // "Preparation: 20 min" is a time.
      if (heading !== 'notes' && /^\S{0,4}\s*\d+\s*(?:min|h\b|std|stunde|heure|hora|uur|hour)/i.test(behind))
        return [line];
      const said = line.said.slice(0, -behind.length).trim();
      const below = heading === 'ingredients' ? partsOf(behind) : [behind];
      return [
        { ...line, said, heading },
        ...below.filter(Boolean).map((part) => ({ ...line, said: part, isApart: false })),
      ];
    }
    return parted(line);
  });
}

/** "2 eggs, 200 g flour and milk" is parted where every part has an amount. */
function parted(line: TextLine): TextLine[] {
  const parts = partsOf(line.said);
  if (parts.length < 2 || !parts.every(beginsWithAmount)) return [line];
  return parts.map((said, at) => ({ ...line, said, isApart: line.isApart && at === 0 }));
}

const partsOf = (said: string): string[] => (said.length > PARTED_MAX ? [said] : said.split(COMMA).filter(Boolean));
