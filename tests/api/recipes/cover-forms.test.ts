import { colourOf } from '../../../api/src/modules/ingredients/food-art/piece-table.ts';
import { setTable } from '../../../api/src/modules/recipes/cover/cover-scene.ts';
import type { CoverInput } from '../../../api/src/modules/recipes/cover/cover-input.ts';
import { cover, piecesOf } from '../../support/cover-input.ts';

describe('the form of a dish', () => {
  test.each([
    ['Spaghetti carbonara', 'spaghetti'],
    ['Chicken tacos', 'tacos'],
    ['Crème brûlée', 'burnt custard'],
    ['Crème caramel', 'flan'],
    ["Shepherd's pie", 'mash-topped pie'],
    ['Classic hummus', 'dip'],
    ['Buttermilk pancakes', 'pancakes'],
    ['Beef pho', 'noodle soup'],
    ['Chana masala', 'curry'],
    ['French toast', 'french toast'],
    ['Scrambled eggs on toast', 'toast'],
    ['Bread and butter pudding', 'bread pudding'],
    ['Caesar salad', 'salad'],
    ['Steak and chips', 'chips'],
    ['PIZZAS', 'pizza'],
    ['Blueberry muffins', 'muffins'],
    ['Buttermilk soda bread', 'round loaf'],
    ['Pizza dough', 'dough'],
    ['Stuffed vegetables', 'stuffed vegetables'],
    ['Yogurt', 'yogurt'],
    ['Yogurt with toasted oats', 'yogurt'],
    ['Ensalada de garbanzos', 'chopped salad'],
    ['Eggs Benedict', 'eggs benedict'],
    ['Karaage', 'pieces'],
    ['Milchreis', 'porridge'],
    ['No-knead bread', 'crusty loaf'],
    ['Cinnamon rolls', 'swirled buns'],
    ['Huevos rotos', 'hash'],
    ['Corned beef hash', 'hash'],
    ['Hash browns', 'fritters'],
    ['Chilaquiles verdes', 'chilaquiles'],
    ['Chicken tostadas', 'tostadas'],
    ['Scotch eggs', 'scotch eggs'],
    ['Vegetable tempura', 'tempura'],
    ['Moussaka', 'set bake'],
    ['Pastitsio', 'set pasta bake'],
    ['Basque cheesecake', 'cheesecake without a base'],
    ['Cheesecake brownies', 'squares'],
    ['Hokkaido milk bread', 'domed loaf'],
    ['Welsh rarebit', 'rarebit'],
    ['Chicken congee', 'porridge'],
    ['Apple strudel', 'long pastry'],
    ['Beef empanadas', 'turnovers'],
    ['Lemon meringue pie', 'meringue pie'],
    ['Pavlova', 'pavlova'],
    ['Sausage sizzle', 'sausages in buns'],
    ['Dolmades', 'rolled'],
    ['Gulab jamun', 'dumplings in syrup'],
    ['Garlic bread', 'bread halves'],
    ['Beef enchiladas', 'baked rolls'],
    ['Spinach cannelloni', 'baked rolls'],
    ['Maultaschen soup', 'dumpling soup'],
    ['Bangers and mash', 'on mash'],
    ['Polenta with mushrooms', 'on mash'],
    ['Biscuits and gravy', 'smothered scones'],
    ['Kaiserschmarrn', 'torn pancake'],
    ['Raspberry ice lollies', 'lollies'],
    ['Stuffed dates', 'filled dates'],
    ['Cherry clafoutis', 'sunken bake'],
    ['Pork lettuce cups', 'tacos'],
  ])('of %s is %s', (title, form) => expect(setTable(cover(title)).formName).toBe(form));

  test('is told by tags, foods and steps where the title says nothing', () => {
    const best = (lines: string[], changes: Partial<CoverInput>): string =>
      setTable(cover("Grandmother's best", lines, changes)).formName;
    expect(best([], { tags: ['soup'] })).toBe('chunky soup');
    expect(best([], { tags: ['soup'], steps: ['Blend until smooth.'] })).toBe('smooth soup');
    expect(best(['300 g spaghetti'], {})).toBe('spaghetti');
    expect(best(['2 onions'], { steps: ['Simmer for an hour.'] })).toBe('stew');
    expect(best(['2 onions'], {})).toBe('heap');
  });
});

