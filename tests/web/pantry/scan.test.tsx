import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { buildPantryItem, pantryChange, pantryItems } from '../../../web/src/mocks/fixtures/pantry.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import { barcodeOf } from '../../../web/src/pages/pantry/scan/barcode-digits.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, breakNetwork, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();

const BEANS = '5000157024671';
const MILK = '4006381333931';
/** What the camera has before it; what it sees is read by a reader that stands in for the browser's. */
let inSight: string | null = null;
let stopped = 0;

class FakeDetector {
  static getSupportedFormats = async () => ['ean_13', 'upc_e'];
  detect = async () => (inSight === null ? [] : [{ rawValue: inSight, format: 'ean_13' }]);
}

/** A camera that is allowed, or refused with an error of this name. */
function putCamera(fault?: string): void {
  const stream = { getTracks: () => [{ stop: () => (stopped += 1) }], getVideoTracks: () => [] };
  const getUserMedia = () =>
    fault === undefined ? Promise.resolve(stream) : Promise.reject(new DOMException('No', fault));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

/** As if the cook went to another tab, or came back. */
function turnPage(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  act(() => document.dispatchEvent(new Event('visibilitychange')));
}

beforeAll(() => {
  Object.assign(globalThis, { BarcodeDetector: FakeDetector });
  Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, get: () => 4 });
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
});
beforeEach(() => {
  inSight = null;
  stopped = 0;
  Reflect.deleteProperty(navigator, 'mediaDevices');
});
afterEach(() => dismissToast());

/** A kitchen that knows these barcodes, with what is sent to it, and its window open. */
async function openWindow(known: Record<string, string> = {}) {
  const sent: object[] = [];
  const addPantryItems: MockRoot['addPantryItems'] = ({ input }) => {
    sent.push(input);
    const code = String(input.barcode);
    const [line = known[code]] = input.lines ?? [];
    if (line === undefined)
      throw new GraphQLError('This barcode is not known yet.', { extensions: { code: 'NOT_FOUND', field: 'barcode' } });
    known[code] = line;
    return { items: [buildPantryItem({ name: line })], change: pantryChange, ignored: [] };
  };
  const undoPantryChange: MockRoot['undoPantryChange'] = ({ input }) => {
    sent.push(input);
    return { items: [], change: null, ignored: [] };
  };
  const answers = { pantry: () => pageOf(pantryItems), pantryMonths: () => [], addPantryItems, undoPantryChange };
  answerWith(signedIn(recipes.shakshuka, answers));
  const app = renderApp('/pantry');
  await app.user.click(await screen.findByRole('button', { name: 'Scan barcodes' }));
  const box = within(await screen.findByRole('dialog', { name: 'Scan barcodes' }));
  return { ...app, sent, box, mend: () => answerWith(signedIn(recipes.shakshuka, answers)) };
}

type Box = Awaited<ReturnType<typeof openWindow>>['box'];

async function typeDigits(user: UserEvent, box: Box, digits: string): Promise<void> {
  const field = await box.findByRole('textbox', { name: 'Or type the digits' });
  await user.clear(field);
  await user.type(field, `${digits}{Enter}`);
}

test('a known barcode in sight is added once, said, and can be taken back', async () => {
  putCamera();
  inSight = BEANS;
  const { user, sent, box } = await openWindow({ [BEANS]: 'baked beans' });
  expect(await box.findByText('Added baked beans')).toHaveTextContent('Added baked beans');
  // It stays in sight for some looks more.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(sent).toEqual([{ barcode: BEANS }]);
  await user.click(box.getByRole('button', { name: 'Undo: baked beans' }));
  await waitFor(() => expect(sent).toEqual([{ barcode: BEANS }, { id: pantryChange.id }]));
  await waitFor(() => expect(box.queryByText('Added baked beans')).toBeNull());
});

