import { useEffect, useRef } from 'react'
import { photos as messages } from '../../messages/photos.ts'
import { dismissToast, showToast } from '../../ui/overlays/toast-store.ts'

/** How long the word of the completed upload is left standing before this one, in milliseconds; names that follow join in. */
const WAIT_MS = 1200

/** Gives a function that tells which ingredients have been added, with a button that takes them back. */
export function useAddedNotice(onTakeBack: (names: readonly string[]) => void): (names: readonly string[]) => void {
  const takeBack = useRef(onTakeBack)
  useEffect(() => {
    takeBack.current = onTakeBack
  })
  const pending = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = () => {
    const names = pending.current
    pending.current = []
    const undo = () => {
      takeBack.current(names)
      dismissToast()
    }
    showToast({ title: messages.toasts.added, description: messages.toasts.addedText(names), action: { label: messages.toasts.undo, onPress: undo } })
  }
  return (names) => {
    if (names.length === 0) return
    pending.current.push(...names)
    clearTimeout(timer.current)
    timer.current = setTimeout(show, WAIT_MS)
  }
}
