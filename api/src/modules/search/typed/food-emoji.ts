/** The foods that are drawn as signs, each by a name of the catalogue. */
const NAMES: Readonly<Record<string, string>> = {
  '🍏': 'apples',
  '🍎': 'apples',
  '🍐': 'pears',
  '🍊': 'oranges',
  '🍋': 'lemons',
  '🍋‍🟩': 'limes',
  '🍌': 'bananas',
  '🍉': 'watermelon',
  '🍇': 'grapes',
  '🍓': 'strawberries',
  '🫐': 'blueberries',
  '🍈': 'melon',
  '🍒': 'cherries',
  '🍑': 'peaches',
  '🥭': 'mangoes',
  '🍍': 'pineapple',
  '🥥': 'coconut',
  '🥝': 'kiwis',
  '🍅': 'tomatoes',
  '🫒': 'olives',
  '🥑': 'avocados',
  '🍆': 'aubergines',
  '🥔': 'potatoes',
  '🥕': 'carrots',
  '🌽': 'sweetcorn',
  '🌶': 'chillies',
  '🫑': 'bell peppers',
  '🥒': 'cucumber',
  '🥬': 'leafy greens',
  '🥦': 'broccoli',
  '🧄': 'garlic',
  '🧅': 'onions',
  '🍄': 'mushrooms',
  '🍄‍🟫': 'mushrooms',
  '🥜': 'peanuts',
  '🫘': 'beans',
  '🌰': 'chestnuts',
  '🫚': 'ginger',
  '🫛': 'peas',
  '🍞': 'bread',
  '🥖': 'baguette',
  '🫓': 'flatbread',
  '🥐': 'croissants',
  '🥨': 'pretzels',
  '🥯': 'bagels',
  '🧀': 'cheese',
  '🍗': 'chicken',
  '🐔': 'chicken',
  '🐓': 'chicken',
  '🥩': 'steak',
  '🐄': 'beef',
  '🐮': 'beef',
  '🥓': 'bacon',
  '🐖': 'pork',
  '🐷': 'pork',
  '🐑': 'lamb',
  '🦆': 'duck',
  '🦃': 'turkey',
  '🐟': 'fish',
  '🐠': 'fish',
  '🦐': 'prawns',
  '🍤': 'prawns',
  '🦞': 'lobster',
  '🦀': 'crab',
  '🦑': 'squid',
  '🐙': 'octopus',
  '🦪': 'oysters',
  '🥚': 'eggs',
  '🍳': 'eggs',
  '🧈': 'butter',
  '🥛': 'milk',
  '🍚': 'rice',
  '🍯': 'honey',
  '🍫': 'chocolate',
  '🧂': 'salt',
  '🍷': 'red wine',
  '🍺': 'beer',
  '☕': 'coffee',
  '🎃': 'pumpkin',
  '🍠': 'sweet potatoes',
  '🌿': 'herbs',
};

/** The dishes that are drawn, where nothing is written beside them. */
const DISHES: Readonly<Record<string, string>> = {
  '🍝': 'spaghetti',
  '🍕': 'pizza',
  '🍔': 'burger',
  '🌮': 'tacos',
  '🌯': 'burrito',
  '🥙': 'falafel',
  '🥗': 'salad',
  '🍜': 'noodles',
  '🍛': 'curry',
  '🍲': 'stew',
  '🥘': 'paella',
  '🍣': 'sushi',
  '🥟': 'dumplings',
  '🥞': 'pancakes',
  '🧇': 'waffles',
  '🥪': 'sandwich',
  '🥧': 'pie',
  '🍰': 'cake',
  '🎂': 'cake',
  '🧁': 'muffins',
  '🍪': 'cookies',
};

const SIGN = /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;
/** Signs of food, one beside another. */
const RUN = new RegExp(`(?:${SIGN.source}\\s*)+`, 'gu');

/**
 * A text with the foods in it that are drawn put into words: "🥚🥚 & 🧀" is eggs and cheese. A sign beside its own word only adorns it, as in
 * "carrot cake 🥕"; one that is no food parts what stands around it.
 */
export function inWords(text: string): string {
  const written = text.toLowerCase();
  const isDrawn = text.replace(RUN, '').trim() === '';
  const isOnlySign = text.match(RUN)?.length === 1;
  return text.replace(RUN, (run, at: number) => {
    const signs = (run.match(SIGN) ?? []).map((sign) => sign.replace(/[\uFE0F\p{Emoji_Modifier}]/gu, ''));
    const drawn = signs.map((sign) => NAMES[sign] ?? (isDrawn ? DISHES[sign] : undefined) ?? '');
    const foods = new Set(drawn.filter((food) => food !== '' && !written.includes(stemOf(food))));
    // A face before a list of its own ends what is said; more of them, or before a single food, may part what makes ill.
    if (drawn.every((food) => food === '')) return isOnlySign && text.includes(',', at) ? ' ; ' : ' , ';
    return ` ${[...foods].join(' and ')} `;
  });
}

/** "carrot" of "carrots", "strawberr" of "strawberries". */
const stemOf = (food: string): string => food.replace(/(?:ies|oes|es|s)$/, '');
