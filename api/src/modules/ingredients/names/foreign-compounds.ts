/** German words for a piece or shape that end a compound and leave the food what it is: Lachsfilets, Brokkoliröschen. Folded. */
const PIECE =
  /(?:filet|wurfel|scheibe|stuck|stuckchen|streifen|(?<=zwiebel|tintenfisch|calamar|calamari|paprika|lauch|porree|chili)ring|roschen|schwanz|spalte|halfte|raspel|splitter|stift|blattchen|schnitz|tranche|medaillon|steak|saat)(?:e|en|n|s)?$/;

/** Cuts of meat, whole or as they are sold for a dish. */
const CUT =
  /(?:schulter|keule|schenkel|hufte|nacken|bauch|haxe|hachse|hals|kamm|backe|wange|rucken|brust|nuss|wade|braten|rollbraten|schmorbraten|gulasch|ragout|geschnetzeltes|kotelett|voressen|platzli|steak|plattli|hack|gehacktes)(?:n|s|en)?$/;

/** Animals as they begin the name of a cut, and what their meat is called. */
const ANIMALS: Readonly<Record<string, string>> = {
  rinder: 'rindfleisch',
  rinds: 'rindfleisch',
  rind: 'rindfleisch',
  schweine: 'schweinefleisch',
  schweins: 'schweinefleisch',
  kalbs: 'kalbfleisch',
  kalb: 'kalbfleisch',
  lamm: 'lammfleisch',
  lamms: 'lammfleisch',
  hahnchen: 'hahnchenfleisch',
  huhner: 'huhnerfleisch',
  poulet: 'poulet',
  puten: 'putenfleisch',
  truthahn: 'putenfleisch',
  hirsch: 'hirschfleisch',
  reh: 'rehfleisch',
  wildschwein: 'wildschweinfleisch',
};

/** What a German compound of a food and its shape, or of an animal and a cut, is made of, the likeliest first. None for any other word. */
export function partsOfCompound(word: string): string[] {
  const food = word.replace(PIECE, '');
  const animal = ANIMALS[word.replace(CUT, '')];
  const foods = food === word || food.length < 3 ? [] : [food, food.replace(/(?:en|n|s|e)$/, ''), `${food}e`];
  return [...(animal === undefined || word in ANIMALS ? [] : [animal]), ...foods];
}
