import { partsOfCompound } from './foreign-compounds.ts';
import { CUT_INTO } from './foreign-states.ts';
import { foldedForeign, foldedPattern, isSaidBeside, withoutArticle, withoutSaid } from './foreign-words.ts';

/** A name of another language that a text begins or ends with. All folded. */
export interface ForeignHead {
  name: string;
  /** The words besides that are not known to leave the food what it is. */
  rest: string[];
}

/** What makes another food of one, or promises what the food does not keep: "margarine végétale", "falsches Filet", "farina senza glutine", "muffin tin". */
const CHANGES =
  /^(?:soja|soya|sesam\w*|\w*vegan\w*|vegetal\w*|vegetar\w*|\w*pflanzlich\w*|sans|sin|senza|ohne|\w*frei\w*|free|light|ersatz|imitat\w*|falsch\w*|fau(?:x|sse)|fals[oa]|alternativ\w*|art|style|stil|facon|saveur|sabor|gusto|gout|geschmack|arom\w*|\w*pulver|poudre|polvo|polvere|sauce|salsa|sugo|suppe|soupe|sopa|zuppa|salat\w*|creme|crema|pate|pasta|paste|saft|jus|jugo|zumo|succo|ol|huile|aceite|olio|essig|vinaigre|vinagre|aceto|lait|leche|latte|milch|farine|harina|farina|mehl|mit|avec|con|tins?|pans?|trays?|moulds?|papers?|bags?|cups?|liners?|racks?|cutters?|kits?|mix)$/;

/** Behind a food: what was taken out of it, what it lies in, where it comes from. */
const HARMLESS = [
  '(?:ohne|sans|sin|senza) (?:haut|knochen|graten|kerne?|stein|schale|rinde|strunk|fett|peau|aretes?|os|noyaux?|pepins|croute|couenne|gras|piel|huesos?|espinas|semillas|pepitas|corteza|tallos?|pelle|lische|oss[oi]|semi|noccioli|crosta|gambi)',
  '(?:im|in) (?:eigene[nm]|der) (?:saft|schale|haut)|mit (?:haut|schale|knochen|grun)|avec (?:peau|os|la peau)|con (?:piel|hueso|pelle|osso|la pelle|la piel)',
  '(?:aus|von) (?:der|dem) (?:keule|schulter|brust|nacken|oberschale|hufte|region|freiland\\w*)|vom (?:vortag|metzger|bauern)|am stuck|sott olio|sotto sale|a l huile(?: d olive)?|en aceite(?: de \\w+)?|in (?:ol|salzlake)|en conserva|en conserve|en boite|(?:aus|in) der dose|aus dem glas',
  '(?:au|al) natur(?:el|al|ale)|del dia anterior|de ayer|de la veille|d hier|di ieri|von gestern|de corral|de campo|d elevage|de saison|de temporada|di stagione|du jardin|du marche|du moulin|de plein air|plein air|label rouge|a[oc]p|igp|dop|doc',
  '(?:tipo|type|typ|t) ?(?:00?|[12]|\\d{2,4})|a? ?\\d+ ?(?:de cacao|kakao\\w*)?|(?:a|da|di|von|zu) \\d+ ?(?:g|gr|kg|ml|cl|cm)(?: (?:ca|circa|l un|l uno|chacun|je|cadauno|cad))?',
  CUT_INTO,
  '(?:en (?:poudre|polvo)|in polvere|in pulverform)|(?:a )?tout usage|(?:a )?tous usages|tout(?:e)?s? utilisations?|multi ?usages?|(?:de |para )?todo uso|(?:de )?uso (?:general|comun)|multiuso|per tutti gli usi',
  'de (?:bouchot|corde|roche|ligne|pays|printemps|montagne|riviere|ferme|pleine (?:mer|terre))|d (?:hiver|ete|eau douce)|du potager|de (?:roca|ria|rio|piscifactoria|invierno|verano|huerta|la huerta|montana|bellota|recebo|granja|anzuelo)|di (?:mare|fiume|lago|montagna|collina|campo|bosco|grotta|allevamento)|dell orto|da agricoltura biologica|aus (?:dem garten|freilandhaltung|biologischem anbau|okologischem anbau)|vom (?:markt|feld)',
  'mi maigre|semi epaisse?|en grano|en grains?|in grani|qualche (?:foglia|foglie|rametto|ciuffo)|quelques (?:feuilles|brins)|(?:algunas|unas) hojas|einige blatter',
  'montes? en neige|a punto de nieve|a neve|en poudre fine|a temperature(?: ambiante)?|(?:a|in) pomata|en pommade|a la temperatura ambiente|(?:bien|ben|molto|tres|muy|sehr|gut) (?!\\w*(?:beurr|burr|butter|mantec|mantequ|pane|pana|impan|rebozad|fari|hari|mehl|fromag|crem))\\w+',
];
/** What powder makes another food of, or makes with milk or starch: "lait de coco en poudre", "sauce en poudre". */
const NOT_AS_POWDER =
  /^(?:laits?|leche|latte|cremes?|crema|panna|nata|soupe|sopa|zuppa|sauces?|salsa|sugo|bouillon|caldo|brodo|jus|jugo|zumo|succo|vins?|vino|vinaigre|vinagre|aceto|miel|miele|huile|aceite|olio|beurre|burro|mantequilla|yaourt|yogu?rt?|boisson|bebida|bevanda|fond)\b/;
