import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { matchConnection } from '../../../web/src/mocks/answers/search.ts'
import { answerWith, useMockApi } from '../support/mock-api.ts'
import { renderApp } from '../support/render-app.tsx'

useMockApi()
beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

const SEARCH = '/search?ingredients=eggs,spinach,feta'

test.each([
  ['allergies=dairy', 'Your diet or allergies leave out feta: no recipe here uses it.'],
  ['diet=vegan', 'Your diet or allergies leave out eggs and feta: no recipe here uses them.'],
])('an ingredient that the cook may not eat is named: %s', async (filter, sentence) => {
  renderApp(`${SEARCH}&${filter}`)
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('where nothing is found the idea is nothing that the cook may not eat', async () => {
  answerWith({ searchRecipes: (args) => matchConnection([], args) })
  jest.spyOn(Math, 'random').mockReturnValue(0)
  renderApp(`${SEARCH}&allergies=dairy`)
  expect(await screen.findByText('Try adding onion or garlic.')).toBeVisible()
})
