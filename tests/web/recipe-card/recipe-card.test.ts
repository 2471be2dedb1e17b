import { explainMatch } from '../../../web/src/components/recipe-card/explain-match.ts';
import { matchColor } from '../../../web/src/components/recipe-card/match-badge.tsx';
import { recipeCard } from '../../../web/src/messages/recipe-card.ts';

test.each([
  [100, 'match.best'],
  [90, 'match.best'],
  [89, 'match.good'],
  [70, 'match.good'],
  [69, 'match.fair'],
  [50, 'match.fair'],
  [49, 'match.poor'],
  [0, 'match.poor'],
])('a match of %i %% has the colour %s', (percentage, color) => {
  expect(matchColor(percentage)).toBe(color);
});

describe('why a recipe is shown', () => {
  const line = (
    state: Parameters<typeof explainMatch>[0][number]['state'],
    name: string,
    via: string | null = null,
  ) => ({ state, via, ingredient: { name } });

  test('a held food is named once, as the cook holds it', () => {
    const { uses } = explainMatch([
      line('HAVE', 'cheddar', 'cheddar'),
      line('HAVE_BROADER', 'parmesan', 'cheese'),
      line('HAVE', 'grated cheddar', 'cheddar'),
    ]);
    expect(uses).toEqual(['cheddar', 'cheese']);
  });

  test('a swap says what stands in for what', () => {
    expect(explainMatch([line('SUBSTITUTE', 'ricotta', 'feta')]).swaps).toEqual([
      { held: 'feta', wanted: 'ricotta', note: null },
    ]);
  });

  test('staples, optional and missing lines are no reason', () => {
    expect(
      explainMatch([
        line('STAPLE', 'salt'),
        line('OPTIONAL', 'lemon'),
        line('MISSING', 'leek'),
        line('UNKNOWN', 'love'),
      ]),
    ).toEqual({ uses: [], swaps: [] });
  });
});

test('of a recipe that needs one food, all is not counted', () => {
  expect(recipeCard.have(1, 1, true)).toBe('You have what it needs');
  expect(recipeCard.have(4, 4, true)).toBe('You have all 4');
  expect(recipeCard.have(0, 1, false)).toBe('You have 0 of 1');
});
