import { withoutNumber } from '../page/split-steps.ts';

/** A line of a text that is not blank. */
export interface TextLine {
  /** Its words, without marks and number. */
  said: string;
  isNumbered: boolean;
  /** Whether a blank line stands before it. */
  isApart: boolean;
}

/** Day, time and writer, as chats are copied: "[12/03/24, 18:22] Anna: ". */
const CHAT =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:[-–]\s*)?[^:]{1,40}:\s+/i;
/** What marks a quote, a heading, an item of a list or a tick, and pictures. */
const MARK =
  /^(?:(?:>|#{1,6}(?=\s)|[-–—*+•·▢□☐☑✓✔◦‣▪]|\[[ xX]?\]|\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D)\s*)+/u;
const EMPHASIS = /\*\*|__|\*(?=\S)|(?<=\S)\*/g;
/** "1- Mix" */
const DASHED_NUMBER = /^\d{1,2}\s?[-–]\s+(?=\p{Lu}\p{Ll})/u;

/** The lines of a text as people paste it, without blank ones and those of nothing but marks. */
export function textLinesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let isApart = false;
  for (const written of text.split(/\r\n?|\n|\u2028|\u2029/)) {
    const bare = withoutMarks(written);
    const said = withoutNumber(bare).replace(DASHED_NUMBER, '');
    if (/[\p{L}\p{N}]/u.test(said)) lines.push({ said, isNumbered: said !== bare, isApart });
    isApart = bare === '';
  }
  return lines;
}

/** A line without what stands before its words. */
function withoutMarks(written: string): string {
  return written.trim().replace(CHAT, '').replaceAll('’', "'").replace(MARK, '').replace(EMPHASIS, '').trim();
}
