import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { photoAnswers, UPLOAD_ADDRESS } from '../../../web/src/mocks/answers/photos.ts';
import type { RecognitionPayload } from '../../../web/src/mocks/schema-types.ts';
import { answerUnauthorized, answerWith, breakNetwork, useMockApi } from '../support/mock-api.ts';
import { openInput } from '../support/open-input.ts';

useMockApi();
beforeEach(() => localStorage.clear());

/** Opens the dialog and chooses photos. */
async function choose(...names: string[]): Promise<{ user: UserEvent; dialog: HTMLElement }> {
  return chooseBeside([], ...names);
}

/** The same beside ingredients that the cook has. */
async function chooseBeside(
  ingredients: string[],
  ...names: string[]
): Promise<{ user: UserEvent; dialog: HTMLElement }> {
  const { user } = await openInput(...ingredients);
  await user.click(screen.getByRole('button', { name: 'Add ingredients from photos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload ingredient photos' });
  await upload(user, dialog, ...names);
  return { user, dialog };
}

async function upload(user: UserEvent, dialog: HTMLElement, ...names: string[]): Promise<void> {
  const [input] = dialog.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (input)
    await user.upload(
      input,
      names.map((name) => new File(['photo'], name, { type: 'image/png' })),
    );
}

/** What is seen in the photos, one list of names for each recognition; recognition fails where there is none. */
function willSee(...looks: (string[] | null)[]): void {
  answerWith({
    recognizePhoto: ({ input }) => {
      const names = looks.shift();
      if (!names) throw new Error('Recognition is unavailable');
      const recognized = names.map((name) => ({ name, normalized: name, confidence: 0.9 }));
      return { ...photoAnswers.recognizePhoto({ input }), recognized } as RecognitionPayload;
    },
  });
}

async function turn(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Edit Photo 1' }));
  const editor = await screen.findByRole('dialog', { name: 'Edit Image' });
  await user.click(within(editor).getByRole('button', { name: 'Rotate' }));
  await user.click(within(editor).getByRole('button', { name: 'Save Changes' }));
}

test('a photo that was turned or cropped is looked at again: what is to be seen now takes the place of what was', async () => {
  willSee([], ['lemon']);
  const { user } = await choose('a.png');
  await screen.findByText(/^Larder did not see an ingredient it knows/);
  await turn(user);
  expect(await screen.findByRole('button', { name: 'lemon 90% sure', pressed: true })).toBeVisible();
  // The food is added first, and the photo's own line follows.
  await waitFor(() => expect(screen.queryByText(/^Larder did not see/)).not.toBeInTheDocument());
});

test('what was taken back stays away when the photo is turned', async () => {
  willSee(['lemon'], ['lemon', 'lime']);
  const { user } = await choose('a.png');
  await user.click(await screen.findByRole('button', { name: 'lemon 90% sure', pressed: true }));
  await turn(user);
  expect(await screen.findByRole('button', { name: 'lime 90% sure', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'lemon 90% sure', pressed: false })).toBeVisible();
});

test('a photo that is too large is refused, and made smaller when the cook says so', async () => {
  willSee(['lemon']);
  const { user, dialog } = await choose();
  const large = new File(['photo'], 'large.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
  const [input] = dialog.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, large);
  expect(await screen.findByText('File is too large. Maximum size is 5MB.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make it smaller' }));
  expect(await screen.findByRole('button', { name: 'lemon 90% sure', pressed: true })).toBeVisible();
});

test('what is hardly a guess is not shown', async () => {
  answerWith({
    recognizePhoto: ({ input }) =>
      ({
        ...photoAnswers.recognizePhoto({ input }),
        recognized: [
          { name: 'lemon', normalized: 'lemon', confidence: 0.9 },
          { name: 'lime', normalized: 'lime', confidence: 0.15 },
          { name: 'mango', normalized: 'mango', confidence: 0.14 },
        ],
      }) as RecognitionPayload,
  });
  await choose('a.png');
  expect(await screen.findByRole('button', { name: /^lime/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^mango/ })).not.toBeInTheDocument();
});

