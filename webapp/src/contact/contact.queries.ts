import { contactEndpoints, type ContactSubject } from '@creditfix/shared/contact';
import { mutationOf, queryOf, useMutation, useQuery } from '#webapp/kit/index.ts';
import type { ContactAnswers } from './contact-faults.ts';

/** Where support reads; undefined until the server has said so. */
export function useSupportEmail(): string | undefined {
  return useQuery(queryOf(contactEndpoints.getSupport)).data?.email;
}

type Message = ContactAnswers & { readonly recaptchaToken: string };

/** Sends a message to support. */
export function useSendMessage() {
  const { mutate, isPending } = useMutation(mutationOf(contactEndpoints.sendMessage));
  return {
    isPending,
    send: (message: Message, told: Parameters<typeof mutate>[1]) =>
      mutate({ body: { ...message, subject: message.subject as ContactSubject } }, told),
  };
}
