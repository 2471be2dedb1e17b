import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { GARLIC } from './group-foods.ts';

/**
 * Foods, and what is made with them though neither its name nor an allergen needs to tell: by its definition, or by the ordinary recipe on
 * leading labels, as `docs/catalogue.md` has it for allergens. What tastes of more than that, as curry paste and stock cubes do, is left out
 * for those alone whom it makes ill: see the "products" among the groups.
 */
export const MADE_WITH: readonly (readonly [food: string, made: string])[] = [
  ['almond', 'marzipan, amaretti, almond milk, almond butter, ground almonds, almond-stuffed olive'],
  [
    'anchovy',
    'caesar dressing, bagna cauda, puttanesca sauce, anchovy-stuffed olive, anchovy stock, worcestershire sauce',
  ],
  ['aubergine', 'baba ganoush, caponata, aubergine parmigiana, ajvar, brinjal pickle, pickled aubergine'],
  ['avocado', 'guacamole'],
  ['bacon', 'carbonara sauce, pasta carbonara, amatriciana sauce'],
  ['basil', 'pesto, vegan pesto, pistou, basil paste, dried basil'],
  ['beetroot', 'borscht'],
  ['bell pepper', 'roasted red peppers, stuffed pepper in oil, ajvar, muhammara, romesco sauce, gazpacho'],
  [
    'butter',
    'garlic butter, hollandaise sauce, bearnaise sauce, beurre blanc, beurre manié, buttercream, shortbread, brioche',
  ],
  ['cabbage', 'sauerkraut, kimchi, vegan kimchi, coleslaw, stuffed cabbage roll, pikliz'],
  ['caper', 'puttanesca sauce, tartar sauce, olive tapenade, italian salsa verde'],
  ['carrot', 'frozen peas and carrots, frozen mixed vegetables, canned mixed vegetables'],
  ['chickpea', 'hummus, falafel'],
  [
    'chilli',
    'sweet chilli sauce, kimchi, vegan kimchi, kimchi paste, ssamjang, doubanjiang, adjika, zhoug, rendang paste, laksa paste, tom yum paste, chipotle paste, chipotle in adobo, chipotle mayonnaise, sriracha mayonnaise, buffalo sauce, taco sauce, enchilada sauce, arrabbiata sauce, jalapeño popper, scotch bonnet sauce',
  ],
  ['coriander', 'zhoug, green chutney, chermoula'],
  ['cream', 'alfredo sauce, fettuccine alfredo, vodka sauce, creamed spinach'],
  ['cucumber', 'tzatziki, vegan tzatziki, gazpacho'],
  ['garlic', GARLIC],
  [
    'ginger',
    'ground ginger, ginger paste, ginger-garlic paste, frozen chopped ginger, pickled ginger, stem ginger, ginger biscuit',
  ],
  ['hazelnut', 'chocolate hazelnut spread'],
  ['honey', 'hot honey, honey mustard'],
  ['horseradish', 'horseradish sauce, prepared horseradish, beetroot horseradish, cocktail sauce'],
  ['lemongrass', 'lemongrass paste, thai curry paste, tom yum paste, laksa paste, rendang paste'],
  [
    'mayonnaise',
    'tartar sauce, remoulade, thousand island dressing, russian dressing, burger sauce, yum yum sauce, dijonnaise, sriracha mayonnaise, chipotle mayonnaise, wasabi mayonnaise, truffle mayonnaise, coleslaw, egg salad, tuna salad',
  ],
  ['mint', 'mint sauce, dried mint'],
  [
    'mushroom',
    'cream of mushroom soup, mushroom sauce, mushroom pâté, mushroom stock, mushroom soy sauce, mushroom ketchup, mushroom powder, canned straw mushrooms, vegetarian oyster sauce',
  ],
  [
    'olive',
    'olive tapenade, olive salad, stuffed olive, anchovy-stuffed olive, almond-stuffed olive, puttanesca sauce',
  ],
  [
    'onion',
    'onion soup, onion bhaji, onion relish, caramelised onion chutney, cheese and onion pasty, cheese and onion crisps, spring onion pancake, salsa, guacamole, sofrito, bolognese sauce, pasta sauce, goulash soup, chakalaka',
  ],
  ['pea', 'mushy peas, frozen peas and carrots, frozen mixed vegetables, canned mixed vegetables'],
  ['pine nut', 'pesto'],
  [
    'potato',
    "oven chips, hash brown, tater tots, latke, seasoned fries, noisette potato, pommes dauphine, krokiet, aloo tikki, spanish omelette, shepherd's pie, gnocchi, schupfnudel, mashed potato, frozen mashed potato, frozen roast potatoes, instant mashed potato, duchess potatoes, crisps",
  ],
  ['prawn', 'shrimp paste, salted shrimp, prawn wonton, har gow, prawn gyoza, prawn summer roll'],
  ['spinach', 'spanakopita, creamed spinach'],
  ['sweetcorn', 'creamed corn, corn on the cob, baby corn, frozen mixed vegetables'],
  ['tahini', 'hummus, baba ganoush, tarator, lemon tahini dressing'],
  [
    'tomato',
    'pasta sauce, arrabbiata sauce, puttanesca sauce, amatriciana sauce, vodka sauce, bolognese sauce, bravas sauce, enchilada sauce, taco sauce, sloppy joe sauce, cocktail sauce, red pesto, curry ketchup, gazpacho, salmorejo, tomato bisque, caponata, chicken parmesan, aubergine parmigiana, lasagne al forno, baked beans with sausages, canned spaghetti in tomato sauce, canned spaghetti and meatballs, gigantes plaki',
  ],
  ['walnut', 'ligurian walnut sauce, pickled walnut, muhammara'],
];

const BY_FOOD: ReadonlyMap<string, string> = new Map(MADE_WITH);

/** What is made with a food, besides what is called after it. */
export const madeWith = ({ name }: KnownFood, names: FoodNames): KnownFood[] =>
  (BY_FOOD.get(name)?.split(', ') ?? []).flatMap((made) => names.find(made) ?? []);
