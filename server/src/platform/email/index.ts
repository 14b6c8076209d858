export { createLocalMailer, type LocalMailer, type MailboxMessage } from './local-mailer.ts';
export { mailboxPages } from './mailbox-page.ts';
export type { Mailer } from './mailer.port.ts';
export { createSmtpMailer } from './smtp-mailer.ts';
