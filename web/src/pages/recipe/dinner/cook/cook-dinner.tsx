import { VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dinnerPath } from '../../../../app/paths.ts';
import { dinner as text } from '../../../../messages/dinner.ts';
import { useStepFromTop } from '../../cook/use-step-from-top.ts';
import { useWakeLock } from '../../use-wake-lock.ts';
import { clockTime, minuteOf } from '../clock.ts';
import type { DinnerDish } from '../dinner-question.ts';
import { goOn, withWait, type KeptDinner } from '../kept-dinner.ts';
import type { StepWork } from '../plan/dish-work.ts';
import type { KeepDinner } from '../use-kept-dinner.ts';
import { DinnerEnd } from './dinner-end.tsx';
import { DinnerStep } from './dinner-step.tsx';

interface CookDinnerProps {
  dinner: KeptDinner;
  keep: KeepDinner;
  /** In the order of its slugs. */
  dishes: readonly DinnerDish[];
  works: readonly (readonly StepWork[])[];
}

/** The joint order of a dinner, one step at a time. It is kept with each act, so that a reload or another tab stands at the same step. */
export function CookDinner({ dinner, keep, dishes, works }: CookDinnerProps) {
  const [moved, setMoved] = useState('');
  const navigate = useNavigate();
  useWakeLock(true);
  useStepFromTop(dinner.stands);
  const current = dinner.order[dinner.stands];
  const dish = current && dishes[current.dish];
  const closeTo = dinnerPath(dinner.slugs, clockTime(dinner.wished));

  const change = (make: (old: KeptDinner) => KeptDinner) => keep((old) => old && make(old));
  const next = (waitsUntil: number | null) => {
    const now = minuteOf(Date.now());
    const noted = current && waitsUntil !== null ? withWait(dinner, current, waitsUntil) : dinner;
    const gone = goOn(noted, works, now);
    setMoved(gone.delay > dinner.delay ? text.cook.moved(clockTime(gone.wished + gone.delay)) : '');
    change(() => gone);
  };
  const back = () => change((old) => ({ ...old, stands: Math.max(0, old.stands - 1) }));
  return (
    <>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {current && dish ? (
        <DinnerStep
          // Its progress and swaps belong to one recipe.
          key={dish.id}
          recipe={dish}
          dinner={dinner}
          moved={moved}
          following={dinner.order[dinner.stands + 1]}
          titles={dishes.map(({ title }) => title)}
          onNext={next}
          onWait={(until) => change((old) => withWait(old, current, until))}
          onBack={back}
          close={{ to: closeTo, go: () => void navigate(closeTo) }}
        />
      ) : (
        <DinnerEnd dishes={dishes} onBack={back} onFinish={() => keep(() => null)} />
      )}
    </>
  );
}
