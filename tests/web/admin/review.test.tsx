import { fireEvent, screen, waitFor, within } from '@testing-library/react'
// Fetched when it is first needed; here it is compiled beforehand.
import '../../../web/src/pages/admin/admin-page.tsx'
import { adminRecipes } from '../../../web/src/mocks/fixtures/admin.ts'
import { ada, pageOf } from '../../../web/src/mocks/fixtures/cook.ts'
import { cookRoot } from '../../../web/src/mocks/root.ts'
import { dismissToast } from '../../../web/src/ui/toast-store.ts'
import { answerWith, useMockApi } from '../support/mock-api.ts'
import { renderApp } from '../support/render-app.tsx'

useMockApi()
afterEach(() => dismissToast())

/** Opens the queue of three recipes that wait; gives the decisions that come to the server, which answers none until it is let. */
async function openQueue() {
  const decided: string[] = []
  const { promise: isLet, resolve: letAnswer } = Promise.withResolvers<void>()
  const waiting = ['pie', 'jam', 'soup'].map((id) => ({ ...adminRecipes[0], id, status: 'PENDING' as const }))
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    adminRecipes: () => pageOf(waiting),
    reviewRecipe: async (asked) => {
      decided.push(`${asked.input.decision} ${asked.input.id}`)
      await isLet
      return cookRoot.reviewRecipe(asked)
    },
  })
  const { user } = renderApp('/admin?tab=recipes')
  await user.click(await screen.findByRole('button', { name: /^Review / }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: 'Approve' })
  return { user, dialog, decided, letAnswer }
}

test('a key that is held down decides nothing, and goes past nothing', async () => {
  const { dialog, decided } = await openQueue()
  for (const key of ['a', 's', 'r']) fireEvent.keyDown(document, { key, repeat: true })
  expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible()
  expect(decided).toEqual([])
})

test('while a decision is on its way, neither keys nor presses make another', async () => {
  const { user, dialog, decided, letAnswer } = await openQueue()
  await user.keyboard('a')
  await user.keyboard('a')
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  await user.keyboard('s')
  await waitFor(() => expect(decided).toEqual(['APPROVE pie']))
  letAnswer()
  expect(await screen.findByText(/can be found now/)).toBeVisible()
  expect(await dialog.findByRole('button', { name: 'Approve' })).toBeEnabled()
  await user.keyboard('a')
  await waitFor(() => expect(decided).toEqual(['APPROVE pie', 'APPROVE jam']))
})
