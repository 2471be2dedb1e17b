import { Button } from '@chakra-ui/react';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { settings } from '../../messages/settings.ts';
import { Section } from '../../ui/display/section.tsx';

const loadDialog = () => import('./delete-account-dialog.tsx');

const text = settings.deletion;

/** Where the cook leaves for good. */
export function DeletionSection() {
  const { part, isOpen, open, close } = useLazyDialog(loadDialog);
  return (
    <Section title={text.title} lead={text.lead}>
      <Button variant="subtle" colorPalette="tomato" onClick={open}>
        {text.open}
      </Button>
      {part && isOpen && <part.DeleteAccountDialog onClose={close} />}
    </Section>
  );
}
