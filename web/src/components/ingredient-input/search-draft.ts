import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsBrowser } from '../../hooks/use-is-browser.ts';
import { MAX_INGREDIENTS } from '../kitchen/kitchen.ts';
import { addPieces, chipText, splitPieces, type Chip } from './chip.ts';

const STORAGE_KEY = 'search-draft';

/** Far above what an input takes; only guards against a storage that somebody else filled. */
const MAX = 50;

/** The ingredients that were last in the input, kept in this browser. None when there are none or they cannot be read. */
export function loadSearchDraft(): Chip[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    const texts = Array.isArray(stored)
      ? stored.filter((text): text is string => typeof text === 'string' && text.trim() !== '')
      : [];
    return addPieces([], texts, MAX).chips;
  } catch (error) {
    console.warn('The ingredients of the last search could not be read.', error);
    return [];
  }
}

/** Keeps ingredients for the next visit; a storage that refuses is only logged. */
function saveSearchDraft(chips: readonly Chip[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(chips.map(chipText)));
  } catch (error) {
    console.warn('The ingredients of this search could not be kept.', error);
  }
}

/** The ingredients to start with. */
interface StartDraft {
  chips: Chip[];
  change: (chips: Chip[]) => void;
  /** To be told what stands in the box; stays the same. */
  type: (text: string) => void;
  /** The chips, and what stands in the box: every way off the page takes both along. */
  wanted: Chip[];
}

/** The draft as the chips of an input, which keeps what is changed, and what was typed when the page is left. A page from the server begins without, and looks when it has been taken over. */
export function useStartDraft(): StartDraft {
  const isBrowser = useIsBrowser();
  const [chips, setChips] = useState(() => (isBrowser ? loadSearchDraft() : []));
  const wasRead = useRef(isBrowser);
  useEffect(() => {
    const draft = wasRead.current ? [] : loadSearchDraft();
    if (draft.length > 0) setChips((early) => (early.length > 0 ? early : draft));
    wasRead.current = true;
  }, []);
  const change = (next: Chip[]) => {
    setChips(next);
    saveSearchDraft(next);
  };
  const [typed, type] = useState('');
  const wanted = typed.trim() === '' ? chips : addPieces(chips, splitPieces(typed), MAX_INGREDIENTS).chips;
  useSavedOnLeaving(wanted, typed.trim() !== '');
  return { chips, change, type, wanted };
}

/** Keeps what stands in the box as a part of the draft when the page is left, or the document. */
function useSavedOnLeaving(wanted: readonly Chip[], isTyped: boolean): void {
  const latest = useRef(() => {});
  useLayoutEffect(() => {
    latest.current = () => {
      if (isTyped) saveSearchDraft(wanted);
    };
  });
  useEffect(() => {
    const handleLeave = () => latest.current();
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      handleLeave();
    };
  }, []);
}

/** Keeps `chips` as the draft, and calls `restore` with the draft where a visit begins without any. */
export function useSearchDraft(chips: readonly Chip[], restore: (chips: Chip[]) => void): void {
  const hadChips = useRef(false);
  const restoreDraft = useEffectEvent(restore);
  useEffect(() => {
    if (chips.length > 0 || hadChips.current) {
      hadChips.current = true;
      return saveSearchDraft(chips);
    }
    const draft = loadSearchDraft();
    if (draft.length > 0) restoreDraft(draft);
  }, [chips]);
}
