export { AfterMailingPart } from './after-mailing.tsx';
export { MailLetterPage } from './mail-letter.page.tsx';
export { MailPage } from './mail.page.tsx';
export { MailingPart } from './mailing-part.tsx';
