import { Button, chakra, VisuallyHidden } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { PlusIcon } from 'lucide-react';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { typedInto } from '../../ui/forms/field.tsx';

const text = shoppingLists.add;

/** Adds what is typed, as one would write it on paper; the line stays ready for the next. */
export function AddItemForm({ onAdd }: { onAdd: (typed: string) => void }) {
  const [typed, setTyped] = useState('');
  const [lastAdded, setLastAdded] = useState('');
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (!wanted) return;
    onAdd(wanted);
    setLastAdded(wanted);
    setTyped('');
  };
  return (
    <chakra.form onSubmit={handleSubmit} display="flex" gap="2" _print={{ display: 'none' }}>
      <Input
        aria-label={text.label}
        placeholder={text.placeholder}
        value={typed}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="subtle" flexShrink="0" minH="12">
        <PlusIcon aria-hidden />
        {text.submit}
      </Button>
      <VisuallyHidden role="status">{lastAdded && text.added(lastAdded)}</VisuallyHidden>
    </chakra.form>
  );
}

const Input = chakra('input', { base: { ...typedInto, minW: '0' } });
