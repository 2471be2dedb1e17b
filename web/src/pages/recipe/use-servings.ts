import { useSearchParams } from 'react-router-dom';
import { parseServings } from './amounts/servings.ts';

const PARAM = 'servings';

/**
 * The servings the page is scaled to: those of the address, which a search sets, before those of the recipe or its kept
 * progress. The first change takes the address's word away, so that a reload keeps what the cook chose.
 * @param own the servings without an address that says otherwise
 */
export function useServings(own: number, onChange: (servings: number) => void): [number, (servings: number) => void] {
  const [params, setParams] = useSearchParams();
  const handleChange = (servings: number) => {
    onChange(servings);
    if (!params.has(PARAM)) return;
    const others = new URLSearchParams(params);
    others.delete(PARAM);
    setParams(others, { replace: true, preventScrollReset: true });
  };
  return [parseServings(params.get(PARAM)) ?? own, handleChange];
}
