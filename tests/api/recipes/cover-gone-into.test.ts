import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import { cover, piecesOf } from '../../support/cover-input.ts';

const seen = (title: string, lines: string[], ...steps: string[]): string[] => piecesOf(cover(title, lines, { steps }));
const formOf = (title: string, lines: string[] = [], ...steps: string[]): string =>
  setTable(cover(title, lines, { steps })).formName;
const coloursOf = (title: string, lines: string[], ...steps: string[]): [string, string] => {
  const { colour, second } = setTable(cover(title, lines, { steps }));
  return [colour, second];
};

describe('what has gone into a dish', () => {
  test('what is mashed lies on nothing whole, but what is mashed in part does', () => {
    const toast = ['2 slices bread', '80 g frozen peas'];
    expect(seen('Pea toast', toast, 'Mash the peas with a fork.', 'Spread on the toast.')).not.toContain('pea');
    expect(seen('Pea toast', toast, 'Mash half of the peas.', 'Spread on the toast.')).toContain('pea');
    expect(seen('Pea toast', toast, 'Mash about half of your peas.', 'Spread on the toast.')).toContain('pea');
  });

  test('what "them" are that are mashed, the words before say', () => {
    const lines = ['500 g potatoes, in cubes', '8 corn tortillas', '200 g cabbage'];
    const tacos = seen('Potato tacos', lines, 'Boil the potatoes until soft.', 'Drain and mash with the cumin.');
    expect(tacos).not.toContain('cube');
    expect(tacos).toContain('cabbage-shred');
  });

  test('a mash beside hides nothing else', () => {
    const lines = ['4 cod fillets', '500 g potatoes', '200 g peas'];
    const step = 'Drain the potatoes and mash them. Serve the cod on the mash with the peas.';
    expect(seen('Cod with mash and peas', lines, 'Boil the peas.', step)).toContain('pea');
  });

  test('grated fruit is gone into a sauce, and is shreds in a porridge', () => {
    expect(seen('Beef stew', ['500 g beef', '1 pear, grated'])).not.toContain('pear-half');
    expect(seen('Apple porridge', ['100 g oats', '1 apple, grated'])).toContain('shred');
  });

  test('what a mass is mixed from is inside what is shaped from it; what comes after lies on it', () => {
    const lines = ['500 g potatoes, in chunks', '200 g canned tuna', '200 g mushrooms, sliced'];
    const steps = ['Mix the potatoes with the tuna.', 'Shape into cakes and fry.', 'Serve with the mushrooms.'];
    const cakes = seen('Tuna cakes', lines, ...steps);
    expect(cakes).toContain('mushroom-slice');
    expect(cakes).not.toContain('chunk');
  });

  test('what is coated is under its coat, and a filling is inside', () => {
    const katsu = ['400 g firm tofu, in slices', '120 g panko', '250 g white cabbage, finely shredded'];
    const pieces = seen('Tofu katsu', katsu, 'Dip the tofu in the panko.', 'Serve with the cabbage.');
    expect(pieces).toContain('cabbage-shred');
    expect(pieces).not.toContain('cheese-cube');
    expect(formOf('Chicken cordon bleu', ['4 chicken breasts', '4 slices ham'])).toBe('filled cutlets');
  });

  test('the filling of a folded pastry is not outside', () => {
    const lines = ['300 g spinach', '200 g feta', '12 sheets filo pastry'];
    const steps = ['Mix the spinach and the feta.', 'Fold the pastry round it to triangles and fry.'];
    expect(seen('Spinach samosas', lines, ...steps)).toEqual([]);
  });

  test('fish that is fried in batter is brown, not white, in a taco', () => {
    const lines = ['500 g cod', '12 corn tortillas'];
    const [plain, battered] = ['Grill the cod.', 'Dip the cod in the batter and fry.'].map((step) =>
      setTable(cover('Fish tacos', lines, { steps: [step] })).toppings.map(({ defs }) => defs),
    );
    expect(plain).not.toEqual(battered);
  });
});

