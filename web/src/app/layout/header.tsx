import { Box, chakra, HStack } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import { MainNav } from './main-nav.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { Wordmark } from './wordmark.tsx';

/** Logo, navigation, search and the cook's menu. On a small screen the search has a row of its own. */
export function Header() {
  const { pathname } = useLocation();
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
          <HeaderSearch />
        </Box>
        <Box ms={{ base: 'auto', md: '0' }}>
          <AvatarMenu />
        </Box>
      </HStack>
      {/* The search page has a box of its own right below. */}
      <Box hideFrom="md" hidden={pathname === paths.search} px="4" pb="3">
        <HeaderSearch />
      </Box>
    </chakra.header>
  );
}
