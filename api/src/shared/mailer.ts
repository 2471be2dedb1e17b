/** How messages leave: by SMTP, or into a folder where no server is configured. */
export enum MailDelivery {
  SMTP = 'SMTP',
  OUTBOX = 'OUTBOX',
}

/** A message to one person. */
export interface Mail {
  /** A UUID; a message that goes twice has it twice. */
  id: string;
  /** One stored address of an account; no one else gets it, whatever any text says. */
  to: string;
  name: string;
  subject: string;
  text: string;
  html: string;
  /** Where one press, of a mail program too, stops such messages (RFC 8058); nowhere unless given. */
  unsubscribe?: string;
}

/** Where services leave messages. */
export interface Mailer {
  readonly delivery: MailDelivery;
  /** @throws when the message could not be handed over */
  send(mail: Mail): Promise<void>;
}
