import { fileURLToPath } from 'node:url';
import { Allergen, ALLERGENS } from '../../../api/src/modules/ingredients/dietary.ts';
import { readFoodFiles } from '../../../api/src/modules/catalogue/food-files.ts';
import { readUsdaFigures, withFigures } from '../../../api/src/modules/catalogue/usda-figures.ts';
import { convertAmount } from '../../../api/src/modules/ingredients/units/conversion.ts';
import { type Facts, isFreeOf } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { linkLine, type LinkedLine } from '../../../api/src/modules/ingredients/lines/line-linker.ts';
import { knowledge, names } from '../ingredients/starter-foods.ts';

const { DAIRY, EGGS, FISH, GLUTEN, PEANUT, SHELLFISH, SOY, TREE_NUTS } = Allergen;

const link = (line: string): LinkedLine => linkLine(line, names);
const factsOf = (line: string): Facts => link(line).facts;
const notFree = (line: string): Allergen[] => ALLERGENS.filter((allergen) => !isFreeOf(factsOf(line), [allergen]));

describe('allergens of foods whose names sound like others', () => {
  test.each<[line: string, allergens: Allergen[]]>([
    ['lobster ravioli', [DAIRY, GLUTEN, SHELLFISH, EGGS]],
    ['crab ravioli', [DAIRY, GLUTEN, SHELLFISH, EGGS]],
    ['cookies and cream ice cream', [DAIRY, GLUTEN, SOY]],
    ['mint chocolate chip ice cream', [DAIRY, SOY]],
    ['rocky road ice cream', [DAIRY, TREE_NUTS, SOY]],
    ['pistachio pudding mix', [TREE_NUTS]],
    ['butter mints', [DAIRY]],
    ['krill oil', [SHELLFISH]],
    ['macaroons', [EGGS, TREE_NUTS]],
    ['macarons', [EGGS, TREE_NUTS]],
    ['banana nut bread', [GLUTEN, EGGS, TREE_NUTS]],
    ['malted milk', [DAIRY, GLUTEN]],
    ['malted milk biscuits', [DAIRY, GLUTEN]],
    ['malted vinegar', [GLUTEN]],
    ['bombay duck', [FISH]],
    ['pain au chocolat', [DAIRY, GLUTEN, SOY]],
    ['mac and cheese', [DAIRY, GLUTEN]],
    ['mac n cheese', [DAIRY, GLUTEN]],
    ['mac & cheese', [DAIRY, GLUTEN]],
    ['macaroni and cheese', [DAIRY, GLUTEN]],
    ['yorkshire pudding mix', [GLUTEN, EGGS, DAIRY]],
    ['4 yorkshire puddings', [GLUTEN, EGGS, DAIRY]],
    ['danish pastry', [GLUTEN, DAIRY, EGGS, TREE_NUTS]],
    ['cheese danish', [GLUTEN, DAIRY, EGGS]],
    ['swiss roll', [GLUTEN, EGGS, DAIRY, SOY]],
    ['arctic roll', [GLUTEN, EGGS, DAIRY]],
    ['choux pastry', [GLUTEN, EGGS, DAIRY]],
    ['profiteroles', [GLUTEN, EGGS, DAIRY]],
    ['royal icing sugar', [EGGS]],
    ['french toast', [GLUTEN, EGGS, DAIRY]],
    ['spanish tortilla', [EGGS]],
    ['onion rings', [GLUTEN, EGGS, DAIRY]],
    ['matzo balls', [GLUTEN, EGGS]],
    ['matzo ball soup mix', [GLUTEN]],
    ['fish nuggets', [FISH, GLUTEN]],
    ['veggie nuggets', [GLUTEN, SOY, EGGS, DAIRY]],
    ['veggie crumbles', [GLUTEN, SOY, EGGS]],
    ['veggie strips', [GLUTEN, SOY, EGGS]],
    ['fried chicken', [GLUTEN, EGGS, DAIRY]],
    ['southern fried chicken', [GLUTEN, EGGS, DAIRY]],
    ['pancakes', [GLUTEN, EGGS, DAIRY]],
    ['candlenuts', [TREE_NUTS]],
    ['kemiri', [TREE_NUTS]],
    ['cadbury', [DAIRY, SOY]],
    ['cadbury dairy milk', [DAIRY, SOY]],
    ['dairy milk chocolate', [DAIRY, SOY]],
    ['mini eggs', [DAIRY, SOY]],
    ['chocolate eggs', [DAIRY, SOY, EGGS]],
    ['easter eggs', [DAIRY, SOY, EGGS]],
    ['thin mints', [GLUTEN, SOY]],
    ['junior mints', [DAIRY, SOY]],
    ['nutter butters', [PEANUT, GLUTEN, SOY]],
    ['peanut butter cookies', [PEANUT, GLUTEN]],
    ['simnel cake', [GLUTEN, EGGS, TREE_NUTS]],
    ['dundee cake', [GLUTEN, EGGS, TREE_NUTS]],
    ['christmas cake', [GLUTEN, EGGS, TREE_NUTS]],
    ['carrot cake', [GLUTEN, EGGS, TREE_NUTS]],
    ['treacle tart', [GLUTEN, DAIRY]],
    ['jam tarts', [GLUTEN, DAIRY]],
    ['custard tart', [GLUTEN, DAIRY, EGGS]],
    ['apple tart', [GLUTEN, DAIRY]],
    ['apple pie', [GLUTEN, DAIRY]],
    ['lemon tart', [GLUTEN, DAIRY, EGGS]],
    ['apple crumble', [GLUTEN, DAIRY]],
    ['rhubarb crumble', [GLUTEN, DAIRY]],
    ['apple crisp', [GLUTEN, DAIRY]],
    ['lemon loaf', [GLUTEN, EGGS, DAIRY]],
    ['fruit loaf', [GLUTEN, DAIRY]],
    ['malt loaf', [GLUTEN]],
    ['pumpkin loaf', [GLUTEN, EGGS, DAIRY]],
    ['lemon squares', [GLUTEN, EGGS, DAIRY]],
    ['date squares', [GLUTEN, DAIRY]],
    ['rum balls', [GLUTEN, DAIRY, TREE_NUTS]],
    ['hawaiian sweet rolls', [GLUTEN, EGGS, DAIRY]],
    ['lamb stock cube', [GLUTEN, SOY]],
    ['ham stock cube', [GLUTEN, SOY]],
    ['carbonara sauce', [DAIRY, EGGS]],
    ['carbonara pasta', [DAIRY, EGGS, GLUTEN]],
    ['fettuccine alfredo', [DAIRY, GLUTEN]],
    ['potato gratin', [DAIRY]],
    ['dauphinoise potatoes', [DAIRY]],
    ['scalloped potatoes', [DAIRY]],
    ['instant mashed potato', [DAIRY]],
    ['2 cups leftover mashed potatoes', [DAIRY]],
    ['angel delight', [DAIRY, SOY]],
    ['2 packets indomie', [GLUTEN, SOY]],
    ['2 conchas', [GLUTEN, EGGS]],
    ['1 tbsp mole negro', [PEANUT, GLUTEN]],
    ['2 tbsp kimchi paste', [FISH, SHELLFISH]],
    ['1 cup dalia', [GLUTEN]],
    ['coconut milk powder', [DAIRY]],
    ['leftover risotto', [DAIRY]],
    ['2 cups leftover chili', [GLUTEN, SOY]],
    ['1 can vegetarian chili', [GLUTEN, SOY]],
    ['garlic and herb bread', [DAIRY, GLUTEN]],
    ['1 packet savoury rice', [GLUTEN, DAIRY]],
    ['semovita', [GLUTEN]],
    ['ogbono', [TREE_NUTS]],
    ['shreddies', [GLUTEN]],
    ['misua', [GLUTEN]],
    ['mashed potato flakes', [DAIRY]],
    ['curly fries', [GLUTEN]],
    ['seasoned fries', [GLUTEN]],
    ['salt and vinegar crisps', [DAIRY, GLUTEN]],
    ['cheese and onion crisps', [DAIRY]],
    ['pringles', [GLUTEN]],
    ['groundnut butter', [PEANUT]],
    ['soja milk', [SOY]],
    ['pnut butter', [PEANUT]],
    ['2 tbsp pb', [PEANUT]],
    ['dark chocolate', [DAIRY, SOY]],
    ['70% dark chocolate', [DAIRY, SOY]],
    ['plain chocolate', [DAIRY, SOY]],
    ['semisweet chocolate', [DAIRY, SOY]],
    ['lobster base', [SHELLFISH, GLUTEN, DAIRY, SOY, FISH]],
    ['clam base', [SHELLFISH, GLUTEN, DAIRY, SOY, FISH]],
    ['sarma', [GLUTEN]],
    ['chicken goujons', [GLUTEN, EGGS]],
    ['chicken tenders', [GLUTEN, EGGS]],
    ['chicken schnitzel', [GLUTEN, EGGS]],
    ['turkey schnitzel', [GLUTEN, EGGS]],
    ['pork schnitzel', [GLUTEN, EGGS]],
    ['veal schnitzel', [GLUTEN, EGGS]],
    ['twinkie', [GLUTEN, EGGS, DAIRY, SOY]],
    ['hazelnut milk', [TREE_NUTS]],
    ['nut milk', [TREE_NUTS]],
    ['chocolate cream liqueur', [DAIRY]],
    ['pecan danish', [GLUTEN, DAIRY, TREE_NUTS]],
    ['vegan mac and cheese', [GLUTEN, TREE_NUTS, SOY]],
    ['beef lasagne', [GLUTEN, DAIRY]],
    ['mushroom risotto', [DAIRY]],
    ['chicken parmesan', [GLUTEN, DAIRY, EGGS]],
    ['eggplant parmesan', [GLUTEN, DAIRY, EGGS]],
    ['cauliflower cheese', [GLUTEN, DAIRY]],
    ['duchess potatoes', [DAIRY, EGGS]],
    ['jalapeno poppers', [GLUTEN, DAIRY]],
    ['mozzarella sticks', [GLUTEN, DAIRY]],
    ['california roll', [FISH, SHELLFISH, GLUTEN, SOY]],
    ['iced buns', [GLUTEN, DAIRY, EGGS]],
    ['custard creams', [GLUTEN, DAIRY]],
    ['crumbed chicken', [GLUTEN, EGGS]],
    ['crumbed fish', [GLUTEN, FISH]],
    ['coconut shrimp', [GLUTEN, SHELLFISH]],
    ['yogurt raisins', [DAIRY, SOY]],
  ])('%s is not free of %j', (line, allergens) => {
    expect(notFree(line)).toEqual(expect.arrayContaining(allergens));
  });

  test.each([
    ['soja milk', DAIRY],
    ['pnut butter', DAIRY],
    ['groundnut butter', DAIRY],
    ['butter mints', GLUTEN],
    ['vegan dark chocolate', DAIRY],
    ['unsweetened chocolate', DAIRY],
    ['turkey tenderloin', GLUTEN],
    ['chicken breast', GLUTEN],
    ['hazelnut milk', DAIRY],
    ['sunflower lecithin', SOY],
    ['crisps', DAIRY],
    ['french fries', GLUTEN],
    ['1 red onion, sliced into rings', GLUTEN],
    ['red onion rings', GLUTEN],
    ['1 can apple pie filling', GLUTEN],
    ['lasagne', DAIRY],
    ['risotto rice', DAIRY],
    ['mozzarella', GLUTEN],
    ['marmalade', DAIRY],
  ])('%s is free of %s all the same', (line, allergen) => {
    expect(isFreeOf(factsOf(line), [allergen])).toBe(true);
  });
});

