export { AfterMailingPart } from './after-mailing.tsx';
export { Envelope } from './envelope.tsx';
export { MailLetterPage } from './mail-letter.page.tsx';
export { MailPaidPage } from './mail-paid.page.tsx';
export { MailPage } from './mail.page.tsx';
export { MailTimeline } from './mail-timeline.tsx';
export { MailingPart } from './mailing-part.tsx';
