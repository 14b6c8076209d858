import { contactEndpoints, type ContactSubject } from '@creditfix/shared/contact';
import type { FieldFault } from '@creditfix/shared/kernel';
import { callApi } from '#webapp/kit/index.ts';
import type { ContactAnswers } from './contact-faults.ts';
import { words } from './contact.words.tsx';

export type Message = ContactAnswers & { readonly recaptchaToken: string };

export interface NotSent {
  readonly text: string;
  readonly fields: readonly FieldFault[];
}

/** Sends a message to support. @returns why it was not sent; nothing where it was */
export async function sendMessage(message: Message): Promise<NotSent | undefined> {
  const answer = await callApi(contactEndpoints.sendMessage, {
    body: { ...message, subject: message.subject as ContactSubject },
  });
  if (answer.ok) return undefined;
  const { code, error, fields = [] } = answer.problem;
  if (code === 'unreadable') {
    return { text: words.failed, fields: [] };
  }
  return { text: error, fields };
}
