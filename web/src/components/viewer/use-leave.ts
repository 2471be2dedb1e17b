import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'

/** What follows a sign-out: the first page, and nothing is left in this browser of the cook who was here. */
export function useLeave(): () => Promise<void> {
  const client = useApolloClient()
  const navigate = useNavigate()
  return async () => {
    await navigate(paths.home)
    forgetCook()
    await client.resetStore()
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
