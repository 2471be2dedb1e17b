import { Allergen } from '../dietary.ts';
import type { Facts } from '../foods/food-knowledge.ts';
import { foldedForeign, foldedPattern } from '../names/foreign-words.ts';

/** Beginnings and ends of words of other languages that tell of an allergen, without accents; the compounds of German end in anything. */
const WORDS: readonly (readonly [Allergen, RegExp])[] = [
  [Allergen.PEANUT, /erdnuss|cacahu|arachid/],
  [
    Allergen.TREE_NUTS,
    /(?<!erd|muskat|koko|kokos)nuss|\bnoix\b(?! de (?:coco|muscade|beurre|jambon|veau|porc|boeuf|saint jacques|st jacques))|\bnoci\b|nocciol|\bnue(?:z|ces)\b(?! moscada)|mandel|\bamande|almendra|mandorl|pistazi|pistacch|noisette|avellana|anacard|marzipan|nougat|krokant|praline/,
  ],
  [Allergen.SESAME, /sesam|tahin/],
  [Allergen.SOY, /soja|\bsoia\b/],
  [Allergen.MUSTARD, /senf|moutarde|mostaza|senape/],
  [Allergen.CELERY, /sellerie|\bceleri|\bapio\b|\bsedano\b/],
  [
    Allergen.DAIRY,
    /(?<!kokos|mandel|hafer|soja|reis)milch|(?<!kokos)sahne|\b(?:in|mit|und) butter\b|kase|joghurt|quark|schmand|\blait\b(?! de (?:coco|soja|riz|avoine))|\bbeurre|fromage|yaourt|\bleche\b(?! de (?:coco|soja|avena))|mantequilla|\bqueso|\byogur\b|\blatte\b(?! di (?:cocco|soia|riso))|\bpanna\b|\bburro\b(?! di)|formaggio/,
  ],
  [Allergen.EGGS, /\bei(?:er|gelb|weiss)?\b|\boufs?\b|\bhuevo|\buov[ao]\b|mayonesa|maionese|majonase/],
  [
    Allergen.GLUTEN,
    /weizen|paniermehl|semmelbrosel|chapelure|pan rallado|pangrattato|paniert|\bpanees?\b|empanad|impanat|rebozad/,
  ],
  [Allergen.FISH, /fisch|sardelle|anchois|anchoa|acciug|poisson|pescado|\bpesce\b/],
  [Allergen.CRUSTACEANS, /garnele|krabbe|crevette|\bgambas?\b|gamber/],
];

const TOLD = WORDS.map(([allergen, words]) => [allergen, foldedPattern(words.source)] as const);

/** What takes away what is told: "ohne Nüsse", "sans lait", "milchfrei". */
const NEGATED = /\b(?:ohne|kein\w*|sans|sin|senza|statt|anstatt|au lieu|en vez|al posto|\w+frei\w*)\b/;

/** What a remark in another language may add to its food: allergens that its words tell of, as nothing of them is certain. None behind a negation. */
export function factsInForeignRemark(remark: string | null): Facts[] {
  const said = foldedForeign(remark ?? '');
  if (said === '' || NEGATED.test(said)) return [];
  const unsure = TOLD.flatMap(([allergen, words]) => (words.test(said) ? [allergen] : []));
  return unsure.length === 0 ? [] : [{ diet: 'vegan', contains: [], unsure }];
}
