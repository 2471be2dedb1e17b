import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import { Card } from '../../../ui/display/card.tsx';
import type { Swapped } from '../use-swapped.ts';
import { useStepFoods, type FoodChoices } from './step-foods.ts';
import { InstructionRow } from './instruction-row.tsx';

/** What the instructions show of a recipe. */
const INSTRUCTIONS_CARD_RECIPE = graphql(`
  fragment InstructionsCard_recipe on Recipe {
    id
    instructions {
      step
      description
      timeMin
    }
    ...StepFoods_recipe
  }
`);

interface InstructionsCardProps {
  recipe: FragmentType<typeof INSTRUCTIONS_CARD_RECIPE>;
  /** The recipe with the cook's swaps; null without any. */
  swapped: Swapped['recipe'];
  choices: FoodChoices;
  /** Numbers of the steps that are done. */
  done: readonly number[];
  onToggle: (step: number) => void;
  /** The step whose timer exists, so that no other can be started; null without one. */
  timed: number | null;
  onStartTimer: (step: number, minutes: number) => void;
  /** What stands beside the title. */
  children: ReactNode;
}

/** What to do, step by step. */
export function InstructionsCard({
  recipe,
  swapped,
  choices,
  done,
  onToggle,
  timed,
  onStartTimer,
  children,
}: InstructionsCardProps) {
  const { data } = useSuspenseFragment({
    fragment: INSTRUCTIONS_CARD_RECIPE,
    fragmentName: 'InstructionsCard_recipe',
    from: recipe,
  });
  const foodsOf = useStepFoods(data, choices);
  return (
    <Card as="section" aria-labelledby="instructions" padded _print={{ p: 0 }}>
      <HStack justify="space-between" wrap="wrap" gap="3" mb="2">
        <chakra.h2 id="instructions" textStyle="section">
          {text.instructions.title}
        </chakra.h2>
        {children}
      </HStack>
      <chakra.ol listStyleType="none">
        {(swapped ?? data).instructions.map((instruction) => (
          <InstructionRow
            key={instruction.step}
            {...instruction}
            measures={choices.measures}
            foods={foodsOf(instruction.step)}
            isDone={done.includes(instruction.step)}
            onToggle={() => onToggle(instruction.step)}
            timed={timed}
            onStartTimer={onStartTimer}
          />
        ))}
      </chakra.ol>
    </Card>
  );
}
