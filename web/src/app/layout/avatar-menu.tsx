import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useId, useState } from 'react'
import { LuCircleUserRound } from 'react-icons/lu'
import { useViewer } from '../../apollo/viewer.tsx'
import { Avatar } from '../../components/viewer/avatar.tsx'
import { common } from '../../messages/common.ts'

const loadMenu = () => import('./avatar-menu-list.tsx')
const AvatarMenuList = lazy(async () => ({ default: (await loadMenu()).AvatarMenuList }))

/** The round button of the cook's menu, with their picture or initials once they are signed in. The menu itself comes in its own file, fetched when somebody reaches for it. */
export function AvatarMenu() {
  const viewer = useViewer()
  const triggerId = useId()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const toggle = () => {
    setOpened(true)
    setOpen(!isOpen)
  }
  return (
    <>
      <AvatarButton
        id={triggerId}
        type="button"
        aria-label={common.avatar.open}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={toggle}
      >
        {viewer ? <Avatar name={viewer.name} src={viewer.avatar} /> : <LuCircleUserRound aria-hidden />}
      </AvatarButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <AvatarMenuList triggerId={triggerId} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const AvatarButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'touch',
    borderRadius: 'pill',
    bg: 'tomato.ink',
    color: 'tomato.on',
    fontSize: 'xl',
    cursor: 'pointer',
  },
})
