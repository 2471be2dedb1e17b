import { createApp } from '../../support/app.ts';

const ADDRESSES = ['/', '/api/recipes', '/graphql', '/livez', '/nothing-there'];

async function said(hstsMaxAge?: number): Promise<unknown[]> {
  const app = await createApp({ pages: true, catalogue: false, ...(hstsMaxAge !== undefined && { hstsMaxAge }) });
  const answers = await Promise.all(ADDRESSES.map((address) => app.rest(address)));
  await app.close();
  return [...new Set(answers.map(({ headers }) => headers['strict-transport-security']))];
}

test('browsers are told to keep to https for as long as is set, and not of other hosts below this one', async () => {
  expect(await said(3_600)).toEqual(['max-age=3600']);
});

test('a site may take that back', async () => {
  expect(await said(0)).toEqual(['max-age=0']);
});

test('where nothing is set nothing is said', async () => {
  expect(await said()).toEqual([undefined]);
});
