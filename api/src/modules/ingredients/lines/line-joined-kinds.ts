import { sharedNoun } from '../names/name-kinds.ts';
import { findRemark } from './line-remarks.ts';
import { partsOf } from './line-shared-words.ts';
import { isOnlyModifiers } from './only-modifiers.ts';

/** "corn, peanut or vegetable oil", "rich, red, green and yellow peppers": kinds set off by commas before the noun they share. */
export function joinKinds(pieces: string[]): void {
  const last = pieces.findIndex((piece) => / (?:or|and) |^and /i.test(piece));
  const { kinds, joint, later } = endOfKinds(pieces[last] ?? '');
  const isKind = (piece: string): boolean => sharedNoun(piece, later) !== undefined;
  const first = pieces.slice(0, Math.max(0, last)).findIndex(isKind);
  if (first === -1 || ![...pieces.slice(first, last), ...kinds].every(isKind)) return;
  if (!pieces.slice(0, first).every(isOnlyModifiers)) return;
  const joined = pieces.slice(first, last + 1).join(joint);
  pieces.splice(0, last + 1, [...pieces.slice(0, first), joined].join(' ').replace(/ and and /i, ' and '));
}

/** The end of a list of kinds: what joins them, the kind it may begin with ("green and yellow peppers") and the names that bear their noun. */
function endOfKinds(piece: string): { kinds: string[]; joint: string; later: string[] } {
  const full = withoutRemark(piece).replace(MEASURED_OTHER, '');
  const [, kind, noun] = / or /i.test(full) ? [] : (/^(?:(\S+) )?and (.+)/i.exec(full) ?? []);
  return noun === undefined
    ? { kinds: [], joint: ' or ', later: partsOf(full).slice(1) }
    : { kinds: kind === undefined ? [] : [kind], joint: ' and ', later: [noun] };
}

/** What stands behind kinds with an amount of its own: "red, green and yellow peppers or 14 ounces chopped". */
const MEASURED_OTHER = / or [\d½¼¾⅓⅔⅛].*$/i;

function withoutRemark(text: string): string {
  const at = findRemark(text, 0);
  return at === -1 ? text : text.slice(0, at);
}
