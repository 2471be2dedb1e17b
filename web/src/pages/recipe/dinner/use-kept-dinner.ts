import { useStoredState } from '../progress/use-stored-state.ts';
import { DINNER_KEY, type KeptDinner } from './kept-dinner.ts';
import { parseDinner } from './parse-dinner.ts';

/** The dinner that is being cooked in this browser, in whichever tab; null without one. */
export function useKeptDinner(): [KeptDinner | null, (change: (old: KeptDinner | null) => KeptDinner | null) => void] {
  return useStoredState<KeptDinner | null>(DINNER_KEY, parseDinner);
}
