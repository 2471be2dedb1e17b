import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import type { Session } from './session.entity.ts';
import {
  ApiTokenPayloadType,
  CreateApiTokenInput,
  EndOtherSessionsInput,
  EndOtherSessionsPayloadType,
  EndSessionPayloadType,
  RevokeApiTokenInput,
  SessionIdInput,
  SessionType,
} from './session.types.ts';

@Resolver(() => SessionType)
export class SessionResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is the session that asks.' })
  isCurrent(@Root() session: Session, @Ctx() { sessions }: RequestContext): boolean {
    return sessions.isCurrent(session);
  }

  @Mutation(() => EndSessionPayloadType, { description: "Ends one of the cook's sessions." })
  async endSession(
    @Arg('input', () => SessionIdInput) { id }: SessionIdInput,
    @Ctx() { sessions }: RequestContext,
  ): Promise<EndSessionPayloadType> {
    await sessions.endSession(id);
    return { endedId: id };
  }

  @Mutation(() => EndOtherSessionsPayloadType, {
    description: "Ends all of the cook's sessions but this one, and the API tokens.",
  })
  async endOtherSessions(
    @Arg('input', () => EndOtherSessionsInput, { nullable: true, description: 'What stays; nothing unless given.' })
    input: EndOtherSessionsInput | null,
    @Ctx() { sessions }: RequestContext,
  ): Promise<EndOtherSessionsPayloadType> {
    const { sessions: ended, apiTokens } = await sessions.endOtherSessions(input?.keepApiTokens ?? false);
    return { ended, endedTokens: apiTokens };
  }

  @Mutation(() => ApiTokenPayloadType, { description: 'Makes an API token.' })
  createApiToken(
    @Arg('input', () => CreateApiTokenInput) input: CreateApiTokenInput,
    @Ctx() { sessions }: RequestContext,
  ): Promise<ApiTokenPayloadType> {
    return sessions.createApiToken(input);
  }

  @Mutation(() => ApiTokenPayloadType, { description: 'Ends an API token at once.' })
  async revokeApiToken(
    @Arg('input', () => RevokeApiTokenInput) { id }: RevokeApiTokenInput,
    @Ctx() { sessions }: RequestContext,
  ): Promise<ApiTokenPayloadType> {
    return { apiToken: await sessions.revokeApiToken(id), secret: null };
  }
}
