import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, HStack } from '@chakra-ui/react';
import { memo, useState, type ReactNode } from 'react';
import { RatingCard } from '../../components/rating/rating-card.tsx';
import { DishPhotos } from '../../components/rating/dish-photos.tsx';
import { Reviews } from '../../components/rating/reviews.tsx';
import { useViewer } from '../../apollo/viewer.tsx';
import { graphql } from '../../gql/gql.ts';
import type { RecipeView_RecipeFragment } from '../../gql/graphql.ts';
import { CookLink } from './cook/cook-link.tsx';
import { RecipeHero } from './hero/recipe-hero.tsx';
import { IngredientsCard } from './ingredients/ingredients-card.tsx';
import type { JudgedState } from './ingredients/line-state.tsx';
import { StandingColumn } from './ingredients/standing-column.tsx';
import { InstructionsCard } from './instructions/instructions-card.tsx';
import { ScreenSwitch } from './instructions/screen-switch.tsx';
import { NotesCard } from './notes-card.tsx';
import { OwnNoteCard } from './own-note-card.tsx';
import { NutritionCard } from './sidebar/nutrition-card.tsx';
import { QuickActions } from './sidebar/quick-actions.tsx';
import { Aside, CookingGrid, RecipeFrame } from './recipe-frame.tsx';
import { SimilarRecipes } from './similar-recipes.tsx';
import { announceFinish } from './timer/announce-finish.ts';
import { prepareChime } from './timer/chime.ts';
import { TimerRegion } from './timer/timer-region.tsx';
import { useStepTimer } from './timer/use-step-timer.ts';
import { useCooking } from './use-cooking.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** What the page as a whole knows of a recipe, and what its parts show. */
const RECIPE_VIEW_RECIPE = graphql(`
  fragment RecipeView_recipe on Recipe {
    id
    slug
    servings
    ingredients {
      id
      substitutes {
        ingredient {
          id
        }
      }
    }
    instructions {
      step
    }
    ...RecipeHero_recipe
    ...IngredientsCard_recipe
    ...InstructionsCard_recipe
    ...NotesCard_recipe
    ...OwnNoteCard_recipe
    ...NutritionCard_recipe
    ...SimilarRecipes_recipe
    ...RatingCard_recipe
  }
`);

interface RecipeViewProps {
  recipe: FragmentType<typeof RECIPE_VIEW_RECIPE>;
  /** Its lines as they fit the kitchen of the address; null where that has none. */
  lines: readonly (JudgedState & { ingredient: { id: string } })[] | null;
  /** What stands between the head of the page and the ingredients. */
  children: ReactNode;
}

/** A recipe to cook from. Remount it for another recipe: its progress and timer belong to this one. */
export function RecipeView({ recipe: masked, lines, children }: RecipeViewProps) {
  const { data: recipe } = useSuspenseFragment({
    fragment: RECIPE_VIEW_RECIPE,
    fragmentName: 'RecipeView_recipe',
    from: masked,
  });
  const cooking = useCooking(recipe);
  const { progress, actions, stepActs, cooked, swapped, servings, setServings, measures, setMeasures } = cooking;
  const viewer = useViewer();
  const [started, setStarted] = useState<{ step: number; minutes: number } | null>(null);
  const controls = useStepTimer(recipe.id, announceFinish);

  const judged = new Map((lines ?? []).map((line) => [line.ingredient.id, line]));
  const ids = recipe.ingredients.map(({ id }) => id);
  const steps = recipe.instructions.map(({ step }) => step);
  const ticked = ids.filter((id) => progress.ingredients.includes(id)).length;
  const done = steps.filter((step) => progress.steps.includes(step)).length;
  const isCooking = controls.timer !== null || (done > 0 && done < steps.length);
  const [screenWish, setScreenWish] = useState<boolean | null>(null);
  const isScreenOn = screenWish ?? isCooking;
  useWakeLock(isScreenOn);

  const handleStartTimer = (step: number, minutes: number) => {
    prepareChime();
    controls.start(step, minutes);
    setStarted({ step, minutes });
  };

  return (
    <RecipeFrame>
      <RecipeHero recipe={recipe} swapped={swapped} servings={servings} onServingsChange={setServings} />
      {children}
      <CookingGrid>
        <StandingColumn>
          <IngredientsCard
            recipe={recipe}
            swapped={swapped}
            servings={servings}
            measures={measures}
            onMeasuresChange={setMeasures}
            progress={progress}
            actions={actions}
            judged={judged}
          />
        </StandingColumn>
        <Box gridArea="instructions">
          <InstructionsCard
            recipe={recipe}
            swapped={swapped.recipe}
            choices={{ servings, measures, substitutes: progress.substitutes }}
            done={progress.steps}
            onToggle={stepActs.toggle}
            timed={controls.timer?.step ?? null}
            onStartTimer={handleStartTimer}
          >
            <HStack gap="4" wrap="wrap">
              <ScreenSwitch isOn={isScreenOn} onChange={setScreenWish} />
              <CookLink slug={recipe.slug} />
            </HStack>
          </InstructionsCard>
          <NotesCard recipe={recipe} />
          {viewer && <OwnNoteCard key={viewer.id} recipe={recipe} />}
        </Box>
        <Aside>
          <NutritionCard recipe={recipe} swapped={swapped.recipe} />
          <QuickActions
            progress={{ ticked, ingredients: ids.length, done, steps: steps.length }}
            onCheckAll={() => actions.checkAll(ids)}
            onCompleteAll={stepActs.completeAll}
            onReset={actions.reset}
          />
          <RatingCard recipe={recipe} cooked={cooked} />
        </Aside>
      </CookingGrid>
      <Below recipe={recipe} />
      {cooked.sheet}
      <TimerRegion recipeId={recipe.id} controls={controls} started={started} />
    </RecipeFrame>
  );
}

/** What stands below what is cooked from. A tick leaves it alone. */
const Below = memo(function Below({ recipe }: { recipe: RecipeView_RecipeFragment }) {
  return (
    <>
      <DishPhotos recipeId={recipe.id} />
      <Reviews recipeId={recipe.id} />
      <SimilarRecipes recipe={recipe} />
    </>
  );
});
