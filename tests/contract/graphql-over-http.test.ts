import { serverAudits } from 'graphql-http';
import { createApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await createApp({ catalogue: false });
  url = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
});
afterAll(() => app.close());

/** A bare GET is refused as a possible forgery; errors keep status 200 under `application/json`. */
const NOTICES = ['5A70', 'D6D5', '6A70'];
const WARNINGS = ['572B', 'FDE2', '7B9B'];

test('the GraphQL-over-HTTP audits pass but for what we chose', async () => {
  const audits = serverAudits({ url: () => url, fetchFn: fetch });
  const results = await Promise.all(audits.map(async (audit) => ({ id: audit.id, status: (await audit.fn()).status })));
  const ids = (status: string): string[] =>
    results
      .filter((result) => result.status === status)
      .map(({ id }) => id)
      .sort();
  expect(ids('error')).toEqual([]);
  expect(ids('notice')).toEqual(NOTICES.toSorted());
  expect(ids('warn')).toEqual(WARNINGS.toSorted());
  expect(ids('ok')).toHaveLength(55);
});
