import { useApolloClient } from '@apollo/client/react';
import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useId, type SubmitEvent } from 'react';
import { useSubmission } from '../../hooks/use-submission.ts';
import { cookingSheet as text } from '../../messages/cooking-sheet.ts';
import { pantry } from '../../messages/pantry.ts';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { SHOWS_PANTRY, useUndoChange } from '../pantry/use-undo-change.ts';
import { MARK_COOKED, type Deduction } from './cooking-queries.ts';
import { DeductionRow } from './deduction-row.tsx';
import { LowFoods } from './low-foods.tsx';
import { useMeal, type Meal } from './use-meal.ts';

/** Most portions that are left of one meal. */
const PORTIONS_MAX = 100;

interface CookingSheetProps {
  recipeId: string;
  /** What the pantry is proposed to lose. */
  deductions: readonly Deduction[];
  onClose: () => void;
}

/** What went into a meal, all of it ticked, and what is left of it: one press takes it out of the pantry, and the notice takes that back. */
export function CookingSheet({ recipeId, deductions, onClose }: CookingSheetProps) {
  const formId = useId();
  const meal = useMeal(deductions);
  const submission = useSubmission([]);
  const send = useSend(recipeId);
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy) return;
    if (await submission.send(() => send(meal))) onClose();
  };
  const isNothing = meal.taken.length === 0 && meal.portions === 0;
  const foot = (
    <>
      {submission.error && (
        <chakra.p role="alert" color="tomato.ink">
          {submission.error}
        </chakra.p>
      )}
      <Flex gap="2">
        <Button flex="1" onClick={onClose}>
          {text.skip}
        </Button>
        <Button form={formId} type="submit" variant="solid" flex="2" minH="12" aria-disabled={submission.isBusy}>
          {submission.isBusy ? text.busy : isNothing ? text.close : text.save}
        </Button>
      </Flex>
    </>
  );
  return (
    <Sheet title={text.title} isOpen onClose={onClose} foot={foot}>
      <chakra.form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
        <chakra.p color="mute">{deductions.length > 0 ? text.text : text.nothing}</chakra.p>
        {deductions.length > 0 && (
          <chakra.ul listStyleType="none" aria-label={text.foods}>
            {meal.used.map((one) => (
              <DeductionRow key={one.deduction.item.id} used={one} onChange={meal.change} />
            ))}
          </chakra.ul>
        )}
        <Leftovers portions={meal.portions} onChange={meal.setPortions} />
        <LowFoods names={meal.low} />
      </chakra.form>
    </Sheet>
  );
}

function Leftovers({ portions, onChange }: { portions: number; onChange: (portions: number) => void }) {
  return (
    <Flex align="center" justify="space-between" gap="3" css={{ '& button': { width: 'touch', height: 'touch' } }}>
      <Stack gap="0">
        <chakra.span fontWeight="semibold">{text.leftover.label}</chakra.span>
        <chakra.span color="mute" fontSize="sm">
          {text.leftover.hint}
        </chakra.span>
      </Stack>
      <Stepper
        label={text.leftover.label}
        fewerLabel={text.leftover.fewer}
        moreLabel={text.leftover.more}
        value={portions}
        min={0}
        max={PORTIONS_MAX}
        onChange={onChange}
      />
    </Flex>
  );
}

/** Takes a meal out of the pantry and says so, with the way back; throws what the server says against it. */
function useSend(recipeId: string): (meal: Meal) => Promise<void> {
  const client = useApolloClient();
  const undo = useUndoChange();
  return async ({ taken, portions }) => {
    if (taken.length === 0 && portions === 0) return;
    const deductions = taken.map(({ deduction: { item, amount, unit }, left }) => ({
      itemId: item.id,
      ...(amount !== null && { amount, unit }),
      ...(left !== null && { level: left }),
    }));
    const { data } = await client.mutate({
      mutation: MARK_COOKED,
      variables: { input: { recipeId, deductions, ...(portions > 0 && { leftoverPortions: portions }) } },
      refetchQueries: SHOWS_PANTRY,
    });
    const change = data?.markCooked.pantryChange?.id;
    showToast({
      ...text.saved(taken.length, portions),
      ...(change !== undefined && { action: { label: pantry.undo, onPress: () => void undo(change) } }),
    });
  };
}
