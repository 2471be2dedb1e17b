import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import { cover, piecesOf } from '../../support/cover-input.ts';

/** The form of a dish of these lines. */
const formOf = (title: string, lines: string[], ...steps: string[]): string =>
  setTable(cover(title, lines, { steps })).formName;

describe('what is drunk', () => {
  test('stands in a glass without the fruit that was blended, and with foam where it was shaken', () => {
    const input = cover('Sunday milkshake', ['1 banana', '120 g berries', '500 ml milk']);
    expect([setTable(input).formName, piecesOf(input)]).toEqual(['shake', []]);
    expect(formOf('Party mimosa', ['750 ml champagne', '1 cup orange juice'])).toBe('sparkling wine');
    expect(formOf('Bloody Mary mix', ['1 l tomato juice'])).toBe('bloody mary');
  });

  test('is dark under its cream where coffee is topped with some', () => {
    const lines = ['1 cup coffee', '1 tbsp whipped cream'];
    expect(formOf('Irish coffee', lines, 'Fill the mug with coffee.')).toBe('coffee with cream');
    expect(formOf('Cafe Chiapas', lines, 'Top with whipped cream.')).toBe('coffee with cream');
  });

  test('is paler where milk is in the tea', () => {
    const tea = (...lines: string[]): string => setTable(cover('Indian tea', ['2 tbsp black tea', ...lines])).colour;
    expect(tea('300 ml milk')).not.toBe(tea());
  });
});

describe('what is kept in jars', () => {
  test('is seen through the glass: lumps in a jam, pieces in a pickle', () => {
    expect(formOf('Strawberry jam', ['1 kg strawberries', '1 kg sugar'])).toBe('jam');
    expect(formOf('Lemon curd', ['4 lemons', '200 g sugar', '3 eggs'])).toBe('smooth jam');
    expect(formOf('Sourdough starter', ['50 g flour', '80 g water'])).toBe('starter');
    const melon = cover('Spiced cantaloupe', ['3 lbs cantaloupe', '3 cups sugar'], {
      steps: ['Place in hot sterilized jars and seal.'],
    });
    expect([setTable(melon).formName, piecesOf(melon)]).toEqual(['preserve', ['cube']]);
  });
});

describe('what is baked', () => {
  test('is garlic bread in long halves, and white with cheese', () => {
    const bread = (step: string): [string, string] => {
      const { formName, second } = setTable(cover('Garlic bread', ['1 baguette'], { steps: [step] }));
      return [formName, second];
    };
    const [plain, cheesy] = [bread('Spread with butter.'), bread('Sprinkle the mozzarella on it.')];
    expect([plain[0], cheesy[0]]).toEqual(['bread halves', 'bread halves']);
    expect(plain[1]).not.toBe(cheesy[1]);
  });

  test('is a cake under crumbs, not a crumble of fruit', () => {
    expect(formOf('Cheese streusel coffee cake', ['1 package yellow cake mix'])).toBe('crumb cake');
    expect(formOf('Apple crumble', ['4 apples', '200 g flour'])).toBe('crumble');
  });

  test('is a torte covered with its apples, though no line names them', () => {
    expect(formOf('Bavarian apple torte', ['1 cup flour', '8 oz cream cheese'], 'Top with apple slices.')).toBe(
      'apple torte',
    );
  });

  test('is a pancake that fills its dish, and one of a skillet that does not', () => {
    const lines = ['2 eggs', '2 cups milk', '1 cup flour'];
    expect(formOf('Kropsua', lines, 'Melt butter in a 9x13 pan. Bake until it puffs.')).toBe('dish pancake');
    expect(formOf('Dutch baby', lines, 'Bake in a skillet.')).toBe('puffed pancake');
  });

  test('is a pizza in its skillet, or between two discs of dough', () => {
    expect(formOf('Pan pizza', ['200 g cheese'], 'Press the dough to cover the skillet.')).toBe('pan pizza');
    expect(formOf('Herbs pizza', ['350 g flour'], 'Cover with the other disc.')).toBe('covered pizza');
  });

  test('is a dark dome where a plum pudding is boiled', () => {
    expect(formOf('Plum pudding', ['1 pound raisins', '1 pound suet'], 'Tie it up and boil it.')).toBe('dark pudding');
  });
});

describe('what is shaped by hand', () => {
  test('is a ball with a bare eye, or one in shreds of coconut', () => {
    expect(formOf('Peanut butter buckeyes', ['16 oz peanut butter', '16 oz chocolate'])).toBe('buckeyes');
    expect(
      formOf('No-bake cookies', ['1/3 cup flaked coconut'], 'Drop by spoonfuls into coconut and shape into balls.'),
    ).toBe('coated balls');
  });

  test('is bark in broken pieces, patties in their pan, and dumplings puffed up in syrup', () => {
    expect(formOf('Candy-coated pretzels', ['1 pound white chocolate', '2 cups pretzels'])).toBe('bark');
    expect(formOf('Hamburger patties', ['1 lb ground beef'], 'Shape into patties.')).toBe('patties');
    expect(formOf('Maple dumplings', ['1 cup flour', '1 cup maple syrup'])).toBe('puffy dumplings in syrup');
  });
});
