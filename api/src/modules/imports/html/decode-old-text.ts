import { TextDecoder } from 'node:util';

/** What a code page of DOS has for the bytes from 0x80 on. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';

/** Letters that recipes of the west are written in. */
const LETTER = /[äöüßáàâãåæçéèêëíìîïñóòôõøœúùûÄÖÜÁÀÂÃÅÆÇÉÈÊËÍÎÏÑÓÒÔÕØŒÚÙÛ]/;
/** Those that may be a word by themselves. */
const WORD = /[àÀÈÉ]/;
/** What says nothing for or against an encoding wherever it stands. */
const ANYWHERE = /[–—…•®©™´×±·¡¿¢£€²³\u00A0]/;
const OPENING = /[“„‘‚]/;

/** A letter beyond ASCII with its neighbours. */
interface Place {
  before: string;
  letter: string;
  behind: string;
}

/**
 * A text with a byte for each letter, written by a program that does not say in which code page: Windows-1252, or one of the pages of DOS where
 * that gives letters, fractions and degrees where Windows-1252 would give signs in the midst of words.
 */
export function decodeOldText(bytes: Uint8Array): string {
  const texts = [new TextDecoder('windows-1252').decode(bytes), inPage(bytes, CP850), inPage(bytes, CP437)];
  const [first = '', ...others] = texts;
  return others.reduce((best, text) => (sense(text) > sense(best) ? text : best), first);
}

function inPage(bytes: Uint8Array, page: string): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\xFF]/g, (letter) => page[letter.charCodeAt(0) - 0x80] ?? letter);
}

/** How much sense the letters beyond ASCII make where they stand. */
function sense(text: string): number {
  const hasBothQuotes = text.includes('«') && text.includes('»');
  let sum = 0;
  for (const { 0: letter, index } of text.matchAll(/[^\0-\x7F]/g)) {
    const place = { before: text[index - 1] ?? ' ', letter, behind: text[index + 1] ?? ' ' };
    sum += /[«»]/.test(letter) ? Number(hasBothQuotes) * 2 - 1 : senseOf(place);
  }
  return sum;
}

function senseOf({ before, letter, behind }: Place): -1 | 0 | 1 {
  if (LETTER.test(letter)) return isInWord({ before, letter, behind }) ? 1 : -1;
  if (/[°º]/.test(letter)) return /[\d\s]/.test(before) ? 1 : 0;
  if (/[½¼¾]/.test(letter)) return /\p{L}/u.test(before) ? -1 : 1;
  if (letter === '’') return /\S/.test(before) ? 1 : -1;
  if (letter === '”') return /[^\s]/.test(before) && !/\p{L}/u.test(behind) ? 1 : -1;
  if (OPENING.test(letter)) return !/\p{L}/u.test(before) && /\S/.test(behind) ? 1 : -1;
  return ANYWHERE.test(letter) && !(/\p{L}/u.test(before) && /\p{Ll}/u.test(behind)) ? 0 : -1;
}

/** Whether a letter stands beside others as it may: no "øF" behind a figure, no "SoÙe". */
function isInWord({ before, letter, behind }: Place): boolean {
  if (!/\p{L}/u.test(before) && !/\p{L}/u.test(behind)) return WORD.test(letter) && /\s/.test(before);
  if (/\d/.test(before)) return false;
  const isUpper = /\p{Lu}/u.test(letter);
  return isUpper ? !/\p{Ll}/u.test(before) : !/\p{Lu}/u.test(behind) || /\p{Lu}/u.test(before);
}
