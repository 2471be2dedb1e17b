import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { LARGE_TEXT } from '../large-text.ts';

/** One page of a {@link Tabs}. */
export interface Tab<Value extends string> {
  value: Value;
  text: ReactNode;
}

/** Pages of which one is shown, with a row of names to choose by. */
export interface TabsProps<Value extends string> {
  /** Names the row. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Stands at the end of the row. */
  aside?: ReactNode;
  /** The page that is shown. */
  children: ReactNode;
}

/**
 * See {@link TabsProps}. Arrow keys, Home and End move along the row and choose (WAI-ARIA, "Tabs with automatic activation"); it
 * slides sideways where it does not fit.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange, aside, children }: TabsProps<Value>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = [...(row.current?.children ?? [])].find((name) => name.getAttribute('data-value') === value);
    if (row.current && chosen) slideTo(chosen, row.current);
  }, [value]);
  const handleKeyDown = (event: KeyboardEvent) => {
    // From where the focus is: the page of the last key may still be on its way.
    const names = [...(row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const next = placeAfter(
      event.key,
      names.findIndex((name) => name === event.target),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    names[next]?.focus();
    onChange(tab.value);
  };
  return (
    <div>
      <Row>
        <Names ref={row} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
          {tabs.map((tab) => (
            <Name
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              data-value={tab.value}
              aria-selected={tab.value === value}
              aria-controls={tab.value === value ? `${id}-page` : undefined}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.text}
            </Name>
          ))}
        </Names>
        {aside}
      </Row>
      <chakra.div
        key={value}
        role="tabpanel"
        id={`${id}-page`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        pt={{ base: '1', md: '3' }}
        borderRadius="md"
      >
        {children}
      </chakra.div>
    </div>
  );
}

/** Slides the row alone: `scrollIntoView` would take along the page, and a cook who has read on with it. */
function slideTo(name: Element, row: Element): void {
  const [inner, outer] = [name.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

/** Where a key leads from a place in the row, round its ends; undefined for keys that lead nowhere. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (place + 1) % count,
    ArrowLeft: (place - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    borderBottom: 'hairline',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    [LARGE_TEXT]: { flexWrap: 'wrap' },
  },
});

const Names = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    flex: '1',
    [LARGE_TEXT]: { flex: '1 0 100%' },
    minW: '0',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});

const Name = chakra('button', {
  base: {
    flexShrink: 0,
    minH: '12',
    px: { base: '1.5', md: '4' },
    mb: '-1px',
    color: 'mute',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBottom: '3px solid transparent',
    _hover: { color: 'leaf' },
    _selected: { color: 'leaf', borderBottomColor: 'leaf', fontWeight: 'semibold' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});
