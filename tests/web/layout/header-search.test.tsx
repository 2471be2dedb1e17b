import { screen, waitFor } from '@testing-library/react'
import { useMockApi } from '../support/mock-api.ts'
import { currentAddress, renderApp } from '../support/render-app.tsx'

useMockApi()

/** The box for wide screens comes first in the header; both behave alike. */
function searchBoxes() {
  return screen.getAllByRole('searchbox', { name: 'Search ingredients' })
}

describe('the search box of the header', () => {
  test('leads to the search page, where the text has become ingredients', async () => {
    const { user } = renderApp('/')
    await user.type(searchBoxes()[0]!, 'eggs, spinach{Enter}')
    expect(await screen.findByRole('heading', { name: 'Find Recipes' })).toBeVisible()
    // A chip is drawn anew once it can be dragged.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove spinach' })).toBeVisible())
    await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs,spinach'))
  })

  test('is emptied once it has led somewhere, for the next thought', async () => {
    const { user } = renderApp('/')
    await user.type(searchBoxes()[0]!, 'leeks{Enter}')
    await screen.findByRole('heading', { name: 'Find Recipes' })
    expect(searchBoxes()[0]).toHaveValue('')
  })

  test.each(['{Enter}', '   {Enter}'])('does nothing with blank text (%j)', async (keys) => {
    const { user } = renderApp('/')
    await user.click(searchBoxes()[1]!)
    await user.keyboard(keys)
    expect(currentAddress()).toBe('/')
  })
})
