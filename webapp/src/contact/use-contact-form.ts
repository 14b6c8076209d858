import { ContactSubject } from '@creditfix/shared/contact';
import type { FieldFault } from '@creditfix/shared/kernel';
import { useEffect, useState } from 'react';
import { contactFaults, type ContactAnswers } from './contact-faults.ts';
import { words } from './contact.words.tsx';
import { sendMessage } from './send-message.ts';

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
  const { sending, setSending } = useSending();
  const answers: ContactAnswers = {
    name: typed.name ?? person?.name ?? '',
    email: typed.email ?? person?.email ?? '',
    subject: typed.subject ?? (subject in ContactSubject ? subject : ''),
    message: typed.message ?? '',
  };

  const send = async (): Promise<void> => {
    if (sending.kind === 'busy') return;
    setError(undefined);
    const found = contactFaults(answers);
    look(found);
    if (found.length > 0) return;
    if (!token) return setError(words.checkNeeded);
    setSending({ kind: 'busy' });
    const failure = await sendMessage({ ...answers, recaptchaToken: token });
    if (!failure) {
      setTyped({});
      setToken(undefined);
      return setSending({ kind: 'thanks', email: answers.email.trim() });
    }
    setSending({ kind: 'idle' });
    look(failure.fields);
    if (failure.fields.length === 0) setError(failure.text);
    // A solution counts once, and this try has used it up.
    resetCaptcha();
  };

  const change = (name: keyof ContactAnswers) => (value: string) => {
    setTyped((now) => ({ ...now, [name]: value }));
    forget(name);
  };
  const solved = (solution: string) => {
    setToken(solution);
    setError((text) => (text === words.checkNeeded ? undefined : text));
  };
  const cleared = () => setToken(undefined);
  const ready = Boolean(token) && sending.kind !== 'busy';
  return { answers, sending, error, faults, attempt, ready, send, change, solved, cleared };
}

type Sending =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'thanks' | 'sent'; readonly email: string };

function useSending() {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  useEffect(() => {
    if (sending.kind !== 'thanks') return undefined;
    const timer = setTimeout(() => setSending({ ...sending, kind: 'sent' }), THANKS_MS);
    return () => clearTimeout(timer);
  }, [sending]);
  return { sending, setSending };
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
