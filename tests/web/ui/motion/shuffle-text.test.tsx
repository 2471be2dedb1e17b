import '../../support/browser-gaps.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { jest } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { system } from '../../../../web/src/app/theme.ts';
import { ShuffleText } from '../../../../web/src/ui/motion/shuffle-text.tsx';

const TEXT = 'Cook with what you have';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function renderHeadline(): HTMLElement {
  const { container } = render(
    <ChakraProvider value={system()}>
      <ShuffleText text={TEXT} accent="have" />
    </ChakraProvider>,
  );
  return container;
}

function wait(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

/** Whether a letter stands in for another just now: it is there beside the hidden one. */
function isShuffling(container: HTMLElement): boolean {
  return (
    (container.querySelector('[aria-hidden]')?.textContent ?? '').replaceAll(' ', '').length >
    TEXT.replaceAll(' ', '').length
  );
}

/** Lets time pass until the letters stand still; gives whether they moved at all. */
function settles(container: HTMLElement): boolean {
  let moved = false;
  for (let step = 0; step < 100; step++) {
    wait(30);
    moved ||= isShuffling(container);
  }
  return moved && !isShuffling(container);
}

test('shuffles once when it is seen, and again when it is pointed at', () => {
  const container = renderHeadline();
  expect(settles(container)).toBe(true);
  wait(60_000);
  expect(isShuffling(container)).toBe(false);
  fireEvent.pointerEnter(container.querySelector('span')!);
  expect(settles(container)).toBe(true);
});

test('stays still with reduced motion', () => {
  const original = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...original(query), matches: query.includes('reduce') }));
  const container = renderHeadline();
  fireEvent.pointerEnter(container.querySelector('span')!);
  for (let step = 0; step < 50; step++) {
    wait(30);
    expect(isShuffling(container)).toBe(false);
  }
});
