export type { EmailBlock, EmailDraft, EmailExample } from './email-draft.ts';
export { emailPreview, mailboxPages } from './dev-pages.ts';
export { createLocalMailer, type LocalMailer, type MailboxMessage } from './local-mailer.ts';
export { EmailRefused, MailServerAway, type Mailer } from './mailer.port.ts';
export {
  createOutbox,
  gatherEmails,
  openEmail,
  type Outbox,
  purgeEmails,
  resumeEmails,
  sendEmailAgain,
  sendEmailJob,
  sendQueuedEmail,
  type SendingParts,
} from './outbox.ts';
export { renderEmail } from './render-email.ts';
export { readStopToken, stopLinkInBrowser } from './stop-link.ts';
export { canReachMailServer, createSmtpMailer } from './smtp-mailer.ts';
export { emailStates, emailTraffic, forgetEmails, newestEmails } from './email.repository.ts';
export { createImapInbox, findInboxFault } from './imap-inbox.ts';
export { InboxAway, type Inbox, type IncomingEmail, type LookedAt } from './inbox.port.ts';
export { emailEntities } from './email.entities.ts';
