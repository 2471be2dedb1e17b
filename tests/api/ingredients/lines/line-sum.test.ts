import fc from 'fast-check';
import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

const foodsOf = (text: string): string[] => {
  const { food, foodsBeside } = linkLine(text, names);
  return [food, ...foodsBeside].flatMap((one) => one?.name ?? []);
};

test.each([
  ['salt and pepper', ['salt', 'black pepper']],
  ['lettuce, tomato, sliced cheddar', ['lettuce', 'tomato', 'cheddar']],
  ['1 tsp each cumin, coriander and turmeric', ['cumin', 'ground coriander', 'turmeric']],
  ['1/2 tsp each: paprika, garlic powder, onion powder', ['paprika', 'garlic powder', 'onion powder']],
  ['1 tsp salt, garlic and onion powder', ['salt', 'garlic powder', 'onion powder']],
  ['1/4 cup mixed green and purple basil leaves', ['basil', 'purple basil']],
  ['Colored sprinkles, sugar and candied beads for decoration', ['sprinkles', 'sugar']],
  ['2 cups carrots and peas', ['carrot', 'pea']],
  ['1 onion and 2 cloves garlic', ['onion', 'garlic']],
  ['1 cup milk plus 1 tbsp vinegar', ['milk', 'vinegar']],
  ['1 cup tangerine juice and zest of the fruit', ['tangerine juice', 'mandarin']],
  ['1 cup orange juice and zest of the oranges', ['orange juice', 'orange zest']],
  ['1 tbsp ground pink pepper, green pepper and black pepper', ['pink peppercorn', 'green peppercorn', 'black pepper']],
  ['2 tbsp chopped green pepper', ['green pepper']],
  ['1 red and 1 green pepper', ['red pepper', 'green pepper']],
  ['salt, pepper and paprika to taste', ['salt', 'black pepper', 'paprika']],
  ['salt, white pepper and Espelette pepper or hot paprika', ['salt', 'white pepper', 'espelette pepper']],
  ['parsley, thyme and bay leaf', ['parsley', 'thyme', 'bay leaf']],
  ['thyme, rosemary and some bay leaves', ['thyme', 'rosemary', 'bay leaf']],
  [
    '1 small celery stalk, 1 sprig fresh thyme, 1 bay leaf, 2 fresh sage leaves and 1 sprig parsley, tied together',
    ['celery', 'thyme', 'bay leaf', 'sage', 'parsley'],
  ],
  ['4 tbsp lime juice, plus 4 to 6 slices of lime, for garnish', ['lime juice', 'lime']],
  ['1 onion, 2 carrots, 1 bay leaf', ['onion', 'carrot', 'bay leaf']],
  [
    '16 ounces whole red, green and yellow peppers or 14 ounces chopped ready-cut',
    ['red pepper', 'green pepper', 'yellow pepper'],
  ],
  ['1 pound each beef, veal and pork, ground together', ['beef', 'veal', 'pork']],
  ['raisins, cardamom, turmeric (all optional)', ['raisin', 'cardamom', 'turmeric']],
  [
    'kosher salt, 6 tablespoons unsalted butter, 2 tablespoons each of dried thyme and rosemary',
    ['kosher salt', 'unsalted butter', 'dried thyme', 'rosemary'],
  ],
  ['Wedges of orange, lime and tangerine, as a garnish', ['orange', 'lime', 'mandarin']],
  ['1/4 pound each dried pears, figs and apricots', ['dried pear', 'dried fig', 'dried apricot']],
  ['1 tsp dried oregano, basil and thyme', ['dried oregano', 'dried basil', 'dried thyme']],
  ['1 onion, peeled and stuck with 2 cloves', ['onion', 'clove']],
  ['1 onion, about 1/4 pound peeled and stuck with 2 whole cloves', ['onion', 'clove']],
  ['1 egg beaten with 2 tablespoons water, for egg wash', ['egg', 'water']],
  ['1 tbsp cornstarch mixed with 2 tbsp milk, for thickening', ['cornflour', 'milk']],
  ['2 bay leaves and 5 to 6 sprigs of thyme tied together with string, or 1/2 tsp dry thyme', ['bay leaf', 'thyme']],
  ['1 onion and 2 cloves garlic, or 1 tsp garlic powder', ['onion', 'garlic']],
  ['1 cup butter and 1/2 cup oil or 1 cup lard', ['butter', 'vegetable oil']],
  ['avocado, sour cream, cilantro for garnish', ['avocado', 'sour cream', 'coriander']],
  ['Pinch each of cumin, salt and cayenne, plus additional salt for the shrimp', ['cumin', 'salt', 'cayenne pepper']],
  ['1 box cake mix (+ what the box asks for, 3 eggs, ½ cup oil)', ['cake mix', 'egg', 'vegetable oil']],
  ['1 lemon cake mix (plus the amount of water and oil the box calls for)', ['cake mix', 'water', 'vegetable oil']],
  ['Whipped cream, fresh fruit such as kiwi, passionfruit, and strawberries', ['whipped cream', 'fruit']],
  ['fresh or canned peach halves, strawberries, grapes, etc.', ['peach', 'strawberry', 'grape']],
  ["Herbs and spices: Fennel seeds, cinammon, cloves. Don't put too many.", ['fennel seed', 'cinnamon', 'clove']],
  ['A quart of milk, boiled with two or three sticks of cinnamon, slightly broken', ['milk', 'cinnamon stick']],
  ['2 pounds mixed ground beef, veal and pork', ['beef mince', 'veal mince', 'pork mince']],
  ['mixed chopped walnuts, almonds and pecans', ['walnut', 'almond', 'pecan']],
  ['1 cup mixed shrimp, mussels and squid', ['prawn', 'mussel', 'squid']],
  ['1 tsp mixed spice, mace, nutmeg and cinnamon', ['mixed spice', 'mace', 'nutmeg', 'cinnamon']],
  ['1 lb cod, haddock, skinned', ['cod', 'haddock']],
  ['2 1/2 pounds red snapper, black sea bass, scaled (reserve the bones for the broth)', ['snapper', 'sea bass']],
  ['Honey and crumbled cookies', ['honey', 'biscuit']],
  ['Honey and finely crushed biscuits, for rimming the glass', ['honey', 'biscuit']],
  ['Turkey necks and livers', ['turkey giblets', 'turkey liver']],
  ['Turkey heart, liver and gizzard, trimmed', ['turkey giblets', 'turkey liver']],
  ['2 pounds chicken gizzards and hearts', ['chicken giblets', 'chicken heart']],
  ['1 tsp salt and Cajun seasoning', ['salt', 'cajun seasoning']],
  ['Olive oil and herb seasoning', ['olive oil', 'seasoning blend']],
])('a line that sums foods asks for each: %s', (text, foods) => {
  expect(foodsOf(text)).toEqual(foods);
});

