import { Button, Flex } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { SlidersHorizontalIcon, XIcon } from 'lucide-react';
import { isPhone } from '../../hooks/use-is-phone.ts';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { filters as text } from '../../messages/filters.ts';
import { activeFilters } from './active-filters.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { Filters } from './filters.ts';
import { isSameFilters, useFilterDraft } from './use-filter-draft.ts';

const loadSheet = () => import('./filter-sheet.tsx');

interface FilterBarProps {
  filters: Filters;
  /** Names of the ingredients that a recipe may be asked to use. */
  usable: readonly string[];
  /** How many recipes there are with these filters; undefined while it is not known. */
  count: number | undefined;
  onChange: (filters: Filters) => void;
  /** Stands in the row of the button. */
  children: ReactNode;
}

/** The button that opens the filters, a pill for each one that is set, and the filters: a sheet on a phone, elsewhere a panel of the page. */
export function FilterBar({ filters, usable, count, onChange, children }: FilterBarProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useFilterDraft(filters, onChange);
  const sheet = useLazyDialog(loadSheet);
  const active = activeFilters(draft);
  const fields = { filters: draft, usable, onChange: setDraft };
  const press = () => (!isOpen && isPhone() ? sheet.open() : setOpen(!isOpen));
  return (
    <div>
      <Flex align="center" justify="space-between" gap="3">
        {children}
        <Button aria-expanded={isOpen} aria-controls={panelId} onClick={press}>
          <SlidersHorizontalIcon aria-hidden />
          {text.open(active.length)}
        </Button>
      </Flex>
      <Flex wrap="wrap" gap="2.5" mt={active.length > 0 ? '2.5' : undefined}>
        {active.map((filter) => (
          <Button
            key={filter.text}
            variant="subtle"
            aria-label={text.remove(filter.text)}
            borderColor="leaf"
            maxW="full"
            overflowWrap="anywhere"
            whiteSpace="normal"
            onClick={() => setDraft(filter.without)}
          >
            {filter.text}
            <XIcon aria-hidden />
          </Button>
        ))}
      </Flex>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <FilterPanel {...fields} />}
      </div>
      {sheet.part && (
        <sheet.part.FilterSheet
          {...fields}
          isOpen={sheet.isOpen}
          count={isSameFilters(draft, filters) ? count : undefined}
          onClose={sheet.close}
        />
      )}
    </div>
  );
}
