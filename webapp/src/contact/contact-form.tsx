import {
  CONTACT_RESPONSE_TIME,
  ContactSubject,
  contactSubjectLabels,
} from '@creditfix/shared/contact';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import {
  Button,
  CaptchaBox,
  ErrorSummary,
  Notice,
  SelectField,
  TextAreaField,
  TextField,
  type CaptchaHandle,
} from '#webapp/kit/index.ts';
import classes from './contact.module.css';
import { words } from './contact.words.tsx';
import { useContactForm, type ContactPerson } from './use-contact-form.ts';

const subjects = Object.values(ContactSubject).map((value) => ({
  value,
  label: contactSubjectLabels[value],
}));

interface ContactFormProps {
  readonly person: ContactPerson | undefined;
  /** What the link that led here is about. */
  readonly subject: string;
}

export function ContactForm({ person, subject }: ContactFormProps) {
  const captcha = useRef<CaptchaHandle>(null);
  const form = useContactForm({
    person,
    subject,
    resetCaptcha: () => captcha.current?.reset(),
  });
  const { answers, thanked, sending, ready, change } = form;
  if (thanked?.fresh) return <Thanks email={thanked.email} />;
  const errorOf = (name: string) => form.faults.find(({ path }) => path === name)?.message;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  // While the button is off, browsers swallow the Enter key; the person should hear what is missing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || ready) return;
    event.preventDefault();
    form.send();
  };
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      {thanked && <SentLine email={thanked.email} />}
      <ErrorSummary
        problems={form.faults.map(({ path, message }) => ({ fieldId: `contact-${path}`, message }))}
        attempt={form.attempt}
      />
      <TextField
        id="contact-name"
        name="name"
        label={words.name}
        autoComplete="name"
        value={answers.name}
        onChange={change('name')}
        onKeyDown={onKeyDown}
        error={errorOf('name')}
        maxLength={120}
      />
      <TextField
        id="contact-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={words.email}
        hint={words.emailHint}
        value={answers.email}
        onChange={change('email')}
        onKeyDown={onKeyDown}
        error={errorOf('email')}
        maxLength={254}
      />
      <SelectField
        id="contact-subject"
        name="subject"
        label={words.subject}
        placeholder={words.chooseSubject}
        options={subjects}
        value={answers.subject}
        onChange={change('subject')}
        error={errorOf('subject')}
      />
      <TextAreaField
        id="contact-message"
        name="message"
        label={words.message}
        hint={words.messageHint}
        rows={7}
        value={answers.message}
        onChange={change('message')}
        error={errorOf('message')}
        maxLength={5_000}
      />
      <CaptchaBox ref={captcha} onSolved={form.solved} onCleared={form.cleared} />
      <div className={classes.action}>
        {/* Beside the button, where the eyes are. */}
        {form.error && <Notice tone="error" title={form.error} />}
        <Button
          look="deed"
          type="submit"
          wide
          disabled={!ready && !sending}
          busyLabel={sending && words.sending}
          aria-describedby="contact-hint"
        >
          {words.send}
        </Button>
        <p id="contact-hint" className={classes.quiet}>
          {words.sendHint}
        </p>
      </div>
    </form>
  );
}

function Thanks({ email }: { readonly email: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={classes.thanks} tabIndex={-1}>
      <Notice tone="success" title={words.sent} live>
        <p>{words.thanks(email, CONTACT_RESPONSE_TIME)}</p>
      </Notice>
    </div>
  );
}

/** What stays of the thanks above the empty form, for who could not read them in three seconds. */
function SentLine({ email }: { readonly email: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={line} className={classes.sent} tabIndex={-1}>
      {words.lastSent(email, CONTACT_RESPONSE_TIME)}
    </p>
  );
}
