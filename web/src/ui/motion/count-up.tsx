import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react';
import { useReducedMotion } from './reduced-motion.ts';
import { springValue } from './spring.ts';
import { useWasSeen } from './use-was-seen.ts';

/** A number that springs to its value when it is first scrolled into view. */
export interface CountUpProps {
  to: number;
  from?: number;
  /** `down` counts from `to` to `from`. */
  direction?: 'up' | 'down';
  /** Seconds before it begins. */
  delay?: number;
  /** Seconds; sets how stiff the spring is. */
  duration?: number;
  /** Between thousands; none when left out. */
  separator?: string;
  className?: string;
  /** It waits while this is false. */
  startWhen?: boolean;
  onStart?: () => void;
  onEnd?: () => void;
}

/** See {@link CountUpProps}. Its width is that of the final value throughout, and screen readers only hear that one. */
export function CountUp({ to, from = 0, direction = 'up', separator = '', className, ...timing }: CountUpProps) {
  const element = useRef<HTMLSpanElement>(null);
  const counter = useRef<HTMLSpanElement>(null);
  const [first, last] = direction === 'up' ? [from, to] : [to, from];
  const digits = Math.max(decimalsOf(from), decimalsOf(to));
  const format = useMemo(() => formatter(digits, separator), [digits, separator]);
  const isStill = useReducedMotion();
  const isCounting = useWasSeen(element) && (timing.startWhen ?? true);
  useSpring(counter, { first, last, digits, format, isOn: isCounting && !isStill, ...timing });
  return (
    <chakra.span
      ref={element}
      className={className}
      display="inline-grid"
      fontVariantNumeric="tabular-nums"
      css={UNSCRIPTED}
    >
      <VisuallyHidden>{format(last)}</VisuallyHidden>
      <chakra.span aria-hidden gridArea="1 / 1" visibility="hidden">
        {format(last)}
      </chakra.span>
      <chakra.span ref={counter} aria-hidden gridArea="1 / 1" visibility={isCounting || isStill ? undefined : 'hidden'}>
        {format(isStill ? last : first)}
      </chakra.span>
    </chakra.span>
  );
}

/** Where no script runs nothing counts: the final value, which holds the place, is shown instead of the first. */
const UNSCRIPTED = {
  '@media (scripting: none)': {
    '& > :nth-of-type(2)': { visibility: 'visible' },
    '& > :last-child': { display: 'none' },
  },
};

interface Spring extends Pick<CountUpProps, 'delay' | 'duration' | 'onStart' | 'onEnd'> {
  first: number;
  last: number;
  digits: number;
  format: (value: number) => string;
  isOn: boolean;
}

/** Writes the value of each frame where it is drawn, past React: rendering sixty times a second is work that a phone is busy with. */
function useSpring(
  drawn: RefObject<HTMLElement | null>,
  { first, last, digits, format, isOn, ...spring }: Spring,
): void {
  const { delay = 0, duration = 2 } = spring;
  const onStart = useEffectEvent(() => spring.onStart?.());
  const onEnd = useEffectEvent(() => spring.onEnd?.());
  useEffect(() => {
    if (!isOn) return;
    const start = performance.now() + delay * 1000;
    let frame = 0;
    const step = (now: number) => {
      const next = springValue(first, last, duration, Math.max(0, now - start) / 1000);
      // Below half of the last digit nothing can be seen any more.
      const isThere = Math.abs(next - last) < 0.5 * 10 ** -digits;
      if (drawn.current) write(drawn.current, format(isThere ? last : next));
      if (isThere) onEnd();
      else frame = requestAnimationFrame(step);
    };
    onStart();
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [drawn, isOn, first, last, digits, format, delay, duration]);
}

/** What looks the same is not drawn again. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** With `digits` decimals. Grouped by hand: a format of `Intl` takes a phone as long to make as all counters to draw. */
function formatter(digits: number, separator: string): (value: number) => string {
  return (value) => value.toFixed(digits).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, () => separator);
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
