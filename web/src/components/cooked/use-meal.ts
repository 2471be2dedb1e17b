import { useState } from 'react';
import type { PantryLevel } from '../../gql/graphql.ts';
import type { Deduction } from './cooking-queries.ts';

/** What the cook says of one proposed food. */
export interface UsedFood {
  deduction: Deduction;
  isUsed: boolean;
  /** What is left of it; null while the cook has not said it. */
  left: PantryLevel | null;
}

/** What went into a meal, and what became of it. */
export interface Meal {
  /** Every proposed food, in its order. */
  used: readonly UsedFood[];
  /** Those that are ticked. */
  taken: readonly UsedFood[];
  /** Names of those that run low by it, or out. */
  low: readonly string[];
  portions: number;
}

interface ChangeableMeal extends Meal {
  change: (itemId: string, part: Partial<Pick<UsedFood, 'isUsed' | 'left'>>) => void;
  setPortions: (portions: number) => void;
}

/** See {@link Meal}. It begins with all that is proposed, and nothing left over. */
export function useMeal(deductions: readonly Deduction[]): ChangeableMeal {
  const [used, setUsed] = useState<readonly UsedFood[]>(() =>
    deductions.map((deduction) => ({ deduction, isUsed: true, left: null })),
  );
  const [portions, setPortions] = useState(0);
  const taken = used.filter(({ isUsed }) => isUsed);
  return {
    used,
    taken,
    low: taken
      .filter(({ deduction, left }) => (left ?? deduction.level) !== 'HAVE')
      .map(({ deduction }) => deduction.item.name),
    portions,
    change: (itemId, part) =>
      setUsed((all) => all.map((one) => (one.deduction.item.id === itemId ? { ...one, ...part } : one))),
    setPortions,
  };
}
