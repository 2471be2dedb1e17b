import { gql, type TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { failureOf } from '../../apollo/failure.ts'
import type { SignOutMutation, SignOutMutationVariables } from '../../gql/operations.ts'
import { common } from '../../messages/common.ts'
import { showToast } from '../../ui/toast-store.ts'

const SIGN_OUT: TypedDocumentNode<SignOutMutation, SignOutMutationVariables> = gql`
  mutation SignOut {
    signOut {
      signedOut
    }
  }
`

/** Ends the session of this browser and forgets what it knew of the cook; the first page follows. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await client.mutate({ mutation: SIGN_OUT })
    } catch (error) {
      showToast(common.failed(failureOf(error).message))
      return
    }
    await navigate(paths.home)
    forgetCook()
    await client.resetStore()
  }
}

/** Forgets what is kept in this browser of the cook: drafts, ticks, what was interrupted. */
export function forgetCook(): void {
  try {
    sessionStorage.clear()
    localStorage.clear()
  } catch (error) {
    console.warn('What this browser keeps could not be cleared.', error)
  }
}
