import { useStoredState } from '../progress/use-stored-state.ts';
import { DINNER_KEY, type KeptDinner } from './kept-dinner.ts';
import { parseDinner } from './parse-dinner.ts';

/** Keeps what `change` makes of the dinner; null forgets it. */
export type KeepDinner = (change: (old: KeptDinner | null) => KeptDinner | null) => void;

/** The dinner that is being cooked in this browser, in whichever tab; null without one. Once on a page: two would not hear of each other. */
export function useKeptDinner(): [KeptDinner | null, KeepDinner] {
  return useStoredState<KeptDinner | null>(DINNER_KEY, parseDinner);
}
