import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { SiteSettings } from '../users/site-settings.ts';
import type { ModelTest } from './site.service.ts';
import { InvitationPayloadType, ModelTestType, SiteSettingsInput, SiteSettingsPayloadType, SiteSettingsType, SiteType } from './site.types.ts';

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

  @FieldResolver(() => Boolean, { description: 'Whether a language model is configured; without one Larder does everything itself.' })
  hasModel(@Ctx() { site }: RequestContext): boolean {
    return site.hasModel;
  }

  @Mutation(() => SiteSettingsPayloadType, { description: 'Changes how this site is run.' })
  async updateSettings(@Arg('input', () => SiteSettingsInput) input: SiteSettingsInput, @Ctx() { site }: RequestContext): Promise<SiteSettingsPayloadType> {
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
