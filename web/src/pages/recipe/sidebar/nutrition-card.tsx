import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { chakra, HStack } from '@chakra-ui/react';
import { graphql } from '../../../gql/gql.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import { Card } from '../../../ui/display/card.tsx';
import type { Swapped } from '../use-swapped.ts';

/** What the nutrition card shows of a recipe. */
const NUTRITION_CARD_RECIPE = graphql(`
  fragment NutritionCard_recipe on Recipe {
    id
    nutrition {
      calories
      protein
      carbs
      fat
      fiber
      sugar
      coverage
    }
  }
`);

const CALORIES = { key: 'calories', unit: 'kcal', digits: 0 } as const;
const NUTRIENTS = [
  CALORIES,
  ...(['protein', 'carbs', 'fat', 'fiber', 'sugar'] as const).map((key) => ({ key, unit: 'g', digits: 1 })),
];

/** What one serving holds, as far as it is known; nothing at all when nothing is. */
export function NutritionCard({
  recipe,
  swapped,
}: {
  recipe: FragmentType<typeof NUTRITION_CARD_RECIPE>;
  swapped: Swapped['recipe'];
}) {
  const { data } = useSuspenseFragment({ fragment: NUTRITION_CARD_RECIPE, from: recipe });
  const { nutrition } = swapped ?? data;
  const known = NUTRIENTS.flatMap(({ key, unit, digits }) => {
    const value = nutrition?.[key] ?? null;
    return value === null ? [] : [{ key, amount: `${Number(value.toFixed(digits))} ${unit}` }];
  });
  if (!nutrition || known.length === 0) return null;
  const coverage = Math.floor(nutrition.coverage * 100);
  return (
    <Card as="section" aria-labelledby="nutrition" padded _print={{ p: 0 }}>
      <chakra.h2 id="nutrition" textStyle="card" mb="3">
        {text.nutrition.title}
      </chakra.h2>
      <dl>
        {known.map(({ key, amount }) => (
          <HStack
            key={key}
            justify="space-between"
            py="2"
            css={{ '& + &': { borderTop: 'hairline' } }}
            _print={{ py: 0, border: 'none' }}
          >
            <chakra.dt color="mute">{text.nutrition[key]}</chakra.dt>
            <chakra.dd fontWeight="semibold">{amount}</chakra.dd>
          </HStack>
        ))}
      </dl>
      {coverage < 100 && (
        <chakra.p textStyle="caption" color="mute" mt="2">
          {text.nutrition.coverage(coverage)}
        </chakra.p>
      )}
    </Card>
  );
}
