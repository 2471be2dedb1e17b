import { screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
// Fetched when it is first needed; here it is compiled beforehand.
import '../../../web/src/pages/admin/admin-page.tsx'
import { ada } from '../../../web/src/mocks/fixtures/cook.ts'
import { cookRoot } from '../../../web/src/mocks/root.ts'
import { dismissToast } from '../../../web/src/ui/toast-store.ts'
import { answerWith, useMockApi } from '../support/mock-api.ts'
import { renderApp } from '../support/render-app.tsx'

useMockApi()
afterEach(() => dismissToast())

/** A list that goes on, and whose next page is refused. */
async function broken<Page extends { pageInfo: object }>(page: Page | Promise<Page>, asked: { after?: string | null | undefined }): Promise<Page> {
  if (asked.after) throw new GraphQLError('The shelf is stuck.', { extensions: { code: 'UNAVAILABLE' } })
  const whole = await page
  return { ...whole, pageInfo: { ...whole.pageInfo, hasNextPage: true, endCursor: 'end' } }
}

test.each(['/admin', '/admin?tab=recipes', '/admin?tab=trail', '/admin?tab=foods', '/admin?tab=foods&view=lines'])('%s says when more of its table does not come', async (address) => {
  answerWith({
    ...cookRoot,
    viewer: () => ({ ...ada, role: 'ADMIN' }),
    adminUsers: (asked) => broken(cookRoot.adminUsers(asked), asked),
    adminRecipes: (asked) => broken(cookRoot.adminRecipes(asked), asked),
    adminAudit: (asked) => broken(cookRoot.adminAudit(asked), asked),
    adminFoods: (asked) => broken(cookRoot.adminFoods(asked), asked),
    adminUnlinkedLines: (asked) => broken(cookRoot.adminUnlinkedLines(asked), asked),
  })
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: /more/i }))
  expect(await screen.findByText('The shelf is stuck.')).toBeVisible()
})
