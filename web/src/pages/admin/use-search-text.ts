import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { useAddressWord } from './use-address-word.ts';

/** Pause in typing after which is searched, in milliseconds. */
const PAUSE = 300;

/** What is typed to search a table by, and what is searched for once the typing pauses; the address keeps that. */
export function useSearchText(): { typed: string; setTyped: (typed: string) => void; wanted: string } {
  const [kept, keep] = useAddressWord('text');
  const [typed, setTyped] = useState(kept);
  const wanted = useDebounced(typed, PAUSE).trim();
  const write = useEffectEvent((text: string) => {
    if (text !== kept) keep(text);
  });
  useEffect(() => write(wanted), [wanted]);
  return { typed, setTyped, wanted };
}
