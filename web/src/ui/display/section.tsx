import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Card } from './card.tsx';

/** One part of a long page or form, with its heading. */
export interface SectionProps {
  title: string;
  /** A sentence below the title. */
  lead?: string;
  /** What is wrong with it. */
  error?: string | null;
  children: ReactNode;
}

/** See {@link SectionProps}. What is wrong with it comes into view. */
export function Section({ title, lead, error, children }: SectionProps) {
  const id = useId();
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) alert.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    <Card as="section" aria-labelledby={id} padded>
      <Stack gap="1" mb="5">
        <chakra.h2 id={id} textStyle="card">
          {title}
        </chakra.h2>
        {lead && (
          <chakra.p color="mute" fontSize="sm">
            {lead}
          </chakra.p>
        )}
        {error && (
          <chakra.p ref={alert} role="alert" color="tomato.ink" fontSize="sm">
            {error}
          </chakra.p>
        )}
      </Stack>
      {children}
    </Card>
  );
}