describe('a dish that is known by its sauce or its broth', () => {
  const formOf = (title: string, lines: string[], steps: string[] = []): string =>
    setTable(cover(title, lines, { steps })).formName;
  const coloursOf = (title: string, lines: string[], changes: Partial<CoverInput> = {}): string[] => {
    const { colour, second } = setTable(cover(title, lines, changes));
    return [colour, second];
  };

  test('shellfish lie in their own shells, in the sauce that the recipe has', () => {
    expect(piecesOf(cover('Clams in white wine', ['1 kg clams', '1 onion']))).toContain('clam');
    expect(formOf('Oysters with lemon', ['12 oysters', '1 lemon'])).toBe('oysters');
    expect(formOf('Baked oysters', ['12 oysters', '50 g breadcrumbs'], ['Bake until brown.'])).toBe('covered shells');
    const [, red] = coloursOf('Mussels', ['1 kg mussels', '200 g passata']);
    const [, white] = coloursOf('Mussels', ['1 kg mussels', '200 ml cream']);
    expect([red, white]).toEqual(['#d8412f', '#f3e3b8']);
  });

  test('meatballs have a sauce only where the recipe makes one', () => {
    const lines = ['500 g beef mince', '80 ml milk', '1 onion'];
    expect(formOf('Basic meatballs', lines, ['Roll into balls.', 'Fry until brown.'])).toBe('dry meatballs');
    expect(formOf('Basic meatballs', lines, ['Roll into balls.', 'Simmer in the sauce.'])).toBe('meatballs');
  });

  test('a steamed pudding has a syrup only where there is one, and a soup a white swirl only of cream', () => {
    const [dough, syrup] = coloursOf('Plum pudding', ['200 g flour', '100 g suet'], { steps: ['Steam for 2 hours.'] });
    expect(syrup).toBe(dough);
    expect(setTable(cover('Squash soup', ['1 squash', '200 ml milk'])).isCreamy).toBe(false);
    expect(setTable(cover('Squash soup', ['1 squash', '200 ml double cream'])).isCreamy).toBe(true);
  });

  test('cold noodles are of the colour of what they are made of, with their dip beside them', () => {
    const steps = ['Boil the noodles and rinse under cold water.', 'Serve with the dip.'];
    const soba = cover('Zaru soba', ['200 g soba noodles', '60 ml soy sauce'], { steps });
    expect([setTable(soba).formName, setTable(soba).colour]).toEqual(['noodles with dip', '#a08a72']);
    expect(formOf('Beef noodle salad', ['200 g rice noodles', '300 g steak'])).toBe('noodle salad');
  });

  test('what is white is served in what it stands out from', () => {
    const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const bowls = slugs.map((slug) => setTable(cover('Tarator', ['500 g plain yogurt'], { slug })));
    for (const { colour, vesselColour } of bowls) expect([colour, vesselColour]).not.toEqual([colour, '#fbf7f0']);
  });

  test('a herb by the teaspoon is dried, unless its line speaks of leaves', () => {
    const curry = (line: string): string[] => piecesOf(cover('Chicken curry', ['500 g chicken', line]));
    expect(curry('1 1/2 tsp coriander')).not.toContain('flat-herb');
    expect(curry('2 tsp chopped fresh coriander')).toContain('flat-herb');
    expect(curry('1 bunch coriander')).toContain('flat-herb');
  });
});

