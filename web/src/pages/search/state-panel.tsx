import { chakra, Stack, type StackProps } from '@chakra-ui/react'

/** A message in the place of results: what is the case, and what to do next. */
export function StatePanel({ title, text, children, ...rest }: StackProps & { title: string; text: string }) {
  return (
    <Stack align="center" textAlign="center" gap="4" maxW="prose" mx="auto" px="4" py={{ base: '12', md: '20' }} {...rest}>
      <chakra.h2 textStyle="section">{title}</chakra.h2>
      <chakra.p textStyle="lead" color="mute">
        {text}
      </chakra.p>
      {children}
    </Stack>
  )
}
