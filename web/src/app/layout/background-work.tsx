import { useLocation } from 'react-router'
import { LeftTimers } from './left-timers.tsx'
import { UnsentChanges } from './unsent-changes.tsx'

/** What goes on whatever page is open: timers ring, and what could not be sent is sent. */
export function BackgroundWork() {
  const { pathname } = useLocation()
  return (
    <>
      <LeftTimers key={pathname} />
      <UnsentChanges />
    </>
  )
}
