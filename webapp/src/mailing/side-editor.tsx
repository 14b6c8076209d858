import { addressVerdictText } from '@creditfix/shared/mailing';
import { useEffect, useEffectEvent, useId, type FocusEvent } from 'react';
import { Button, Icon, useKeptFocus } from '#webapp/kit/index.ts';
import { AddressChoice } from './address-choice.tsx';
import { AddressFields, fieldIdOf } from './address-fields.tsx';
import type { AddressField, EnvelopeSide } from './envelope-side.ts';
import { words } from './mail-form.words.ts';
import classes from './side-editor.module.css';
import type { EnvelopeDesk, SideName } from './use-envelope.ts';

interface SideEditorProps {
  readonly name: SideName;
  readonly desk: EnvelopeDesk;
  readonly title: string;
  readonly hint: string;
  /** "Change my return address" */
  readonly deed: string;
}

/** One address of the envelope that the person may change: opened as fields, and checked when they are left. */
export function SideEditor({ name, desk, title, hint, deed }: SideEditorProps) {
  const side = desk.sides[name];
  const kept = useKeptFocus<HTMLDivElement>();
  const { stopped } = desk;
  const bringHere = useEffectEvent(() => {
    const [fault] = side.faults;
    const field = fault && document.getElementById(fieldIdOf(name, fault.path as AddressField));
    const target = field ?? kept.ref.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
  // Anyone who wants to mail is brought to what is in the way; anyone who only leaves the fields is not held.
  useEffect(() => {
    if (stopped?.at === name) bringHere();
  }, [stopped, name]);
  return (
    <div {...kept} className={classes.side}>
      {side.editing ? (
        <OpenFields name={name} desk={desk} title={title} hint={hint} />
      ) : (
        <>
          {side.answer && !side.settled && (
            <AddressChoice
              address={side.address}
              answer={side.answer}
              move={(step) => desk.move(name, step)}
            />
          )}
          <Settled side={side} />
          <Button
            look={side.answer && !side.settled ? 'second' : 'plain'}
            icon="pen"
            onClick={() => desk.move(name, { kind: 'edit' })}
          >
            {deed}
          </Button>
        </>
      )}
    </div>
  );
}

type OpenFieldsProps = Omit<SideEditorProps, 'deed'>;

function OpenFields({ name, desk, title, hint }: OpenFieldsProps) {
  const { sides, move, check, checking } = desk;
  const { address, faults } = sides[name];
  const hintId = useId();
  const focusFirst = useEffectEvent(() => {
    const field = (faults[0]?.path ?? 'name') as AddressField;
    document.getElementById(fieldIdOf(name, field))?.focus();
  });
  useEffect(() => focusFirst(), []);
  const leaving = whenLeft(() => void check(name));
  return (
    <fieldset className={classes.fields} aria-describedby={hintId} {...leaving}>
      <legend className={classes.title}>{title}</legend>
      <p id={hintId} className={classes.hint}>
        {hint}
      </p>
      <AddressFields
        name={name}
        address={address}
        faults={faults}
        onType={(field, value) => move(name, { kind: 'type', field, value })}
      />
      <div>
        <Button
          busyLabel={checking === name && words.check.asking}
          onClick={() => void check(name)}
        >
          {words.check.deed}
        </Button>
      </div>
    </fieldset>
  );
}

/** For a group of fields: tells when the focus has gone to somewhere else on the page. */
function whenLeft(onLeft: () => void) {
  return {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
      // That button checks too, and must not move away from under the finger.
      if (!relatedTarget.matches('[type="submit"]')) onLeft();
    },
  };
}

function Settled({ side: { settled, answer } }: { readonly side: EnvelopeSide }) {
  if (!settled) return null;
  const known = settled === 'known' && answer?.verdict !== 'not_checked';
  return (
    <p className={classes.settled} data-known={known || undefined} role="status">
      <Icon name={known ? 'check' : 'info'} />
      {settledWords(settled, answer)}
    </p>
  );
}

function settledWords(
  settled: NonNullable<EnvelopeSide['settled']>,
  answer: EnvelopeSide['answer'],
): string {
  if (settled === 'as_entered') return words.check.asEntered;
  if (!answer) return words.check.asUspsWrites;
  return answer.verdict === 'corrected' ? addressVerdictText('confirmed') : answer.text;
}
