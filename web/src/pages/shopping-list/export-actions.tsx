import { Global } from '@emotion/react';
import { Button, chakra, Flex } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { CopyIcon, FileDownIcon, MailIcon } from 'lucide-react';
import type { ListItem, ListParts } from '../../components/unsent-changes/list-parts.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { useExport } from './use-export.ts';

const text = shoppingLists.export;

interface ExportProps {
  list: ListParts;
  items: readonly ListItem[];
}

/** On paper there is no bar. */
const NO_ROOM = { '@media print': { html: { paddingBottom: '0 !important' } } };

/** The three ways out, as a bar at the foot of a phone's screen. */
export function ExportBar({ list, items }: ExportProps) {
  const { copy, csv, email } = useExport({ id: list.id, name: list.name, items }, 'mobile');
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The bar lies over the end of the page: that ends above it, and so does what the focus scrolls to.
    const root = document.documentElement.style;
    const properties = ['--larder-floor', 'padding-bottom', 'scroll-padding-bottom'];
    for (const property of properties) root.setProperty(property, `${bar.current?.offsetHeight ?? 0}px`);
    return () => properties.forEach((property) => root.removeProperty(property));
  }, []);
  return (
    <Bar ref={bar} role="group" aria-label={text.label}>
      <Global styles={NO_ROOM} />
      <Button onClick={() => void copy()}>
        <CopyIcon aria-hidden />
        {text.copy.mobile}
      </Button>
      <Button onClick={() => void csv()}>
        <FileDownIcon aria-hidden />
        {text.csv.mobile}
      </Button>
      <Button onClick={() => void email()}>
        <MailIcon aria-hidden />
        {text.email.mobile}
      </Button>
    </Bar>
  );
}

/** The same as buttons beside the name. */
export function ExportButtons({ list, items }: ExportProps) {
  const { copy, csv, email } = useExport({ id: list.id, name: list.name, items }, 'desktop');
  return (
    <Flex role="group" aria-label={text.label} gap="2" wrap="wrap" _print={{ display: 'none' }}>
      <Button size="sm" onClick={() => void copy()}>
        <CopyIcon aria-hidden />
        {text.copy.desktop}
      </Button>
      <Button size="sm" onClick={() => void csv()}>
        <FileDownIcon aria-hidden />
        {text.csv.desktop}
      </Button>
      <Button size="sm" onClick={() => void email()}>
        <MailIcon aria-hidden />
        {text.email.desktop}
      </Button>
    </Flex>
  );
}

const Bar = chakra('div', {
  base: {
    pos: 'fixed',
    bottom: 'var(--larder-timers, 0px)',
    insetX: '0',
    zIndex: 'sticky',
    display: 'flex',
    gap: '2',
    p: '3',
    bg: 'card',
    borderTop: 'hairline',
    boxShadow: 'lifted',
    paddingBottom: 'calc({spacing.3} + env(safe-area-inset-bottom))',
    '& > button': { flex: '1', px: '2' },
    _print: { display: 'none' },
  },
});
