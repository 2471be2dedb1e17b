import { readSetting } from '../site-settings/stored-setting.ts';
import { takeLock } from '../../shared/advisory-lock.sql.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { DAY_MS } from '../../shared/calendar.ts';
import { AppError, badInput } from '../../shared/errors.ts';
import type { Jobs } from '../../shared/job.ts';
import type { LanguageModel } from '../../shared/language-model.ts';
import { present } from '../../shared/present.ts';
import { remember } from '../audit-log/audit-log.ts';
import type { Caller } from '../users/caller.ts';
import { countDemoCooks, removeDemo, type RemovedDemo } from '../catalogue/demo-data.ts';
import { readFooterLinks } from '../site-settings/footer-links.ts';
import { noRoom, STORED } from '../users/stored-limits.ts';
import { readText } from '../../shared/input-text.ts';
import { Invitation } from '../accounts/invitation.entity.ts';
import { hashSecret, newSecret } from '../../shared/secret.ts';
import { readSettings, writeSettings, type SignUpMode, type SiteSettings } from '../site-settings/site-settings.ts';
import { requireActingAdmin, requireAdmin } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';

/** Days that an invitation may be used. */
const INVITATION_DAYS = 14;
/** Longest banner, in characters. */
const BANNER_MAX = 200;

/** What came of asking the model something simple. */
export interface ModelTest {
  works: boolean;
  /** For a person. */
  message: string;
  /** How long it took, in milliseconds. */
  took: number;
}

/** A backup that was made. */
export interface BackupFacts {
  at: Date;
  /** Of all tables. */
  rows: number;
  /** Size of the archive. */
  bytes: number;
}

/** What everyone may know of the settings. */
export type PublicSettings = Omit<SiteSettings, 'moderation'>;

interface SiteTools {
  model: LanguageModel | null;
  jobs: Jobs;
  signUp: SignUpMode | null;
  proxy: Readonly<{ isUndeclared: boolean }>;
}

/** How the site is run. */
export class SiteService {
  readonly #em: EntityManager;
  readonly #caller: Caller;
  readonly #model: LanguageModel | null;
  readonly #jobs: Jobs;
  readonly #signUp: SignUpMode | null;
  readonly #proxy: Readonly<{ isUndeclared: boolean }>;

  constructor(em: EntityManager, caller: Caller, { model, jobs, signUp, proxy }: SiteTools) {
    this.#proxy = proxy;
    this.#signUp = signUp;
    this.#em = em;
    this.#caller = caller;
    this.#model = model;
    this.#jobs = jobs;
  }

  /** What everyone may know: the banner, the footer, and who may make an account. */
  async site(): Promise<PublicSettings> {
    const { moderation: _moderation, ...known } = await this.#read(this.#em);
    return known;
  }

