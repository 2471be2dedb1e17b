import { useEffect, useRef, useState, type RefObject } from 'react'

/** Swiping a row, in pixels (specification, section 9): from here on the page does not scroll, is it called off, is Delete revealed. */
const LOCK_PX = 10
const CANCEL_PX = 50
const REVEAL_PX = 100
/** How far a row stands aside for its Delete. */
const ASIDE_PX = 104

/** A row that can be pushed aside. */
export interface SwipeRow {
  sheetRef: RefObject<HTMLDivElement | null>
  actionRef: RefObject<HTMLButtonElement | null>
  isRevealed: boolean
}

interface Touching {
  x: number
  y: number
  isLocked: boolean
  isOver: boolean
}

/**
 * Lets a row be pushed aside by a finger. It follows the finger without being drawn anew.
 * @param touched told which row a finger is on
 */
export function useSwipeRow(id: string, touched: RefObject<string | null>, isOn: boolean): SwipeRow {
  const sheetRef = useRef<HTMLDivElement>(null)
  const actionRef = useRef<HTMLButtonElement>(null)
  const [isRevealed, setRevealed] = useState(false)
  useEffect(() => {
    const sheet = sheetRef.current
    if (!sheet || !isOn) return
    const swipe = followFinger(sheet, setRevealed, (isTouching) => {
      if (isTouching) touched.current = id
      else if (touched.current === id) touched.current = null
    })
    return swipe.stop
  }, [id, touched, isOn])
  useEffect(() => {
    if (sheetRef.current) sheetRef.current.style.transform = isRevealed && isOn ? `translateX(-${ASIDE_PX}px)` : ''
    if (isRevealed) actionRef.current?.focus({ preventScroll: true })
  }, [isRevealed, isOn])
  return { sheetRef, actionRef, isRevealed: isRevealed && isOn }
}

function followFinger(sheet: HTMLElement, onEnd: (isRevealed: boolean) => void, onTouching: (isTouching: boolean) => void): { stop: () => void } {
  let touching: Touching | null = null
  let moved = 0
  const place = (offset: number) => {
    moved = offset
    sheet.style.transform = offset === 0 ? '' : `translateX(${Math.min(0, offset)}px)`
  }
  const handleStart = ({ touches: [finger] }: TouchEvent) => {
    if (!finger) return
    touching = { x: finger.clientX, y: finger.clientY, isLocked: false, isOver: false }
    onTouching(true)
  }
  const handleMove = (event: TouchEvent) => {
    const [finger] = event.touches
    if (!touching || !finger || touching.isOver) return
    const [dx, dy] = [finger.clientX - touching.x, finger.clientY - touching.y]
    if (Math.abs(dy) > CANCEL_PX) {
      touching.isOver = true
      return place(0)
    }
    touching.isLocked ||= Math.abs(dx) > LOCK_PX
    if (!touching.isLocked) return
    if (event.cancelable) event.preventDefault()
    place(dx)
  }
  const handleEnd = () => {
    const isRevealed = touching !== null && !touching.isOver && moved < -REVEAL_PX
    touching = null
    place(isRevealed ? -ASIDE_PX : 0)
    onTouching(false)
    onEnd(isRevealed)
  }
  const listeners = [['touchstart', handleStart, true], ['touchmove', handleMove, false], ['touchend', handleEnd, true], ['touchcancel', handleEnd, true]] as const
  for (const [name, listener, passive] of listeners) sheet.addEventListener(name, listener as EventListener, { passive })
  return {
    stop: () => {
      for (const [name, listener] of listeners) sheet.removeEventListener(name, listener as EventListener)
      place(0)
    },
  }
}
