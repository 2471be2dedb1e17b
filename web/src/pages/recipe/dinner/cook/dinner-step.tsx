import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { VisuallyHidden } from '@chakra-ui/react';
import { dinner as text } from '../../../../messages/dinner.ts';
import { convertTemperatures } from '../../amounts/convert-temperature.ts';
import { CookHeader } from '../../cook/cook-header.tsx';
import { CookNav } from '../../cook/cook-nav.tsx';
import { CookScreen, Swiped } from '../../cook/cook-screen.tsx';
import { CookStep } from '../../cook/cook-step.tsx';
import { readAloud } from '../../cook/read-aloud.ts';
import { STEPWISE_RECIPE } from '../../cook/stepwise-recipe.ts';
import { useStepKeys } from '../../cook/use-step-keys.ts';
import { useSwipeSideways } from '../../cook/use-swipe-sideways.ts';
import { useReadAloud, useVoiceCommands } from '../../cook/use-voice.ts';
import type { VoiceCommand } from '../../cook/voice-commands.ts';
import { READY_STEP, useStepFoods } from '../../instructions/step-foods.ts';
import { prepareChime } from '../../timer/chime.ts';
import { kitchenTimers } from '../../timer/kitchen-timers.ts';
import { useCooking } from '../../use-cooking.ts';
import { clockTime, minuteOf } from '../clock.ts';
import { stepKey, type KeptDinner, type KeptStep } from '../kept-dinner.ts';
import { StepClock } from './step-clock.tsx';

interface DinnerStepProps {
  recipe: FragmentType<typeof STEPWISE_RECIPE>;
  /** A dinner that stands at a step of the recipe. */
  dinner: KeptDinner;
  /** That it moved with the last step; empty where it did not. */
  moved: string;
  /** The step after it. */
  following: KeptStep | undefined;
  /** Of all dishes. */
  titles: readonly string[];
  /** @param waitsUntil when the step will be over whose timer is started with it */
  onNext: (waitsUntil: number | null) => void;
  onWait: (until: number) => void;
  onBack: () => void;
  close: { to: string; go: () => void };
}

/** The step that is due, with the foods and swaps of its recipe as on its page. Remount it for another recipe. */
export function DinnerStep({ recipe: masked, dinner, ...props }: DinnerStepProps) {
  const { moved, following, titles, onNext, onWait, onBack, close } = props;
  const { data: recipe } = useSuspenseFragment({
    fragment: STEPWISE_RECIPE,
    fragmentName: 'Stepwise_recipe',
    from: masked,
  });
  const { progress, actions, swapped, servings, measures } = useCooking(recipe);
  const foodsOf = useStepFoods(recipe, { servings, measures, substitutes: progress.substitutes });
  const place = dinner.order[dinner.stands];
  const step = place?.step ?? READY_STEP;
  const steps = (swapped.recipe ?? recipe).instructions;
  const written = steps.find((one) => one.step === step);
  const description = written ? convertTemperatures(written.description, measures) : text.steps.readyLong;
  const heading = written ? text.cook.place(recipe.title, step, steps.length) : recipe.title;
  const words = text.cook.said(heading, description);

  const minutes = written?.timeMin ?? 0;
  const isDone = progress.steps.includes(step);
  const isToTime = isTimedOnGoing(place, dinner) && minutes > 0;
  const startTimer = (): number | null => {
    if (minutes <= 0) return null;
    prepareChime();
    kitchenTimers.start(recipe, step, minutes);
    return minuteOf(Date.now()) + minutes;
  };
  const next = () => {
    if (written && !isDone) actions.toggleStep(step);
    onNext(isToTime ? startTimer() : null);
  };
  const timeStep = () => {
    const until = startTimer();
    if (until !== null) onWait(until);
  };
  const reading = useReadAloud(words);
  const listening = useVoiceCommands((command) => {
    const acts: Record<VoiceCommand, () => void> = {
      next,
      back: onBack,
      repeat: () => readAloud(words),
      timer: timeStep,
    };
    acts[command]();
  });
  useStepKeys({ next, back: onBack, close: close.go });
  const swipe = useSwipeSideways(next, onBack);

  return (
    <CookScreen>
      <CookHeader
        title={text.cook.title(clockTime(dinner.wished + dinner.delay))}
        closeTo={close.to}
        step={dinner.stands + 1}
        steps={dinner.order.length}
        reading={reading}
        listening={listening}
      />
      <VisuallyHidden role="status" aria-atomic>
        {words}
      </VisuallyHidden>
      <Swiped {...swipe}>
        {place && (
          <StepClock
            step={place}
            moved={moved}
            following={following && { start: following.start, title: titles[following.dish] ?? '' }}
          />
        )}
        <CookStep
          key={step}
          step={{ step, description, timeMin: written?.timeMin ?? null }}
          place={heading}
          foods={foodsOf(step)}
          isDone={isDone}
          onToggle={written && (() => actions.toggleStep(step))}
          ticked={progress.ingredients}
          onTick={actions.toggleIngredient}
          onStartTimer={timeStep}
        />
      </Swiped>
      <CookNav
        step={dinner.stands + 1}
        steps={dinner.order.length}
        next={isToTime ? text.cook.startTimer : undefined}
        onBack={onBack}
        onNext={next}
      />
    </CookScreen>
  );
}

/** Whether the step waits on when the hands leave it, and nothing counts its minutes yet. */
function isTimedOnGoing(place: KeptStep | undefined, { waits, off }: KeptDinner): boolean {
  if (!place || place.end - place.start <= place.hands) return false;
  const key = stepKey(place);
  return waits[key] === undefined && !off.includes(key);
}
