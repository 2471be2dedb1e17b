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

describe('what one knows by its top or its cut', () => {
  test('is rice in its milk: baked with a skin, or under cinnamon', () => {
    const lines = ['100 g rice', '1 l milk', '80 g sugar'];
    expect(formOf('Rice pudding', lines, 'Bake it.')).toBe('baked rice pudding');
    expect(formOf('Rice pudding', lines, 'Simmer. Dust with cinnamon.')).toBe('rice under cinnamon');
    expect(formOf('Rice pudding', lines, 'Simmer.')).toBe('rice in milk');
  });

  test('is a bread pudding of grated bread as a custard, of slices as slices', () => {
    const lines = ['100 g bread', '1 l milk', '4 eggs'];
    expect(formOf('Bread pudding', lines, 'Grate the bread. Bake.')).toBe('baked custard');
    expect(formOf('Bread pudding', lines, 'Lay the slices in. Bake.')).toBe('bread pudding');
  });

  test('is beef in pastry with its slices, dough rolled with its cheese, and ricotta turned out', () => {
    expect(formOf('Beef Wellington', ['1 lb beef fillet', '7 oz puff pastry'])).toBe('wellington');
    expect(formOf('Stromboli', ['16 oz bread dough', '4 oz ham'])).toBe('stromboli');
    expect(formOf('Ricotta', ['2 l whey', '500 ml milk'])).toBe('fresh cheese');
  });

  test('is a cake with its cross, cocoa over cream, and slices dipped in egg', () => {
    expect(formOf('Tarta de Santiago', ['150 g ground almonds'])).toBe('crossed cake');
    expect(formOf('Tiramisù', ['500 g mascarpone'])).toBe('tiramisu');
    expect(formOf('Torrijas', ['1 loaf bread'])).toBe('dipped slices');
  });

  test('is a loaf of its tin where the machine bakes it, with the oats of its name', () => {
    expect(formOf('White bread', ['2 cups flour', '1 tsp yeast'], 'Put all in the bread machine.')).toBe('tin loaf');
    expect(formOf('Oatmeal bread', ['2/3 cup rolled oats', '2 cups flour', '1 tsp yeast'])).toBe('oat loaf');
    expect(formOf('Coconut bread', ['75 g coconut flour', '1 tsp baking powder'], 'Pour into a loaf tin.')).toBe(
      'loaf cake',
    );
  });
});

describe('small things of dough', () => {
  test('are cookies of oats, under icing, in squares or twisted', () => {
    expect(formOf('Oat cookies', ['100 g rolled oats', '1 banana'])).toBe('oat cookies');
    expect(formOf('Apple cookies', ['2 cups flour', '1 1/2 cups icing sugar'], 'Mix the frosting.')).toBe(
      'iced cookies',
    );
    expect(formOf('Shortbread cookies', ['220 g flour', '80 g icing sugar'], 'Beat with the icing sugar.')).toBe(
      'cookies',
    );
    expect(formOf('Sand tarts', ['2 cups flour', '2 cups sugar'], 'Roll thin, cut out in small squares.')).toBe(
      'square biscuits',
    );
    expect(formOf('Greek Easter cookies', ['9 cups flour'])).toBe('twists');
  });

  test('are brown with bran, white with sugar, and waffles as thin as biscuits', () => {
    expect(formOf('Bran muffins', ['2 cups flour'])).toBe('bran muffins');
    expect(formOf('Castagnole', ['500 g flour'], 'Fry. Sweeten with sugar.')).toBe('sugared pillows');
    expect(formOf('Cinnamon waffles', ['2 cups flour'], 'Form into small balls. Press in the iron.')).toBe(
      'waffle biscuits',
    );
  });

  test('show an apple without its skin where it is peeled, and soft berries in a compote', () => {
    const slice = (line: string): string =>
      setTable(cover('Apple pancakes', [line, '1 cup flour'], { steps: ['Fry.'] })).toppings[0]?.defs ?? '';
    expect(slice('1 apple, peeled')).not.toBe(slice('1 apple'));
    expect(piecesOf(cover('Strawberry compote', ['1 kg strawberries'], { steps: ['Boil.'] }))).toEqual([
      'stewed-berry',
    ]);
  });
});

describe('rings, rounds and pairs', () => {
  test('are told by what the steps shape, and by what is between them', () => {
    expect(formOf('Coffee cake', ['3 cups flour', '1 package yeast'], 'Shape into a ring.')).toBe('cinnamon ring');
    expect(formOf('Yum yum cake', ['3 cups flour', '1 cup sugar'], 'Bake in a tube pan.')).toBe('bundt cake');
    expect(formOf('Homemade oreos', ['2 cups flour', '1 cup icing sugar'])).toBe('sandwich cookies');
    expect(formOf('Torta frita', ['500 g flour'], 'Fry in lard.')).toBe('fried rounds');
    expect(formOf('Buttermilk ebleskiver', ['2 cups flour'])).toBe('pancake balls');
  });

  test('are poured from a bowl or a bottle, and drunk on ice', () => {
    expect(formOf('Sherbet punch', ['1 l sherbet', '2 l ginger ale'])).toBe('punch bowl');
    expect(formOf('Limoncello', ['8 lemons', '1 l alcohol'])).toBe('liqueur');
    expect(formOf('Iced coffee', ['1 cup coffee'])).toBe('iced drink');
  });

  test('are a sausage across a slice of bread where no bun is', () => {
    expect(formOf('Aussie snags', ['4 sausages', '4 slices white bread'])).toBe('sausage in bread');
    expect(formOf('Hot dogs', ['4 frankfurters', '4 hot dog buns'])).toBe('sausages in buns');
  });
});
