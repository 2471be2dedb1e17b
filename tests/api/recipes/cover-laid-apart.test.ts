import { drawCover } from '../../../api/src/modules/recipes/cover/cover-svg.ts';
import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import { cover, piecesOf } from '../../support/cover-input.ts';

const formOf = (title: string, lines: string[], ...steps: string[]): string =>
  setTable(cover(title, lines, { steps })).formName;

describe('a dish that is known by how it is laid', () => {
  test.each([
    ['Soboro don', ['300 g rice', '400 g chicken mince'], 'Serve.', 'striped rice bowl'],
    ['Tuna bowl', ['300 g rice', '200 g tuna'], 'Lay the tuna over the rice in stripes.', 'striped rice bowl'],
    ['Nam prik ong', ['250 g pork mince', '1 cucumber, in sticks'], 'Serve.', 'dip with vegetables'],
    ['Romeu e Julieta', ['200 g guava paste', '200 g queso fresco'], 'Slice.', 'paired slabs'],
    ['Scallops with chorizo', ['8 scallops', '100 g chorizo'], 'Sear the scallops.', 'seared scallops'],
    ['Scallop chowder', ['8 scallops', '300 ml milk'], 'Sear the scallops.', 'chunky soup'],
    ['Spinach shira-ae', ['300 g firm tofu', '250 g spinach'], 'Mash the tofu.', 'bound in dressing'],
    ['Tapioca crepes with cheese', ['160 g tapioca flour', '120 g mozzarella'], 'Fold.', 'folded pancake'],
    ['Rice meringue pudding', ['3 eggs', '200 g rice'], 'Bake.', 'meringue pudding'],
  ])('%s of %j, "%s": %s', (title, lines, step, form) => expect(formOf(title, lines, step)).toBe(form));

  test('is a cobbler under a whole crust where batter is poured, else under spoonfuls', () => {
    const lines = ['900 g peaches', '150 g self-raising flour'];
    expect(formOf('Peach cobbler', lines, 'Spoon the peaches over the batter.')).toBe('batter cobbler');
    expect(formOf('Peach cobbler', lines, 'Drop spoonfuls of dough on top.')).toBe('cobbler');
  });

  test('has each food in a band of its own, scrambled egg among them', () => {
    const bowl = cover('Soboro don', ['300 g rice', '400 g chicken mince', '4 eggs', '200 g frozen peas'], {
      steps: ['Scramble the eggs.', 'Cover the rice with stripes of chicken, egg and peas.'],
    });
    expect(piecesOf(bowl)).toEqual(['mince-crumb', 'scrambled-egg', 'pea']);
    expect(drawCover(bowl)).toContain('<use');
  });
});

describe('what colours, and what is gone', () => {
  const fish = (...steps: string[]) =>
    setTable(
      cover('Turmeric fish', ['600 g cod, in 4 cm pieces', '100 g plain yogurt', '250 g rice vermicelli'], { steps }),
    );

  test('turmeric that fish lies in makes it yellow', () => {
    const plain = fish('Fry the fish.').toppings.find(({ piece }) => piece === 'fish-chunk');
    const coated = fish('Coat the cod with the turmeric and yogurt.').toppings.find(
      ({ piece }) => piece === 'fish-chunk',
    );
    expect(coated?.defs).not.toBe(plain?.defs);
  });

  test('yogurt of a marinade is not seen, but what is served with it is', () => {
    const pieces = (...steps: string[]) => fish(...steps).toppings.map(({ piece }) => piece);
    expect(pieces('Coat the cod with the yogurt.')).not.toContain('dollop');
    expect(pieces('Coat the cod with half the yogurt.', 'Serve with the rest of the yogurt.')).toContain('dollop');
  });

  test('small peppers are whole, with their stalks, and cucumber is in sticks where its line says so', () => {
    expect(piecesOf(cover('Pimientos de padrón', ['300 g padrón peppers'], { steps: ['Fry.'] }))).toEqual([
      'small-pepper',
    ]);
    expect(piecesOf(cover('Nam prik', ['1 cucumber, in sticks']))).toEqual(['baton']);
  });
});
