import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { VIEWER } from '../../apollo/viewer.tsx'

/** What follows a sign-out: the first page, and nothing is left in this browser of the cook who was here. */
export function useLeave(): () => Promise<void> {
  const client = useApolloClient()
  const navigate = useNavigate()
  return async () => {
    forgetCook()
    // Not reset, which would ask anew for what the page that is left shows of the cook.
    await client.clearStore()
    await navigate(paths.home)
    await client.refetchQueries({ include: [VIEWER] })
  }
}

/** Forgets what is kept in this browser of the cook: drafts, ticks, what was interrupted. */
function forgetCook(): void {
  try {
    sessionStorage.clear()
    localStorage.clear()
  } catch (error) {
    console.warn('What this browser keeps could not be cleared.', error)
  }
}
