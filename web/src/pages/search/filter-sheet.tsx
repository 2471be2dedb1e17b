import { Button, VisuallyHidden } from '@chakra-ui/react';
import { filters as text } from '../../messages/filters.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { FilterFields, type FilterPanelProps } from './filter-panel.tsx';

interface FilterSheetProps extends FilterPanelProps {
  isOpen: boolean;
  /** How many recipes there are with the filters as they stand; undefined while it is not known. */
  count: number | undefined;
  onClose: () => void;
}

/** Every filter with its control over the page of a phone; the button at its foot counts along and goes to the recipes. */
export function FilterSheet({ isOpen, count, onClose, ...fields }: FilterSheetProps) {
  const foot = (
    <>
      <Button variant="solid" minH="12" aria-busy={count === undefined} onClick={onClose}>
        {text.show(count ?? null)}
      </Button>
      <VisuallyHidden role="status">{count !== undefined && text.found(count)}</VisuallyHidden>
    </>
  );
  return (
    <Sheet title={text.title} isOpen={isOpen} onClose={onClose} foot={foot}>
      <FilterFields {...fields} />
    </Sheet>
  );
}
