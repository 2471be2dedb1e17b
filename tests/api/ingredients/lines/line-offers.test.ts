import { Allergen } from '../../../../api/src/modules/ingredients/dietary.ts';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

const choiceOf = (text: string): (string | undefined)[] => {
  const { food, alternativeFoods } = linkLine(text, names);
  return [food, ...alternativeFoods].map((one) => one?.name);
};

test.each([
  ['1 cup plum or oyster sauce', ['plum sauce', 'oyster sauce']],
  ['1 scoop vanilla or chocolate protein powder', ['whey protein powder']],
  ['1 cup peach or cherry pie filling', ['pie filling', 'cherry pie filling']],
  ['1 cup mango or tomato chutney', ['mango chutney', 'tomato chutney']],
  ['1 cup chocolate or cashew milk', ['chocolate milk', 'cashew milk']],
  ['1 cup plums or soy sauce', ['plum', 'soy sauce']],
])('two kinds share the noun behind the second, though the first is a food too: %s', (text, foods) => {
  expect(choiceOf(text)).toEqual(foods);
});

test.each([
  ['2 cups milk (can be almond milk)', ['milk', 'almond milk']],
  ['100 g flour (could also be spelt flour)', ['plain flour', 'spelt flour']],
  ['1 lb spinach (can be frozen)', ['spinach']],
  ['1 cup stock (can be made ahead)', ['stock']],
  ['1 cup rice, preferably basmati', ['rice', 'basmati rice']],
  ['2 cups breadcrumbs, ideally panko', ['breadcrumbs', 'panko']],
  ['2 oranges, preferably navel oranges', ['orange', 'navel orange']],
  ['2 tbsp butter, preferably unsalted', ['butter']],
  ['1 cup stock, preferably homemade', ['stock']],
  ['5 cloves (not garlic cloves)', ['clove']],
  ['1 lb pasta, such as penne, ziti or shells', ['pasta', 'penne', 'ziti', 'pasta shells']],
  ['1 cup cheddar (or your favorite kind of cheese)', ['cheddar', 'cheese']],
  ['6 lbs plum tomatoes (fresh or canned peeled)', ['plum tomato', 'canned plum tomatoes']],
  ['1 onion (I prefer the red ones for the colour)', ['onion', 'red onion']],
  [
    '6 oz mushrooms, such as chanterelles, shiitake or morels and so on',
    ['mushroom', 'chanterelle', 'shiitake mushroom', 'morel'],
  ],
  ['4 tbsp cheese like Cheddar or a dry goat', ['cheese', 'cheddar', "goat's cheese"]],
  [
    '1 lb mixed vegetables (carrots, potatoes, broccoli, etc.)',
    ['frozen mixed vegetables', 'carrot', 'potato', 'broccoli'],
  ],
  ['4 oz dried New Mexican or guajillo chilies', ['dried new mexico chilli', 'guajillo chilli']],
  ['1 cup candied orange peel and/or lemon peel', ['candied peel']],
  [
    '1 oz dried mushrooms, preferably imported Italian boletus mushrooms, or use a package',
    ['dried mushroom', 'dried porcini'],
  ],
  ['1 cup cheddar (or Co-jack)', ['cheddar', 'colby']],
  ['2 tbsp oil (/fat of choice, such as ghee)', ['vegetable oil', 'ghee', 'cooking fat']],
  ['1/3 cup mint leaves or 1 mint-flavored tea bag', ['mint', 'tea']],
  ['1 bouquet garni (or a mixture of parsley, thyme and chervil)', ['bouquet garni', 'parsley', 'thyme', 'chervil']],
  [
    '1 bouquet garni ( or a mixture of equal quantities of these dried herbs: parsley , crumbled bay leaf and chervil )',
    ['bouquet garni', 'parsley', 'bay leaf', 'chervil'],
  ],
  [
    '1 tsp garam masala, or equal parts cumin, cinnamon and pepper',
    ['garam masala', 'cumin', 'cinnamon', 'black pepper'],
  ],
  ['400 ml buttermilk (or milk with a squeeze of lemon juice)', ['buttermilk', 'milk', 'lemon juice']],
  ['1 cup buttermilk (or 1 cup milk with 1 tbsp lemon juice)', ['buttermilk', 'milk', 'lemon juice']],
])('what brackets or a preference offer is listed: %s', (text, foods) => {
  expect(choiceOf(text)).toEqual(foods);
});

test.each(['1 box instant vanilla pudding (or try chocolate)', '1 package vanilla pudding mix or chocolate'])(
  'another flavour of a mix is a mix: %s',
  (text) => expect(choiceOf(text)).toEqual(['pudding mix']),
);

test('what is offered is named once, without what leads to it', () => {
  const { alternatives } = linkLine('5 tablespoons oil, preferably walnut, or use olive oil', names);
  expect(alternatives).toEqual(['walnut oil', 'olive oil']);
});

test('what a drink itself is adds nothing; what another food is does', () => {
  expect(linkLine('2 tbsp sake (rice wine)', names).facts).toMatchObject({ contains: [], unsure: [] });
  expect(linkLine('2 tbsp chicken stock (chicken bouillon)', names).facts.unsure).toContain(Allergen.GLUTEN);
  expect(linkLine('2 tbsp Shaoxing (rice wine)', names).facts.contains).toContain(Allergen.GLUTEN);
});
