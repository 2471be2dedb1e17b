import { isReceipt } from './is-receipt.ts';

/** What was typed or pasted, as the server takes it: the text of a receipt, or lines. */
export function readTyped(typed: string): { lines: string[]; receipt: string | null } {
  if (isReceipt(typed)) return { lines: [], receipt: typed };
  return { lines: typed.split('\n').filter((line) => line.trim() !== ''), receipt: null };
}