  /** Everything. */
  settings(): Promise<SiteSettings> {
    requireAdmin(this.#caller.viewer);
    return this.#read(this.#em);
  }

  /** Whether the environment settles who may make an account, and no admin can change it. */
  get isSignUpSettled(): boolean {
    return this.#signUp !== null;
  }

  /** Whether requests came through a proxy that `TRUST_PROXY` does not declare since this process started. */
  get hasUndeclaredProxy(): boolean {
    return this.#proxy.isUndeclared;
  }

  /** Changes what is given. @throws AppError BAD_USER_INPUT */
  async change(change: Partial<SiteSettings>): Promise<SiteSettings> {
    const admin = requireActingAdmin(this.#caller.viewer);
    const given = this.#withoutSettled(present(change));
    const banner =
      given.banner === undefined
        ? {}
        : { banner: readText(given.banner, { what: 'The banner', field: 'banner', max: BANNER_MAX }) };
    const wanted = { ...given, ...banner, ...readFooterLinks(given) };
    return withUserLock(this.#em, admin, async (tx) => {
      await takeLock(tx, 'site');
      const before = await readSettings(tx);
      const after = { ...before, ...wanted };
      await writeSettings(tx, after);
      await remember(tx, this.#caller, {
        action: 'settings.change',
        subject: { kind: 'settings' },
        before: { ...before },
        after: { ...after },
      });
      return { ...after, signUp: this.#signUp ?? after.signUp };
    });
  }

  async #read(em: EntityManager): Promise<SiteSettings> {
    const stored = await readSettings(em);
    return { ...stored, signUp: this.#signUp ?? stored.signUp };
  }

  /** @throws AppError BAD_USER_INPUT for another mode of sign-up than the environment's */
  #withoutSettled(given: Partial<SiteSettings>): Partial<SiteSettings> {
    const { signUp, ...rest } = given;
    if (this.#signUp === null) return given;
    if (signUp !== undefined && signUp !== this.#signUp)
      throw badInput('SIGN_UP in the environment of the server settles who may make an account.', 'signUp');
    return rest;
  }

  /** Invites one person. The code is shown only once. */
  async invite(): Promise<{ code: string; expiresAt: Date }> {
    const admin = requireActingAdmin(this.#caller.viewer);
    const code = newSecret();
    const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
    return withUserLock(this.#em, admin, async (tx) => {
      await takeLock(tx, 'invitations');
      if ((await tx.count(Invitation, { expiresAt: { $gt: new Date() } })) >= STORED.invitations.most)
        throw noRoom('invitations', 'They end by themselves after 14 days.');
      await tx.insert(Invitation, {
        codeHash: hashSecret(code),
        invitedBy: admin.id,
        expiresAt,
        createdAt: new Date(),
      });
      await remember(tx, this.#caller, { action: 'settings.invite', subject: { kind: 'settings' } });
      return { code, expiresAt };
    });
  }

  /** Has a backup made, in a moment, on the server. @throws AppError UNAVAILABLE */
  async backUp(): Promise<void> {
    requireActingAdmin(this.#caller.viewer);
    await this.#jobs.send('backup', {});
    await remember(this.#em, this.#caller, { action: 'backup.start', subject: { kind: 'backup' } });
  }

  /** The last backup that an admin had made; null before the first. */
  async lastBackup(): Promise<BackupFacts | null> {
    requireAdmin(this.#caller.viewer);
    const made = await readSetting<{ at: string; rows: number; bytes: number }>(this.#em, 'backup');
    return made && { ...made, at: new Date(made.at) };
  }

  /** How many demo cooks there are. */
  demoCooks(): Promise<number> {
    requireAdmin(this.#caller.viewer);
    return countDemoCooks(this.#em);
  }

  /** Takes the demo cooks and their ratings away, for good. */
  async removeDemo(): Promise<RemovedDemo> {
    const admin = requireActingAdmin(this.#caller.viewer);
    return withUserLock(this.#em, admin, async (tx) => {
      const gone = await removeDemo(tx);
      await remember(tx, this.#caller, { action: 'demo.remove', subject: { kind: 'settings' }, before: { ...gone } });
      return gone;
    });
  }

  /** Whether a model is configured. */
  get hasModel(): boolean {
    return this.#model !== null;
  }

  /** Asks the model for one word. @throws AppError BAD_USER_INPUT where none is configured */
  async testModel(): Promise<ModelTest> {
    requireActingAdmin(this.#caller.viewer);
    if (!this.#model) throw badInput('No model is configured. Set AI_BASE_URL and AI_MODEL, and start again.');
    const started = performance.now();
    const took = (): number => Math.round(performance.now() - started);
    try {
      await this.#model.ask({
        instructions: 'Answer with the word ready.',
        prompt: 'Are you there?',
        schema: z.object({ answer: z.string() }),
      });
      return { works: true, message: 'The model answers.', took: took() };
    } catch (error) {
      return {
        works: false,
        message: error instanceof AppError ? error.message : 'The model does not answer.',
        took: took(),
      };
    }
  }
}