// What is only logged is not to be read in every run.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a failed photo recognition is reported, and can be retried later', async () => {
  willSee(null, null, ['lemon']);
  const { user } = await choose('a.png');
  expect(await screen.findByText('Larder could not look at 1 photo just now.')).toBeVisible();
  expect(screen.queryByText(/^Larder did not see/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText('Larder could not look at 1 photo just now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByRole('button', { name: 'lemon 90% sure', pressed: true })).toBeVisible();
  expect(screen.queryByText(/could not look/)).not.toBeInTheDocument();
});

test.each([
  ['signUpload', 0, 1],
  ['completeUpload', 1, 2],
  ['recognizePhoto', 1, 2],
] as const)(
  'a photo that is given up while %s is under way does not stay on the server',
  async (step, deleted, completed) => {
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    const done: string[] = [];
    const noted =
      <Given, Answer>(name: string, answerTo: (given: Given) => Answer) =>
      async (given: Given): Promise<Answer> => {
        done.push(name);
        if (name === step) await (ask(), mayAnswer);
        return answerTo(given);
      };
    const { signUpload, completeUpload, recognizePhoto, deletePhoto } = photoAnswers;
    answerWith({
      signUpload: noted('signUpload', signUpload),
      completeUpload: noted('completeUpload', completeUpload),
      recognizePhoto: noted('recognizePhoto', recognizePhoto),
      deletePhoto: noted('deletePhoto', deletePhoto),
    });
    const { user, dialog } = await choose('a.png');
    await isAsked;
    await user.click(screen.getByRole('button', { name: 'Cancel a.png' }));
    answer();
    await upload(user, dialog, 'b.png');
    await screen.findByRole('button', { name: 'Edit Photo 1' });
    await waitFor(() => expect(done.filter((name) => name === 'deletePhoto')).toHaveLength(deleted));
    expect(done.filter((name) => name === 'completeUpload')).toHaveLength(completed);
  },
);

test('a photo that failed stays in the list when there is no place to try it again', async () => {
  let isBroken = true;
  answerWith({
    signUpload: () => {
      if (isBroken) throw new Error('No room');
      return photoAnswers.signUpload();
    },
    // So that nothing is said later of what was seen.
    recognizePhoto: () => {
      throw new Error('Recognition is unavailable');
    },
  });
  const { user, dialog } = await choose('a.png');
  await screen.findByRole('button', { name: 'Try again: a.png' });
  isBroken = false;
  await upload(user, dialog, 'b.png', 'c.png', 'd.png');
  await screen.findByRole('button', { name: 'Edit Photo 3' });
  await user.click(screen.getByRole('button', { name: 'Try again: a.png' }));
  expect(await screen.findByText('Maximum 3 images allowed.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again: a.png' })).toBeVisible();
});

test('a photo that finds no network says so, and goes up once there is one', async () => {
  willSee(['lemon']);
  const { user } = await openInput();
  await user.click(screen.getByRole('button', { name: 'Add ingredients from photos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload ingredient photos' });
  breakNetwork();
  await upload(user, dialog, 'a.png');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Larder could not be reached. Check your connection and try again.',
  );
  willSee(['lemon']);
  await user.click(within(dialog).getByRole('button', { name: 'Try again: a.png' }));
  expect(await screen.findByRole('button', { name: 'lemon 90% sure', pressed: true })).toBeVisible();
});

