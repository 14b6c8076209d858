import { dollars } from '@creditfix/shared/billing';
import { MailClass, type Mailpiece, type Mailing } from '@creditfix/shared/mailing';
import { useState, type FormEvent } from 'react';
import { ActionBar, Button, CaptchaBox } from '#webapp/kit/index.ts';
import { ClassField } from './class-field.tsx';
import { EnvelopePart } from './envelope-part.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import { mailDeed } from './mail-deed.ts';
import classes from './mail-form.module.css';
import { words } from './mail-form.words.ts';
import { MailProblem } from './mail-problem.tsx';
import { TestNote } from './test-note.tsx';
import { useBotChecks } from './use-bot-checks.ts';
import { useEnvelope } from './use-envelope.ts';
import { useMailDeed } from './use-mail-deed.ts';

interface MailFormProps {
  /** All letters of the signing; what is on its way already is left out of the deed. */
  readonly mailings: readonly [Mailing, ...Mailing[]];
  readonly refresh: () => Promise<unknown>;
  readonly onMailed: (mailpiece: Mailpiece) => void;
}

/** Kind of mail, envelope, what happens when and for how much, and then the one button. */
export function MailForm({ mailings, refresh, onMailed }: MailFormProps) {
  const [mailClass, setMailClass] = useState<MailClass>(MailClass.certified);
  const { open, cents, label } = mailDeed(mailings, mailClass, dollars);
  const first = open[0] ?? mailings[0];
  const envelope = useEnvelope(first);
  const botChecks = useBotChecks();
  const { box, waiting, onSolved, onCleared } = botChecks;
  const { mail, busy, failures } = useMailDeed({ envelope, botChecks, refresh, onMailed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void mail(open, mailClass);
  };
  // One whose answer was lost may be on its way all the same.
  const failed = mailings.flatMap(({ letterId, mayMail, to }) => {
    const problem = mayMail === 'on_its_way' ? undefined : failures.get(letterId);
    return problem ? [{ letterId, problem, name: to['name'] }] : [];
  });
  const chosen = first.options.find((option) => option.mailClass === mailClass);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={submit}
      aria-label={open.length > 1 ? words.form.mailSeveral : words.form.mailOne}
    >
      {first.test && <TestNote />}
      <ClassField
        options={first.options}
        value={mailClass}
        onChange={setMailClass}
        prices={first.collectsPrice ? (open.length > 1 ? 'each' : 'one') : 'none'}
      />
      <EnvelopePart desk={envelope} mailings={open} mailClass={mailClass} />
      {chosen && <HowItGoes mailing={first} expected={chosen.expected} cents={cents} />}
      <CaptchaBox ref={box} onSolved={onSolved} onCleared={onCleared} />
      {failed.map(({ letterId, problem, name }) => (
        <MailProblem
          key={letterId}
          problem={problem}
          about={mailings.length > 1 ? name : undefined}
        />
      ))}
      <ActionBar note={busy && waiting ? words.form.waitingForCheck : undefined}>
        <Button type="submit" look="deed" icon="mailbox" busyLabel={busy && words.form.mailing}>
          {label}
        </Button>
      </ActionBar>
    </form>
  );
}
