import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { useViewer } from '../../../apollo/viewer.tsx'
import type { RecipeProgressQuery, RecipeProgressQueryVariables, SetProgressMutation, SetProgressMutationVariables } from '../../../gql/operations.ts'
import type { RecipeProgress } from './recipe-progress.ts'

/** Ticks come in bursts; the account learns of them when they have rested, in milliseconds. */
const REST_MS = 500

const RECIPE_PROGRESS: TypedDocumentNode<RecipeProgressQuery, RecipeProgressQueryVariables> = gql`
  query RecipeProgress($id: String!) {
    recipe(slug: $id) {
      id
      progress {
        ingredients
        steps
        servings
      }
    }
  }
`

const SET_PROGRESS: TypedDocumentNode<SetProgressMutation, SetProgressMutationVariables> = gql`
  mutation SetProgress($input: SetProgressInput!) {
    setProgress(input: $input) {
      progress {
        ingredients
        steps
        servings
      }
    }
  }
`

/** The part of the progress that an account keeps; what stands in for what stays in the browser. */
type KeptProgress = Pick<RecipeProgress, 'ingredients' | 'steps' | 'servings'>

/**
 * Keeps the progress of a recipe in the account of a cook who is signed in. What this browser has not handed over yet goes
 * there first; otherwise the account knows best, as when the cook went on at another screen. The whole state is sent each time,
 * so that sending it twice changes nothing. What does not arrive stays here and is sent with the next tick or the next visit.
 */
export function useKeptProgress(recipeId: string, progress: RecipeProgress, store: (change: (old: RecipeProgress) => RecipeProgress) => void): void {
  const isSignedIn = Boolean(useViewer())
  const { data } = useQuery(RECIPE_PROGRESS, { variables: { id: recipeId }, skip: !isSignedIn, fetchPolicy: 'no-cache' })
  const [send] = useMutation(SET_PROGRESS, { fetchPolicy: 'no-cache' })

  const kept = data?.recipe?.progress
  const takeOver = useEffectEvent((kept: KeptProgress) => {
    const { ingredients, steps, servings } = kept
    // What is stored is asked, not what is shown: on a page from the server that may still be on its way from the storage.
    store((old) => (old.isKept ? { ...old, ingredients, steps, servings } : old))
  })
  useEffect(() => {
    if (kept) takeOver(kept)
  }, [kept])

  const handOver = useEffectEvent(async (state: KeptProgress) => {
    try {
      await send({ variables: { input: { recipeId, ...state } } })
      store((old) => (!old.isKept && isSame(old, state) ? { ...old, isKept: true } : old))
    } catch (error) {
      console.info('The progress stays in this browser for now.', error)
    }
  })
  const isBehind = isSignedIn && !progress.isKept
  const { ingredients, steps, servings } = progress
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(() => void handOver({ ingredients, steps, servings }), REST_MS)
    return () => clearTimeout(timer)
  }, [isBehind, ingredients, steps, servings])
}

function isSame(one: KeptProgress, other: KeptProgress): boolean {
  return hasSame(one.ingredients, other.ingredients) && hasSame(one.steps, other.steps) && one.servings === other.servings
}

function hasSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item))
}
