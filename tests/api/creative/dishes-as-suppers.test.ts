import type { CreativeDraft } from '../../../api/src/modules/creative/write-dish.ts';
import {
  composer,
  dishesFor,
  dishesOf,
  lineOf,
  metricOf,
  named,
  requestFor,
  textOf,
} from '../../support/creative-dishes.ts';

const firstSix = (...words: string[]): CreativeDraft[] =>
  composer.compose(requestFor(words), 0, 6).dishes.map(({ draft }) => draft);
const isLight = ({ tags }: CreativeDraft): boolean =>
  tags.some((tag) => ['dessert', 'drink', 'breakfast'].includes(tag)) && !tags.includes('dinner');

describe('supper comes first', () => {
  test('a kitchen of meat and vegetables has no dessert, breakfast or omelette among its first six dishes', () => {
    for (const words of [
      ['chicken breast', 'carrot', 'strawberry', 'egg', 'onion', 'milk'],
      ['pork sausage', 'pineapple', 'potato', 'egg', 'cream'],
    ])
      expect(firstSix(...words).filter(isLight)).toEqual([]);
  });

  test('porridge of bought oats is not offered beside suppers', () => {
    const titles = dishesOf('milk', 'beef mince', 'tomato', 'onion', 'potato').map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Porridge'))).toEqual([]);
  });

  test('a kitchen of fruit and flour still has its desserts', () => {
    expect(firstSix('strawberry', 'rhubarb', 'plain flour', 'butter', 'sugar').some(isLight)).toBe(true);
  });

  test('cooked rice is used before other rice is bought', () => {
    const [best] = firstSix('cooked rice', 'frozen pea', 'egg', 'onion');
    expect(lineOf(best!, /cooked rice/)).toBeDefined();
  });
});

describe('bowls are dressed', () => {
  test('with oil and something sharp where no sauce is salty', () => {
    for (const dish of named(dishesOf('cooked rice', 'spinach', 'egg', 'lime', 'ground cumin'), /rice bowl/))
      expect(textOf(dish)).toMatch(
        /Whisk the .* with the rest of the .* oil|Stir a spoonful of water for each serving into/,
      );
  });

  test('and couscous takes no more water than it drinks, and has oil and lemon', () => {
    for (const dish of named(dishesOf('couscous', 'canned chickpeas', 'red pepper', 'lemon'), /^Couscous/)) {
      expect(metricOf(lineOf(dish, / water$/))).toBeLessThanOrEqual(1.3 * metricOf(lineOf(dish, /couscous/)));
      expect(textOf(dish)).toMatch(/Dress with the rest of the olive oil and the lemon juice, taste for salt/);
    }
  });

  test('as is a stir-fry: sharp, sweet or hot beside the soy sauce', () => {
    for (const dish of named(dishesOf('chicken breast', 'broccoli', 'soy sauce', 'ginger'), /stir-fry$/))
      expect(lineOf(dish, /lime|lemon|vinegar|honey|sugar|gochujang|sriracha|oyster sauce|fish sauce/)).toBeDefined();
  });
});

describe('for one and for many', () => {
  test('a pan for one has more water for its size, so that it does not boil dry', () => {
    const waterFor = (servings: number): number => {
      const stews = dishesFor(['canned cannellini beans', 'carrot', 'onion', 'tomato'], { servings });
      return metricOf(lineOf(named(stews, / stew$/)[0]!, / (?:water|stock)$/));
    };
    expect(waterFor(1)).toBeGreaterThan(waterFor(4) / 4);
  });

  test('a frittata for six is cooked in two pans', () => {
    const frittatas = (servings: number): CreativeDraft[] =>
      named(dishesFor(['egg', 'red pepper', 'feta', 'onion'], { servings }), /frittata$/);
    for (const dish of frittatas(6)) expect(textOf(dish)).toMatch(/two pans/);
    for (const dish of frittatas(4)) expect(textOf(dish)).not.toMatch(/two pans/);
  });

  test('salt for several is told in spoons, with less where stock has salted the pan', () => {
    const pilaf = ['chicken breast', 'basmati rice', 'carrot', 'onion'];
    const plain = named(dishesOf(...pilaf), /pilaf$/).find((dish) => lineOf(dish, / water$/));
    const inStock = named(dishesOf(...pilaf, 'chicken stock'), /pilaf$/).find((dish) => lineOf(dish, / stock$/));
    expect(textOf(plain!)).toMatch(/with 1 tsp salt/);
    expect(textOf(inStock!)).toMatch(/with 1\/2 tsp salt/);
  });
});

test('a tomato soup is named after its tomatoes, though they are bought', () => {
  const soups = dishesOf('parsnip', 'onion', 'dried oregano').filter(
    (dish) => dish.title.endsWith('soup') && lineOf(dish, /chopped tomatoes/),
  );
  expect(soups.length).toBeGreaterThan(0);
  for (const { title } of soups) expect(title).toMatch(/tomato/i);
});
