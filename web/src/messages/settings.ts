import type { ExportFormatName } from '../lib/export-formats.ts';
import { EXPORT_FORMAT_NAMES } from './export-formats.ts';
import { plural } from './plural.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Sentences of the settings. */
export const settings = {
  title: 'Settings',
  loading: 'Loading your settings',
  failed: { title: 'Your settings did not load' },
  profile: {
    title: 'Profile',
    username: (name: string) => `User name: ${name}`,
    joined: (day: string) => `Cooking with Larder since ${day}`,
    confirmed: 'Your e-mail address is confirmed.',
    notConfirmed:
      'Your e-mail address is not confirmed. Open the link that was sent to it; until then nothing else goes there.',
    sendAgain: 'Send the link again',
    sent: (description: string) => ({ title: 'Confirm your e-mail address', description }),
  },

  avatar: {
    change: 'Change picture',
    title: 'Your picture',
    save: 'Use this picture',
    remove: 'Remove picture',
    failed: 'Your picture could not be changed. Try again.',
  },

  household: {
    title: 'Household',
    lead: 'What a new search starts from, and how recipes open.',
    units: { label: 'Measures', WRITTEN: 'As written', METRIC: 'Metric', US: 'US' },
    servings: 'Servings',
    fewer: 'One serving fewer',
    more: 'One serving more',
    openForSoMany: 'Open every recipe for so many',
    save: 'Save household',
    saving: 'Saving...',
    brought: {
      title: 'Your kitchen came along',
      description: 'What is always at home, what you never eat and your allergies are in your household now.',
    },
    saved: { title: 'Household updated', description: 'New searches start from it.' },
  },

  tonight: {
    title: 'Tonight by e-mail',
    send: 'Send me what to cook tonight, on days when something is due',
    hour: 'From',
    clock: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
    zone: (name: string) => `On the clocks of ${name}. An hour that has passed today counts from tomorrow.`,
    notConfirmed: 'Once your profile has a confirmed e-mail address, what to cook tonight can be sent there.',
    on: (time: string) => ({
      title: 'Tonight comes by e-mail',
      description: `From ${time}, on days when something is due.`,
    }),
    off: { title: 'No more mails on what to cook tonight' },
  },

  password: {
    title: 'Password',
    current: 'Current password',
    next: 'New password',
    nextHint: 'At least 8 characters. A few unusual words work well.',
    endOthers: 'Log out everywhere else',
    keepTokens: 'Keep my API tokens',
    save: 'Change password',
    saving: 'Changing...',
    saved: { title: 'Password changed' },
    missing: { currentPassword: 'Enter your current password.', newPassword: 'Choose a new password.' },
  },

  sessions: {
    title: 'Where you are logged in',
    here: 'This browser',
    unknown: 'Unknown browser',
    since: (used: string, opened: string) => `Last used ${used}, logged in ${opened}`,
    end: 'Log out',
    endLabel: (browser: string) => `Log out ${browser}`,
    endOthers: 'Log out everywhere else',
    keepTokens: 'Keep my API tokens',
    ended: { title: 'Logged out there' },
    endedOthers: (count: number, tokens: number) => ({
      title: `Logged out of ${plural(count, 'other browser', 'other browsers')}`,
      ...(tokens > 0 && { description: `${plural(tokens, 'API token', 'API tokens')} ended, too.` }),
    }),
  },

  tokens: {
    title: 'API tokens',
    lead: 'A key with which a program of yours acts for you. It is shown once.',
    none: 'You have no tokens.',
    name: 'Name',
    namePlaceholder: 'e.g., Kitchen tablet',
    scopes: { label: 'What it may do', READ: 'Read', WRITE: 'Write' },
    expires: { label: 'Valid for', 7: '7 days', 30: '30 days', 90: '90 days', 366: '1 year' },
    create: 'Create token',
    creating: 'Creating...',
    missing: { name: 'Give the token a name.', scopes: 'Choose what the token may do.' },
    secret: 'Your new token',
    secretHint: 'Copy it now: it cannot be shown again.',
    copy: 'Copy',
    copied: { title: 'Copied to clipboard!' },
    copyFailed: { title: 'Failed to copy', description: 'Please try again', variant: 'destructive' as const },
    facts: (scopes: string, expires: string, used: string | null) =>
      `${scopes}. Valid until ${expires}. ${used ? `Last used ${used}.` : 'Never used.'}`,
    expired: (scopes: string, day: string) => `${scopes}. Expired ${day}.`,
    revoke: 'Revoke',
    revokeLabel: (name: string) => `Revoke ${name}`,
    revoked: (name: string) => ({ title: 'Token revoked', description: name }),
  },

  data: {
    title: 'Your data',
    lead: 'Everything Larder has stored of you, as one file that other programs can read.',
    recipes: (format: ExportFormatName) => `Your recipes as ${EXPORT_FORMAT_NAMES[format]}`,
    download: 'Download my data',
    everything: 'Take everything with you',
    everythingLead:
      'One archive of your recipes with their pictures, your notes, saved recipes, collections, ratings, shopping lists, pantry and settings. Any Larder takes it back whole, and other programs read the recipes.',
    progress: 'Download of the archive',
    going: (bytes: number) => `Packing: ${megabytes(bytes)} so far`,
    saved: (bytes: number) => `my-larder.zip is saved: ${megabytes(bytes)}.`,
    brokenOff: 'The connection broke before the archive was whole. Nothing was saved; try again.',
  },

  deletion: {
    title: 'Delete account',
    lead: 'Your account goes for good, with all you keep in it. Recipes of yours that are published stay, without your name.',
    open: 'Delete my account',
    confirmTitle: 'Delete your account?',
    confirmText: 'There is no way back. To go on, enter your password.',
    password: 'Password',
    missing: 'Enter your password.',
    confirm: 'Delete account',
    deleted: {
      title: 'Your account is gone',
      description: 'Nothing of it is left. Goodbye, and thank you for cooking with us.',
    },
  },
} as const;
