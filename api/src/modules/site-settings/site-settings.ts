import { readSetting, writeSetting } from './stored-setting.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { USUAL_FOOTER, type FooterLinks } from './footer-links.ts';

/** Who may make an account. */
export enum SignUpMode {
  OPEN = 'open',
  INVITATION = 'invitation',
  CLOSED = 'closed',
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
  return { ...USUAL, ...(await readSetting<Partial<SiteSettings>>(em, KEY)) };
}

/** Keeps the settings. */
export async function writeSettings(em: EntityManager, settings: SiteSettings): Promise<void> {
  await writeSetting(em, KEY, settings);
}