describe('the form of a dish that a cook wrote down', () => {
  const written = (title: string, lines: string[], step: string): string =>
    setTable(cover(title, lines, { steps: [step] })).formName;
  type Kind = [title: string, lines: string[], step: string, form: string];

  test.each<Kind>([
    ['Spicy hermits', ['1 cup brown sugar', '2 cups flour'], 'Drop from teaspoon on greased cookie sheet.', 'cookies'],
    ['Googliolas', ['1 cup flour', '8 oz butter'], 'Cut into wedges. Roll from wide end. Bake.', 'crescents'],
    ['Grandmother’s best', ['2 cups flour', '1 cup sugar', '2 tsp baking soda'], 'Bake in loaf pan.', 'loaf cake'],
    ['Sunday puffs', ['2 cups flour', '1 cup sugar'], 'Spoon into muffin tins and bake.', 'muffins'],
    ['Limoncini', ['500 g flour', '7 g yeast'], 'Roll up the dough. Cut into slices. Bake.', 'swirled buns'],
    ["Grandmother's sticks", ['500 g flour', '1 cup sugar'], 'Cut into strips. Fry in hot oil.', 'churros'],
    ['Marvels', ['1 cup sugar', '2 cups nuts'], 'Shape into balls and chill.', 'truffles'],
    ['Easy dessert', ['1 cup sugar', '3 oz gelatin'], 'Pour into a mould and chill until firm.', 'jelly mould'],
    ['Grandmother’s best', ['1 cup sugar', '2 cups cream'], 'Churn in an ice cream maker.', 'ice cream'],
    ['Marvels', ['1 lb courgettes', '2 eggs'], 'Drop by spoonfuls into hot oil in a skillet.', 'balls'],
    ['Cooler', ['1 cup milk', '1 banana'], 'Pour over ice.', 'drink'],
    ['Spiced cantaloupe', ['1 cantaloupe', '1 cup sugar', '1 cup vinegar'], 'Pack in hot sterilized jars.', 'preserve'],
  ])('%s with %j: by what is done, %s, it is %s', (title, lines, step, form) =>
    expect(written(title, lines, step)).toBe(form),
  );

  test.each<Kind>([
    ['Cheddar-crusted chicken', ['2 chicken breasts', '1 cup panko'], 'Press into the crumbs. Bake.', 'breaded'],
    ['Chicken tenders', ['1 lb chicken breast'], 'Fry.', 'fingers'],
    ['Chicken bulgur bowls', ['2 chicken breasts', '1 cup bulgur'], 'Bake.', 'grains'],
    ['Chicken and rice casserole', ['2 chicken breasts', '1 cup rice'], 'Bake in a casserole.', 'paella'],
    ['Chicken pasta casserole', ['2 chicken breasts', '300 g penne'], 'Bake in a casserole.', 'tube bake'],
    ['Chicken with lime butter', ['2 chicken breasts', '1 cup breadcrumbs', '1 tsp curry powder'], 'Dip.', 'breaded'],
    ['Chuck steak', ['2 lb chuck steak', '2 carrots'], 'Cook in the slow cooker.', 'stew'],
    ['Tuscan pork roast', ['1 pork loin'], 'Bake.', 'joint'],
    ['Hoisin pork belly', ['1 kg pork belly'], 'Cut into cubes and fry.', 'pieces'],
    ['Meatloaf', ['1 lb minced beef', '2 tbsp ketchup'], 'Bake.', 'savoury loaf'],
    ['Lemon pepper pinwheels', ['2 flank steaks'], 'Roll and grill.', 'pinwheels'],
    ['Steak tartare', ['1 lb beef', '1 egg'], 'Chop.', 'tartare'],
    ['Sardine cakes', ['2 tins sardines', '1 egg'], 'Fry.', 'crumbed patties'],
    ['Grilled mackerel with miso soup', ['2 mackerel fillets', '2 tbsp miso'], 'Grill.', 'mackerel fillets'],
    ['Beef wok', ['1 lb beef'], 'Fry.', 'stir-fry'],
    ['Lamb shanks in wine', ['4 lamb shanks'], 'Braise.', 'drumsticks'],
    ['Pigs in blankets', ['8 sausages', '8 rashers bacon'], 'Bake.', 'bacon wraps'],
    ['Chicken pittas', ['2 chicken breasts', '4 pittas'], 'Fry.', 'pita pockets'],
    ['Roast beef stir-fry', ['200 g roast beef', '1 broccoli'], 'Fry.', 'stir-fry'],
    ['Chicken parmigiana', ['2 chicken breasts', '1 cup breadcrumbs', '1 mozzarella'], 'Bake.', 'covered cutlets'],
    ['Aubergine parmigiana', ['2 aubergines', '1 mozzarella'], 'Bake.', 'sunken bake'],
    ['Fish and chips', ['4 cod fillets', '1 kg potatoes'], 'Fry.', 'fish and chips'],
    ['Beef tips on mashed potatoes', ['1 lb beef', '4 potatoes'], 'Simmer.', 'on mash'],
  ])('%s of %j (%s) is %s: meat and fish', (title, lines, step, form) =>
    expect(written(title, lines, step)).toBe(form),
  );

  test.each<Kind>([
    ['Southern biscuits', ['2 cups flour', '1 tbsp baking powder', '1 cup buttermilk'], 'Cut. Bake.', 'scones'],
    ['Frybread', ['2 cups flour'], 'Fry.', 'fried rounds'],
    ['Sausage rolls', ['1 lb sausage meat', '1 puff pastry'], 'Bake.', 'sausage rolls'],
    ['Sourdough starter', ['1 cup flour'], 'Feed it.', 'starter'],
    ['Red bean buns', ['2 cups flour', '1 cup red beans'], 'Steam.', 'buns'],
    ['Challah', ['2 cups flour', '7 g yeast'], 'Braid. Bake.', 'plaited loaf'],
    ['Poppy seed bread', ['2 cups flour', '1 tsp baking powder', '1 cup sugar'], 'Bake.', 'loaf cake'],
    ['Heath bar cookies', ['2 cups flour', '1 cup sugar'], 'Bake.', 'cookies'],
    ['Ice cream pie', ['1 quart vanilla ice cream', '20 Oreos'], 'Freeze.', 'tart'],
    ['Chess pie', ['1 cup sugar', '4 eggs'], 'Bake.', 'tart'],
    ['Lemon pudding', ['1 lemon', '3 eggs'], 'Lay puff paste in a plate. Bake.', 'pastry custard'],
    ['Batter pudding', ['6 eggs', '2 cups flour'], 'Tie up the cloth. Boil it one hour.', 'steamed pudding'],
    ['Finnish pannukakku', ['4 eggs', '1 cup flour'], 'Bake.', 'pancake'],
    ['Swedish pancakes', ['4 eggs', '1 cup flour'], 'Fry.', 'crepes'],
    ['Kettle chips', ['4 potatoes'], 'Fry.', 'crisps'],
  ])('%s of %j (%s) is %s: what is baked and fried', (title, lines, step, form) =>
    expect(written(title, lines, step)).toBe(form),
  );

  test.each<Kind>([
    ['Fajita seasoning', ['1 tsp paprika', '1 tsp cumin'], 'Mix.', 'ground spice'],
    ['Bolognese sauce', ['1 lb minced beef', '1 can tomatoes'], 'Simmer.', 'meat sauce'],
    ['Spaghetti sauce', ['2 lb tomatoes', '1 onion'], 'Simmer.', 'sauce'],
    ['Steak marinade', ['1 cup soy sauce'], 'Whisk.', 'sauce'],
    ['Corn salsa', ['2 cups sweetcorn', '1 red onion'], 'Mix.', 'chopped salad'],
    ['Frozen pineapple salad', ['8 oz cream cheese', '1 can pineapple'], 'Freeze.', 'jelly mould'],
    ['Bread and butter pickles', ['2 lb cucumbers', '1 cup sugar'], 'Seal.', 'preserve'],
    ['Strawberry compote', ['1 lb strawberries'], 'Simmer.', 'fruit in syrup'],
    ['Granita', ['4 lemons'], 'Freeze.', 'granita'],
    ['Risengrød', ['1 cup rice', '1 l milk'], 'Simmer.', 'rice under cinnamon'],
    ['Drunken beans', ['2 cups pinto beans', '2 tomatoes'], 'Simmer.', 'stew'],
    ['Breakfast eggs', ['12 eggs', '8 oz cheddar'], 'Pour into a baking dish. Bake.', 'sunken bake'],
    ['Peach cobbler', ['6 peaches', '1 cup flour'], 'Drop the batter by spoonfuls over the fruit. Bake.', 'cobbler'],
    ['Cheese', ['2 l milk', '2 g rennet'], '', 'cheese wheel'],
    ['Chicken stock', ['1 chicken', '2 carrots'], 'Simmer, then strain.', 'clear broth'],
    ['Slow-cooked carnitas', ['3 lb pork shoulder'], 'Cook and shred.', 'pulled meat'],
    ['Spring rolls', ['1 cabbage', '1 lb minced pork'], 'Roll up and deep fry.', 'pastry rolls'],
    ['Spinach bites with lemon mayonnaise', ['1 lb spinach', '1 cup mayonnaise'], 'Shape into balls. Bake.', 'balls'],
    ['Steak with chips', ['1 sirloin steak', '2 potatoes'], 'Fry.', 'steak'],
    ['Ham and egg cups', ['6 slices ham', '6 eggs'], 'Bake.', 'egg muffins'],
    ['Boiled eggs with soldiers', ['4 eggs', '4 slices bread'], 'Boil the eggs.', 'egg cups'],
    ['Baked eggs with spinach', ['4 eggs', '1 lb spinach'], 'Bake.', 'eggs in sauce'],
    ['Vanilla cupcakes', ['1 cup flour', '1 cup icing sugar'], 'Bake.', 'frosted cupcakes'],
    ['Toasted ham and cheese', ['4 slices bread', '1 cup cheddar', '2 slices ham'], 'Grill.', 'grilled sandwich'],
    ['Prawns with linguine', ['200 g prawns', '200 g linguine'], 'Toss.', 'spaghetti'],
  ])('%s of %j (%s) is %s: sauces, salads, jars and the rest', (title, lines, step, form) =>
    expect(written(title, lines, step)).toBe(form),
  );
});

