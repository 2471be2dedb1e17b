import { Button, chakra, Flex } from '@chakra-ui/react';
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
      <Flex wrap={{ base: 'wrap', md: 'nowrap' }} align="center" justify="space-between" columnGap="3" rowGap="1">
        {children}
        <Button aria-expanded={isOpen} aria-controls={panelId} order={{ md: 1 }} onClick={press}>
          <SlidersHorizontalIcon aria-hidden />
          {text.open(active.length)}
        </Button>
        {active.length > 0 && (
          <PillRow>
            {active.map((filter) => (
              <Pill key={filter.text} aria-label={text.remove(filter.text)} onClick={() => setDraft(filter.without)}>
                <span>{filter.text}</span>
                <XIcon aria-hidden />
              </Pill>
            ))}
          </PillRow>
        )}
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

/** However many there are, they take one row, so that the results begin on the first screen: on a phone its own, elsewhere that of the title. */
const PillRow = chakra('div', {
  base: {
    display: 'flex',
    flex: { base: '1 0 100%', md: '1 1 0' },
    minW: '0',
    gap: '2',
    // Room for the outline of what has the focus, and for the fade at its ends.
    p: '1',
    px: '4',
    mx: { base: '-4', md: '0' },
    my: '-1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    maskImage: 'linear-gradient(to right, transparent, black 1rem, black calc(100% - 1rem), transparent)',
  },
});

const Pill = chakra(
  Button,
  {
    base: {
      flexShrink: 0,
      maxW: '20rem',
      borderColor: 'leaf',
      px: { base: '4', md: '5' },
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
  },
  { defaultProps: { variant: 'subtle' } },
);
