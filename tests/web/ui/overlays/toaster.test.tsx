import '../../support/browser-gaps.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../../../web/src/app/theme.ts';
import { dismissToast, holdToast, showToast, type Toast } from '../../../../web/src/ui/overlays/toast-store.ts';
import { Toaster } from '../../../../web/src/ui/overlays/toaster.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ChakraProvider value={system()}>
      <Toaster />
    </ChakraProvider>,
  );
});
afterEach(() => {
  act(dismissToast);
  jest.useRealTimers();
});

function show(toast: Toast): void {
  act(() => showToast(toast));
}

function wait(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

test('a toast is said politely, with title, description and action', () => {
  const onPress = jest.fn();
  show({ title: 'Timer finished!', description: 'Step 2 is complete.', action: { label: 'Undo', onPress } });
  expect(screen.getByRole('status')).toHaveTextContent('Timer finished!Step 2 is complete.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a newer toast takes the place of the older', () => {
  show({ title: 'First' });
  show({ title: 'Second' });
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByText('Second')).toBeVisible();
});

test('a toast goes after five seconds, counted from when it came', () => {
  show({ title: 'First' });
  wait(3000);
  show({ title: 'Second' });
  wait(4999);
  expect(screen.getByText('Second')).toBeVisible();
  wait(1);
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

test('the end of an older toast does not take the newer one away, though both come at the same moment', () => {
  show({ title: 'First' });
  wait(4999);
  act(() => {
    showToast({ title: 'Second' });
    jest.advanceTimersByTime(1);
  });
  expect(screen.getByText('Second')).toBeInTheDocument();
});

test('a toast that is pointed at or has focus stays', () => {
  show({ title: 'Read me' });
  fireEvent.pointerEnter(screen.getByText('Read me'));
  wait(60_000);
  expect(screen.getByText('Read me')).toBeVisible();
  fireEvent.pointerLeave(screen.getByText('Read me'));
  wait(5000);
  expect(screen.queryByText('Read me')).not.toBeInTheDocument();
});

test('F8 moves the focus to the toast, and Escape in it closes it', () => {
  show({ title: 'Here' });
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(screen.getByRole('region', { name: 'Notices' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
  expect(screen.queryByText('Here')).not.toBeInTheDocument();
});

describe('while a window lies over the page', () => {
  /** Gives what closes it. */
  function openWindow(): () => void {
    let release = () => {};
    act(() => {
      release = holdToast();
    });
    return () => act(() => release());
  }

  test('the toast of the page is kept back, and it is there again afterwards for as long as any', () => {
    show({ title: 'Added to your shopping list' });
    const release = openWindow();
    expect(screen.queryByText('Added to your shopping list')).not.toBeInTheDocument();
    wait(60_000);
    release();
    expect(screen.getByText('Added to your shopping list')).toBeVisible();
    wait(5000);
    expect(screen.queryByText('Added to your shopping list')).not.toBeInTheDocument();
  });

  test('a newer one is shown, and takes the place of the one kept back', () => {
    show({ title: 'Old' });
    const release = openWindow();
    show({ title: 'New' });
    expect(screen.getByText('New')).toBeVisible();
    wait(5000);
    release();
    expect(screen.queryByText('Old')).not.toBeInTheDocument();
  });
});

describe('a toast pushed to the right by a finger', () => {
  function push(pixels: number): void {
    show({ title: 'Push me' });
    const toast = screen.getByText('Push me');
    fireEvent.pointerDown(toast, { pointerType: 'touch', clientX: 100 });
    fireEvent.pointerMove(toast, { pointerType: 'touch', clientX: 100 + pixels });
    fireEvent.pointerUp(toast);
  }

  test('goes after 50 pixels', () => {
    push(50);
    expect(screen.queryByText('Push me')).not.toBeInTheDocument();
  });

  test('springs back before that', () => {
    push(49);
    expect(screen.getByText('Push me')).toBeVisible();
  });
});
