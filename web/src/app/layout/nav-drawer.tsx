import { lazy, Suspense, useState } from 'react'
import { LuMenu } from 'react-icons/lu'
import { common } from '../../messages/common.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MainNav } from './main-nav.tsx'

const Drawer = lazy(async () => ({ default: (await import('../../ui/drawer.tsx')).Drawer }))

/** On small screens: the button for the side drawer with the three navigation links. */
export function NavDrawer() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton label={common.nav.openMenu} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <LuMenu />
      </IconButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <Drawer title={common.nav.drawerTitle} isOpen={isOpen} onClose={() => setOpen(false)}>
            <MainNav direction="column" onNavigate={() => setOpen(false)} />
          </Drawer>
        </Suspense>
      )}
    </>
  )
}
