import { Button, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { CookingPotIcon } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { dinner } from '../../../messages/dinner.ts';
import { clockTimeAndDay } from './clock.ts';
import type { DinnerDish } from './dinner-question.ts';
import { beginDinner } from './kept-dinner.ts';
import type { DinnerPlan } from './use-dinner-plan.ts';
import { useKeptDinner } from './use-kept-dinner.ts';

const text = dinner.start;

/** Room at the end of the page, where the bar floats: what stands there can be scrolled clear of it. Also beside that of the timers, whichever comes first. */
const ROOM = {
  '@media screen and (width < 1024px)': {
    'html body': { paddingBottom: 'calc(5.5rem + var(--larder-timers, env(safe-area-inset-bottom, 0px)))' },
  },
};

interface StartBarProps {
  plan: DinnerPlan;
  dishes: readonly DinnerDish[];
}

/** The one thing to do, within the reach of a thumb. A dinner of these dishes that is being cooked is gone on with; else it starts. */
export function StartBar({ plan, dishes }: StartBarProps) {
  const [kept, keep] = useKeptDinner();
  const navigate = useNavigate();
  const slugs = dishes.map(({ slug }) => slug);
  const isUnderWay = kept !== null && kept.stands < kept.order.length && kept.slugs.join() === slugs.join();
  const handleStart = () => {
    keep(() => beginDinner(slugs, plan.works, plan.wished, plan.now));
    void navigate(paths.cookDinner);
  };
  const label = plan.isLate ? text.now : text.at(clockTimeAndDay(plan.start, plan.now));
  return (
    <Bar>
      <Global styles={ROOM} />
      {isUnderWay && (
        <Button variant="solid" size="lg" asChild>
          <Link to={paths.cookDinner}>
            <CookingPotIcon aria-hidden />
            {text.goOn}
          </Link>
        </Button>
      )}
      <Button variant={isUnderWay ? 'outline' : 'solid'} size="lg" onClick={handleStart}>
        {!isUnderWay && <CookingPotIcon aria-hidden />}
        {label}
      </Button>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    '& > *': { flex: '1' },
    lgDown: {
      pos: 'fixed',
      insetX: '0',
      bottom: 'var(--larder-timers, 0px)',
      zIndex: 'sticky',
      p: '2',
      pb: 'calc(0.5rem + env(safe-area-inset-bottom, 0px))',
      bg: 'paper',
      borderTop: 'hairline',
    },
    _print: { display: 'none' },
  },
});
