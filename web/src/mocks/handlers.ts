import { buildSchema, graphql as execute } from 'graphql'
import { graphql, http, HttpResponse, type RequestHandler } from 'msw'
import { fixtureRoot, type MockRoot } from './root.ts'

/**
 * The mock server: every operation is executed against the real schema, so that a mock cannot drift from it.
 * `sdl` is the text of schema.graphql; `overrides` take the place of single query fields.
 */
export function mockGraphql(sdl: string, overrides: Partial<MockRoot> = {}): RequestHandler {
  const schema = buildSchema(sdl)
  const rootValue = { ...fixtureRoot, ...overrides }
  return graphql.operation(async ({ query, variables, operationName }) => {
    const result = await execute({ schema, source: query, variableValues: variables, operationName, rootValue })
    // The executor's objects have no prototype, which structured cloning between realms does not survive.
    return HttpResponse.json(JSON.parse(JSON.stringify(result)))
  })
}

/** Pictures of covers and foods: a plain coloured tile in place of what the API draws. */
export const mockImages: RequestHandler[] = [
  http.get('/images/covers/:file', () => svg('<rect width="1200" height="900" fill="#E9F0DA"/><circle cx="600" cy="450" r="280" fill="#fff"/>', '0 0 1200 900')),
  http.get('/images/foods/:file', () => svg('<circle cx="16" cy="16" r="12" fill="#7CC8A0"/>', '0 0 32 32')),
]

function svg(content: string, viewBox: string): HttpResponse<string> {
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`
  return new HttpResponse(body, { headers: { 'Content-Type': 'image/svg+xml' } })
}
