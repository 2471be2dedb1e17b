import { chakra, Stack } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

interface SectionProps {
  title: string
  lead?: string
  children: ReactNode
}

/** One part of the settings, with its heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
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
      </Stack>
      {children}
    </Card>
  )
}
