import { fireEvent, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { matchConnection } from '../../../web/src/mocks/answers/search.ts'
import { answerWith, useMockApi } from '../support/mock-api.ts'
import { currentAddress, renderApp } from '../support/render-app.tsx'

useMockApi()
beforeEach(() => localStorage.clear())

/** Opens the search page with these ingredients and gives the box to type into. */
async function openInput(...ingredients: string[]): Promise<{ user: UserEvent; input: HTMLElement }> {
  const { user } = renderApp(`/search?ingredients=${ingredients.map(encodeURIComponent).join(',')}`)
  return { user, input: await screen.findByRole('combobox', { name: 'Search ingredients...' }) }
}

function chipNames(): string[] {
  const list = screen.getByRole('list', { name: 'Your ingredients' })
  return within(list)
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', '') ?? '')
}

/** The chips once there are as many as expected. */
async function chips(count: number): Promise<string[]> {
  await waitFor(() => expect(chipNames()).toHaveLength(count))
  return chipNames()
}

function paste(input: HTMLElement, text: string): boolean {
  return fireEvent.paste(input, { clipboardData: { getData: () => text } })
}

describe('typing an ingredient', () => {
  test('Enter makes it a chip with its quantity, and empties the box', async () => {
    const { user, input } = await openInput()
    await user.type(input, '200 g spinach{Enter}')
    expect(await chips(1)).toEqual(['spinach'])
    expect(screen.getByText('200 g')).toBeVisible()
    expect(input).toHaveValue('')
    expect(currentAddress()).toBe('/search?ingredients=200+g+spinach')
  })

  test('blank text is ignored', async () => {
    const { user, input } = await openInput('eggs')
    await user.type(input, '   {Enter}')
    expect(chipNames()).toEqual(['eggs'])
  })

  test('a duplicate ingredient is refused, whatever its case, and the page says so', async () => {
    const { user, input } = await openInput('eggs')
    await user.type(input, '2 EGGS{Enter}')
    expect(await screen.findByText('EGGS is already in your list.')).toBeVisible()
    expect(chipNames()).toEqual(['eggs'])
  })

  test('commas part ingredients', async () => {
    const { user, input } = await openInput()
    await user.type(input, 'eggs, feta{Enter}')
    expect(await chips(2)).toEqual(['eggs', 'feta'])
  })

  test('at fifteen the box is closed and the counter says why; removing one opens it again and gives it focus', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `food ${index + 1}`)
    const { user, input } = await openInput(...names)
    await user.type(input, 'food 15{Enter}')
    await waitFor(() => expect(input).toBeDisabled())
    expect(screen.getByText('15 of at most 15 ingredients')).toBeInTheDocument()
    expect(screen.getByText(/the most Larder can weigh at once/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove food 3' }))
    await waitFor(() => expect(input).toBeEnabled())
    expect(input).toHaveFocus()
    expect(chipNames()).not.toContain('food 3')
  })
})

describe('pasting', () => {
  test('several pieces become chips, as many as there is room for', async () => {
    const { input } = await openInput(...Array.from({ length: 13 }, (_, index) => `food ${index + 1}`))
    paste(input, 'eggs, 200 g spinach\n\nfeta')
    await waitFor(() => expect(chipNames()).toHaveLength(15))
    expect(chipNames().slice(13)).toEqual(['eggs', 'spinach'])
  })

  test('a single piece goes into the box', async () => {
    const { user, input } = await openInput()
    await user.click(input)
    await user.paste('eggs')
    expect(input).toHaveValue('eggs')
    expect(chipNames()).toEqual([])
  })

  test('a single piece loses the separators around it', async () => {
    const { input } = await openInput()
    paste(input, 'eggs,\n')
    await waitFor(() => expect(input).toHaveValue('eggs'))
  })
})

describe('reordering by buttons', () => {
  async function openMoves(name: string) {
    const { user } = await openInput('eggs', 'spinach', 'feta')
    const chip = screen.getByRole('button', { name })
    await user.click(chip)
    return { user, chip }
  }

  test('a press on a chip shows them; one moves the chip a place, keeps the focus, and the page says where it is', async () => {
    const { user } = await openMoves('feta')
    const left = screen.getByRole('button', { name: 'Move feta left' })
    await user.click(left)
    await waitFor(() => expect(chipNames()).toEqual(['eggs', 'feta', 'spinach']))
    expect(currentAddress()).toBe('/search?ingredients=eggs,feta,spinach')
    expect(left).toHaveFocus()
    expect(screen.getByText('Moved feta to place 2 of 3.')).toBeInTheDocument()
  })

  test('they do nothing at the ends of the row, without losing the focus', async () => {
    const { user } = await openMoves('feta')
    const right = screen.getByRole('button', { name: 'Move feta right' })
    await user.click(right)
    expect(right).toHaveAttribute('aria-disabled', 'true')
    expect(right).toHaveFocus()
    expect(chipNames()).toEqual(['eggs', 'spinach', 'feta'])
  })

  test('they are worked by keyboard: Enter shows them, Escape or leaving the chip hides them', async () => {
    const { user, chip } = await openMoves('eggs')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Move eggs right' })).not.toBeInTheDocument()
    expect(chip).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Move eggs right' })).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'Search ingredients...' }))
    expect(screen.queryByRole('button', { name: 'Move eggs right' })).not.toBeInTheDocument()
  })

  test('a lone chip has none', async () => {
    const { user } = await openInput('eggs')
    await user.click(screen.getByRole('button', { name: 'eggs' }))
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
  })

  test('a new order asks the server nothing', async () => {
    const asked: string[][] = []
    answerWith({
      searchRecipes: (args) => {
        asked.push(args.input.ingredients)
        return matchConnection([], args)
      },
    })
    const { user } = await openMoves('feta')
    await waitFor(() => expect(asked).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Move feta left' }))
    await waitFor(() => expect(chipNames()).toEqual(['eggs', 'feta', 'spinach']))
    await screen.findByRole('heading', { name: 'No recipes found' })
    expect(asked).toHaveLength(1)
  })
})

describe('suggestions', () => {
  test('come once the text has rested, and none is highlighted at first', async () => {
    const { user, input } = await openInput()
    await user.type(input, 'egg')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['eggspiece', 'eggplantspiece'])
    expect(input).toHaveAttribute('aria-expanded', 'true')
    expect(input).not.toHaveAttribute('aria-activedescendant')
  })

  test('the arrow keys move the highlight and Enter takes it, keeping the quantity that was typed', async () => {
    const { user, input } = await openInput()
    await user.type(input, '3 egg')
    const [first, second] = await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(input).toHaveAttribute('aria-activedescendant', second?.id)
    await user.keyboard('{ArrowUp}')
    expect(first).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
    expect(await chips(1)).toEqual(['eggs'])
    expect(currentAddress()).toBe('/search?ingredients=3+eggs')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  test('a press on one takes it', async () => {
    const { user, input } = await openInput()
    await user.type(input, 'spin')
    await user.click(await screen.findByRole('option', { name: /^spinach/ }))
    expect(await chips(1)).toEqual(['spinach'])
  })

  test('Enter without a highlight adds what was typed, not a suggestion', async () => {
    const { user, input } = await openInput()
    await user.type(input, 'egg')
    await screen.findAllByRole('option')
    await user.keyboard('{Enter}')
    expect(await chips(1)).toEqual(['egg'])
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  test('Escape closes them and leaves the text; typing on opens them again', async () => {
    const { user, input } = await openInput()
    await user.type(input, 'eg')
    await screen.findByRole('listbox')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(input).toHaveValue('eg')
    await user.type(input, 'g')
    expect(await screen.findByRole('listbox')).toBeVisible()
  })

  test('leaving the box closes them a moment later', async () => {
    const { user, input } = await openInput()
    await user.type(input, 'egg')
    const list = await screen.findByRole('listbox')
    await user.tab()
    expect(list).toBeInTheDocument()
    await waitForElementToBeRemoved(list)
  })

  test('the server is asked once for text typed without a rest, and not for its quantity', async () => {
    const asked: string[] = []
    answerWith({
      ingredientSuggestions: ({ text }) => {
        asked.push(text)
        return []
      },
    })
    const { user, input } = await openInput()
    await user.type(input, '2 cups flour')
    await waitFor(() => expect(asked).toEqual(['flour']))
  })
})

test('the photo button opens the photo dialog, and closing it gives the focus back', async () => {
  const { user } = await openInput()
  const button = screen.getByRole('button', { name: 'Add ingredients from photos' })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Upload ingredient photos' })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})
