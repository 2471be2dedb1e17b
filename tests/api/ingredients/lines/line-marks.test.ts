import { linkLine } from '../../../../api/src/modules/ingredients/lines/line-linker.ts';
import { names } from '../starter-foods.ts';

const read = (line: string): object => {
  const { quantity, quantityMax, unit, food, optional, facts } = linkLine(line, names);
  return { quantity, quantityMax, unit, food: food?.name, optional, facts };
};

describe('marks that say nothing of the food', () => {
  const plain = read('2 cups flour');

  test.each([
    '- [ ] 2 cups flour',
    '- [x] 2 cups flour',
    '* [ ] 2 cups flour',
    '✓ 2 cups flour',
    '✔ 2 cups flour',
    '→ 2 cups flour',
    '➤ 2 cups flour',
    '► 2 cups flour',
    '❑ 2 cups flour',
    '◯ 2 cups flour',
    '» 2 cups flour',
    '① 2 cups flour',
    '– 2 cups flour',
    '2 cups flour†',
    '2 cups flour [1]',
    '2 cups flour¹',
    '２ cups flour',
    '2 Cup(s) flour',
    '2 cups flour *',
    '[2 cups] flour',
  ])('"%s" is two cups of flour', (line) => {
    expect(read(line)).toEqual(plain);
  });

  test.each([
    ['• (Optional) 1 jalapeño', '(optional) 1 jalapeño'],
    ['( Optional ) 1 jalapeño', '(optional) 1 jalapeño'],
    ['[Optional] 1 jalapeño', '(optional) 1 jalapeño'],
    ['🌶 (Optional) 1 jalapeño', '(optional) 1 jalapeño'],
    ['1O tbsp flour', '10 tbsp flour'],
    ['1–1/2 cups milk', '1 1/2 cups milk'],
    ['1—½ cups milk', '1½ cups milk'],
    ['1 ¹/₂ cups flour', '1 1/2 cups flour'],
    ['¹⁄₂ cup sugar', '1/2 cup sugar'],
    ['³/₄ cup sugar', '3/4 cup sugar'],
    ['1 [12 ounce] can tomatoes', '1 (12 ounce) can tomatoes'],
    ['confectioner´s sugar', "confectioner's sugar"],
    ['¾ Cup(s) plus 2 Tbsp. sugar', '3/4 cup plus 2 tbsp sugar'],
    ['1 (46 fluid oz.) bottle tomato juice', '1 (46 fluid ounce) bottle tomato juice'],
    ['4 garlic cloves†', '4 garlic cloves'],
    ['2 onion(s)', '2 onions'],
  ])('"%s" is "%s"', (line, same) => {
    expect(read(line)).toEqual(read(same));
  });

  test.each(['Salt And Pepper', 'SALT AND PEPPER', 'Salt Und Pepper'])('"%s" is salt, whatever its letters', (line) => {
    expect(linkLine(line, names)).toMatchObject({ food: { name: 'salt' }, isUnknown: false });
  });

  test.each(['For the bechamel.', 'For the bechamel;', '• For the bechamel,'])('"%s" heads a list', (line) => {
    expect(linkLine(line, names).isNoFood).toBe(true);
  });

  test('a range between a number and a mixed one stays a range', () => {
    expect(linkLine('1–1½ cups milk', names)).toMatchObject({ quantity: 1, quantityMax: 1.5 });
    expect(linkLine('½–¾ cup milk', names)).toMatchObject({ quantity: 0.5, quantityMax: 0.75 });
  });
});
