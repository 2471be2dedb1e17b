import type { EntityManager } from '@mikro-orm/postgresql';
import { USUAL_FOOTER, type FooterLinks } from './footer-links.ts';

/** Who may make an account. */
export enum SignUpMode {
  OPEN = 'open',
  INVITATION = 'invitation',
}

/** How the admins run this site. */
export interface SiteSettings extends FooterLinks {
  signUp: SignUpMode;
  /** Whether an admin looks at a recipe before everyone finds it. */
  moderation: boolean;
  /** A sentence at the top of every page; none when empty. */
  banner: string;
}

const KEY = 'site';
const USUAL: SiteSettings = { signUp: SignUpMode.OPEN, moderation: true, banner: '', ...USUAL_FOOTER };

/** The settings as they are now. */
export async function readSettings(em: EntityManager): Promise<SiteSettings> {
  const [row] = await em.execute<{ value: Partial<SiteSettings> }[]>('select value from setting where key = ?', [KEY]);
  return { ...USUAL, ...row?.value };
}

/** Keeps the settings. */
export async function writeSettings(em: EntityManager, settings: SiteSettings): Promise<void> {
  await em.execute(
    'insert into setting (key, value, updated_at) values (?, ?::jsonb, now()) on conflict (key) do update set value = excluded.value, updated_at = now()',
    [KEY, JSON.stringify(settings)],
  );
}
