import '../../support/browser-gaps.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../../../web/src/app/theme.ts';
import { IconButton } from '../../../../web/src/ui/controls/icon-button.tsx';
import { Tooltips } from '../../../../web/src/ui/overlays/tooltips.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ChakraProvider value={system()}>
      <IconButton label="Print">P</IconButton>
      <IconButton label="Share">S</IconButton>
      <p>Elsewhere</p>
      <Tooltips />
    </ChakraProvider>,
  );
});
afterEach(() => jest.useRealTimers());

function point(name: string, pointerType = 'mouse'): void {
  fireEvent.pointerOver(screen.queryByRole('button', { name }) ?? screen.getByText(name), { pointerType });
}

function wait(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

test('a tooltip opens when the mouse has rested 700 ms on its button', () => {
  point('Print');
  wait(699);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Print');
});

test('one that was left closes, and within 300 ms the next opens at once', () => {
  point('Print');
  wait(700);
  point('Elsewhere');
  wait(100);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(299);
  point('Share');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Share');
});

test('after 300 ms the next takes its time again', () => {
  point('Print');
  wait(700);
  point('Elsewhere');
  wait(400);
  point('Share');
  wait(699);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Share');
});

test('the pointer can be moved onto it without closing it', () => {
  point('Print');
  wait(700);
  point('Elsewhere');
  fireEvent.pointerOver(screen.getByRole('tooltip'), { pointerType: 'mouse' });
  wait(5000);
  expect(screen.getByRole('tooltip')).toBeVisible();
});

test.each([
  ['a press', () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Print' }))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['scrolling', () => fireEvent.scroll(document)],
])('%s closes it, and it stays closed while the pointer stays', (_name, act) => {
  point('Print');
  wait(700);
  act();
  point('Print');
  wait(5000);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('a finger opens none', () => {
  point('Print', 'touch');
  wait(5000);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('the keyboard opens one at once, and leaving closes it', () => {
  act(() => screen.getByRole('button', { name: 'Share' }).focus());
  expect(screen.getByRole('tooltip')).toHaveTextContent('Share');
  act(() => screen.getByRole('button', { name: 'Share' }).blur());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('it stands 4 pixels from its button, inside the window', () => {
  const button = screen.getByRole('button', { name: 'Print' });
  button.getBoundingClientRect = () => new DOMRect(0, 100, 40, 40);
  point('Print');
  wait(700);
  expect(screen.getByRole('tooltip')).toHaveStyle({ top: '96px', left: '8px' });
});
