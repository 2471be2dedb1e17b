import { inWords } from './food-emoji.ts';
import { PEOPLE } from './people.ts';

const FRACTION = /(\d)(?=[¼-¾⅐-⅞])/gu;
/** How many there are, behind their name: "chicken breasts x2". */
const TIMES = /(?<=\p{L}) \(?x ?\d{1,2}\)?(?=$|[\s,;])(?! ?\d* ?(?:g|kg|ml|l|cl|oz|lbs?)\b)/giu;
/** Signs that cross something out. */
const CROSSES = /[🚫❌⛔🙅✖✗✘👎🤮🤢]\uFE0F?(?:\u200D[♀♂]\uFE0F?)?/gu;
/** A colon behind who eats, as in "my son is coeliac: rice, peas", ends what is said of them. */
const EATER = /(?<=\b(?:vegans?|vegetarians?|pesc[ae]tarians?|co?eliacs?)) ?:/giu;
/** "My sister is", behind which stands what she is: lactose intolerant, vegan. */
const PERSON_IS = new RegExp(
  `\\b(${PEOPLE}) (?:is|are|was|were|(?:is |are |has |have |just )*(?:gone|went|turned|become|became)) (?!(?:no|not|off|out|gone) )`,
  'giu',
);
/** What tells how a dish is to be, and not of the foods behind it: "not too spicy, chicken and rice", "not spicy noodles". */
const MANNER =
  /(\b(?:not (?:too |so |very |that )?(?:spicy|hot)|no added (?:sugar|salt))) ?(?:,|$)|(\bnot (?:too |so |very |that )?spicy)(?= (?!(?:but|and|or|at)\b)\p{L})/giu;
/** What ends a sentence, or stands beside it; a point within a number does not. */
const STOPS = /\s[-–—]+\s|[;!?()[\]{}|•·"“”…–—]|\.(?!\d)/gu;

/**
 * A typed text with one way to write each thing, its words a blank apart: "½" is 1/2, "&" and, "w/o" without, "-onion" and "no-onion" no
 * onion, "🧅" onions; "," and ";" stand for what parts its pieces and its sentences. Letter case stays; apostrophes go.
 */
export function plainText(text: string): string {
  const plain = inWords(text.replace(CROSSES, ' no '))
    .replace(FRACTION, '$1 ')
    .replace(TIMES, ' ,')
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
  return plain
    .replace(STOPS, ' ; ')
    .replace(MANNER, '$1$2 ; ')
    .replace(EATER, ' ; ')
    .replace(PERSON_IS, '$1 ; ')
    .replace(/,(?!\d)/g, ' , ')
    .replaceAll(':', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