const AS_POWDER = /^(?:en (?:poudre|polvo)|in polvere|in pulverform)(?= |$)/;

const HARMLESS_AT_START = foldedPattern(`^(?:${HARMLESS.join('|')})(?= |$)`);

/** Small words between what is said of a food. */
const SMALL =
  /^(?:e|et|y|und|en|in|de|di|du|des|le|la|les|los|las|il|lo|gli|i|a|al|au|aux|da|del|non|pas|nicht|noch|d|l|ou|o|oder|si|possible|posible|possibile)$/;

/** "freilaufende", "griffiges", and what may stand between two of them: "helle und dunkle". */
const ENDS_AS_ADJECTIVE = /^[a-z]{4,}e[rsnm]?$|^(?:und|oder|bis|sehr|fein|grob|frisch|leicht|gut)$/;

/** Where a food comes from, which is written with a capital: "vin rouge de Bourgogne", "pimentón de la Vera"; it may name a food, too. */
const ORIGIN =
  /(?<=^[^\p{Lu}]*\p{L}[^\p{Lu}]*) (?:de la |del |della |dell['’]|de |du |des |d['’]|di )\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*(?=$| \p{Ll})/u;

/** A text without the place that its food comes from, if that names no food. */
export function withoutOrigin(text: string, namesFood: (words: string[]) => boolean): string {
  const origin = foldedForeign(ORIGIN.exec(text)?.[0] ?? '').split(' ');
  return origin.some((word) => CHANGES.test(word)) || namesFood(origin) ? text : text.replace(ORIGIN, '');
}

/**
 * The names that a text may begin with, the longest first, then those that it ends with behind German adjectives. None where a word besides makes
 * it another food.
 */
export function headsOf(text: string): ForeignHead[] {
  const words = withoutArticle(foldedForeign(text)).split(' ');
  const noun = words.findIndex((word) => !ENDS_AS_ADJECTIVE.test(word));
  return [
    ...words.map((_, at) => headOf(words.slice(0, words.length - at), words.slice(words.length - at))),
    ...words
      .slice(0, noun === -1 ? words.length - 1 : noun)
      .map((_, at) => headOf(words.slice(at + 1), words.slice(0, at + 1))),
  ]
    .filter(({ name, rest }) => name !== '' && !rest.some((word) => CHANGES.test(word)))
    .map(({ name, rest }) => ({ name, rest: rest.filter((word) => !isSaidBeside(word) && !SMALL.test(word)) }))
    .flatMap(withParts);
}

const headOf = (name: string[], rest: string[]): ForeignHead => ({
  name: name.join(' '),
  rest: NOT_AS_POWDER.test(name.join(' ')) && AS_POWDER.test(rest.join(' ')) ? rest : withoutHarmless(rest),
});

/**
 * A head, the same without what is said within, and those of the compound that it may be. A plural behind "de" is in no list of names: "poudre de
 * noisettes".
 */
function withParts({ name, rest }: ForeignHead): ForeignHead[] {
  const words = withoutSaid(name).split(' ');
  const last = words.at(-1) ?? '';
  const single = words.length > 1 && /[a-z]{4}s$/.test(last) ? [last.slice(0, -1)] : [];
  const ends = [last, ...single, ...partsOfCompound(last)];
  return [name, ...ends.map((end) => [...words.slice(0, -1), end].join(' '))].map((head) => ({ name: head, rest }));
}

/** Words without the phrases among them that are known to be harmless. */
function withoutHarmless(words: readonly string[]): string[] {
  const [first] = words;
  if (first === undefined) return [];
  const known = HARMLESS_AT_START.exec(words.join(' '))?.[0].split(' ').length ?? 0;
  return known > 0 ? withoutHarmless(words.slice(known)) : [first, ...withoutHarmless(words.slice(1))];
}
