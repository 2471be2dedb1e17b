import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import type { PantryItem } from '../../components/pantry/pantry-item.ts';
import type { PantryPlace, UpdatePantryItemInput } from '../../gql/graphql.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { pantry } from '../../messages/pantry.ts';
import { ChoosePills } from '../../ui/controls/choice-pills.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { PantryActions } from './loaded-pantry.ts';

const text = pantry.dialog;
const PLACES: readonly PantryPlace[] = ['FRIDGE', 'FREEZER', 'CUPBOARD'];

interface ItemDialogProps {
  item: PantryItem;
  actions: PantryActions;
  onClose: () => void;
}

/** The window of one item: amount, place and dates for who wants them, and the two ways out of the pantry. */
export function ItemDialog({ item, actions, onClose }: ItemDialogProps) {
  const [amount, setAmount] = useState(item.amount === null ? '' : String(item.amount));
  const [unit, setUnit] = useState(item.unit ?? '');
  const [place, setPlace] = useState(item.place);
  const [bestBefore, setBestBefore] = useState(item.isBestBeforeGuessed ? '' : dayText(item.bestBefore));
  const [openedAt, setOpenedAt] = useState(dayText(item.openedAt));
  const submission = useSubmission(['amount', 'unit', 'bestBefore', 'openedAt']);
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy) return;
    const input = changeOf(item, { amount, unit, place, bestBefore, openedAt });
    if (Number.isNaN(input.amount)) return submission.refuse('amount', text.amountRefused);
    if (await submission.send(() => actions.change(item, input))) onClose();
  };
  const leave = (reason: 'USED' | 'THROWN_AWAY') => {
    actions.remove(item, reason);
    onClose();
  };
  return (
    <Dialog title={item.name} isOpen onClose={onClose}>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
        <Flex gap="3" wrap="wrap">
          <TextField
            label={text.amount}
            value={amount}
            inputMode="decimal"
            autoComplete="off"
            error={submission.errorOf('amount')}
            onChange={setAmount}
          />
          <TextField
            label={text.unit}
            hint={text.unitHint}
            value={unit}
            maxLength={40}
            autoComplete="off"
            error={submission.errorOf('unit')}
            onChange={setUnit}
          />
        </Flex>
        <ChoosePills
          label={text.place}
          options={PLACES.map((value) => ({ value, text: pantry.place[value] }))}
          value={place}
          onChange={setPlace}
        />
        <Flex gap="3" wrap="wrap">
          <TextField
            label={text.bestBefore}
            type="date"
            value={bestBefore}
            error={submission.errorOf('bestBefore')}
            onChange={setBestBefore}
          />
          <TextField
            label={text.openedAt}
            type="date"
            value={openedAt}
            error={submission.errorOf('openedAt')}
            onChange={setOpenedAt}
          />
        </Flex>
        <Flex gap="3" wrap="wrap">
          <Button onClick={() => leave('USED')}>{pantry.used}</Button>
          <Button onClick={() => leave('THROWN_AWAY')}>{pantry.thrown}</Button>
        </Flex>
        <FormEnd submit={text.save} isBusy={submission.isBusy} error={submission.error} onCancel={onClose} />
      </chakra.form>
    </Dialog>
  );
}

interface Typed {
  amount: string;
  unit: string;
  place: PantryPlace;
  bestBefore: string;
  openedAt: string;
}

/** What of the form is another than the item says; NaN for an amount that is no number. */
function changeOf(item: PantryItem, typed: Typed): UpdatePantryItemInput {
  const written = typed.amount.trim().replace(',', '.');
  const amount = written === '' ? null : Number(written);
  const unit = typed.unit.trim() === '' ? null : typed.unit.trim();
  const before = item.isBestBeforeGuessed ? '' : dayText(item.bestBefore);
  return {
    id: item.id,
    version: item.version,
    ...((amount !== item.amount || unit !== item.unit) && { amount, unit }),
    ...(typed.place !== item.place && { place: typed.place }),
    ...(typed.bestBefore !== before && { bestBefore: typed.bestBefore || null }),
    ...(typed.openedAt !== dayText(item.openedAt) && { openedAt: typed.openedAt || null }),
  };
}

const dayText = (day: string | null): string => day ?? '';
