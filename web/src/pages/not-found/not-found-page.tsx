import { chakra, HStack, Stack } from '@chakra-ui/react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { common } from '../../messages/common.ts'
import { Button } from '../../ui/button.tsx'

/** Every address that leads nowhere. */
export function NotFoundPage() {
  const text = common.notFound
  useDocumentTitle(text.title)
  return (
    <Stack gap="5" maxW="prose" mx="auto" px="4" py={{ base: '16', md: '24' }} textAlign="center" align="center">
      <chakra.h1 textStyle="title">{text.title}</chakra.h1>
      <chakra.p textStyle="lead" color="mute">
        {text.hint}
      </chakra.p>
      <HStack wrap="wrap" gap="3" justify="center">
        <Button variant="solid" asChild>
          <Link to={paths.search}>{text.search}</Link>
        </Button>
        <Button asChild>
          <Link to={paths.home}>{text.home}</Link>
        </Button>
      </HStack>
    </Stack>
  )
}
