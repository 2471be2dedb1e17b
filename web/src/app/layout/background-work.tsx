import { useLocation } from 'react-router-dom';
import { Tooltips } from '../../ui/overlays/tooltips.tsx';
import { KitchenTimerBar } from './kitchen-timer-bar.tsx';
import { LeftTimers } from './left-timers.tsx';
import { NextPage } from './next-page.tsx';
import { PageName } from './page-name.tsx';
import { UnsentChanges } from './unsent-changes.tsx';
import { useSameViewer } from './use-same-viewer.ts';

/** What goes on whatever page is open: it stays that of the cook who is here, timers ring, what could not be sent is sent, a page is announced on its way and named when it is there, and so is what the pointer rests on. */
export function BackgroundWork() {
  const { pathname } = useLocation();
  useSameViewer();
  return (
    <>
      <LeftTimers key={pathname} />
      <KitchenTimerBar />
      <UnsentChanges pathname={pathname} />
      <NextPage />
      <Tooltips />
      <PageName />
    </>
  );
}
