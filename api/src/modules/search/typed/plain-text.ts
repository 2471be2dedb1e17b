const FRACTION = /(\d)(?=[¼-¾⅐-⅞])/gu;
/** Signs that cross something out. */
const CROSSES = /[🚫❌⛔🙅✖✗✘👎]\uFE0F?(?:\u200D[♀♂]\uFE0F?)?/gu;
/** What ends a sentence, or stands beside it; a point within a number does not. */
const STOPS = /\s[-–—]+\s|[;!?()[\]{}|•·"“”…–—]|\.(?!\d)/gu;

/**
 * A typed text with one way to write each thing, its words a blank apart: "½" is 1/2, "&" and, "w/o" without, "-onion" and "no-onion" no
 * onion; "," and ";" stand for what parts its pieces and its sentences. Letter case stays; apostrophes go.
 */
export function plainText(text: string): string {
  const plain = text
    .replace(FRACTION, '$1 ')
    .replace(CROSSES, ' no ')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replace(/ ?['’‘`´]n['’‘`´] ?/gi, ' and ')
    .replace(/['’‘`´]/g, '')
    .replace(/\bw\/ ?(?:out|o)\b/gi, ' without ')
    .replace(/\bw\/(?= ?\w)/gi, ' with ')
    .replace(/\band\/or\b/gi, ' or ')
    .replace(/(\p{L}) ?\/ ?(?=\p{L})/gu, '$1 or ')
    .replace(/[&+]| n (?=\S)/gi, ' and ')
    .replace(/^\s*[-–—*]\s+/gm, '')
    .replace(/(?<=\p{L})-(?=(?:no|not|without) )/giu, ' ')
    .replace(/(?<=^|[\s,;(])(?:[-−!]|no-)(?=\p{L})/giu, 'no ')
    .replace(/[\n\r]+/g, ' , ');
  return plain.replace(STOPS, ' ; ').replace(/,(?!\d)/g, ' , ').replaceAll(':', ' ').replace(/\s+/g, ' ').trim();
}
