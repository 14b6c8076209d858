import { type ContactSubject, contactEndpoints } from '@creditfix/shared/contact';
import type { FieldFault } from '@creditfix/shared/kernel';
import { callApi } from '#webapp/kit/index.ts';
import type { ContactAnswers } from './use-contact-form.ts';

/** What needs another look before the message goes, by the server's own rules. The first fault of each field. */
export function contactFaults(answers: ContactAnswers): FieldFault[] {
  const result = contactEndpoints.sendMessage.body?.safeParse(answers);
  if (!result || result.success) return [];
  const first = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    if (!first.has(name)) first.set(name, message);
  }
  return [...first].map(([path, message]) => ({ path, message }));
}

/** Sends a message to support. */
export async function sendMessage(message: ContactAnswers & { readonly recaptchaToken: string }) {
  return await callApi(contactEndpoints.sendMessage, {
    body: { ...message, subject: message.subject as ContactSubject },
  });
}
