export { AfterMailingPart } from './after-mailing.tsx';
export { Envelope } from './envelope.tsx';
export { MailLetterPage, MailPaidPage } from './mail-letter.page.tsx';
export { MailPage, MailTimeline } from './mail.page.tsx';
export { MailingPart } from './mailing-part.tsx';
