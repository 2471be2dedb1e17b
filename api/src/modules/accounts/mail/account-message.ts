import { mailButton, mailPage, mailText, type Message } from '../../../shared/mail-page.ts';

/** Days that a link may be used to confirm an address. */
export const CONFIRM_DAYS = 3;
/** Minutes that a link may be used to set a forgotten password. */
export const RESET_MINUTES = 60;

/** The reasons for which a cook gets a mail about their account. */
export type Notice = 'new-device' | 'password-changed' | 'email-changed' | 'token-made';

/** What happened, as a sentence, and what to do where it was somebody else. */
const NOTICES: Record<Notice, { subject: string; what: string }> = {
  'new-device': {
    subject: 'New sign-in to your account',
    what: 'Somebody signed in to this account in a browser that had not been used for it before.',
  },
  'password-changed': { subject: 'Your password was changed', what: 'The password of this account was changed.' },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    what: 'Another e-mail address was given for this account; no more messages go to this one.',
  },
  'token-made': {
    subject: 'A new API token was made',
    what: 'An API token was made, with which a program acts for this account.',
  },
};

/**
 * Asks whether an address is its reader's. It says nothing that the account could choose, not even its name: it goes to an
 * address that anyone may have typed.
 */
export function confirmMessage(link: string): Message {
  return compose(
    'Confirm your e-mail address',
    [
      'Somebody gave this address for their account. If that was you, confirm it; until then nothing else is sent here.',
      `The link works once, for ${CONFIRM_DAYS} days. If it was not you, do nothing.`,
    ],
    { link, label: 'Confirm this address' },
  );
}

/** Lets a cook who forgot their password set another. */
export function resetMessage(username: string, link: string): Message {
  return compose(
    'Set a new password',
    [
      `Somebody asked to set a new password for the account ${username}.`,
      `The link works once, for ${RESET_MINUTES} minutes. If it was not you, do nothing: your password stays as it is.`,
    ],
    { link, label: 'Set a new password' },
  );
}

/** Tells a cook of a change of how they sign in. @param link of the settings; null where the site's address is not known */
export function noticeMessage(notice: Notice, username: string, at: Date, link: string): Message {
  const { subject, what } = NOTICES[notice];
  return compose(
    subject,
    [
      what,
      `Account: ${username}. Time: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
      'If it was you, there is nothing to do. If not, change your password and log out everywhere else.',
    ],
    { link, label: 'Open the settings' },
  );
}

function compose(
  subject: string,
  sentences: readonly string[],
  { link, label }: { link: string; label: string },
): Message {
  return {
    subject,
    text: [...sentences, link].join('\n\n'),
    html: mailPage(subject, [...sentences.map((sentence) => mailText(sentence)), mailButton(link, label)]),
  };
}
