import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import { Card } from '../../../ui/display/card.tsx';
import { ChoosePills } from '../../../ui/controls/choice-pills.tsx';
import { isConvertible } from '../amounts/convert-unit.ts';
import type { Measures } from '../amounts/line-amount.ts';
import type { RecipeProgress } from '../progress/recipe-progress.ts';
import type { ProgressActions } from '../progress/use-recipe-progress.ts';
import { AllergenFacts } from './allergen-facts.tsx';
import { groupLines, partId, partNamed } from './group-lines.ts';
import type { Swapped } from '../use-swapped.ts';
import { IngredientRow } from './ingredient-row.tsx';
import type { JudgedState } from './line-state.tsx';
import { SwapNotice } from './swap-notice.tsx';

/** What the ingredients list shows of a recipe. */
const INGREDIENTS_CARD_RECIPE = graphql(`
  fragment IngredientsCard_recipe on Recipe {
    id
    servings
    allergens
    possibleAllergens
    ingredients {
      id
      name
      amount
      amountMax
      unit
      unitVolume
      preparation
      group
      isOptional
      noFood
      thumbnail
      substitutes {
        ratio
        note
        ingredient {
          id
          name
          thumbnail
          diet
          allergens
          possibleAllergens
        }
      }
    }
  }
`);

interface IngredientsCardProps {
  recipe: FragmentType<typeof INGREDIENTS_CARD_RECIPE>;
  swapped: Swapped;
  servings: number;
  measures: Measures;
  onMeasuresChange: (measures: Measures) => void;
  progress: RecipeProgress;
  actions: ProgressActions;
  /** How the lines fit the kitchen the recipe was found by, by their ids. */
  judged: ReadonlyMap<string, JudgedState>;
}

/** What goes in: to tick off, scaled to the servings, in the measures the cook reads. */
export function IngredientsCard({
  recipe,
  swapped,
  servings,
  measures,
  onMeasuresChange,
  progress,
  actions,
  judged,
}: IngredientsCardProps) {
  const { data } = useSuspenseFragment({ fragment: INGREDIENTS_CARD_RECIPE, from: recipe });
  const groups = groupLines(data.ingredients);
  const isInMeasures = data.ingredients.some((line) => isConvertible(line.unit));
  return (
    <Card as="section" aria-labelledby="ingredients" padded _print={{ p: 0 }}>
      <chakra.h2 id="ingredients" textStyle="section" mb="4">
        {text.ingredients.title}
      </chakra.h2>
      {isInMeasures && <MeasuresChoice measures={measures} onChange={onMeasuresChange} />}
      <SwapNotice {...swapped} />
      {groups.map(({ title, lines }) => (
        <Fragment key={lines[0]?.id}>
          {title && (
            <GroupTitle id={partId(title)} tabIndex={-1}>
              {title}
            </GroupTitle>
          )}
          <chakra.ul listStyleType="none">
            {lines.map((line) => (
              <IngredientRow
                key={line.id}
                line={line}
                servings={{ chosen: servings, recipe: data.servings }}
                measures={measures}
                isTicked={progress.ingredients.includes(line.id)}
                onTick={() => actions.toggleIngredient(line.id)}
                chosenId={progress.substitutes[line.id] ?? null}
                onSubstitute={(foodId) => actions.setSubstitute(line.id, foodId)}
                judged={judged.get(line.id)}
                part={line.noFood === 'PART' ? partNamed(line.name, groups) : undefined}
                dish={swapped.recipe ?? data}
              />
            ))}
          </chakra.ul>
        </Fragment>
      ))}
      <AllergenFacts {...(swapped.recipe ?? data)} />
    </Card>
  );
}

function MeasuresChoice({ measures, onChange }: { measures: Measures; onChange: (measures: Measures) => void }) {
  const { label, written, metric, us } = text.ingredients.measures;
  const options = [
    { value: 'written', text: written },
    { value: 'metric', text: metric },
    { value: 'us', text: us },
  ] as const;
  return (
    <chakra.div mb="3" css={{ '& label': { minH: { base: 'touch', md: '10' } } }} _print={{ display: 'none' }}>
      <ChoosePills label={label} options={options} value={measures} onChange={onChange} />
    </chakra.div>
  );
}

const GroupTitle = chakra('h3', { base: { textStyle: 'card', mt: '6', mb: '1', _print: { mt: '2' } } });