describe('dishes that are known by what is done to them', () => {
  test.each<[title: string, lines: string[], step: string, form: string]>([
    ['Apple fritters', ['3 apples, in rings', '150 g flour'], 'Dip in the batter.', 'battered rings'],
    ['Crumpets', ['200 g flour'], 'Fry.', 'crumpets'],
    ['Dorayaki', ['2 eggs', '250 g sweet red bean paste'], 'Fry.', 'filled pancakes'],
    ['Okonomiyaki', ['300 g cabbage', '2 eggs'], 'Fry.', 'okonomiyaki'],
    ['Salisbury steaks', ['500 g beef mince'], 'Fry.', 'sauced patties'],
    ['Liver and onions', ["300 g lamb's liver", '2 onions, sliced'], 'Fry.', 'slices with onions'],
    ['Khai jiao', ['5 eggs', '140 g rice'], 'Fry.', 'flat omelette'],
    ['Chicken filo pie', ['500 g chicken', '6 sheets filo pastry'], 'Bake.', 'filo pie'],
    ['Meringues', ['4 egg whites', '220 g sugar'], 'Whisk until stiff.', 'meringues'],
    ['Baked peaches', ['4 peaches', '80 g amaretti'], 'Bake.', 'stuffed fruit halves'],
    ['Kousa mahshi', ['8 courgettes', '120 g rice'], 'Simmer.', 'cored vegetables'],
    ['Maqluba', ['400 g rice', '2 aubergines'], 'Turn out.', 'turned-out rice'],
    ['Rice with tahdig', ['400 g rice'], 'Turn out.', 'turned-out rice'],
    ['Toast fingers with avocado', ['2 slices bread', '1 avocado'], 'Spread.', 'toast fingers'],
    ['Ham and cheese rolls', ['4 bread rolls', '150 g ham', '120 g cheddar, sliced'], 'Fill.', 'open rolls'],
    ['Samgyetang', ['1 whole chicken'], 'Simmer.', 'poached bird'],
    ['Pork chops with mustard and cream', ['4 pork chops', '150 ml double cream'], 'Fry.', 'chops in sauce'],
    ['Queen of puddings', ['3 eggs', '4 tbsp raspberry jam'], 'Bake.', 'meringue pudding'],
    ['Stale bread and tomato bake', ['250 g crusty bread', '1 kg tomatoes'], 'Bake.', 'bread bake'],
    ['Pappa al pomodoro', ['250 g crusty bread', '1 kg tomatoes'], 'Simmer.', 'porridge'],
    ['Crab and sweetcorn soup', ['350 g sweetcorn', '2 eggs, beaten'], 'Simmer.', 'clear soup'],
  ])('%s of %j (%s) is %s', (title, lines, step, form) => expect(formOf(title, lines, step)).toBe(form));

  test('a red pesto is red, a green one green', () => {
    const [, red] = coloursOf('Penne with sun-dried tomato pesto', ['150 g sun-dried tomatoes', '15 g basil']);
    const [, green] = coloursOf('Penne with pesto', ['60 g basil']);
    expect([red, green]).toEqual(['#b5451f', '#4f9a43']);
  });

  test('fruit is poached in a clear syrup, not in its own colour', () => {
    const [syrup] = coloursOf('Poached apricots', ['500 g apricots', '80 g sugar']);
    const [wine] = coloursOf('Pears poached in red wine', ['4 pears', '500 ml red wine']);
    expect(syrup).toBe('#efd490');
    expect(wine).not.toBe(syrup);
  });

  test('a stew of peanut butter is brown, and toast with cream cheese is white below its fruit', () => {
    const stew = cover('Mafe', ['600 g chicken', '400 g canned chopped tomatoes', '150 g peanut butter'], {
      tags: ['stew'],
    });
    expect(setTable(stew).colour).toBe('#cf9650');
    expect(coloursOf('Strawberry toast', ['4 slices bread', '100 g cream cheese', '200 g strawberries'])[1]).toBe(
      '#f6f0e4',
    );
  });

  test('a soup in stock that nothing colours is clear', () => {
    const soup = setTable(cover('Chicken soup', ['1 chicken', '2 carrots', '1 l chicken stock']));
    expect([soup.formName, soup.colour]).toEqual(['clear soup', '#dcae58']);
    expect(formOf('Chicken and tomato soup', ['1 chicken', '400 g canned tomatoes'])).not.toBe('clear soup');
  });

  test('chicken in tomatoes is red, though its title names the chicken', () => {
    const stew = cover('Chicken cacciatore', ['6 chicken thighs', '400 g canned chopped tomatoes'], { tags: ['stew'] });
    expect(setTable(stew).colour).toBe('#c9692f');
  });

  test('braised tofu is slabs in its glaze', () =>
    expect(formOf('Soy-braised tofu', ['400 g firm tofu, in slices'])).toBe('tofu slabs'));

  test('of citrus of which only the peel is taken, nothing is laid beside', () => {
    expect(seen('Rice pudding', ['1 lemon, peel only'])).not.toContain('citrus-wedge');
    expect(seen('Beef curry', ['500 g beef', '1 lemon, in wedges'])).toContain('citrus-wedge');
  });

  test('spring onions in lengths are no rings', () => {
    expect(seen('Beef stir-fry', ['500 g beef', '4 spring onions, in 4 cm lengths'])).toContain('baton');
    expect(seen('Beef stir-fry', ['500 g beef', '4 spring onions, sliced'])).toContain('spring-onion-ring');
  });

  test('okra that is not sliced is seen as pods', () => {
    expect(seen('Bamies', ['600 g okra, stalks trimmed'])).toContain('okra-pod');
    expect(seen('Bhindi', ['600 g okra, sliced'])).toContain('okra-slice');
  });
});
