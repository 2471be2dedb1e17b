import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { ApiToken, Session } from './sessions/session.entity.ts';
import { ApiTokenType, SessionPayloadType, SessionType, SignOutPayloadType } from './sessions/session.types.ts';
import type { SignedIn } from './account.service.ts';
import type { User } from '../users/user.entity.ts';
import {
  ChangePasswordInput,
  ConfirmPasswordInput,
  ConfirmPasswordPayloadType,
  HouseholdType,
  SignInInput,
  SignUpInput,
  UpdateProfileInput,
  UserPayloadType,
  UserType,
} from './user.types.ts';

@Resolver(() => UserType)
export class UserResolver {
  @Query(() => UserType, { nullable: true, description: 'The cook who asks; null when no one is signed in.' })
  viewer(@Ctx() { accounts }: RequestContext): Promise<User | null> {
    return accounts.viewer();
  }

  @FieldResolver(() => String, { description: 'The user name where no other is given.' })
  name(@Root() user: User): string {
    return user.name ?? user.username;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the cook has shown that the address is theirs. Until then nothing but the link to confirm it is sent there.',
  })
  emailConfirmed(@Root() { email, emailConfirmedAt }: User): boolean {
    return Boolean(email && emailConfirmedAt);
  }

  @FieldResolver(() => HouseholdType, { description: 'What a search starts from.' })
  household(@Root() user: User): HouseholdType {
    return user;
  }

  @FieldResolver(() => [SessionType], { description: 'Where the cook is signed in, the latest used first.' })
  sessions(@Ctx() { sessions }: RequestContext): Promise<Session[]> {
    return sessions.sessions();
  }

  @FieldResolver(() => [ApiTokenType], { description: 'The newest first.' })
  apiTokens(@Ctx() { sessions }: RequestContext): Promise<ApiToken[]> {
    return sessions.apiTokens();
  }

  @Mutation(() => SessionPayloadType, { description: 'Makes an account and signs in.' })
  async signUp(
    @Arg('input', () => SignUpInput) input: SignUpInput,
    @Ctx() context: RequestContext,
  ): Promise<SessionPayloadType> {
    return keep(await context.accounts.signUp(input), context);
  }

  @Mutation(() => SessionPayloadType, { description: 'Signs in, in a new session.' })
  async signIn(
    @Arg('input', () => SignInInput) { username, password }: SignInInput,
    @Ctx() context: RequestContext,
  ): Promise<SessionPayloadType> {
    return keep(await context.accounts.signIn(username, password), context);
  }

  @Mutation(() => SignOutPayloadType, { description: 'Ends the session of this browser.' })
  async signOut(@Ctx() { accounts, cookies }: RequestContext): Promise<SignOutPayloadType> {
    cookies.drop();
    return { signedOut: await accounts.signOut() };
  }

  @Mutation(() => UserPayloadType, { description: 'Changes what the cook says about themselves and their household.' })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() { accounts }: RequestContext,
  ): Promise<UserPayloadType> {
    return { user: await accounts.updateProfile(input) };
  }

  @Mutation(() => ConfirmPasswordPayloadType, {
    description:
      'Lets this session do what is refused with PASSWORD_REQUIRED: admin acts, another e-mail address, a new API token. It holds for ten minutes, as after signing in.',
  })
  async confirmPassword(
    @Arg('input', () => ConfirmPasswordInput) { password }: ConfirmPasswordInput,
    @Ctx() { accounts }: RequestContext,
  ): Promise<ConfirmPasswordPayloadType> {
    return { confirmedUntil: await accounts.confirmPassword(password) };
  }

  @Mutation(() => SessionPayloadType, { description: 'Changes the password; this browser gets a new session.' })
  async changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<SessionPayloadType> {
    const { currentPassword, newPassword, endOtherSessions, keepApiTokens } = input;
    const kept = { sessions: !endOtherSessions, apiTokens: keepApiTokens };
    return keep(await context.accounts.changePassword(currentPassword, newPassword, kept), context);
  }
}

/** The secrets go into cookies and nowhere else. */
function keep({ user, session, secrets }: SignedIn, { cookies }: RequestContext): SessionPayloadType {
  cookies.keep(secrets);
  return { user, session };
}
