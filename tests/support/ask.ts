import type { Page } from 'playwright-core';

/** Asks the API as the page would. @throws the first error it answers with */
export async function ask<T>(page: Page, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await page.evaluate(
    async (body) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { data: unknown; errors?: { message: string }[] };
    },
    { query, variables },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data as T;
}