describe('the form of a dish of halves, large pieces and what lies beside them', () => {
  type Kind = [title: string, lines: string[], form: string];

  test.each<Kind>([
    ['Aubergines stuffed with lamb', ['2 aubergines', '400 g minced lamb'], 'stuffed aubergines'],
    ['Zucchini boats', ['4 courgettes', '1 cup rice'], 'stuffed courgettes'],
    ['Stuffed butternut squash', ['1 butternut squash', '1 cup lentils'], 'stuffed squash'],
    ['Stuffed peppers', ['4 red peppers', '1 cup rice'], 'stuffed vegetables'],
    ['Baked apples', ['4 apples', '50 g raisins'], 'baked apples'],
    ['Lasagna rolls', ['12 lasagne sheets', '500 g ricotta', '500 g passata'], 'baked rolls'],
    ['Pork katsu curry', ['4 pork chops', '1 cup panko', '300 g rice'], 'katsu curry'],
    ['Osso buco', ['4 slices veal shank', '1 carrot'], 'shank slices'],
    ['Yankee pot roast', ['3 lb beef chuck', '6 potatoes'], 'braised joint'],
    ['Potato wedges with dip', ['4 potatoes', '200 g sour cream'], 'wedges'],
    ['Scalloped potatoes', ['1 kg potatoes', '400 ml cream'], 'sliced potatoes'],
  ])('%s of %j is %s', (title, lines, form) => expect(setTable(cover(title, lines)).formName).toBe(form));

  test('shows a sauce under a steak only where its title names it', () => {
    const seen = ['Steak', 'Steak with red wine sauce'].map((title) => {
      const { colour, second } = setTable(cover(title, ['2 sirloin steaks', '200 ml red wine']));
      return colour !== second;
    });
    expect(seen).toEqual([false, true]);
  });
});

