import { spoken } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

/** What a form says before anything is sent: apart from the contract, which a page that is only opened does without. */

const contactMessages = () => spoken({ en: en.contactMessages, es: es.contactMessages });

/** What a message to support is about. */
export const ContactSubject = {
  general: 'general',
  support: 'support',
  billing: 'billing',
  dispute: 'dispute',
  account: 'account',
  feedback: 'feedback',
  legal: 'legal',
  partnership: 'partnership',
} as const;
export type ContactSubject = keyof typeof ContactSubject;

/** In English; in the web app, in the language of the build. */
export const contactSubjectLabels: Readonly<Record<ContactSubject, string>> =
  en.contactMessages.subjects;

/** The same for the reader, in their language, as an email says it. */
export const contactSubjectName = (subject: ContactSubject): string =>
  contactMessages().subjects[subject];

/** When people hear back, as every screen says it. */
export const CONTACT_RESPONSE_TIME = en.contactMessages.responseTime;

/** The same for the reader, in their language, as every email says it. */
export const contactResponseTime = (): string => contactMessages().responseTime;
