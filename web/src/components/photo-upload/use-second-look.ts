import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, type Dispatch } from 'react'
import type { UploadedPhoto } from './photo-operations.ts'
import { foodName, sureNames } from './seen-food.ts'
import { lookAt } from './upload-file.ts'
import type { UploadEvent } from './upload-state.ts'

/** Has photos looked at again that have arrived before. */
export interface SecondLook {
  begin: (photo: UploadedPhoto) => void
  /** Nobody waits for it any more. */
  stop: (id: string) => void
}

/** See {@link SecondLook}. `onSeen` is given each photo with the foods in it that were not sure before: those the cook has had offered. */
export function useSecondLook(tell: Dispatch<UploadEvent>, onSeen: (photo: UploadedPhoto) => void): SecondLook {
  const client = useApolloClient()
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => () => running.current.forEach((controller) => controller.abort()), [])
  const stop = (id: string) => running.current.get(id)?.abort()
  const begin = (photo: UploadedPhoto) => {
    const { id, seen: before = [] } = photo
    stop(id)
    const { signal } = running.current.set(id, new AbortController()).get(id) as AbortController
    tell({ kind: 'looking', id })
    void lookAt(client, id).then((seen) => {
      if (signal.aborted) return
      tell({ kind: 'looked', photo: { ...photo, seen } })
      const offered = sureNames(before)
      onSeen({ ...photo, seen: seen?.filter((food) => !offered.includes(foodName(food))) })
    })
  }
  return { begin, stop }
}
