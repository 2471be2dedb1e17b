import { held, leftOut, read } from './typed-reading.ts';

describe('what a cook tells besides is no food, and is not told as unknown', () => {
  test.each([
    ['dont have much in, couple of eggs, bit of chorizo', ['chorizo', 'egg']],
    ['not got much in the fridge, eggs and leeks', ['egg', 'leek']],
    ['my neighbour gave me a load of rhubarb and gooseberries', ['gooseberry', 'rhubarb']],
    ['my mum gave us plums', ['plum']],
    [
      'the yoghurts gone past its date by a day, got cucumber and lamb mince',
      ['cucumber', 'lamb mince', 'plain yogurt'],
    ],
    ['my allotment has gone mad runner beans and beetroot everywhere', ['beetroot', 'runner bean']],
    ['need to get rid of the carrots, chicken', ['carrot', 'chicken']],
    ['eggs 😋 bacon', ['bacon', 'egg']],
    ["this week's veg box: kale, beetroot", ['beetroot', 'kale']],
    ['no time, no energy, got eggs and toast', ['bread', 'egg']],
    ["i don't have an oven, got sausages and peppers", ['bell pepper', 'sausage']],
    ['i have no microwave, frozen peas and rice', ['frozen pea', 'rice']],
    ['had a rubbish day at work need comfort food got potatoes and cheese', ['cheese', 'potato']],
  ])('%s', (text, foods) => {
    expect([held(text), leftOut(text), read(text).unread]).toEqual([foods, [], []]);
  });

  test.each([
    ["no more pasta this week, i've got mince and courgette", ['beef mince', 'courgette'], ['pasta']],
    ['veggie, got halloumi and peppers, no aubergine tho', ['bell pepper', 'halloumi'], ['aubergine', 'meat and fish']],
    ['no fresh tomatoes only tinned, got penne and olives', ['canned tomatoes', 'olive', 'penne'], ['tomato']],
    ['nothing with mushrooms in, pork fillet and mustard', ['mustard', 'pork fillet'], ['mushroom']],
    ['intolerant to garlic and onions 😭 courgette, halloumi', ['courgette', 'halloumi'], ['garlic', 'onion']],
    ["can't do spicy, chicken and peppers", ['bell pepper', 'chicken'], ['chilli']],
    ["we can't have nuts at school, snack bars with oats and honey", ['granola bar', 'honey', 'oat'], ['nuts']],
    ['cant stand the taste of fennel. salmon and orange', ['orange', 'salmon'], ['fennel']],
    ['sugar-free flapjacks with dates', ['date', 'flapjack'], ['added sugar']],
    ['wifes off dairy, coconut yoghurt and mango in fridge', ['coconut yogurt', 'mango'], ['dairy']],
    ['not allergic to eggs but to milk, got bananas and flour', ['banana', 'plain flour'], ['dairy']],
    ['rid of the sweetcorn already, still got tuna and mayo', ['mayonnaise', 'tuna'], ['sweetcorn']],
    ['use yoghurt instead of cream with chicken and spinach', ['chicken', 'plain yogurt', 'spinach'], ['cream']],
  ])('and nor is it beside what is left out: %s', (text, foods, left) => {
    expect([held(text), leftOut(text), read(text).unread]).toEqual([foods, left, []]);
  });
});

test.each(['dont have much milk, eggs', "haven't got much milk, eggs"])(
  'what there is not much of may run out: %s',
  (text) => {
    expect([held(text), leftOut(text)]).toEqual([['egg'], []]);
  },
);

test('what is to be kept away is left out, and what is to be made behind it is wanted', () => {
  const text = 'keep it away from nuts pls, cookies with oats and raisins';
  expect([leftOut(text), held(text), read(text).phrase]).toEqual([['nuts'], ['oat', 'raisin'], 'cookies']);
});

