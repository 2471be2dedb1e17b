import { screen, waitFor } from '@testing-library/react'
import { signedIn } from '../../../web/src/mocks/fixtures/cook.ts'
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts'
import { answerWith, useMockApi } from '../support/mock-api.ts'
import { renderApp } from '../support/render-app.tsx'

useMockApi()

let otherTab: BroadcastChannel
beforeEach(() => (otherTab = new BroadcastChannel('larder:viewer')))
afterEach(() => otherTab.close())

test('a visitor who signs in in another tab is known here too, and goes on with what they were typing', async () => {
  const { user } = renderApp('/login')
  const name = await screen.findByLabelText('User name')
  const menu = await screen.findByRole('button', { name: 'Your menu' })
  await user.type(name, 'ada')
  answerWith(signedIn(recipes.shakshuka))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
  otherTab.postMessage(null)
  await waitFor(() => expect(menu.querySelector('[data-initials="AM"]')).toBeVisible())
  expect(name).toHaveValue('ada')
})
