import { singular } from './name-words.ts';

/**
 * Makers of plain goods, whose name before a food tells nothing of it; not those who make snacks and sweets, whose "mini eggs" are chocolate.
 * Written as in a regular expression; a possessive s may follow.
 */
const MAKERS = [
  'hellmann', 'helman', 'best foods', 'duke', 'knorr', 'heinz', 'kraft', 'mc ?cormick', 'lawry', 'morton', 'diamond crystal', 'maldon', 'johnny',
  'quaker', 'gold medal', 'pillsbury', 'king arthur', 'bob(?:[’\']?s)? red mill', 'swans down', 'argo', 'clabber girl', 'rumford', 'arm (?:and|&) hammer', 'fleischmann', 'domino', 'tate (?:and|&) lyle', 'silver spoon',
  'eagle brand', 'carnation', 'borden', 'daisy', 'knudsen', 'breakstone', 'land o[’\']? ?lakes', 'kerrygold', 'plugra', 'lurpak', 'cabot', 'tillamook', 'sargento', 'galbani', 'belgioioso', 'philadelphia', 'organic valley', 'fage', 'chobani',
  'swanson', 'campbell', 'progresso', 'college inn', 'wyler', 'minor[’\']', 'hunt[’\']', 'del monte', 'libby', 'muir glen', 'cento', 'contadina', 'san marzano', 'la coste[nñ]a', 'old el paso', 'herdez', 'taco bell',
  'barilla', 'de cecco', 'ronzoni', 'creamette', 'uncle ben', 'mahatma', 'bertolli', 'filippo berio', 'colavita', 'crisco', 'wesson', 'mazola', 'kikkoman', 'lee kum kee', 'la choy', 'chaokoh', 'aroy-d', 'huy fong', 'frank[’\']', 'cholula',
  'lea (?:and|&) perrins', 'french[’\']', 'grey poupon', 'colman', 'vlasic', 'claussen', 'ocean spray', 'sun-?maid', 'smucker', 'bonne maman', 'tropicana', 'mott', 'pom wonderful', 'comstock', 'skippy', 'jif',
  'oscar mayer', 'hormel(?: black label)?', 'hillshire farm', 'johnsonville', 'jimmy dean', 'tyson', 'perdue', 'butterball', 'starkist', 'bumble bee', 'sure[ -]?jell', 'certo', 'knox', 'truvia', 'callebaut', 'valrhona', 'ghirardelli', 'guittard',
  'jacob', 'hartley', 'patak', 'sharwood', 'mae ploy', 'maesri', 'blue dragon', 'massel', 'schwartz', 'napolina', 'mutti', 'cirio', 'john west', 'princes', 'yeo valley', 'anchor', 'pr[eé]sident', 'allinson', 'mcdougall', 'silver swan', 'datu puti', 'mama sita', 'nestl[eé](?= cream)', 'ambrosia(?= (?:custard|rice))', 'devondale', 'bega',
  'hungry jack', 'cool whip(?= (?:\\w+ )*topping)', 'whipped dream(?= (?:\\w+ )*topping)', 'sauza(?: hornitos)?', 'jim beam', 'jack daniel', 'beefeater', 'stolichnaya', 'smirnoff', 'absolut', 'bacardi', 'captain morgan', 'crown royal',
  'warburton', 'hovis', 'kingsmill', "sarson[’']?s", 'amul', 'mdh', 'everest', 'aashirvaad', 'saffola', 'golden penny', 'dangote', 'mama gold', 'gino', 'peak(?= (?:\\w+ )?milk)', 'masterfoods', 'san remo', 'edgell', 'bulla', 'western star', 'white wings', 'sunrice', 'ardmona', 'leggo',
].join('|');
/** Names of makers that are one word: none of them is a food misspelt. */
export const MAKER_WORDS: ReadonlySet<string> = new Set(MAKERS.split('|').filter((name) => /^[a-z]+$/.test(name)).map(singular));

/** Makers of which only some goods are what they are called. */
const OF_SOME = '(?:hershey|nestl[eé])(?:[’\'"]?s)?(?= (?:[\\w-]+ ){0,2}(?:cocoa|chocolate)\\b)|minute(?= rice\\b)|bush(?:[’\']?s|es)?(?= (?:[\\w-]+ ){0,2}beans?\\b)';

/** The name of a maker before the name of a food. */
export const MAKER = new RegExp(`\\b(?:(?:${MAKERS})(?:[’']?s)?(?: brand)?|${OF_SOME})[®™]?(?= \\S)`, 'gi');