test.each([
  ['i hate coriander but love a curry', 'coriander', 'curry'],
  ['i hate mushrooms but fancy a risotto', 'mushroom', 'risotto'],
])('who refuses a food but likes a dish wants the dish: %s', (text, left, dish) => {
  expect([leftOut(text), held(text), read(text).phrase]).toEqual([[left], [], dish]);
});

test.each([
  ['can i make pancakes with oat milk and bananas', 'pancakes with oat milk and bananas'],
  ['i want to make a cake with almonds and lemons', 'cake with almonds and lemons'],
  ['lasagne but I only have turkey mince', 'lasagne with turkey mince'],
  ['shepherds pie but we just have leeks', 'shepherds pie with leeks'],
])('who asks for a dish is read as who names it with what is there: %s', (text, plain) => {
  const asked = read(text);
  expect([asked.phrase, asked.held.map(({ food }) => food.name)]).toEqual([
    read(plain).phrase,
    read(plain).held.map(({ food }) => food.name),
  ]);
});

test('a row of foods behind what is left out is no kind of dish', () => {
  expect(read('allergic to sesame, we have noodles broccoli soy sauce').dish).toBeNull();
});

test.each([
  ['use turkey mince instead of beef in a cottage pie', 'beef', 'cottage pie'],
  ['can you leave out the raisins in a carrot cake', 'raisin', 'carrot cake'],
])('what is left out of a dish tells of the dish: %s', (text, left, dish) => {
  expect([leftOut(text), read(text).phrase]).toEqual([[left], dish]);
});

test.each([
  ['got brown sugar but no white sugar, butter, oats', 'brown sugar', 'sugar'],
  ['no cream left, there is salmon dill and creme fraiche', 'crème fraîche', 'cream'],
  ['no onions, got red onions and mince', 'red onion', 'onion'],
])('a kind of what is left out may be used where it is said to be there: %s', (text, kind, left) => {
  const [out] = read(text).left;
  const food = read(text).held.find((one) => one.food.name === kind)?.food;
  expect([out?.name, food && out?.numbers.includes(food.number)]).toEqual([left, false]);
});

test.each([
  ['allergic to nuts 😭 eggs', ['eggs', 'nuts']],
  ['allergic to nuts 🤧 eggs 🤧 milk', ['dairy', 'eggs', 'nuts']],
  ["my son can't have nuts at school, eggs or milk", ['dairy', 'eggs', 'nuts']],
  ['nothing with nuts in, eggs or milk', ['eggs', 'milk', 'nuts']],
  ['prawns left me ill', ['prawn']],
])('a list of what makes ill is not cut short: %s', (text, left) => {
  expect([held(text), leftOut(text)]).toEqual([[], left]);
});

test('but no allergen is, whatever is there', () => {
  expect(read('no nuts, got almonds').left.flatMap(({ allergens }) => allergens)).toContain('tree-nuts');
});

test.each([
  ['without gluten for coeliacs and dairy for my wife', ['dairy', 'gluten', 'gluten']],
  ['no gluten for coeliac dad, dairy for my wife', ['dairy', 'gluten', 'gluten']],
  ['no meat for the vegetarians and nuts for tom', ['meat', 'meat and fish', 'nuts']],
  ['allergic to nuts, vegan', ['animal products', 'nuts']],
])('what is refused for those who eat so goes on behind them: %s', (text, left) => {
  expect([held(text), leftOut(text), read(text).unread]).toEqual([[], left, []]);
});

test.each([
  ['hate olives, chicken rice peppers', 'olive', ['bell pepper', 'chicken', 'rice']],
  ['hate coriander, salmon potatoes dill', 'coriander', ['dill', 'potato', 'salmon']],
])('a meal in one breath behind what is not liked is there: %s', (text, left, foods) => {
  expect([leftOut(text), held(text)]).toEqual([[left], foods]);
});

test.each(['hate mushrooms, olives anchovies capers', 'allergic to mushrooms, chicken rice peppers celery'])(
  'but what others dislike too, or are ill of, is not: %s',
  (text) => {
    expect(held(text)).not.toContain('olive');
    expect(held(text)).not.toContain('celery');
  },
);

