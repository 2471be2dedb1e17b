import { useSearchParams } from 'react-router-dom';

/** A word that the address keeps, so that a reload and the way back from a recipe find it again; an empty one is left out. */
export function useAddressWord(name: string): [string, (word: string) => void] {
  const [params, setParams] = useSearchParams();
  const change = (word: string) => {
    const next = new URLSearchParams(params);
    if (word) next.set(name, word);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params.get(name) ?? '', change];
}
