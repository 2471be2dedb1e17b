import { BESIDE_STEMS, BESIDE_WORDS, CUT_INTO } from './foreign-states.ts';

/** Small words before a name: "der", "du", "d'", "los", "gli". */
const BEFORE_NAME =
  /^(?:(?:der|die|das|den|dem|ein|eine|einen|einer|le|la|les|l|un|une|du|des|de|d|el|los|las|una|uno|unos|unas|del|il|lo|gli|i|di|dei|degli|delle|della|dell|dello|von|vom) )+(?=\S)/;

/** Beginnings of words that only say how a food is cut, how big or how good; the endings of all four languages may follow. */
const SAID_STEMS = [
  'tk|frisch|fein|grob|klein|gross|mittelgross|mittler|reif|weich|zimmerwarm|kalt|warm|lauwarm|heiss|flussig|fest|dick|dunn|jung|ganz|bio|regional|gut|etwas|wenig|reichlich|halbiert|geviertelt',
  'gehackt|gerieben|gemahlen|getrocknet|gekocht|gewurfelt|geschnitten|geschalt|gewaschen|gehobelt|geraspelt|gesiebt|gepresst|gequetscht|zerdruckt|zerlassen|geschmolzen|verquirlt|abgetropft|abgegossen|entkernt|entsteint|gerostet|gezupft|aufgetaut|ungekocht|roh|gestrichen|gehauft',
  'hache|emince|rape|cisele|coupe|fraich|frai|gro|grand|petit|moyen|mur|beau|bel|bell|pele|epluche|egoutte|fondu|mou|moll|ramolli|tied|froid|chaud|entier|fin|finement|grossierement|moulu|sech|sec|cuit|denoyaute|effeuille|ecrase|presse|battu|lave|rince|concasse|cru|surgele',
  'picad|rallad|molid|trocead|cortad|fresc|grand|median|pequen|madur|pelad|enter|finamente|tibi|fri|calient|sec|cocid|derretid|bland|natural|lavad|escurrid|batid|machacad|laminad|exprimid|desmenuzad|deshuesad|crud|tostad|congelad|buen',
  'tritat|grattugiat|medi|piccol|matur|pelat|inter|affettat|sciolt|fus|ammorbidit|fredd|tiepid|cald|macinat|secc|cott|sgocciolat|sbattut|lavat|schiacciat|spremut|snocciolat|sbucciat|mondat|tostat|surgelat|crud|finemente|grossolanamente|essiccat|denocciolat|dissalat',
];
const ENDINGS = '(?:e|er|es|en|em|ne|s|x|o|a|os|as|i|ie|elle|hi|he)?';
const SAID = foldedPattern(`^(?:${SAID_STEMS.join('|')})${ENDINGS}$`);
const BESIDE = foldedPattern(`^(?:${BESIDE_STEMS.join('|')})${ENDINGS}$|^(?:${BESIDE_WORDS})$`);
/** Cuts that stand behind a name: "en dés", "in feine Scheiben", "a fette sottili", "en petits morceaux". */
const CUT = foldedPattern(` ${CUT_INTO}$`);

/**
 * A text as names in other languages are compared: in lower case, without accents and signs; ä, ö and ü as well as ae, oe and ue count as
 * a, o and u, ß as ss. A Soße is a Sauce.
 */
export function foldedForeign(text: string): string {
  const lower = text.toLowerCase();
  return (isAscii(lower) ? lower : withoutAccents(lower))
    .replace(/([aou])e/g, '$1')
    .replace(/sosse(?=n?(?![a-z]))/g, 'sauce')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A pattern of words as they are spelt, for texts that are folded: there "queso" is quso. */
export function foldedPattern(source: string): RegExp {
  return new RegExp(source.replace(/([aou])e/g, '$1'));
}

/** Whether a text has no accents, but for a curly apostrophe. */
export const isAscii = (text: string): boolean => !/[^\x20-\x7e’]/.test(text);

function withoutAccents(lower: string): string {
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[æœø]/g, (letter) => (letter === 'æ' ? 'a' : 'o'));
}

/** Whether a word of another language, folded, only says how a food is cut, how big or how good. */
const isSaidForeign = (word: string): boolean => SAID.test(word);

/** Whether it does so beside a whole name. */
export const isSaidBeside = (word: string): boolean => isSaidForeign(word) || BESIDE.test(word);

/** Articles and prepositions of French, Italian and Spanish between other words; or the space of French before a colon. */
export const ROMANCE =
  /(?<!\p{L})(?:d['’]|(?:de|di|du|des|del|della|le|les|el|los|il|une?) )(?=.*\p{L})|(?<!\p{L})(?:jus|zestes?)(?!\p{L})|(?<!\p{L})q\.? ?b\.|\p{L}(?:\(s\))? : [\d½¼¾⅓⅔⅛]/iu;

/** A folded text without articles before it. */
export const withoutArticle = (folded: string): string => folded.replace(BEFORE_NAME, '');

/** A folded text without what is only said about the food. */
export function withoutSaid(folded: string): string {
  return withoutArticle(folded.replace(CUT, ''))
    .split(' ')
    .filter((word) => !isSaidForeign(word))
    .join(' ');
}

/** Words of English that are foods in another language: alone they are meant so, among English words they are not ("a pan of rice"). */
const ENGLISH_WORDS = new Set(
  'bleu carne die fond leches mais more note pain pan pois rape sale salade schnitzel the vin'.split(' '),
);

/** Whether a word is one that English has, too. */
export const isEnglishWord = (word: string): boolean => ENGLISH_WORDS.has(word.toLowerCase());
