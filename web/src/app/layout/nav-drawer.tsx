import { MenuIcon } from 'lucide-react';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { common } from '../../messages/common.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { MainNav } from './main-nav.tsx';

const loadDrawer = () => import('../../ui/overlays/drawer.tsx');

/** On small screens: the button for the side drawer with the three navigation links. */
export function NavDrawer() {
  const { part, isOpen, open, close } = useLazyDialog(loadDrawer);
  return (
    <>
      <IconButton label={common.nav.openMenu} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <MenuIcon />
      </IconButton>
      {part && (
        <part.Drawer title={common.nav.drawerTitle} isOpen={isOpen} onClose={close}>
          <MainNav direction="column" onNavigate={close} />
        </part.Drawer>
      )}
    </>
  );
}
