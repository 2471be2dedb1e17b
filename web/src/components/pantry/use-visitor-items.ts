import { useSyncExternalStore } from 'react';
import { ofVisitor } from './of-visitor.ts';
import type { PantryItem } from './pantry-item.ts';
import { visitorPantry } from './visitor-pantry.ts';

const NONE: readonly PantryItem[] = [];

/** The pantry that this browser keeps for somebody without an account, what is due first; empty on a page from the server until it is taken over. */
export function useVisitorItems(): PantryItem[] {
  return ofVisitor(useSyncExternalStore(visitorPantry.subscribe, visitorPantry.get, () => NONE));
}
