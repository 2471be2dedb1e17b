import { Global } from '@emotion/react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { BellIcon, PauseIcon, PlayIcon, XIcon } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { cookPath, recipePath } from '../../../app/paths.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { announceFinish } from './announce-finish.ts';
import { prepareChime } from './chime.ts';
import { formatCountdown } from './format-countdown.ts';
import type { KitchenTimer } from './kitchen-timer.ts';
import { kitchenTimers } from './kitchen-timers.ts';
import { ringKitchenTimers } from './ring-kitchen-timers.ts';
import { shownBanner } from './shown-banner.ts';
import { isFinished, isRunning, timeLeft } from './step-timer.ts';
import { useAskToNotify } from './use-ask-to-notify.ts';
import { useNow } from './use-now.ts';

/** Height of the bar: what else floats at the bottom keeps clear of it, and so does what gets the focus. */
const HEIGHT = 'calc(4.75rem + env(safe-area-inset-bottom, 0px))';
const ROOM = {
  html: { '--larder-timers': HEIGHT },
  body: { paddingBottom: 'var(--larder-timers)' },
  '@media print': { html: { '--larder-timers': '0px' } },
};

const stepPath = ({ recipe, title, timer }: KitchenTimer) =>
  title === null ? recipePath(recipe) : cookPath(recipe, `step=${timer.step}`);

/** Every timer that runs, waits or has ended, at the foot of every page. The one that a recipe's page shows in its banner is left out there. */
export function TimerBar() {
  const banner = useSyncExternalStore(shownBanner.subscribe, shownBanner.get);
  const all = useSyncExternalStore(kitchenTimers.subscribe, kitchenTimers.get);
  const timers = all.filter(({ title, recipe }) => title !== null || recipe !== banner);
  const now = useNow(timers.some(({ timer }) => isRunning(timer)));
  useRinging(all);
  if (timers.length === 0) return null;
  const inOrder = timers.toSorted((one, other) => timeLeft(one.timer, now) - timeLeft(other.timer, now));
  return (
    <Bar data-over-page aria-label={text.timer.bar.label}>
      <Global styles={ROOM} />
      <Timers>
        {inOrder.map((kept) => (
          <TimerItem key={kept.key} kept={kept} now={now} />
        ))}
      </Timers>
      <NotifyButton />
    </Bar>
  );
}

/** The timers of recipes' pages ring by themselves. */
function useRinging(all: readonly KitchenTimer[]): void {
  const navigate = useNavigate();
  useEffect(() => {
    const own = all.filter(({ title }) => title !== null);
    return ringKitchenTimers(own, (kept) => {
      announceFinish(
        kept.timer,
        { label: text.timer.bar.open, onPress: () => void navigate(stepPath(kept)) },
        kept.title,
      );
      kitchenTimers.noteRung(kept.key);
    });
  }, [all, navigate]);
  // A page that was reloaded may only make a sound once something on it has been pressed.
  useEffect(() => {
    document.addEventListener('click', prepareChime, { once: true });
    return () => document.removeEventListener('click', prepareChime);
  }, []);
}

function TimerItem({ kept, now }: { kept: KitchenTimer; now: number }) {
  const { key, timer, title } = kept;
  const left = timeLeft(timer, now);
  const isOver = isFinished(timer, now);
  const name = text.timer.bar.name(timer.step, title);
  return (
    <Item data-over={isOver || undefined}>
      <Words to={stepPath(kept)}>
        <VisuallyHidden>{text.timer.bar.goTo}</VisuallyHidden>
        <chakra.span textStyle="caption" truncate>
          {name}
        </chakra.span>
        <chakra.span role="timer" fontWeight="semibold" fontVariantNumeric="tabular-nums" lineHeight="snug">
          {isOver ? text.timer.bar.over : formatCountdown(left)}
        </chakra.span>
      </Words>
      {!isOver && title !== null && <PauseButton kept={kept} name={name} />}
      <IconButton label={text.timer.bar.stop(name)} color="inherit" onClick={() => kitchenTimers.stop(key)}>
        <XIcon aria-hidden />
      </IconButton>
    </Item>
  );
}

function PauseButton({ kept: { key, timer }, name }: { kept: KitchenTimer; name: string }) {
  const isCounting = isRunning(timer);
  return (
    <IconButton
      label={isCounting ? text.timer.bar.pause(name) : text.timer.bar.resume(name)}
      color="inherit"
      onClick={() => (isCounting ? kitchenTimers.pause(key) : kitchenTimers.resume(key))}
    >
      {isCounting ? <PauseIcon aria-hidden /> : <PlayIcon aria-hidden />}
    </IconButton>
  );
}

function NotifyButton() {
  const ask = useAskToNotify();
  if (!ask) return null;
  return (
    <IconButton label={text.timer.notify} onClick={ask}>
      <BellIcon aria-hidden />
    </IconButton>
  );
}

const Bar = chakra('section', {
  base: {
    pos: 'fixed',
    insetX: '0',
    bottom: '0',
    zIndex: 'banner',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: 'var(--larder-timers)',
    px: { base: '2', md: '6' },
    pb: 'env(safe-area-inset-bottom, 0px)',
    bg: 'card',
    borderTop: 'hairline',
    boxShadow: 'lifted',
    _print: { display: 'none' },
  },
});

const Timers = chakra('ul', {
  base: { display: 'flex', gap: '2', flex: '1', minW: '0', py: '2', px: '1', overflowX: 'auto', listStyleType: 'none' },
});

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    ps: '4',
    pe: '1',
    py: '1',
    borderRadius: 'pill',
    bg: 'leaf.soft',
    color: 'leaf.ink',
    '&[data-over]': { bg: 'tomato.soft', color: 'tomato.ink' },
  },
});

const Words = chakra(Link, {
  base: { display: 'grid', minW: '24', maxW: '48', minH: 'touch', alignContent: 'center', borderRadius: 'md' },
});
