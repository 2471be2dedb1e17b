import { Button, chakra, Stack } from '@chakra-ui/react';
import type { ReactNode, SubmitEvent } from 'react';
import { Card } from '../../ui/display/card.tsx';

/** The page of signing in or up: a title, a form, and the way to the other one. */
export interface EntryFrameProps {
  title: string;
  lead: string;
  submit: string;
  isBusy: boolean;
  /** What went wrong as a whole; what is wrong with one field stands beside it. */
  error: string | null;
  onSubmit: () => void;
  /** Stands below the form. */
  footer: ReactNode;
  children: ReactNode;
}

/** See {@link EntryFrameProps}. */
export function EntryFrame({ title, lead, submit, isBusy, error, onSubmit, footer, children }: EntryFrameProps) {
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Stack gap="6" w="full" maxW="30rem" mx="auto" px="4" pt={{ base: '8', md: '16' }} pb="16">
      <Stack gap="2" textAlign="center" textWrap="balance">
        <chakra.h1 textStyle="title">{title}</chakra.h1>
        <chakra.p color="mute">{lead}</chakra.p>
      </Stack>
      <Card padded>
        <chakra.form noValidate onSubmit={handleSubmit} display="grid" gap="5">
          {children}
          {error && (
            <chakra.p role="alert" bg="tomato.soft" color="tomato.ink" borderRadius="md" px="4" py="3" fontSize="sm">
              {error}
            </chakra.p>
          )}
          <Button type="submit" variant="solid" size="lg" w="full" aria-disabled={isBusy}>
            {submit}
          </Button>
        </chakra.form>
      </Card>
      <chakra.p textAlign="center" textWrap="balance">
        {footer}
      </chakra.p>
    </Stack>
  );
}