test.each([
  ['bacon-wrapped dates', 'what one was made with'],
  ['almond and raisin granola', 'what tells the kind'],
  ['oat and raisin cookies', 'what tells the kind'],
  ['1 package roasted garlic and herb seasoning', 'what tells the kind'],
  ['roasted garlic and red pepper seasoning blend', 'what tells the kind'],
  ['1 lb mixed mushrooms, cremini, shiitake and oyster', 'kinds'],
  ['Turkey neck and giblets', 'of the same bird, and one food'],
  ['1 cup cheese mixed with cream, cooled and sliced', 'what it is mixed with, by no amount'],
  ['macaroni and cheese', 'a dish'],
  ['half and half', 'a food of joined words'],
  ['pepper, cayenne', 'a kind'],
  ['1 lemon, juice and zest', 'parts'],
  ['1 whole chicken, neck and giblets removed', 'parts taken away'],
  ['2 eggs plus 1 egg yolk', 'more of the same'],
  ['2 eggs or 1 egg and 2 yolks', 'offered in its place'],
  ['2 tbsp butter, for the pan', 'what it is for'],
  ['2 tbsp butter plus more for the tin', 'a rest'],
  ['6 tbsp olive oil, plus a little for coating the aubergines', 'what it is for'],
  ['1 tin chopped tomatoes with garlic and basil', 'what a tin holds'],
  ['cheese (cheddar and mozzarella)', 'kinds in brackets'],
  ['butter, lard or oil', 'a choice'],
  ['2 onions, 1/2 cup chopped', 'its amount once more'],
  ['1 (14 ounce) can tomatoes, 2 cups chopped', 'its amount once more'],
  ['2 tbsp butter, melted and cooled', 'what is done to it'],
  ['2 cups flour (plus more for dusting)', 'a rest'],
  ['1 can tomatoes (plus the juice)', 'what is in the can'],
  ['8 oz salad leaves, lettuce such as romaine and bibb', 'kinds'],
])('%s asks for one food: the rest is %s', (text) => {
  expect(linkLine(text, names).foodsBeside).toEqual([]);
});