test('an unknown barcode is asked about, named, and scanning goes on to the next', async () => {
  putCamera();
  inSight = BEANS;
  const { user, sent, box } = await openWindow({ [MILK]: 'milk' });
  const name = await box.findByRole('textbox', { name: 'What is it?' });
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription(new RegExp(BEANS));
  await user.click(box.getByRole('button', { name: 'Save' }));
  expect(await box.findByText('Say what it is first.')).toBeVisible();
  // What comes into sight meanwhile waits.
  inSight = MILK;
  await user.type(name, '1 can baked beans{Enter}');
  expect(await box.findByText('Added milk')).toBeVisible();
  expect(sent).toEqual([{ barcode: BEANS }, { barcode: BEANS, lines: ['1 can baked beans'] }, { barcode: MILK }]);
});

test('a barcode that is skipped is left be while it stays in sight', async () => {
  putCamera();
  inSight = BEANS;
  const { user, sent, box } = await openWindow();
  await user.click(await box.findByRole('button', { name: 'Skip' }));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(box.queryByRole('textbox', { name: 'What is it?' })).toBeNull();
  expect(sent).toEqual([{ barcode: BEANS }]);
});

test('typed digits with a wrong check digit are refused before anything is sent', async () => {
  const { user, sent, box } = await openWindow({ [BEANS]: 'baked beans' });
  await typeDigits(user, box, '5000157024672');
  expect(await box.findByText('One of the digits is wrong. Compare them with the package.')).toBeVisible();
  await typeDigits(user, box, '50001');
  expect(await box.findByText('A barcode has 8, 12, 13 or 14 digits.')).toBeVisible();
  expect(sent).toEqual([]);
  await typeDigits(user, box, '5 000157 024671');
  expect(await box.findByText('Added baked beans')).toBeVisible();
  expect(sent).toEqual([{ barcode: BEANS }]);
});

test('without a camera the window says why, and takes digits all the same', async () => {
  putCamera('NotAllowedError');
  const { user, box } = await openWindow({ [BEANS]: 'baked beans' });
  expect(await box.findByText(/^The camera is not allowed here/)).toBeVisible();
  expect(box.getByRole('button', { name: 'Read a photo of it' })).toBeEnabled();
  await typeDigits(user, box, BEANS);
  expect(await box.findByText('Added baked beans')).toBeVisible();
});

test.each([
  ['is not there', 'NotFoundError', /^No camera was found/],
  ['is in use', 'NotReadableError', /^The camera is in use elsewhere/],
  ['is kept from a page without https', undefined, /^Browsers give the camera only to pages at https/],
])('a camera that %s is told as that', async (_what, fault, sentence) => {
  if (fault !== undefined) putCamera(fault);
  const { box } = await openWindow();
  expect(await box.findByText(sentence)).toBeVisible();
});

test('a barcode that did not arrive is kept and can be sent again', async () => {
  const { user, sent, box, mend } = await openWindow({ [BEANS]: 'baked beans' });
  breakNetwork();
  await typeDigits(user, box, BEANS);
  expect(await box.findByText(/could not be reached.*5000157024671 is kept for another try/)).toBeVisible();
  mend();
  await user.click(box.getByRole('button', { name: 'Try again' }));
  expect(await box.findByText('Added baked beans')).toBeVisible();
  expect(sent).toEqual([{ barcode: BEANS }]);
});

test('the camera stops while the page is hidden, and when the window closes', async () => {
  putCamera();
  const { user, box } = await openWindow();
  expect(await box.findByText('Hold a barcode into the frame.')).toBeVisible();
  turnPage('hidden');
  await waitFor(() => expect(stopped).toBe(1));
  turnPage('visible');
  expect(await box.findByText('Hold a barcode into the frame.')).toBeVisible();
  await user.click(box.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(stopped).toBe(2));
});

test('one product has one code, however it is printed', () => {
  expect(barcodeOf('0036000291452')).toBe('036000291452');
  expect(barcodeOf('036000291452')).toBe('036000291452');
  expect(barcodeOf('96385074')).toBe('96385074');
  expect(barcodeOf('15000157024678')).toBe('15000157024678');
  expect(barcodeOf('01234565', true)).toBe('012345000065');
  expect(barcodeOf('04252614', true)).toBe('042100005264');
  expect(barcodeOf('5000157024672')).toBeNull();
  expect(barcodeOf('123')).toBeNull();
});
