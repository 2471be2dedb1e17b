/** What a cook pressed while the page stood but its script was still on the way: an element, and a key if it was one. */
export interface EarlyAct {
  target: HTMLElement
  key?: string
}

declare global {
  interface Window {
    /** Kept by the script in index.html; ends when the app has taken over. */
    earlyActs?: { list: EarlyAct[]; stop: () => void }
  }
}

/** Does what was pressed early, in order. Typed text needs no help: the fields take it over themselves. */
export function replayEarlyActs(): void {
  const early = window.earlyActs
  if (!early) return
  early.stop()
  for (const { target, key } of early.list) {
    if (!target.isConnected) continue
    if (key === undefined) target.click()
    else target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}
