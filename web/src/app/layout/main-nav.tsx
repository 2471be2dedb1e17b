import { chakra, Flex } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { common } from '../../messages/common.ts';
import { paths } from '../paths.ts';

const ENTRIES = [
  { to: paths.home, text: common.nav.discover },
  { to: paths.search, text: common.nav.search },
  { to: paths.profile, text: common.nav.collection },
];

/** The three main places; the current one is highlighted. A row in the header, a column in the drawer. */
export function MainNav({ direction, onNavigate }: { direction: 'row' | 'column'; onNavigate?: () => void }) {
  return (
    <nav aria-label={common.nav.label}>
      <Flex as="ul" direction={direction} gap="1" listStyleType="none">
        {ENTRIES.map((entry) => (
          <li key={entry.to}>
            <NavPill asChild>
              <NavLink to={entry.to} end onClick={onNavigate}>
                {entry.text}
              </NavLink>
            </NavPill>
          </li>
        ))}
      </Flex>
    </nav>
  );
}

const NavPill = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '10',
    px: { base: '4', md: '3', lg: '4' },
    borderRadius: 'pill',
    color: 'mute',
    fontWeight: 'medium',
    fontSize: 'md',
    whiteSpace: 'nowrap',
    transition: 'background-color 150ms, color 150ms',
    _hover: { color: 'leaf' },
    _currentPage: { bg: 'leaf.soft', color: 'leaf', fontWeight: 'semibold' },
  },
});
