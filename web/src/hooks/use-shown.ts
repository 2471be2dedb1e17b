import { useLayoutEffect, useState } from 'react'

/**
 * A value as the page that is shown has it. React draws a page in advance when the address changes, and may throw what it drew away
 * and go back to the value before. `useQuery` asks the server while it draws: given such a value it would ask with each going back and forth.
 */
export function useShown<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useLayoutEffect(() => setShown(() => value), [value])
  return shown
}
