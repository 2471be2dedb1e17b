/**
 * What an address is counted as: `Ada+larder@Example.org` reaches the mailbox of `ada@example.org` at most providers, so that a tag makes no
 * other mailbox of it.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${local.split('+')[0]}@${host}`;
}