describe('what is seen of a dish', () => {
  test.each<[title: string, lines: string[], steps: string[], form: string]>([
    ['Cucumber raita', ['1 cucumber, grated', '300 g plain yogurt'], [], 'stirred yogurt'],
    ['Dubu kimchi', ['300 g firm tofu', '250 g kimchi'], [], 'slices around a heap'],
    ['Vitello tonnato', ['800 g veal', '150 g mayonnaise'], [], 'slices in sauce'],
    ['Hong shao rou', ['800 g pork belly'], [], 'braised pieces'],
    ['Bagels', ['500 g bread flour', '7 g yeast'], ['Bake.'], 'plain bagels'],
    ['Bagels with salmon', ['2 bagels', '100 g smoked salmon'], [], 'bagels'],
    ['Steak and chips', ['2 sirloin steaks', '800 g potatoes'], [], 'with chips'],
    ['Carciofi alla romana', ['4 globe artichokes'], ['Peel the stems.'], 'artichokes'],
    ['Artichokes with butter', ['4 globe artichokes'], ['Boil until a leaf pulls out.'], 'whole artichokes'],
    ['Yam and egg', ['1 kg yam', '6 eggs'], [], 'with egg sauce'],
    ['Coconut macaroons', ['200 g desiccated coconut'], ['Bake.'], 'macaroons'],
    ['Dutch baby', ['3 eggs', '70 g flour'], ['Bake.'], 'puffed pancake'],
    ['Pineapple upside-down cake', ['1 tin pineapple rings'], ['Bake.'], 'pineapple cake'],
    ['Full English breakfast', ['4 eggs', '8 slices bacon'], ['Fry.'], 'full breakfast'],
    ['Eton mess', ['400 g strawberries', '300 ml cream'], [], 'broken meringue'],
    ['Cheese soufflé', ['4 eggs', '100 g cheddar'], ['Bake.'], 'souffle'],
    ['Banana split', ['2 bananas', '6 scoops ice cream'], [], 'banana split'],
    ['Deviled eggs', ['6 eggs'], [], 'devilled eggs'],
    ['Semmelknödel', ['300 g bread'], ['Simmer.'], 'large dumplings'],
    ['Sloppy joes', ['500 g beef mince', '4 burger buns'], [], 'sloppy joes'],
    ['Croque monsieur', ['4 slices bread', '100 g cooked ham'], ['Grill.'], 'rarebit'],
    ['Crescent dogs', ['8 frankfurters', '225 g crescent roll dough'], ['Bake.'], 'wrapped sausages'],
    ['Corn dogs', ['8 frankfurters', '100 g cornmeal'], ['Fry.'], 'corn dogs'],
    ['Taco ring', ['450 g crescent roll dough', '450 g beef mince'], ['Bake.'], 'pastry ring'],
    ['Tater tot casserole', ['700 g tater tots', '120 g cheddar'], ['Bake.'], 'potato tops'],
    ['Almond biscotti', ['250 g flour', '100 g almonds'], ['Bake.'], 'biscotti'],
    ['Spinach and artichoke dip', ['250 g spinach', '200 g cream cheese'], ['Bake.'], 'creamy bake'],
    ['Lemon chicken', ['450 g chicken breast', '60 g cornflour'], ['Fry, then turn in the sauce.'], 'coated pieces'],
    ['Smothered pork chops', ['4 pork chops'], ['Simmer.'], 'chops in sauce'],
    ['Fish fingers', ['600 g cod'], ['Bake.'], 'fish fingers'],
    ['Bread and butter pudding', ['8 slices bread', '400 ml milk'], ['Bake.'], 'bread slices'],
    ['Egg English muffins', ['4 English muffins', '4 eggs'], ['Fry.'], 'filled muffins'],
    ['Baked sea bass', ['1 sea bass, whole'], ['Bake.'], 'cooked fish'],
    ['Baked sea bass', ['2 sea bass fillets'], ['Bake.'], 'seared fillet'],
    ['Cod with chickpeas', ['4 cod fillets', '400 g canned tomatoes'], ['Simmer.'], 'fillet in sauce'],
  ])('%s of %j is %s %s', (title, lines, steps, form) =>
    expect(setTable(cover(title, lines, { steps })).formName).toBe(form),
  );

  test('is not what is thrown away or pounded, unless some of it is kept', () => {
    const seen = (steps: string[]): string[] =>
      setTable(cover('Pork stew', ['1 kg pork shoulder', '1 orange', '60 g almonds'], { steps })).toppings.map(
        ({ food }) => food,
      );
    expect(seen(['Simmer the pork with the orange.'])).toEqual(['pork-shoulder', 'orange', 'almond']);
    expect(seen(['Discard the orange and shred the pork.', 'Pound the almonds with the garlic.'])).toEqual([
      'pork-shoulder',
    ]);
    expect(seen(['Pound half of the almonds.', 'Discard the seeds of the orange.'])).toHaveLength(3);
  });

  test('is crumbled tofu as crumbs, letters of pasta and patties as such', () => {
    expect(piecesOf(cover('Alphabet soup', ['100 g soup pasta'], { steps: ['Blend.'] }))).toContain('letter');
    expect(piecesOf(cover('Tofu tostadas', ['400 g firm tofu, crumbled']))).toContain('mince-crumb');
    const bunCha = cover('Bun cha', ['600 g pork mince', '300 g rice vermicelli'], { steps: ['Shape into patties.'] });
    expect(piecesOf(bunCha)).toContain('patty');
  });
});

