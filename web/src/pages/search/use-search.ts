import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { addPieces, chipText, splitPieces, type Chip } from '../../components/ingredient-input/chip.ts';
import { loadSearchDraft } from '../../components/ingredient-input/search-draft.ts';
import { useIsBrowser } from '../../hooks/use-is-browser.ts';
import { readSearch, writeSearch, type Search } from './search-params.ts';

/** Changes parts of a search, or what a function makes of the latest. */
export type ChangeSearch = (part: Partial<Search> | ((latest: Search) => Partial<Search>)) => void;

/** A kitchen that the header's free text was added to. */
export interface Joined {
  /** What was there before. */
  chips: Chip[];
  /** What the text names. */
  wanted: Chip[];
}

interface AddressedSearch {
  search: Search;
  change: ChangeSearch;
  /** What the header's text was added to, until the cook changes the search; null where it stands alone. */
  joined: Joined | null;
  /** To be called when the cook changes the search. */
  settle: () => void;
}

/**
 * The search of this address, and how to change parts of it. A change takes the place of the address, without scrolling; an
 * address with the header's free text is replaced by one with ingredients: those that were there already, and those of the text.
 */
export function useSearch(): AddressedSearch {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isGoingBack = useNavigationType() === 'POP';
  const isBrowser = useIsBrowser();
  const [joined, setJoined] = useState<Joined | null>(null);
  // The server does not know the draft: the page begins as it rendered it. Where no draft is asked for, nothing changes when the browser takes over.
  const whole = useMemo(() => (isBrowser ? withDraft(params) : params), [params, isBrowser]);
  const search = useMemo(() => readSearch(whole), [whole]);
  // What was written last: the address changes before the page renders again, and a change in between must not undo it.
  const latest = useRef(search);
  const written = useRef<string | null>(null);
  useEffect(() => {
    // A render of an address before the one that was written last comes late on a slow machine.
    if (!isGoingBack && written.current !== null && written.current !== writeSearch(search)) return;
    written.current = null;
    latest.current = search;
  }, [search, isGoingBack]);
  const change: ChangeSearch = (part) => {
    latest.current = { ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) };
    written.current = writeSearch(latest.current);
    void navigate({ pathname: paths.search, search: written.current }, { replace: true, preventScrollReset: true });
  };
  const writeOut = useEffectEvent((address: URLSearchParams) => {
    // Together with the address.
    startTransition(() => setJoined(joinedBy(address)));
    change(readSearch(address));
  });
  // Before the draft is overwritten with what the server rendered.
  useEffect(() => {
    if (params.has('q')) writeOut(withDraft(params));
  }, [params]);
  return { search, change, joined, settle: () => setJoined(null) };
}

/** An address with the header's text alone, with the ingredients of the last search. */
function withDraft(params: URLSearchParams): URLSearchParams {
  if (!params.has('q') || params.has('ingredients')) return params;
  const whole = new URLSearchParams(params);
  const draft = loadSearchDraft();
  if (draft.length > 0) whole.set('ingredients', draft.map(chipText).join(','));
  return whole;
}

/** What the header's text of an address is added to there. */
function joinedBy(params: URLSearchParams): Joined | null {
  const before = new URLSearchParams(params);
  before.delete('q');
  const { chips } = readSearch(before);
  const wanted = addPieces([], splitPieces(params.get('q') ?? ''), Infinity).chips;
  return chips.length > 0 && wanted.length > 0 ? { chips, wanted } : null;
}
