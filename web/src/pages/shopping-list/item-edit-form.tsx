import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import type { ListItem } from '../../components/unsent-changes/list-parts.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { RowActions } from './item-row.tsx';
import { readAmount } from './read-amount.ts';

const text = shoppingLists.item;

interface ItemEditFormProps {
  item: ListItem;
  actions: RowActions;
  onClose: () => void;
}

/** Amount and unit of an item, in its own row. Escape leaves everything as it was. */
export function ItemEditForm({ item, actions, onClose }: ItemEditFormProps) {
  const [amount, setAmount] = useState(item.totalAmount === null ? '' : String(Number(item.totalAmount.toFixed(2))));
  const [unit, setUnit] = useState(item.unit ?? '');
  const [error, setError] = useState<string | null>(null);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const value = readAmount(amount);
    if (value === undefined) return setError(text.badAmount);
    actions.setAmount(item, value, unit.trim() || null);
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <chakra.form
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
      display="grid"
      gap="3"
      py="2"
      aria-label={text.edit(item.name)}
    >
      <chakra.p fontWeight="semibold">{item.name}</chakra.p>
      <Flex gap="3" align="start">
        {/* The cook has just asked to type here. */}
        <TextField
          label={text.amount}
          value={amount}
          onChange={setAmount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          error={error}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens at a press, and the amount is what is changed
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <TextField
          label={text.unit}
          value={unit}
          onChange={setUnit}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={40}
        />
      </Flex>
      {item.isEdited && item.sumText && (
        <Stack direction="row" align="center" gap="2" fontSize="sm" color="mute">
          {text.sum(item.sumText)}
          <Button size="sm" variant="ghost" onClick={() => (actions.takeSum(item), onClose())}>
            {text.takeSum}
          </Button>
        </Stack>
      )}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" variant="solid">
          {text.save}
        </Button>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button
          variant="subtle"
          colorPalette="tomato"
          ms="auto"
          aria-label={text.delete(item.name)}
          onClick={() => actions.remove(item)}
        >
          {text.deleteWord}
        </Button>
      </Flex>
    </chakra.form>
  );
}
