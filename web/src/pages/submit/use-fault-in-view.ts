import { useEffect, useRef, useState, type RefObject } from 'react'

/** A long form whose faults may stand far above the button that sends it. */
interface FaultInView {
  form: RefObject<HTMLFormElement | null>
  /** Takes the cook to the first field that is at fault, once it is said there. */
  show: () => void
}

/** See {@link FaultInView}. */
export function useFaultInView(): FaultInView {
  const form = useRef<HTMLFormElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [times])
  return { form, show: () => setTimes((before) => before + 1) }
}