test('a dish behind a comma is wanted whatever raw food is refused', () => {
  expect(read('skip the anchovies, caesar salad').phrase).toBe('caesar salad');
});

test.each([
  ['no honey left, carrots and cumin', ['honey'], ['carrot', 'cumin']],
  ['no milk or eggs left, oats and bananas', ['eggs', 'milk'], ['banana', 'oat']],
  ['dont put raisins in it, couscous and lamb', ['raisin'], ['couscous', 'lamb']],
  ['leave the coriander out please, dal with red lentils', ['coriander'], ['lentil', 'red lentil']],
  ['can you keep the mushrooms out, chicken and rice', ['mushroom'], ['chicken', 'rice']],
  ['any fruit except bananas, and yoghurt', ['banana'], ['fruit', 'plain yogurt']],
  ['anything but mushrooms, chicken and rice', ['mushroom'], ['chicken', 'rice']],
  ['my little one is off cows milk, got banana', ['dairy'], ['banana']],
  ['nothing with coconut in it please, prawns and lime', ['coconut'], ['lime', 'prawn']],
  ['anything but pork with apples and sage', ['pork'], ['apple', 'sage']],
  ["we're vegetarian but not vegan, got eggs", ['meat and fish'], ['egg']],
  ['mums coeliac so what can she have with gammon', ['gluten'], ['gammon']],
])('what is told around a food ends with it: %s', (text, left, foods) => {
  expect([leftOut(text), held(text), read(text).unread]).toEqual([left, foods, []]);
});

test.each([
  ['no milk, eggs left', ['eggs', 'milk']],
  ['anything except nuts, eggs and milk', ['eggs', 'milk', 'nuts']],
  ['keep the kids away from nuts, pasta and cheese', ['cheese', 'nuts', 'pasta']],
])('and does not end before: %s', (text, left) => {
  expect([leftOut(text), held(text)]).toEqual([left, []]);
});

test.each([
  ['everything but the kitchen sink: peppers, onions, ham', ['bell pepper', 'ham', 'onion'], []],
  ['i dont hate anchovies, pasta and broccoli', ['broccoli', 'pasta'], ['anchovies']],
  ['i never had any problem with onions, chicken', ['chicken'], ['onions']],
  ['pretty sure theres a tin of crab somewhere', ['canned crab'], []],
  ['might have cheddar, might not. definitely have macaroni', ['cheddar', 'macaroni'], []],
  ['the asparagus wont last another day', ['asparagus'], []],
  ['just got back from holiday and found only couscous', ['couscous'], []],
  ['kitchen roll, dog food, tortellini and cream', ['cream', 'tortellini'], []],
  ['soup in half an hour from celeriac and pear', ['celeriac', 'pear'], ['soup']],
  ['i wouldnt say no to cheese, leeks', ['cheese', 'leek'], []],
  ['not sure whats in the freezer but theres chicken mince', ['chicken mince'], []],
  ['no plug no kettle no clean pans. got tinned peaches', ['canned peaches'], []],
  ['not too sweet, rhubarb and custard', ['custard', 'rhubarb'], []],
  ['third of a bottle of prosecco', ['prosecco'], []],
  ['might be a tin of jackfruit at the back', ['canned jackfruit'], []],
  ['what shall i do with redcurrants', ['redcurrant'], []],
  ['chicken without skin, rice', ['chicken', 'rice'], []],
  ['oats, seeds', ['mixed seeds', 'oat'], []],
  ['chesnut mushrooms, desicated coconut', ['chestnut mushroom', 'desiccated coconut'], []],
  ['half a tub of lurpak spreadable and some warburtons toastie', ['bread', 'butter'], []],
])('what is said besides refuses nothing: %s', (text, foods, unread) => {
  expect([held(text), leftOut(text), read(text).unread]).toEqual([foods, [], unread]);
});

test('a food with a long name is no dish where others are there', () => {
  expect(read('there is soy sauce but no fish sauce, pork mince and rice noodles').phrase).toBeNull();
});
