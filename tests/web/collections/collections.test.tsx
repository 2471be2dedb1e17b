import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { buildProfile, pageOf, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { Collection } from '../../../web/src/mocks/schema-types.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());

const { shakshuka, pasta } = recipes;
const build = (overrides: Partial<Collection> = {}): Collection => ({
  id: 'brunch',
  name: 'Brunch',
  description: null,
  coverImage: null,
  isPublic: false,
  isOwn: true,
  createdAt: '2026-01-01T00:00:00Z',
  recipeCount: 2,
  recipes: pageOf([shakshuka, pasta]),
  ...overrides,
});

test('New Collection makes one, which joins the others at once', async () => {
  const made: unknown[] = [];
  answerWith(
    signedIn(shakshuka, {
      profile: () => buildProfile({ collections: [build()] }),
      createCollection: ({ input }) => (
        made.push(input),
        {
          collection: build({
            id: 'lunch',
            name: input.name,
            isPublic: input.isPublic ?? false,
            recipeCount: 0,
            recipes: pageOf([]),
          }),
        }
      ),
    }),
  );
  const { user } = renderApp('/profile?tab=collections');
  await user.click(await screen.findByRole('button', { name: 'New Collection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Collection' }));
  await user.click(dialog.getByRole('button', { name: 'Create collection' }));
  expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Give the collection a name.');
  await user.type(dialog.getByLabelText('Name'), 'A lunch');
  await user.click(dialog.getByRole('switch', { name: 'Public' }));
  await user.click(dialog.getByRole('button', { name: 'Create collection' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(made).toEqual([{ name: 'A lunch', description: null, isPublic: true }]);
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(['A lunch', 'Brunch']);
});

test('a name that is taken is told beside the name', async () => {
  answerWith(
    signedIn(shakshuka, {
      createCollection: () => {
        throw new GraphQLError('You have a collection of this name.', {
          extensions: { code: 'CONFLICT', field: 'name' },
        });
      },
    }),
  );
  const { user } = renderApp('/collections');
  await user.click(await screen.findByRole('button', { name: 'Create Your First Collection' }));
  await user.type(await screen.findByLabelText('Name'), 'Brunch');
  await user.click(screen.getByRole('button', { name: 'Create collection' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('You have a collection of this name.'),
  );
});

test('a recipe is put into a collection from its card, shown at once and taken back when it fails', async () => {
  const answer = Promise.withResolvers<{ collection: Collection }>();
  answerWith(
    signedIn(shakshuka, {
      profile: () => buildProfile({ collections: [build()] }),
      addToCollection: () => answer.promise,
    }),
  );
  const { user } = renderApp('/search?ingredients=eggs');
  await user.click(await screen.findByRole('button', { name: `Add ${shakshuka.title} to a collection` }));
  const tick = await screen.findByRole('checkbox', { name: 'Brunch' });
  expect(tick).not.toBeChecked();
  await user.click(tick);
  await waitFor(() => expect(tick).toBeChecked());
  answer.reject(new GraphQLError('Down.', { extensions: { code: 'UNAVAILABLE' } }));
  await waitFor(() => expect(tick).not.toBeChecked());
  expect(await screen.findByText('The collection could not be changed. Please try again.')).toBeVisible();
});

test('a box that is ticked and unticked in haste stays as it was pressed last', async () => {
  const asked: string[] = [];
  const first = Promise.withResolvers<void>();
  answerWith(
    signedIn(shakshuka, {
      profile: () => buildProfile({ collections: [build()] }),
      addToCollection: async () => (
        asked.push('in'),
        await first.promise,
        asked.push('is in'),
        { collection: build({ recipeCount: 3 }) }
      ),
      removeFromCollection: () => (asked.push('out'), { collection: build() }),
    }),
  );
  const { user } = renderApp('/search?ingredients=eggs');
  await user.click(await screen.findByRole('button', { name: `Add ${shakshuka.title} to a collection` }));
  const tick = await screen.findByRole('checkbox', { name: 'Brunch' });
  await user.click(tick);
  await waitFor(() => expect(asked).toEqual(['in']));
  await user.click(tick);
  expect(tick).not.toBeChecked();
  first.resolve();
  expect(await screen.findByText('Removed from Brunch')).toBeVisible();
  expect(tick).not.toBeChecked();
  expect(asked).toEqual(['in', 'is in', 'out']);
});

test('a new collection is made and filled in one go from the recipe page', async () => {
  const asked: string[] = [];
  answerWith(
    signedIn(shakshuka, {
      createCollection: ({ input }) => (
        asked.push(`create ${input.name}`),
        { collection: build({ id: 'new', name: input.name, recipeCount: 0 }) }
      ),
      addToCollection: ({ input }) => (
        asked.push(`add to ${input.collectionId}`),
        { collection: build({ id: 'new', recipeCount: 1 }) }
      ),
    }),
  );
  const { user } = renderApp(`/recipe/${shakshuka.slug}`);
  await user.click(await screen.findByRole('button', { name: 'Collect' }));
  await user.type(await screen.findByLabelText('New collection'), 'Eggs');
  await user.click(screen.getByRole('button', { name: 'Create and add' }));
  expect(await screen.findByRole('checkbox', { name: 'Eggs' })).toBeChecked();
  expect(asked).toEqual(['create Eggs', 'add to new']);
});

describe('the page of a collection', () => {
  test('lets its cook take a recipe out and put it back', async () => {
    let isIn = true;
    const asked: string[] = [];
    answerWith(
      signedIn(shakshuka, {
        collection: () => build({ recipes: pageOf(isIn ? [shakshuka, pasta] : [pasta]), recipeCount: isIn ? 2 : 1 }),
        removeFromCollection: () => ((isIn = false), asked.push('out'), { collection: build({ recipeCount: 1 }) }),
        addToCollection: () => ((isIn = true), asked.push('in'), { collection: build() }),
      }),
    );
    const { user } = renderApp('/collections/brunch');
    await user.click(await screen.findByRole('button', { name: `Remove ${shakshuka.title} from this collection` }));
    await waitFor(() => expect(screen.queryByRole('link', { name: shakshuka.title })).not.toBeInTheDocument());
    expect(screen.getByText('1 recipe')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: shakshuka.title })).toBeVisible();
    expect(asked).toEqual(['out', 'in']);
  });

  test('shows a public one to a visitor, who can change nothing', async () => {
    answerWith({ collection: () => build({ isPublic: true, isOwn: false }) });
    renderApp('/collections/brunch');
    expect(await screen.findByRole('heading', { level: 1, name: 'Brunch' })).toBeVisible();
    expect(screen.getByRole('link', { name: pasta.title })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
    for (const name of ['Edit', 'Delete', `Remove ${pasta.title} from this collection`])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test("says so when there is none, or it is another cook's own", async () => {
    renderApp('/collections/nothing');
    expect(await screen.findByRole('heading', { name: 'Collection not found' })).toBeVisible();
  });

  test('stays private, as another tab made it, when it is renamed where it was still public', async () => {
    const asked: unknown[] = [];
    answerWith(
      signedIn(shakshuka, {
        collection: () => build({ isPublic: true }),
        updateCollection: ({ input }) => (
          asked.push(input),
          { collection: build({ name: input.name ?? 'Brunch', isPublic: input.isPublic ?? false }) }
        ),
      }),
    );
    const { user } = renderApp('/collections/brunch');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit collection' }));
    await user.type(dialog.getByLabelText('Name'), ' of ours');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Brunch of ours' })).toBeVisible();
    expect(asked).toEqual([{ id: 'brunch', name: 'Brunch of ours' }]);
  });

  test('is deleted after asking, and its cook is back among the others', async () => {
    let isThere = true;
    answerWith(
      signedIn(shakshuka, {
        collection: () => (isThere ? build() : null),
        profile: () => buildProfile({ collections: isThere ? [build()] : [] }),
        deleteCollection: () => ((isThere = false), { collection: build() }),
      }),
    );
    const { user } = renderApp('/collections/brunch');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete collection' }));
    await waitFor(() => expect(currentAddress()).toBe('/collections'));
    expect(await screen.findByRole('heading', { name: 'No collections yet' })).toBeVisible();
  });
});
