import { Button, Flex } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { SlidersHorizontalIcon, XIcon } from 'lucide-react';
import { filters as text } from '../../messages/filters.ts';
import { activeFilters } from './active-filters.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { Filters } from './filters.ts';
import { useFilterDraft } from './use-filter-draft.ts';

interface FilterBarProps {
  filters: Filters;
  /** Names of the ingredients that a recipe may be asked to use. */
  usable: readonly string[];
  onChange: (filters: Filters) => void;
  /** Stands in the row of the button. */
  children: ReactNode;
}

/** The button that opens the filters, a pill for each one that is set, and the panel itself. */
export function FilterBar({ filters, usable, onChange, children }: FilterBarProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useFilterDraft(filters, onChange);
  const active = activeFilters(draft);
  return (
    <div>
      <Flex align="center" justify="space-between" gap="3">
        {children}
        <Button aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
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
            onClick={() => setDraft(filter.without)}
          >
            {filter.text}
            <XIcon aria-hidden />
          </Button>
        ))}
      </Flex>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <FilterPanel filters={draft} usable={usable} onChange={setDraft} />}
      </div>
    </div>
  );
}