describe('what the diet of a food rules out', () => {
  test.each([
    ["2 chick'n breasts", 'unknown'],
    ['2 chickn breasts', 'unknown'],
    ["vegan chick'n", 'vegan'],
    ['head cheese', 'none'],
    ['brawn', 'none'],
    ['bombay duck', 'pescatarian'],
    ['rocky mountain oysters', 'none'],
    ['prairie oysters', 'unknown'],
    ['dolma', 'unknown'],
    ['sarma', 'unknown'],
    ['dolmades', 'vegan'],
    ['cantal', 'none'],
    ['twinkies', 'none'],
    ['dark chocolate', 'vegetarian'],
    ['vegan dark chocolate', 'vegan'],
    ['butter mints', 'vegetarian'],
    ['krill oil', 'pescatarian'],
    ['chicken schnitzel', 'none'],
    ['kangaroo', 'none'],
    ['veggie nuggets', 'vegetarian'],
  ])('%s: %s', (line, diet) => {
    expect(factsOf(line).diet).toBe(diet);
  });
});

describe('names that are foods of their own', () => {
  test.each([
    ['250 g boysenberries', 'boysenberry'],
    ['loganberries', 'loganberry'],
    ['cloudberries', 'cloudberry'],
    ['rose hips', 'rose hip'],
    ['200 g sloes', 'sloe'],
    ['sea buckthorn', 'sea buckthorn'],
    ['1 cup huckleberries', 'huckleberry'],
    ['2 feijoas', 'feijoa'],
    ['1 bergamot', 'bergamot'],
    ['1 sapodilla', 'sapodilla'],
    ['1 can ackee', 'ackee'],
    ['1 tsp sunflower lecithin', 'sunflower lecithin'],
    ['carrageenan', 'carrageenan'],
    ['konjac powder', 'konjac powder'],
    ['kuzu', 'kudzu starch'],
    ['tiger nut flour', 'tiger nut flour'],
    ['egusi', 'egusi'],
    ['alfalfa seeds', 'alfalfa seed'],
    ['hemp milk', 'hemp milk'],
    ['flax milk', 'flax milk'],
    ['hazelnut milk', 'hazelnut milk'],
    ['walnut milk', 'walnut milk'],
    ['macadamia milk', 'macadamia milk'],
    ['kangaroo steaks', 'kangaroo'],
    ['camel', 'camel meat'],
    ['a bottle of soda pop', 'soft drink'],
    ['1 tsp soda', 'bicarbonate of soda'],
    ['malted milk', 'malted milk powder'],
    ['hawaiian sweet rolls', 'brioche'],
  ])('%s is %s', (line, food) => {
    expect(link(line).food?.name).toBe(food);
  });

  test('a kind of berry can be used where a recipe asks for berries', () => {
    const boysenberry = link('boysenberries').food;
    expect(boysenberry?.ancestors.map((number) => knowledge.byNumber(number)?.name)).toContain('berry');
  });
});

describe('weights of foods of the catalogue', () => {
  const folder = fileURLToPath(new URL('../../../catalogue', import.meta.url));
  const foods = withFigures(readFoodFiles(folder).foods, readUsdaFigures(`${folder}/usda.csv`));
  const grams = (name: string, unit: string): number | undefined =>
    convertAmount(1, unit, 'g', foods.find((food) => food.name === name) as never);

  test.each([
    ['cherry tomato', 'piece', 17],
    ['cherry tomato', 'small', undefined],
    ['plum tomato', 'large', undefined],
    ['new potato', 'small', undefined],
    ['pearl onion', 'large', undefined],
    ['cornichon', 'large', undefined],
    ['tomato', 'small', 91],
    ['marshmallow', 'piece', 7.2],
    ['mini marshmallow', 'piece', 0.7],
  ])('a %s, %s, weighs %s', (name, unit, weight) => {
    expect(grams(name, unit)).toBe(weight);
  });

  test('a long aubergine is lighter than a round one', () => {
    expect(grams('long aubergine', 'piece')).toBeLessThan(grams('aubergine', 'piece') ?? 0);
  });
});
