/** Spellings of one word that differ between countries and cookbooks; the right side is the form compared. */
const SPELLINGS = new Map(
  Object.entries({
    chili: 'chilli',
    chile: 'chilli',
    chily: 'chilli',
    chilly: 'chilli',
    chillie: 'chilli',
    yoghurt: 'yogurt',
    yogourt: 'yogurt',
    whisky: 'whiskey',
    colour: 'color',
    coloured: 'colored',
    colouring: 'coloring',
    flavour: 'flavor',
    flavoured: 'flavored',
    flavouring: 'flavoring',
    fibre: 'fiber',
    grey: 'gray',
    filet: 'fillet',
    licorice: 'liquorice',
    omelet: 'omelette',
    doughnut: 'donut',
    crystallized: 'crystallised',
    caramelized: 'caramelised',
    pasteurized: 'pasteurised',
    vinager: 'vinegar',
    sause: 'sauce',
    suger: 'sugar',
    desicated: 'desiccated',
    dessicated: 'desiccated',
    condenced: 'condensed',
    chesnut: 'chestnut',
    bullion: 'bouillon',
    bulion: 'bouillon',
    caulifloweret: 'cauliflower',
    cauliflowerette: 'cauliflower',
    parmigiano: 'parmesan',
    loaves: 'loaf',
    leaves: 'leaf',
    halves: 'half',
    calves: 'calf',
    knives: 'knife',
    geese: 'goose',
    feet: 'foot',
    pepperoncino: 'pepperoncini',
  }),
);

/** Words that end in s and are not plurals. */
const SINGULAR_IN_S = /(?:ss|us|molasses|schnapps|grits|haggis|cassis|pastis|anis|tapas)$/;

/** A word of a food's name: as written, in lower case without accents, and in the form that is compared. */
export interface NameWord {
  text: string;
  form: string;
  /** It was written otherwise, and may have meant something else. */
  isMended?: boolean;
}

/** The words of a name, plain and comparable. `Crème Fraîches` gives `creme`/`creme` and `fraiches`/`fraiche`. */
export function readWords(name: string): NameWord[] {
  const plain = /[^\x20-\x7e]/.test(name) ? withoutAccents(name) : name;
  const texts =
    plain
      .toLowerCase()
      .replace(/&|\+(?= )/g, ' and ')
      .replace(/['’`]/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  return texts.map((text) => ({ text, form: singular(text) }));
}

/**
 * The words of a food's name, comparable: without case, accents, punctuation and plural. The forms need not be English (`cookies`
 * gives `cooky`); they only have to be the same for the same word.
 */
export function nameWords(name: string): string[] {
  return readWords(name).map((word) => word.form);
}

function withoutAccents(text: string): string {
  return text
    .replace(/[™℠]/g, '') // else letters of the word before
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[øØ]/g, 'o')
    .replace(/ı/g, 'i');
}

/** One form for singular, plural and spelling variants of an English word, in lower case. */
export function singular(word: string): string {
  const known = SPELLINGS.get(word);
  if (known !== undefined) return known;
  const form = withoutPlural(word);
  return SPELLINGS.get(form) ?? form;
}

function withoutPlural(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith('ie')) return word.length > 4 ? `${word.slice(0, -2)}y` : word;
  if (!word.endsWith('s') || SINGULAR_IN_S.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ch|sh|ss|x|zz|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
