import { useEffect, useState } from 'react';
import { toastChunkError } from '../lib/chunk-error.ts';
import { showWaiting } from '../lib/show-waiting.ts';
import { useLoaded } from './use-loaded.ts';

/** Something that opens over the page and comes in a file of its own. */
export interface LazyDialog<Part> {
  /** What the file brought; undefined while it is not there. */
  part: Part | undefined;
  isOpen: boolean;
  /** Fetches the file; for when somebody reaches for the button. */
  prefetch: () => void;
  open: () => void;
  close: () => void;
}

/** See {@link LazyDialog}. When the file cannot be fetched a toast says so; the page stays as it is. */
export function useLazyDialog<Part>(load: () => Promise<Part>): LazyDialog<Part> {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const part = useLoaded(load, isWanted || isOpen, () => {
    if (isOpen) toastChunkError();
    setWanted(false);
    setOpen(false);
  });
  const isAwaited = isOpen && !part;
  useEffect(() => (isAwaited ? showWaiting() : undefined), [isAwaited]);
  return { part, isOpen, prefetch: () => setWanted(true), open: () => setOpen(true), close: () => setOpen(false) };
}
