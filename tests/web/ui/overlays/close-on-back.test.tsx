import '../../support/browser-gaps.ts';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { system } from '../../../../web/src/app/theme.ts';
import { Dialog } from '../../../../web/src/ui/overlays/dialog.tsx';
import { Toaster } from '../../../../web/src/ui/overlays/toaster.tsx';

/** A phone's browser, which tells the window on top that Back was pressed. */
class PhoneBack extends EventTarget {
  static open: PhoneBack[] = [];
  static press = (): void => void PhoneBack.open.pop()?.dispatchEvent(new Event('close'));
  constructor() {
    super();
    PhoneBack.open.push(this);
  }
  destroy(): void {
    PhoneBack.open = PhoneBack.open.filter((one) => one !== this);
  }
}

beforeEach(() => Object.assign(globalThis, { CloseWatcher: PhoneBack }));
afterEach(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <ChakraProvider value={system()}>
      <Dialog title="Filters" isOpen={isOpen} onClose={() => setOpen(false)}>
        <button type="button">Answer</button>
      </Dialog>
      <Toaster />
    </ChakraProvider>
  );
}

test('Back on a phone closes the window, and belongs to the page again', async () => {
  render(<Page />);
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  act(PhoneBack.press);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(PhoneBack.open).toEqual([]);
});
