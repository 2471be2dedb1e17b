import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import {
  ConfirmEmailInput,
  ConfirmEmailPayloadType,
  MailPayloadType,
  RequestPasswordResetInput,
  SetForgottenPasswordInput,
  SetForgottenPasswordPayloadType,
} from './email.types.ts';

@Resolver()
export class EmailResolver {
  @Mutation(() => MailPayloadType, { description: "Sends the link that confirms the cook's e-mail address once more." })
  sendEmailConfirmation(@Ctx() { emails }: RequestContext): Promise<MailPayloadType> {
    return emails.sendConfirmation();
  }

  @Mutation(() => ConfirmEmailPayloadType, { description: 'Confirms the e-mail address to which a link went.' })
  async confirmEmail(
    @Arg('input', () => ConfirmEmailInput) { token }: ConfirmEmailInput,
    @Ctx() { emails }: RequestContext,
  ): Promise<ConfirmEmailPayloadType> {
    await emails.confirm(token);
    return { confirmed: true };
  }

  @Mutation(() => MailPayloadType, {
    description:
      'Mails a link for setting a new password, to the confirmed address of the account. The answer is the same whether there is one.',
  })
  requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput) { account }: RequestPasswordResetInput,
    @Ctx() { emails }: RequestContext,
  ): Promise<MailPayloadType> {
    return emails.requestReset(account);
  }

  @Mutation(() => SetForgottenPasswordPayloadType, {
    description: 'Sets a new password by the link that was mailed; all sessions and API tokens of the account end.',
  })
  async setForgottenPassword(
    @Arg('input', () => SetForgottenPasswordInput) { token, newPassword }: SetForgottenPasswordInput,
    @Ctx() { emails }: RequestContext,
  ): Promise<SetForgottenPasswordPayloadType> {
    return { username: await emails.setForgottenPassword(token, newPassword) };
  }
}
