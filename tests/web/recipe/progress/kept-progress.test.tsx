import { screen, waitFor } from '@testing-library/react'
import { ada, signedIn } from '../../../../web/src/mocks/fixtures/cook.ts'
import { recipeToCook } from '../../../../web/src/mocks/fixtures/recipe-to-cook.ts'
import type { MutationSetProgressArgs, SetProgressInput } from '../../../../web/src/mocks/schema-types.ts'
import { answerWith, useMockApi } from '../../support/mock-api.ts'
import { currentAddress, renderApp } from '../../support/render-app.tsx'
import { clearBrowserAfterEach } from '../open-recipe.tsx'

useMockApi()
clearBrowserAfterEach()

const KEY = `larder:recipe-progress:${recipeToCook.id}`
const open = () => renderApp(`/recipe/${recipeToCook.slug}`)
const step = (number: number) => screen.findByRole('button', { name: `Step ${number}` })
const answerTo = ({ ingredients, steps, servings }: SetProgressInput) => ({
  recipe: recipeToCook,
  progress: { ingredients: ingredients ?? [], steps: steps ?? [], servings: servings ?? null },
})

test('a cook who logs out while ticks are on their way leaves none behind in the browser', async () => {
  let isSignedIn = true
  const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  answerWith(signedIn(recipeToCook, {
    viewer: () => (isSignedIn ? ada : null),
    signOut: () => ((isSignedIn = false), { signedOut: true }),
    setProgress: async ({ input }: MutationSetProgressArgs) => {
      sent.resolve()
      await held.promise
      return answerTo(input)
    },
  }))
  const { user, unmount } = open()
  await user.click(await step(1))
  await sent.promise
  await user.click(await screen.findByRole('button', { name: 'Your menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitFor(() => expect(currentAddress()).toBe('/'))
  held.resolve()
  // The recipe is asked for, and answered, after the ticks.
  unmount()
  open()
  expect(await step(1)).toHaveAttribute('aria-pressed', 'false')
  expect(localStorage.getItem(KEY)).toBeNull()
})
