import { use, useEffect } from 'react'
import { TakeoverContext } from '../../hooks/use-is-browser.ts'

/** What a cook pressed while the page stood but was not yet taken over: an element, and a key or the pasted text if it was one. */
interface EarlyAct {
  target: HTMLElement
  key?: string
  pasted?: string
}

declare global {
  interface Window {
    /** Kept by the script in index.html. */
    earlyActs?: { list: EarlyAct[]; stop: () => void }
  }
}

/** Marks the page beside it as taken over, and does what was pressed before. Typed text needs no help: the fields take it over themselves. */
export function EarlyActs() {
  const takeover = use(TakeoverContext)
  useEffect(() => {
    takeover.finish()
    const timer = setTimeout(replay)
    return () => clearTimeout(timer)
  }, [takeover])
  return null
}

function replay(): void {
  const { list = [], stop } = window.earlyActs ?? {}
  stop?.()
  for (const { target, key, pasted } of list.splice(0)) {
    if (!target.isConnected) continue
    // React takes over at once what an event reaches; a box must be taken over before it is ticked.
    target.dispatchEvent(new Event('keyup', { bubbles: true }))
    if (pasted !== undefined) paste(target, pasted)
    else if (key === undefined) target.click()
    else target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}

/** A field that does nothing of its own with a text gets it as if it had been typed. */
function paste(target: HTMLElement, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const isPlain = target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  if (!isPlain || !(target instanceof HTMLInputElement)) return
  target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
  target.dispatchEvent(new Event('input', { bubbles: true }))
}
