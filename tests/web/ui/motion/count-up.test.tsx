import '../../support/browser-gaps.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { system } from '../../../../web/src/app/theme.ts';
import { CountUp, type CountUpProps } from '../../../../web/src/ui/motion/count-up.tsx';
import { springValue } from '../../../../web/src/ui/motion/spring.ts';

describe('the spring of a counter', () => {
  const duration = fc.double({ min: 0.1, max: 20, noNaN: true });

  test('starts where it is let go, never passes its target, and never turns back', () => {
    const place = fc.integer({ min: -10_000, max: 10_000 });
    fc.assert(
      fc.property(place, place, duration, fc.double({ min: 0, max: 30, noNaN: true }), (from, to, seconds, at) => {
        expect(springValue(from, to, seconds, 0)).toBeCloseTo(from, 6);
        const travelled = (time: number) => Math.abs(springValue(from, to, seconds, time) - from);
        expect(travelled(at)).toBeLessThanOrEqual(Math.abs(to - from) + 1e-6);
        expect(travelled(at + 0.1)).toBeGreaterThanOrEqual(travelled(at) - 1e-6);
      }),
      { numRuns: 1000 },
    );
  });

  test('obeys its equation of motion: acceleration = stiffness × way left − damping × speed', () => {
    const step = 1e-4;
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 5, noNaN: true }),
        fc.double({ min: 0.05, max: 3, noNaN: true }),
        (seconds, time) => {
          const [before, now, after] = [time - step, time, time + step].map((at) => springValue(0, 1, seconds, at)) as [
            number,
            number,
            number,
          ];
          const speed = (after - before) / (2 * step);
          const acceleration = (after - 2 * now + before) / step ** 2;
          expect(acceleration).toBeCloseTo((100 / seconds) * (1 - now) - (20 + 40 / seconds) * speed, 2);
        },
      ),
    );
  });
});

describe('a counter', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Renders a counter; gives what is to be seen of it now. */
  function renderCounter(props: CountUpProps): () => string | null | undefined {
    const { container } = render(
      <ChakraProvider value={system()}>
        <CountUp {...props} />
      </ChakraProvider>,
    );
    return () => container.querySelector('[aria-hidden]:last-child')?.textContent;
  }

  function wait(seconds: number): void {
    act(() => jest.advanceTimersByTime(seconds * 1000));
  }

  test('shows no figure before it begins', () => {
    const { container } = render(
      <ChakraProvider value={system()}>
        <CountUp to={2847} startWhen={false} />
      </ChakraProvider>,
    );
    expect(container.querySelector('[aria-hidden]:last-child')).not.toBeVisible();
  });

  test('rises to its number with the separator it was given, and says when it has begun and ended', () => {
    const [onStart, onEnd] = [jest.fn(), jest.fn()];
    const shown = renderCounter({ to: 2847, duration: 2.5, separator: ',', onStart, onEnd });
    expect(shown()).toBe('0');
    expect(onStart).toHaveBeenCalledTimes(1);
    wait(1);
    expect(Number(shown()?.replace(',', ''))).toBeGreaterThan(500);
    expect(onEnd).not.toHaveBeenCalled();
    wait(30);
    expect(shown()).toBe('2,847');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('counts down from its number when told to', () => {
    const shown = renderCounter({ from: 1, to: 5.25, direction: 'down' });
    expect(shown()).toBe('5.25');
    wait(30);
    expect(shown()).toBe('1.00');
  });

  test('waits for its delay and until it may start', () => {
    const shown = renderCounter({ to: 100, delay: 3 });
    wait(2.9);
    expect(shown()).toBe('0');
    const held = renderCounter({ to: 100, startWhen: false });
    wait(30);
    expect(held()).toBe('0');
    expect(shown()).toBe('100');
  });

  test('has no separator unless it is given one', () => {
    const shown = renderCounter({ to: 12345 });
    wait(40);
    expect(shown()).toBe('12345');
  });
});
