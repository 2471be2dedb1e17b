/** A text in one piece that is longer than this, in characters, is parted into its sentences. */
const STEP_LONG = 280;
/** `1️⃣` before a step. */
const BOXED_NUMBER = /^(?:(?:\d\uFE0F?\u20E3)+|🔟)\s*/u;
/** `1.`, `2)`, `Step 3:` before a step. */
const NUMBER = /^(?:step\s*)?\d{1,2}\s*[.):>]\s+|^step\s*\d{1,2}\s*[-–:.]?\s+(?=\p{Lu})/iu;
/** `1.Mix`, where the space got lost. */
const NUMBER_AT_WORD = /^\d{1,2}[.)](?=\p{Lu}\p{Ll})/u;
const ONLY_NUMBER = /^(?:step\s*)?\d{1,2}\s*[.):]?$/i;
const BETWEEN_NUMBERED = /\s+(?=(?:step\s*)?\d{1,2}[.)]\s+\p{Lu})/iu;
/** A full stop before a new sentence, also where the space got lost, but not that of "350 deg. F". */
const BETWEEN_SENTENCES = /(?<=[\p{Ll}\d)][.!?]|[°\s\d][CF]\.)\s*(?=\p{Lu}\p{Ll})/u;

/** A step without the number before it; empty where it is nothing but a number. */
export function withoutNumber(step: string): string {
  return ONLY_NUMBER.test(step) ? '' : withoutBoxedNumber(step).replace(NUMBER, '').replace(NUMBER_AT_WORD, '');
}

/** A step without the picture of a number before it, which is neither a Markdown list nor text. */
export function withoutBoxedNumber(step: string): string {
  return step.replace(BOXED_NUMBER, '');
}

/** The steps of instructions that are one text of some lines: its lines, its numbered parts, or its sentences where it is long. */
export function splitSteps(lines: readonly string[]): string[] {
  return partsOf(lines)
    .map(withoutNumber)
    .filter((step) => step !== '');
}

function partsOf(lines: readonly string[]): readonly string[] {
  const only = lines[0];
  if (lines.length !== 1 || only === undefined) return lines;
  const numbered = only.split(BETWEEN_NUMBERED);
  if (numbered.length > 1 && NUMBER.test(numbered[0] ?? '')) return numbered;
  return only.length > STEP_LONG ? only.split(BETWEEN_SENTENCES) : lines;
}
