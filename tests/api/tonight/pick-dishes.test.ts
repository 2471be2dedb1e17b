import { pickDishes } from '../../../api/src/modules/tonight/pick-dishes.ts';

const [spinach, cream] = [{}, {}];
const dish = (name: string, due: object[], isForEvening = true) => ({ name, due, isForEvening });
const pick = (dishes: ReturnType<typeof dish>[], count = 3): string[] =>
  pickDishes(dishes, count).map(({ name }) => name);

test('one dish for each due food, then some that leave them for another evening', () => {
  const dishes = [
    dish('saag', [spinach]),
    dish('spinach pasta', [spinach]),
    dish('stroganoff', [cream]),
    dish('fried rice', []),
  ];
  expect(pick(dishes)).toEqual(['saag', 'stroganoff', 'fried rice']);
});

test('a dessert only where no dinner uses what is due, as the last', () => {
  const dishes = [dish('panna cotta', [cream], false), dish('fried rice', []), dish('dal', []), dish('soup', [])];
  expect(pick(dishes)).toEqual(['fried rice', 'dal', 'panna cotta']);
  expect(pick([...dishes, dish('stroganoff', [cream])])).toEqual(['stroganoff', 'fried rice', 'dal']);
});

test('where there is nothing else, what uses the same again', () => {
  expect(pick([dish('saag', [spinach]), dish('spinach pasta', [spinach])])).toEqual(['saag', 'spinach pasta']);
  expect(pick([])).toEqual([]);
});
