import { Box, chakra, HStack } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import { MainNav } from './main-nav.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { Wordmark } from './wordmark.tsx';

/** Pages that begin with a box for ingredients of their own: a second one would only ask which to take. */
const WITH_BOX: ReadonlySet<string> = new Set([paths.home, paths.search]);

/** Logo, navigation, search and the cook's menu. On a small screen the search has a row of its own. */
export function Header() {
  const { pathname } = useLocation();
  const search = WITH_BOX.has(pathname) ? null : <HeaderSearch />;
  return (
    <chakra.header
      pos={{ base: 'relative', md: 'sticky' }}
      top="0"
      zIndex="sticky"
      bg="paper"
      borderBottom="hairline"
      _print={{ display: 'none' }}
    >
      <HStack maxW="page" mx="auto" px={{ base: '4', md: '6' }} h="header" gap={{ base: '2', md: '4', lg: '6' }}>
        <Box hideFrom="md">
          <NavDrawer />
        </Box>
        <Wordmark />
        <Box hideBelow="md">
          <MainNav direction="row" />
        </Box>
        <Box hideBelow="md" ms="auto" w="full" maxW="16rem">
          {search}
        </Box>
        <Box ms={{ base: 'auto', md: '0' }}>
          <AvatarMenu />
        </Box>
      </HStack>
      {search && (
        <Box hideFrom="md" px="4" pb="3">
          {search}
        </Box>
      )}
    </chakra.header>
  );
}