describe('a photo that adds nothing', () => {
  /** What is seen in the next photo, each with how sure that is. */
  const willSeeAs = (foods: Record<string, number>) =>
    answerWith({
      recognizePhoto: ({ input }) => {
        const recognized = Object.entries(foods).map(([name, confidence]) => ({ name, normalized: name, confidence }));
        return { ...photoAnswers.recognizePhoto({ input }), recognized } as RecognitionPayload;
      },
    });
  const expectSaid = async (sentence: string) => {
    await screen.findByText('Nothing Added', {}, { timeout: 3000 });
    expect(screen.getByText(sentence)).toBeInTheDocument();
  };

  test('for there is nothing to be seen in it says so', async () => {
    willSeeAs({});
    await choose('a.png');
    expect(await screen.findByText('Image uploaded successfully.')).toBeInTheDocument();
    await expectSaid('Larder did not see an ingredient it knows.');
  });

  test('for nothing in it is sure says so', async () => {
    willSeeAs({ lemon: 0.7, lime: 0.3 });
    await choose('a.png');
    expect(await screen.findByText('Found 2 ingredients!')).toBeInTheDocument();
    await expectSaid('Larder is not sure of anything in it. Tap what is right to add it.');
    expect(screen.getByRole('button', { name: 'lemon 70% sure', pressed: false })).toBeVisible();
  });

  test('for all of it is there already says so', async () => {
    willSeeAs({ lemon: 0.9, lime: 0.3 });
    await chooseBeside(['Lemon'], 'a.png');
    await expectSaid('Everything in it is already in your list.');
  });

  test('for the list is full says so, as a tap that adds nothing does', async () => {
    willSeeAs({ lemon: 0.9 });
    const { user } = await chooseBeside(
      Array.from({ length: 14 }, (_, at) => `food ${at}`),
      'a.png',
    );
    await screen.findByText('Ingredient Added', {}, { timeout: 3000 });
    willSeeAs({ lime: 0.9 });
    const dialog = screen.getByRole('dialog', { name: 'Upload ingredient photos' });
    await upload(user, dialog, 'b.png');
    await expectSaid('Your list is full.');
  });

  test('for nothing in it is new since it was turned says so', async () => {
    willSee(['lemon'], ['lemon']);
    const { user } = await choose('a.png');
    await screen.findByText('Ingredient Added', {}, { timeout: 3000 });
    await user.click(await screen.findByRole('button', { name: 'lemon 90% sure', pressed: true }));
    await turn(user);
    await expectSaid('There is nothing new in it.');
  });

  test('says no more where another one adds something', async () => {
    willSee(['lemon'], []);
    await choose('a.png', 'b.png');
    expect(await screen.findByText('Ingredient Added', {}, { timeout: 3000 })).toBeInTheDocument();
    expect(screen.queryByText('Nothing Added')).not.toBeInTheDocument();
  });
});

describe('a session that has run out while a photo goes up', () => {
  const refuse = () => {
    throw new GraphQLError('Please log in to continue.', { extensions: { code: 'UNAUTHENTICATED' } });
  };
  /** The notice of the specification stands, and the sign-in page. */
  const expectSignIn = async () => {
    expect(await screen.findByText('Authentication required')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeInTheDocument();
    expect(screen.getByText('Authentication required')).toBeInTheDocument();
    expect(screen.getByText('Please log in to continue.')).toBeInTheDocument();
    expect(screen.queryByText('Upload Failed')).not.toBeInTheDocument();
    expect(screen.queryByText('Upload Complete')).not.toBeInTheDocument();
  };

  test.each(['signUpload', 'completeUpload', 'recognizePhoto'] as const)(
    'has the cook sign in when %s asks for it',
    async (step) => {
      answerWith({ [step]: refuse });
      await choose('a.png');
      await expectSignIn();
    },
  );

  test.each(['SignUpload', 'CompleteUpload', 'RecognizePhoto'])(
    'has the cook sign in when %s is answered with 401',
    async (operation) => {
      answerUnauthorized({ operation });
      await choose('a.png');
      await expectSignIn();
    },
  );

  test('has the cook sign in when the store answers with 401', async () => {
    answerUnauthorized({ address: UPLOAD_ADDRESS });
    await choose('a.png');
    await expectSignIn();
  });

  test('has the cook sign in when a photo is looked at again', async () => {
    willSee(null);
    const { user } = await choose('a.png');
    await screen.findByText('Larder could not look at 1 photo just now.');
    answerWith({ recognizePhoto: refuse });
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await expectSignIn();
  });
});
