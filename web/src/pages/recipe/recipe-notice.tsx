import { chakra, HStack, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { recipe as text } from '../../messages/recipe.ts'
import { Button } from '../../ui/button.tsx'

/** Shown for an address that no recipe has. */
export function RecipeNotFound() {
  return (
    <Notice title={text.notFound.title} message={text.notFound.text}>
      <SearchLink />
    </Notice>
  )
}

/** Shown when the recipe could not be fetched. */
export function RecipeFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice role="alert" title={text.failed.title} message={text.failed.text}>
      <Button variant="solid" onClick={onRetry}>
        {text.failed.retry}
      </Button>
    </Notice>
  )
}

function SearchLink() {
  return (
    <Button variant="solid" asChild>
      <Link to={paths.search}>{text.notFound.search}</Link>
    </Button>
  )
}

function Notice({ role, title, message, children }: { role?: 'alert'; title: string; message: string; children: ReactNode }) {
  return (
    <Stack role={role} gap="5" maxW="prose" mx="auto" px="4" py={{ base: '16', md: '24' }} textAlign="center" align="center">
      <chakra.h1 textStyle="title">{title}</chakra.h1>
      <chakra.p textStyle="lead" color="mute">
        {message}
      </chakra.p>
      <HStack wrap="wrap" gap="3" justify="center">
        {children}
      </HStack>
    </Stack>
  )
}
