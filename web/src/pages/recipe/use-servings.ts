import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.tsx';
import { parseServings } from './amounts/servings.ts';

const PARAM = 'servings';

/** Servings of a household that has not said how many it is; each recipe then stays at its own. */
const UNSAID = 4;

/** How many the household of the cook cooks for; null when it is not set. */
export function useHouseholdServings(): number | null {
  const servings = useViewer()?.household.servings ?? UNSAID;
  return servings === UNSAID ? null : servings;
}

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
