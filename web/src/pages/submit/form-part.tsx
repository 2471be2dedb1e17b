import { chakra, Stack } from '@chakra-ui/react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

interface FormPartProps {
  title: string
  hint?: string
  error?: string | null
  children: ReactNode
}

/** One part of a long form. What is wrong with it comes into view. */
export function FormPart({ title, hint, error, children }: FormPartProps) {
  const id = useId()
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error) alert.current?.scrollIntoView({ block: 'center' })
  }, [error])
  return (
    <Card as="section" aria-labelledby={id} padded>
      <Stack gap="1.5" mb="5">
        <chakra.h2 id={id} textStyle="card">
          {title}
        </chakra.h2>
        {hint && (
          <chakra.p color="mute" fontSize="sm">
            {hint}
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
  )
}
