import { Global } from '@emotion/react';
import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { BellIcon, PauseIcon, PlayIcon, XIcon } from 'lucide-react';
import { recipe as text } from '../../../messages/recipe.ts';
import { formatCountdown } from './format-countdown.ts';
import { isRunning, type StepTimer } from './step-timer.ts';
import { useAskToNotify } from './use-ask-to-notify.ts';

interface TimerBannerProps {
  timer: StepTimer;
  /** Milliseconds left. */
  left: number;
  /** Whether the cook has just started it here, so that focus follows to the banner. */
  takesFocus: boolean;
  onPause: () => void;
  onResume: () => void;
  onStop: () => void;
}

const MINUTE = 60_000;

/**
 * What gets the focus is scrolled to above the banner, not behind it: more than its height, even on the narrowest screen.
 * Whatever else floats at the bottom can keep clear of it by `--larder-floor`.
 */
const ROOM = { html: { '--larder-room': '12rem', '--larder-floor': '7rem' } };

/** The running or paused timer, at the bottom of the window where a thumb reaches it; it has its own place at the page's end. */
export function TimerBanner({ timer, left, takesFocus, onPause, onResume, onStop }: TimerBannerProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) toggle.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const isCounting = isRunning(timer);
  return (
    <Frame aria-label={text.timer.title(timer.step)}>
      <Global styles={ROOM} />
      <HStack justify="space-between" wrap="wrap" gap="3">
        <Box minW="0">
          <chakra.h2 fontSize="sm" fontWeight="semibold" color="tomato.ink" lineHeight="snug">
            {text.timer.title(timer.step)}
          </chakra.h2>
          <chakra.div
            role="timer"
            fontFamily="heading"
            fontSize="2xl"
            fontWeight="semibold"
            lineHeight="tight"
            fontVariantNumeric="tabular-nums"
          >
            {formatCountdown(left)}
          </chakra.div>
        </Box>
        <HStack gap="2">
          <NotifyButton />
          <Button ref={toggle} variant="solid" px="4" onClick={isCounting ? onPause : onResume}>
            {isCounting ? <PauseIcon aria-hidden /> : <PlayIcon aria-hidden />}
            {isCounting ? text.timer.pause : text.timer.resume}
          </Button>
          <Button px="4" onClick={onStop}>
            <XIcon aria-hidden />
            {text.timer.stop}
          </Button>
        </HStack>
      </HStack>
      <PassedBar total={timer.total} left={left} />
    </Frame>
  );
}

/** How much has passed. Its spoken value moves by the minute, since some screen readers sound each change. */
function PassedBar({ total, left }: { total: number; left: number }) {
  return (
    <chakra.div
      role="progressbar"
      aria-label={text.timer.progress}
      aria-valuemin={0}
      aria-valuemax={total / MINUTE}
      aria-valuenow={Math.floor((total - left) / MINUTE)}
      h="1.5"
      mt="3"
      borderRadius="pill"
      bg="tomato.soft"
      overflow="hidden"
    >
      <chakra.div
        h="full"
        bg="tomato"
        borderRadius="pill"
        transformOrigin="left"
        transition="transform 1s linear"
        style={{ transform: `scaleX(${1 - left / total})` }}
      />
    </chakra.div>
  );
}

function NotifyButton() {
  const ask = useAskToNotify();
  if (!ask) return null;
  return (
    <Button px="4" title={text.timer.notify} aria-label={text.timer.notify} onClick={ask}>
      <BellIcon aria-hidden />
    </Button>
  );
}

const Frame = chakra('section', {
  base: {
    pos: 'sticky',
    zIndex: 'banner',
    bottom: 'calc(max({spacing.3}, env(safe-area-inset-bottom)) + var(--larder-timers, 0px))',
    mt: '10',
    mx: { base: '-1', md: 'auto' },
    maxW: { md: '30rem' },
    p: '4',
    ps: '5',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'lg',
    boxShadow: 'lifted',
    animation: 'rise 200ms ease-out',
    _print: { display: 'none' },
  },
});
