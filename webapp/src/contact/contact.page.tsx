import {
  CONTACT_RESPONSE_TIME,
  ContactSubject,
  contactSubjectLabels,
} from '@creditfix/shared/contact';
import { Stack, Text, Box, NativeSelect, TextInput, Textarea } from '@mantine/core';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  Page,
  useHydrated,
  BusyButton,
  CaptchaBox,
  ErrorSummary,
  Notice,
  type CaptchaHandle,
  onText,
} from '#webapp/kit/index.ts';
import { contactMessages } from './messages.tsx';
import { type ContactPerson, useContactForm } from './use-contact-form.ts';

/** Writing to support. */
export function ContactPage({ person }: { readonly person: ContactPerson | undefined }) {
  const [search] = useSearchParams();
  // The page is drawn for everybody; what a link asks for comes after that.
  const subject = useHydrated() ? (search.get('subject') ?? '') : '';
  return (
    <Page
      title={contactMessages.title}
      description={contactMessages.description}
      keywords={contactMessages.keywords}
      lead={contactMessages.lead(CONTACT_RESPONSE_TIME)}
      width="narrow"
    >
      <Stack gap="lg">
        {contactMessages.questionsFirst}
        <ContactForm person={person} subject={subject} />
        <Text c="dimmed" size="sm">
          {contactMessages.howKept}
        </Text>
      </Stack>
    </Page>
  );
}

const subjects = Object.values(ContactSubject).map((value) => ({
  value,
  label: contactSubjectLabels[value],
}));

interface ContactFormProps {
  readonly person: ContactPerson | undefined;
  /** What the link that led here is about. */
  readonly subject: string;
}

function ContactForm({ person, subject }: ContactFormProps) {
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
    void form.send();
  };
  // While the button is off, browsers swallow the Enter key; the person should hear what is missing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || ready) return;
    event.preventDefault();
    void form.send();
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {thanked && <SentLine email={thanked.email} />}
        <ErrorSummary
          problems={form.faults.map(({ path, message }) => ({
            fieldId: `contact-${path}`,
            message,
          }))}
          attempt={form.attempt}
        />
        <TextInput
          id="contact-name"
          name="name"
          label={contactMessages.name}
          autoComplete="name"
          value={answers.name}
          onChange={onText(change('name'))}
          onKeyDown={onKeyDown}
          error={errorOf('name')}
          maxLength={120}
        />
        <TextInput
          id="contact-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={contactMessages.email}
          description={contactMessages.emailHint}
          value={answers.email}
          onChange={onText(change('email'))}
          onKeyDown={onKeyDown}
          error={errorOf('email')}
          maxLength={254}
        />
        <NativeSelect
          id="contact-subject"
          name="subject"
          label={contactMessages.subject}
          data={[{ value: '', label: contactMessages.chooseSubject }, ...subjects]}
          value={answers.subject}
          onChange={onText(change('subject'))}
          error={errorOf('subject')}
        />
        <Textarea
          id="contact-message"
          name="message"
          label={contactMessages.message}
          description={contactMessages.messageHint}
          rows={7}
          value={answers.message}
          onChange={onText(change('message'))}
          error={errorOf('message')}
          maxLength={5_000}
        />
        <CaptchaBox ref={captcha} onSolved={form.solved} onCleared={form.cleared} />
        <Stack gap="xs">
          {/* Beside the button, where the eyes are. */}
          {form.error && <Notice tone="error" title={form.error} />}
          <BusyButton
            variant="filled"
            type="submit"
            fullWidth
            disabled={!ready && !sending}
            busyLabel={sending && contactMessages.sending}
            aria-describedby="contact-hint"
          >
            {contactMessages.send}
          </BusyButton>
          <Text id="contact-hint" c="dimmed" size="sm">
            {!ready && !sending && contactMessages.sendWaits} {contactMessages.sendHint}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

function Thanks({ email }: { readonly email: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    // As high as the form that comes back in its place, so that the page below does not jump twice.
    <Box ref={box} mih="40rem" className="anywhere" tabIndex={-1}>
      <Notice tone="success" title={contactMessages.sent} live>
        <p>{contactMessages.thanks(email, CONTACT_RESPONSE_TIME)}</p>
      </Notice>
    </Box>
  );
}

/** What stays of the thanks above the empty form, for who could not read them in three seconds. */
function SentLine({ email }: { readonly email: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={line} className="side-line anywhere" data-tone="done" tabIndex={-1}>
      {contactMessages.lastSent(email, CONTACT_RESPONSE_TIME)}
    </p>
  );
}