const FOODS = ['carrot', 'cheddar', 'tomato', 'cumin', 'butter', 'honey', 'salmon', 'basil', 'lentil', 'walnut'];

test('a list of any foods asks for all of them, in its order, however it ends', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(FOODS, { minLength: 3, maxLength: 6 }),
      fc.constantFrom(', ', ' and ', ', and '),
      (foods, joint) => {
        const text = `${foods.slice(0, -1).join(', ')}${joint}${foods.at(-1)}`;
        expect(foodsOf(text)).toEqual(foods);
      },
    ),
  );
});

test.each([
  [
    '4 egg yolks, beaten with 1/4 cup heavy cream and 2 tablespoons lemon juice',
    ['egg yolk', 'whipping cream', 'lemon juice'],
  ],
  ['1 tbsp cornflour, mixed with 2 tbsp water', ['cornflour', 'water']],
  ['1 pinch saffron, soaked in 2 tbsp hot milk', ['saffron', 'milk']],
  ['1 tsp cornstarch mixed with 1 teaspoon dry sherry or water', ['cornflour', 'dry sherry']],
  ['4 chicken breasts, marinated in yogurt', ['chicken breast']],
  ['2 lb crudités: bell peppers, courgettes, broccoli', ['vegetable']],
])('what one food is mixed with counts where it has an amount of its own: %s', (text, foods) => {
  expect(foodsOf(text)).toEqual(foods);
});

test.each([
  ['Milk (or cream) and chopped almonds', ['milk', 'almond'], ['cream']],
  ['Cream (or yogurt) and chopped parsley', ['cream', 'parsley'], ['plain yogurt']],
  ['Butter (or oil) and grated parmesan', ['butter', 'parmesan'], ['vegetable oil']],
  ['Agave syrup (or honey) and crumbled gingersnap cookies', ['agave syrup', 'ginger biscuit'], ['honey']],
  ['Honey (or agave) and walnuts', ['honey', 'walnut'], ['agave syrup']],
])('what is offered for the first food leaves the second asked for: %s', (text, foods, others) => {
  expect(foodsOf(text)).toEqual(foods);
  expect(linkLine(text, names).alternativeFoods.map(({ name }) => name)).toEqual(others);
});

test.each([
  ['Seasoning: salt and pepper with cayenne or paprika', ['salt', 'black pepper', 'cayenne pepper'], ['paprika']],
  ['3/4 cup shortening (part butter or margarine)', ['vegetable shortening', 'butter'], ['margarine']],
])('what goes with the food is itself a choice: %s', (text, foods, others) => {
  expect(foodsOf(text)).toEqual(foods);
  expect(linkLine(text, names).alternativeFoods.map(({ name }) => name)).toEqual(others);
});
