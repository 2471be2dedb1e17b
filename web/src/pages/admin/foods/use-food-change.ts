import { useState } from 'react';
import { useSubmission, type Submission } from '../../../hooks/use-submission.ts';
import { weakeningOf, type Weakening } from './weakening.ts';

/** Lists that show foods, which are asked for again after a change. */
export const FOOD_LISTS = ['AdminFoods', 'AdminUnlinkedLines', 'AdminAuditLog'];

/** A change of a food on its way: the server may ask whether it is meant. */
export interface FoodChange {
  submission: Submission;
  /** What it takes away; null while it has not been confirmed. */
  weakening: Weakening | null;
  /** Sends it, confirmed where it was asked for; resolves to whether it is made. */
  send: (request: (isConfirmed: boolean) => Promise<unknown>) => Promise<boolean>;
  /** What was confirmed holds for no other change. */
  reset: () => void;
}

/** @param fields names of the fields that show what is wrong with them */
export function useFoodChange(fields: readonly string[]): FoodChange {
  const submission = useSubmission(fields);
  const [weakening, setWeakening] = useState<Weakening | null>(null);
  return {
    submission,
    weakening,
    reset: () => setWeakening(null),
    send: async (request) => {
      let asked: Weakening | null = null;
      const isSent = await submission.send(() =>
        request(weakening !== null).catch((error: unknown) => {
          asked = weakeningOf(error);
          if (!asked) throw error;
        }),
      );
      setWeakening(asked);
      return isSent && asked === null;
    },
  };
}
