import { ContactSubject } from '@creditfix/shared/contact';
import type { FieldFault } from '@creditfix/shared/kernel';
import { useEffect, useRef, useState } from 'react';
import { fileAhead, useFetchOnUse } from '#webapp/kit/index.ts';
import { contactMessages } from './messages.tsx';

/** What checks and sends a message comes with the first sign of use. */
const sendingFile = fileAhead(() => import('./send-message.ts'));

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
  const [isSending, setSending] = useState(false);
  useFetchOnUse([sendingFile]);
  const answers: ContactAnswers = {
    name: typed.name ?? person?.name ?? '',
    email: typed.email ?? person?.email ?? '',
    subject: typed.subject ?? (subject in ContactSubject ? subject : ''),
    message: typed.message ?? '',
  };

  const underWay = useRef(false);
  const send = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    await trySending();
    underWay.current = false;
  };

  const trySending = async (): Promise<void> => {
    setError(undefined);
    const file = await import('./send-message.ts').catch(() => undefined);
    if (!file) return setError(contactMessages.failed);
    const found = file.contactFaults(answers);
    look(found);
    if (found.length > 0) return;
    if (!token) return setError(contactMessages.checkNeeded);
    setThanked(undefined);
    setSending(true);
    const answer = await file.sendMessage({ ...answers, recaptchaToken: token });
    setSending(false);
    if (answer.ok) {
      setTyped({});
      setToken(undefined);
      return setThanked({ email: answers.email.trim(), fresh: true });
    }
    const { code, error: text, fields = [] } = answer.problem;
    look(fields);
    if (fields.length === 0) setError(code === 'unreadable' ? contactMessages.failed : text);
    // A solution counts once, and this try has used it up.
    resetCaptcha();
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
  const ready = Boolean(token) && !isSending;
  return {
    answers,
    thanked,
    sending: isSending,
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
