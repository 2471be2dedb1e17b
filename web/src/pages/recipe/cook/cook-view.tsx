import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { VisuallyHidden } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { recipePath } from '../../../app/paths.ts';
import { cook as text } from '../../../messages/cook.ts';
import { convertTemperatures } from '../amounts/convert-temperature.ts';
import { useStepFoods } from '../instructions/step-foods.ts';
import { prepareChime } from '../timer/chime.ts';
import { kitchenTimers } from '../timer/kitchen-timers.ts';
import { useCooking } from '../use-cooking.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { CookEnd } from './cook-end.tsx';
import { CookHeader } from './cook-header.tsx';
import { CookNav } from './cook-nav.tsx';
import { CookScreen, Swiped } from './cook-screen.tsx';
import { CookStep } from './cook-step.tsx';
import { readAloud } from './read-aloud.ts';
import { STEPWISE_RECIPE } from './stepwise-recipe.ts';
import { useCookSteps } from './use-cook-steps.ts';
import { useStepFromTop } from './use-step-from-top.ts';
import { useStepKeys } from './use-step-keys.ts';
import { useSwipeSideways } from './use-swipe-sideways.ts';
import { useReadAloud, useVoiceCommands } from './use-voice.ts';
import type { VoiceCommand } from './voice-commands.ts';

/** One step of a recipe at a time. Remount it for another recipe. */
export function CookView({ recipe: masked }: { recipe: FragmentType<typeof STEPWISE_RECIPE> }) {
  const { data: recipe } = useSuspenseFragment({
    fragment: STEPWISE_RECIPE,
    fragmentName: 'Stepwise_recipe',
    from: masked,
  });
  const cooking = useCooking(recipe, { isStepwise: true });
  const { progress, actions, stepActs, cooked, swapped, servings, measures } = cooking;
  const steps = (swapped.recipe ?? recipe).instructions;
  const { step, next, back, startOver } = useCookSteps(steps.length, cooking);
  const foodsOf = useStepFoods(recipe, { servings, measures, substitutes: progress.substitutes });
  const close = useClose(recipe.slug);
  useWakeLock(true);
  useStepFromTop(step);

  const current = steps[step - 1];
  const description = current && convertTemperatures(current.description, measures);
  const words = description ? text.said(step, steps.length, description) : text.end.title;
  const startTimer = () => {
    if (!current?.timeMin) return;
    prepareChime();
    kitchenTimers.start(recipe, step, current.timeMin);
  };
  const reading = useReadAloud(words);
  const listening = useVoiceCommands((command) => {
    const acts: Record<VoiceCommand, () => void> = { next, back, repeat: () => readAloud(words), timer: startTimer };
    acts[command]();
  });
  useStepKeys({ next, back, close: close.go });
  const swipe = useSwipeSideways(next, back);

  return (
    <CookScreen>
      <CookHeader
        title={recipe.title}
        closeTo={close.path}
        step={step}
        steps={steps.length}
        reading={reading}
        listening={listening}
      />
      <VisuallyHidden role="status" aria-atomic>
        {words}
      </VisuallyHidden>
      <Swiped {...swipe}>
        {current && description ? (
          <CookStep
            key={step}
            step={{ ...current, description }}
            place={text.place(step, steps.length)}
            foods={foodsOf(step)}
            isDone={progress.steps.includes(step)}
            onToggle={() => stepActs.toggle(step)}
            ticked={progress.ingredients}
            onTick={actions.toggleIngredient}
            onStartTimer={startTimer}
          />
        ) : (
          <CookEnd closeTo={close.path} onCooked={cooked.mark} onStartOver={startOver} />
        )}
      </Swiped>
      <CookNav step={step} steps={steps.length} onBack={back} onNext={next} />
      {cooked.sheet}
    </CookScreen>
  );
}

/** The way back to the recipe, with the search it was found by. */
function useClose(slug: string): { path: string; go: () => void } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const path = recipePath(slug, params.toString());
  return { path, go: () => void navigate(path) };
}
