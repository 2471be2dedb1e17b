import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { failureOf, needsSignIn } from '../../../apollo/failure.ts';
import { SHOWS_PANTRY, useUndoChange } from '../../../components/pantry/use-undo-change.ts';
import { ADD_ITEMS } from '../../../components/pantry/pantry-mutations.ts';

/** What the window is about at the moment; `failed` keeps its code for another try. */
export type ScanStep =
  | { kind: 'ready' }
  | { kind: 'sending'; code: string }
  | { kind: 'asking'; code: string }
  | { kind: 'failed'; code: string; message: string };

/** What came into the pantry last; a new `id` each time, so that the same twice is said twice. */
export interface AddedItem {
  id: number;
  name: string;
  changeId: string | undefined;
}

/** Barcodes on their way into the pantry. */
export interface Scan {
  step: ScanStep;
  added: AddedItem | null;
  /** Adds what the barcode stands for, or asks what that is; passed over while another is on its way. */
  take: (code: string) => Promise<void>;
  /** Says what the barcode of the question is. Rejects where that is refused. */
  name: (line: string) => Promise<void>;
  /** Leaves a barcode be. */
  skip: () => void;
  /** Takes back what was added last. */
  undo: () => Promise<void>;
}

const READY: ScanStep = { kind: 'ready' };
/** How long a phone trembles for what was added, in milliseconds. */
const TREMBLE_MS = 60;

/** See {@link Scan}. */
export function useScan(): Scan {
  const [step, setStep] = useState(READY);
  // Read from what may have been drawn before: a photo takes its time.
  const isFree = useRef(true);
  const [added, setAdded] = useState<AddedItem | null>(null);
  const [send] = useMutation(ADD_ITEMS, { refetchQueries: SHOWS_PANTRY });
  const takeBack = useUndoChange();
  const go = (next: ScanStep) => {
    isFree.current = next.kind === 'ready' || next.kind === 'failed';
    setStep(next);
  };
  const add = async (barcode: string, lines?: string[]) => {
    const { data } = await send({ variables: { input: { barcode, ...(lines && { lines }) } } });
    const name = data?.addPantryItems.items[0]?.name;
    if (name !== undefined)
      setAdded((before) => ({ id: (before?.id ?? 0) + 1, name, changeId: data?.addPantryItems.change?.id }));
    go(READY);
    if ('vibrate' in navigator) navigator.vibrate(TREMBLE_MS);
  };
  const take = async (code: string) => {
    if (!isFree.current) return;
    go({ kind: 'sending', code });
    await add(code).catch((error: unknown) => go(stepAfter(error, code)));
  };
  return {
    step,
    added,
    take,
    name: async (line) => (step.kind === 'asking' ? add(step.code, [line]) : undefined),
    skip: () => go(READY),
    undo: async () => {
      if (added?.changeId !== undefined && (await takeBack(added.changeId)))
        setAdded((now) => (now?.id === added.id ? null : now));
    },
  };
}

function stepAfter(error: unknown, code: string): ScanStep {
  if (needsSignIn(error)) return READY;
  const failure = failureOf(error);
  return failure.code === 'NOT_FOUND' ? { kind: 'asking', code } : { kind: 'failed', code, message: failure.message };
}
