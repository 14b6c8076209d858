import { ContactSubject, contactEndpoints } from '@creditfix/shared/contact';
import type { FieldFault } from '@creditfix/shared/kernel';
import { useEffect, useState } from 'react';
import { mutationOf, queryOf, useMutation, useQuery } from '#webapp/kit/index.ts';
import { contactMessages } from './messages.tsx';

/** How long the thanks stand before the form is there again, empty. */
const THANKS_MS = 3_000;

/** Who is writing, where we know it. */
export interface ContactPerson {
  readonly name: string;
  readonly email: string;
}

interface ContactStart {
  readonly person: ContactPerson | undefined;
  /** What the link that led here is about. */
  readonly subject: string;
  readonly resetCaptcha: () => void;
}

/** The answers, the bot check and the sending of one message after another. */
export function useContactForm({ person, subject, resetCaptcha }: ContactStart) {
  // Undefined until it is typed: what we know of a signed-in person arrives after the form.
  const [typed, setTyped] = useState<Partial<ContactAnswers>>({});
  const [token, setToken] = useState<string>();
  const [error, setError] = useState<string>();
  const { faults, attempt, look, forget } = useFaults();
  const { thanked, setThanked } = useThanks();
  const { send: sendMessage, isPending } = useSendMessage();
  const answers: ContactAnswers = {
    name: typed.name ?? person?.name ?? '',
    email: typed.email ?? person?.email ?? '',
    subject: typed.subject ?? (subject in ContactSubject ? subject : ''),
    message: typed.message ?? '',
  };

  const send = (): void => {
    if (isPending) return;
    setError(undefined);
    const found = contactFaults(answers);
    look(found);
    if (found.length > 0) return;
    if (!token) return setError(contactMessages.checkNeeded);
    setThanked(undefined);
    sendMessage(
      { ...answers, recaptchaToken: token },
      {
        onSuccess: () => {
          setTyped({});
          setToken(undefined);
          setThanked({ email: answers.email.trim(), fresh: true });
        },
        onError: ({ problem: { code, error: text, fields = [] } }) => {
          look(fields);
          if (fields.length === 0) setError(code === 'unreadable' ? contactMessages.failed : text);
          // A solution counts once, and this try has used it up.
          resetCaptcha();
        },
      },
    );
    return undefined;
  };

  const change = (name: keyof ContactAnswers) => (value: string) => {
    setTyped((now) => ({ ...now, [name]: value }));
    forget(name);
  };
  const solved = (solution: string) => {
    setToken(solution);
    setError((text) => (text === contactMessages.checkNeeded ? undefined : text));
  };
  const cleared = () => setToken(undefined);
  const ready = Boolean(token) && !isPending;
  return {
    answers,
    thanked,
    sending: isPending,
    error,
    faults,
    attempt,
    ready,
    send,
    change,
    solved,
    cleared,
  };
}

/** Who was thanked last; for the first seconds the thanks take the place of the form. */
interface Thanked {
  readonly email: string;
  readonly fresh: boolean;
}

function useThanks() {
  const [thanked, setThanked] = useState<Thanked>();
  useEffect(() => {
    if (!thanked?.fresh) return undefined;
    const timer = setTimeout(() => setThanked({ ...thanked, fresh: false }), THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanked]);
  return { thanked, setThanked };
}

function useFaults() {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  return {
    faults,
    attempt,
    look: (found: readonly FieldFault[]) => {
      setFaults(found);
      setAttempt((now) => now + 1);
    },
    forget: (name: string) => setFaults((now) => now.filter(({ path }) => path !== name)),
  };
}

export interface ContactAnswers {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** What needs another look before the message goes, by the server's own rules. The first fault of each field. */
function contactFaults(answers: ContactAnswers): FieldFault[] {
  const result = contactEndpoints.sendMessage.body?.safeParse(answers);
  if (!result || result.success) return [];
  const first = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    if (!first.has(name)) first.set(name, message);
  }
  return [...first].map(([path, message]) => ({ path, message }));
}

/** Where support reads; undefined until the server has said so. */
export function useSupportEmail(): string | undefined {
  return useQuery(queryOf(contactEndpoints.getSupport)).data?.email;
}

type Message = ContactAnswers & { readonly recaptchaToken: string };

/** Sends a message to support. */
function useSendMessage() {
  const { mutate, isPending } = useMutation(mutationOf(contactEndpoints.sendMessage));
  return {
    isPending,
    send: (message: Message, told: Parameters<typeof mutate>[1]) =>
      mutate({ body: { ...message, subject: message.subject as ContactSubject } }, told),
  };
}
