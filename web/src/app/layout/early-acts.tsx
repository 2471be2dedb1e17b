import { use, useEffect } from 'react';
import { TakeoverContext } from '../../hooks/takeover.ts';

/** What a cook did while the page stood but was not yet taken over: an element that was pressed, or a field and what was entered, pasted or left in it. */
interface EarlyAct {
  target: HTMLElement;
  entered?: string;
  pasted?: string;
  filled?: string;
}

declare global {
  interface Window {
    /** Kept by the script in index.html. */
    earlyActs?: { list: EarlyAct[]; stop: () => void };
  }
}

/** Marks the page beside it as taken over, and does what was done before. Text typed into a single line needs no help: these fields take it over themselves. */
export function EarlyActs() {
  const takeover = use(TakeoverContext);
  useEffect(() => {
    takeover.finish();
    const timer = setTimeout(() => void replay());
    return () => clearTimeout(timer);
  }, [takeover]);
  return null;
}

/** Does it all within one task of the browser: a key that is pressed meanwhile comes after it, and not into the middle of a word. */
async function replay(): Promise<void> {
  const { list = [], stop } = window.earlyActs ?? {};
  stop?.();
  for (const { target, entered, pasted, filled } of list.splice(0)) {
    if (!target.isConnected) continue;
    // React takes over at once what an event reaches; a box must be taken over before it is ticked.
    target.dispatchEvent(new Event('keyup', { bubbles: true }));
    if (target instanceof HTMLInputElement && entered !== undefined) await enter(target, entered);
    else if (target instanceof HTMLInputElement && pasted !== undefined) await paste(target, pasted);
    else if (filled !== undefined) await type(target as HTMLTextAreaElement | HTMLSelectElement, filled);
    else target.click();
    await settle();
  }
}

/** Lets the page take in what was done, which it does at the end of an event, so that the next act finds it as a cook would. */
const settle = (): Promise<void> => Promise.resolve();

/** Enters a text into a field, and puts back what has been typed there since. */
async function enter(field: HTMLInputElement, text: string): Promise<void> {
  const typed = field.value;
  await type(field, text);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await settle();
  if (typed !== '') await type(field, typed);
}

/** A field that does nothing of its own with a pasted text gets it as if it had been typed. */
async function paste(field: HTMLInputElement, text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const isPlain = field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await settle();
  if (isPlain) await type(field, field.value + text);
}

async function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string): Promise<void> {
  // React tells a change by what it has seen before: it sees this, and what is put in afterwards is another text.
  field.value = '';
  if ('setRangeText' in field) field.setRangeText(text, 0, 0, 'end');
  else field.value = text;
  for (const change of ['input', 'change']) field.dispatchEvent(new Event(change, { bubbles: true }));
  await settle();
}