describe('the colour of a dish', () => {
  test('is that of a crust on a gratin only where something makes one', () => {
    const [bare, cheesy] = [[], ['100 g cheddar']].map((more) =>
      setTable(cover('Tomato gratin', ['1 kg tomatoes', ...more])),
    );
    expect([bare?.colour, cheesy?.colour]).toEqual(['#c9692f', '#e0b05c']);
  });

  test('of a filling is that of its foods', () => {
    const filling = (line: string): string => setTable(cover('Stuffed peppers', ['4 red peppers', line])).second;
    expect(['400 g beef mince', '200 g rice', '200 g cream cheese', '100 g breadcrumbs'].map(filling)).toEqual([
      '#8a5a2b',
      '#e6cf98',
      '#f3e3b8',
      '#dcaa66',
    ]);
  });

  const CHOCOLATE = '#4a2a1a';
  test.each<[title: string, lines: string[], colour: string]>([
    ['Guacamole', ['3 avocados', '1 tomato', '1 lime'], '#8fbf3f'],
    ['Easy pizza sauce', ['700 g tomato sauce', '2 tbsp basil'], '#d8412f'],
    ['Cookies', ['1 cup flour', '1 cup sugar', '12 oz dark chocolate in pieces'], '#dca75a'],
    ['Cookies', ['1 cup flour', '1/2 cup cocoa powder', '1 cup chocolate chips'], CHOCOLATE],
    ['Fudge', ['2 cups chocolate chips', '1 cup sugar'], CHOCOLATE],
    ['Red velvet cake', ['1 cup flour', '1 tbsp cocoa powder'], '#8c2438'],
    ['Liver pâté', ['1 lb chicken livers', '1 carrot'], '#c9a885'],
    ['Turkish yogurt soup', ['2 cups yogurt', '1 egg yolk'], '#f6f0e4'],
    ['Mulled wine', ['1 bottle red wine', '1 orange'], '#8c2438'],
    ['Hamburger patties', ['1 lb minced beef'], '#8a5a2b'],
    ['Pickled red onions', ['3 red onions', '1 cup vinegar'], '#e87f98'],
    ['Saffron rice', ['1 cup rice', '1 tsp saffron'], '#dfa420'],
  ])('of %s of %j is %s', (title, lines, colour) => expect(setTable(cover(title, lines)).colour).toBe(colour));
});

describe('a bake', () => {
  const bake = (lines: string[], step: string) => setTable(cover('Vegetable bake', lines, { steps: [step, 'Bake.'] }));

  test('is under crumbs where they are strewn over, under cheese where some melts, else as it has set', () => {
    expect(bake(['1 cauliflower', '50 g breadcrumbs'], 'Scatter over the breadcrumbs.').formName).toBe('crumbed bake');
    expect(bake(['1 cauliflower', '100 g cheddar, grated'], 'Scatter over the cheese.').formName).toBe('gratin');
    expect(bake(['1 cauliflower', '200 ml milk', '3 eggs'], 'Pour over the eggs.').formName).toBe('sunken bake');
  });

  test('has its sauce under the top, not mince, lemon and tomatoes strewn on it', () => {
    const lines = ['500 g beef mince', '400 g canned chopped tomatoes', '1 lemon', '1 aubergine', '100 g cheddar'];
    const { toppings, second } = bake(lines, 'Scatter over the cheese.');
    expect(toppings.map(({ piece }) => piece)).toEqual(['aubergine-cooked']);
    expect(second).toBe(colourOf('rust'));
  });
});
