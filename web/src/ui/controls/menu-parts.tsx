import { chakra, Menu } from '@chakra-ui/react';

/** The sheet of a menu, over the page. */
export const MenuSheet = chakra(Menu.Content, {
  base: {
    zIndex: 'dropdown',
    p: '2',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'lg',
    boxShadow: 'lifted',
    outline: 'none',
    _open: { animation: 'rise 150ms' },
  },
});

/** What can be chosen on it. */
export const MenuEntry = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'touch',
    px: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    outline: 'none',
    _highlighted: { bg: 'leaf.soft', color: 'leaf' },
  },
});
