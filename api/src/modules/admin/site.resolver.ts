import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { SiteSettings } from '../site-settings/site-settings.ts';
import type { RemovedDemo } from '../catalogue/demo-data.ts';
import type { BackupFacts, ModelTest } from './site.service.ts';
import {
  BackupType,
  InvitationPayloadType,
  ModelTestType,
  RemoveDemoDataPayloadType,
  SiteSettingsInput,
  SiteSettingsPayloadType,
  SiteSettingsType,
  SiteType,
  StartBackupPayloadType,
} from './site.types.ts';

@Resolver(() => SiteSettingsType)
export class SiteResolver {
  @Query(() => SiteType, { description: 'What everyone may know about this site.' })
  site(@Ctx() { site }: RequestContext): Promise<SiteType> {
    return site.site();
  }

  @Query(() => SiteSettingsType, { description: 'How the admins run this site.' })
  adminSettings(@Ctx() { site }: RequestContext): Promise<SiteSettings> {
    return site.settings();
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether a language model is configured; without one Larder does everything itself.',
  })
  hasModel(@Ctx() { site }: RequestContext): boolean {
    return site.hasModel;
  }

  @FieldResolver(() => BackupType, { nullable: true, description: 'The last backup that an admin had made.' })
  lastBackup(@Ctx() { site }: RequestContext): Promise<BackupFacts | null> {
    return site.lastBackup();
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the environment of the server settles `signUp`, so that it cannot be changed here.',
  })
  isSignUpSettled(@Ctx() { site }: RequestContext): boolean {
    return site.isSignUpSettled;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether requests came through a proxy that `TRUST_PROXY` does not declare, so that all visitors share the limits of one.',
  })
  hasUndeclaredProxy(@Ctx() { site }: RequestContext): boolean {
    return site.hasUndeclaredProxy;
  }

  @FieldResolver(() => Int, { description: 'Demo cooks; 0 when there are none, or no more.' })
  demoCooks(@Ctx() { site }: RequestContext): Promise<number> {
    return site.demoCooks();
  }

  @Mutation(() => RemoveDemoDataPayloadType, {
    description: 'Takes the demo cooks and their ratings away, for good.',
  })
  removeDemoData(@Ctx() { site }: RequestContext): Promise<RemovedDemo> {
    return site.removeDemo();
  }

  @Mutation(() => StartBackupPayloadType, { description: 'Has a backup of everything made on the server.' })
  async startBackup(@Ctx() { site }: RequestContext): Promise<StartBackupPayloadType> {
    await site.backUp();
    return { started: true };
  }

  @Mutation(() => SiteSettingsPayloadType, { description: 'Changes how this site is run.' })
  async updateSettings(
    @Arg('input', () => SiteSettingsInput) input: SiteSettingsInput,
    @Ctx() { site }: RequestContext,
  ): Promise<SiteSettingsPayloadType> {
    return { settings: await site.change(input) };
  }

  @Mutation(() => InvitationPayloadType, { description: 'Invites one person to make an account.' })
  createInvitation(@Ctx() { site }: RequestContext): Promise<InvitationPayloadType> {
    return site.invite();
  }

  @Mutation(() => ModelTestType, { description: 'Asks the language model something simple.' })
  testModel(@Ctx() { site }: RequestContext): Promise<ModelTest> {
    return site.testModel();
  }
}
