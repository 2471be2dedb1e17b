import fc from 'fast-check';
import { UNITS } from '../../../api/src/modules/ingredients/units/unit-vocabulary.ts';
import { gramsAsked, sizeOf, type Asked } from '../../../api/src/modules/shopping-lists/measured.ts';
import { Rational, sum } from '../../../api/src/modules/shopping-lists/rational.ts';
import { sumAmounts, type SummedFood } from '../../../api/src/modules/shopping-lists/sum-amounts.ts';

const asked = (amount: number | string, unit: string | null = null, each: [number, string] | null = null): Asked => ({
  amount: typeof amount === 'string' ? Rational.parse(amount) : Rational.of(amount),
  unit,
  each: each && { amount: Rational.of(each[0]), unit: each[1] },
});
const onion: SummedFood = { commonUnit: 'piece', weights: { piece: 110, medium: 110, large: 150, cup: 160 } };
const tomatoes: SummedFood = { commonUnit: 'can', weights: { can: 400 } };
const milk: SummedFood = { commonUnit: 'ml', weights: { cup: 244 } };
const told = (all: Asked[], food?: SummedFood): [string, string | null][] =>
  sumAmounts(all, food).map(({ amount, unit }) => [amount.toString(), unit]);

describe('what is alike is added as it stands', () => {
  test.each([
    ['one stays as it is written', [asked(1_500, 'g')], [['1500', 'g']]],
    [
      'three thirds are one, not 0.999',
      [asked('1/3', 'cup'), asked('1/3', 'cup'), asked('1/3', 'cup')],
      [['1', 'cup']],
    ],
    ['grams become kilograms', [asked(700, 'g'), asked(800, 'g')], [['3/2', 'kg']]],
    ['a pound and grams are metric', [asked(1, 'lb'), asked(46.40763, 'g')], [['500', 'g']]],
    ['spoons become cups', [asked(8, 'tbsp'), asked(24, 'tsp')], [['1', 'cup']]],
    ['a pinch is a sixteenth of a teaspoon', [asked(15, 'pinch'), asked(1, 'tsp')], [['31/16', 'tsp']]],
    ['spoons and millilitres are metric', [asked(1, 'l'), asked(250, 'ml')], [['5/4', 'l']]],
    ['two eggs and three large ones are five', [asked(2), asked(3, 'large')], [['5', null]]],
    ['large ones among themselves stay large', [asked(2, 'large'), asked(3, 'large')], [['5', 'large']]],
    ['cloves are cloves', [asked(2, 'clove'), asked(3, 'clove')], [['5', 'clove']]],
  ] as const)('%s', (_, all, sums) => expect(told([...all])).toEqual(sums));
});

describe('what is not alike', () => {
  test('goes together through the weights of the food, in the unit it is bought in', () => {
    expect(told([asked(2), asked(1, 'cup')], onion)).toEqual([['38/11', null]]);
    expect(told([asked(1, 'cup'), asked(122, 'g')], milk)).toEqual(
      [['354.88235475', 'ml']].map(([ml, unit]) => [Rational.of(Number(ml)).toString(), unit]),
    );
  });

  test('stands side by side where nothing tells: nothing is guessed', () => {
    expect(told([asked(2, 'bunch'), asked(50, 'g'), asked(1, 'bunch')])).toEqual([
      ['3', 'bunch'],
      ['50', 'g'],
    ]);
    expect(told([asked(2, 'bunch'), asked(1), asked(1, 'cup')], onion)).toEqual([
      ['27/11', null],
      ['2', 'bunch'],
    ]);
    expect(told([asked(1, 'cup'), asked(100, 'g')])).toEqual([
      ['100', 'g'],
      ['1', 'cup'],
    ]);
  });

  test('a can weighs what its line says, or what such a can usually does', () => {
    expect(told([asked(2, 'can', [200, 'g']), asked(100, 'g')], tomatoes)).toEqual([['5/4', 'can']]);
    expect(told([asked(2, 'can', [200, 'g']), asked(1, 'can')], tomatoes)).toEqual([['3', 'can']]);
    expect(told([asked(1, 'can'), asked(200, 'g')])).toEqual([
      ['1', 'can'],
      ['200', 'g'],
    ]);
  });

  test('nothing measured is no amount', () => expect(told([])).toEqual([]));
});

const amount = fc
  .tuple(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 96 }))
  .map(([over, under]) => Rational.of(over).over(Rational.of(under)));
const some = fc.array(
  fc.record({
    amount,
    unit: fc.option(fc.constantFrom(...UNITS.map(({ name }) => name), 'roll')),
    each: fc.constant(null),
  }),
  { minLength: 1, maxLength: 12 },
);
const food = fc.option(fc.constantFrom(onion, tomatoes, milk), { nil: undefined });

test('a sum does not depend on the order in which recipes come', () => {
  fc.assert(
    fc.property(
      some.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      food,
      ([all, shuffled], of) => {
        expect(told(shuffled, of)).toEqual(told(all, of));
      },
    ),
    { numRuns: 2_000 },
  );
});

test('nothing is lost and nothing is added: in grams, in millilitres or by count, the sum is exactly that of its parts', () => {
  const base = (all: readonly Asked[], of: SummedFood | undefined): Map<string, string> => {
    const parts = all.map((one): [string, Rational] => {
      const grams = gramsAsked(one, of);
      if (grams) return ['weight', grams];
      const size = one.unit === null ? undefined : sizeOf(one.unit);
      if (size) return ['volume', one.amount.times(size)];
      return [['small', 'medium', 'large', 'piece', null].includes(one.unit) ? 'pieces' : (one.unit ?? ''), one.amount];
    });
    return new Map(
      [...Map.groupBy(parts, ([kind]) => kind)].map(([kind, own]) => [
        kind,
        sum(own.map(([, value]) => value)).toString(),
      ]),
    );
  };
  fc.assert(
    fc.property(some, food, (all, of) => {
      // Pieces of several sizes are counted, not weighed, as long as nothing else is there to be added to them.
      fc.pre(all.every(({ unit }) => !['small', 'large', 'medium', 'piece', null].includes(unit)) || of === undefined);
      const sums = sumAmounts(all, of).map(({ amount: total, unit }) => ({ amount: total, unit, each: null }));
      expect(base(sums, of)).toEqual(base(all, of));
    }),
    { numRuns: 2_000 },
  );
});
