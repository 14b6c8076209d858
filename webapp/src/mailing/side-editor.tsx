import { addressVerdictText } from '@creditfix/shared/mailing';
import { Box, Button, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { type FocusEvent, useEffect, useEffectEvent, useId } from 'react';
import { BusyButton, Icon, useKeptFocus } from '#webapp/kit/index.ts';
import { AddressFields, fieldIdOf } from './address-fields.tsx';
import {
  type AddressAnswer,
  type AddressField,
  type AddressText,
  type EnvelopeSide,
  markedLines,
  type SideMove,
} from './envelope-side.ts';
import { mailFormMessages } from './messages.tsx';
import classes from './mailing.module.css';
import type { EnvelopeStore, SideName } from './use-envelope.ts';

interface SideEditorProps {
  readonly name: SideName;
  readonly envelope: EnvelopeStore;
  readonly title: string;
  readonly hint: string;
  /** "Change my return address" */
  readonly action: string;
}

/** One address of the envelope that the person may change: opened as fields, and checked when they are left. */
export function SideEditor({ name, envelope, title, hint, action }: SideEditorProps) {
  const side = envelope.sides[name];
  const kept = useKeptFocus<HTMLDivElement>();
  const { stopped } = envelope;
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
    <Stack {...kept} gap="xs" align="flex-start">
      {side.editing ? (
        <OpenFields name={name} envelope={envelope} title={title} hint={hint} />
      ) : (
        <>
          {side.answer && !side.settled && (
            <AddressChoice
              address={side.address}
              answer={side.answer}
              move={(step) => envelope.move(name, step)}
            />
          )}
          <Settled side={side} />
          <Button
            variant={side.answer && !side.settled ? 'default' : 'subtle'}
            leftSection={<Icon name="pen" />}
            onClick={() => envelope.move(name, { kind: 'edit' })}
          >
            {action}
          </Button>
        </>
      )}
    </Stack>
  );
}

type OpenFieldsProps = Omit<SideEditorProps, 'action'>;

function OpenFields({ name, envelope, title, hint }: OpenFieldsProps) {
  const { sides, move, check, checking } = envelope;
  const { address, faults } = sides[name];
  const hintId = useId();
  const focusFirst = useEffectEvent(() => {
    const field = (faults[0]?.path ?? 'name') as AddressField;
    document.getElementById(fieldIdOf(name, field))?.focus();
  });
  useEffect(() => focusFirst(), []);
  const leaving = whenLeft(() => void check(name));
  return (
    <fieldset aria-describedby={hintId} {...leaving}>
      <Stack w="100%" pt="md" className={`${classes.fields} rule-above`}>
        <legend>{title}</legend>
        <Text id={hintId} maw="var(--measure)" c="dimmed" size="sm">
          {hint}
        </Text>
        <AddressFields
          name={name}
          address={address}
          faults={faults}
          onType={(field, value) => move(name, { kind: 'type', field, value })}
        />
        <div>
          <BusyButton
            busyLabel={checking === name && mailFormMessages.check.asking}
            onClick={() => void check(name)}
          >
            {mailFormMessages.check.action}
          </BusyButton>
        </div>
      </Stack>
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
    <Text role="status" size="sm">
      <Text span inherit c={known ? 'green' : 'inherit'}>
        <Icon name={known ? 'check' : 'info'} />
      </Text>{' '}
      {settledWords(settled, answer)}
    </Text>
  );
}

function settledWords(
  settled: NonNullable<EnvelopeSide['settled']>,
  answer: EnvelopeSide['answer'],
): string {
  if (settled === 'as_entered') return mailFormMessages.check.asEntered;
  if (!answer) return mailFormMessages.check.asUspsWrites;
  return answer.verdict === 'corrected' ? addressVerdictText('confirmed') : answer.text;
}

interface AddressChoiceProps {
  readonly address: AddressText;
  readonly answer: AddressAnswer;
  readonly move: (step: SideMove) => void;
}

/** What the person entered beside what the post writes, with the differences marked: one of them is taken. */
function AddressChoice({ address, answer, move }: AddressChoiceProps) {
  const { suggestion, text } = answer;
  const { choice } = mailFormMessages;
  return (
    <Stack
      w="100%"
      className="side-line"
      data-tone="soon"
      role="group"
      aria-label={choice.name}
      data-address-choice
    >
      <Text maw="var(--measure)">
        <Text span inherit c="var(--amber)">
          <Icon name="warning" />
        </Text>{' '}
        {text}
      </Text>
      <SimpleGrid minColWidth="14rem" autoFlow="auto-fit" spacing="md">
        <OneAddress title={choice.entered} address={address} other={suggestion}>
          <Button onClick={() => move({ kind: 'use_as_entered' })}>{choice.keepEntered}</Button>
        </OneAddress>
        {suggestion && (
          <OneAddress title={choice.usps} address={suggestion} other={address}>
            <Button onClick={() => move({ kind: 'use_suggestion' })}>{choice.takeUsps}</Button>
          </OneAddress>
        )}
      </SimpleGrid>
    </Stack>
  );
}

interface OneAddressProps {
  readonly title: string;
  readonly address: AddressText;
  readonly other: AddressText | null;
  readonly children: React.ReactNode;
}

function OneAddress({ title, address, other, children }: OneAddressProps) {
  return (
    <Paper p="md">
      <Stack gap="xs" align="flex-start">
        <Text c="dimmed" fw={600} size="sm">
          {title}
        </Text>
        <Text component="address" ff="heading" lh={1.4}>
          {markedLines(address, other ?? address).map((marked, line) => (
            <Box component="span" key={line} display="block">
              {marked.map(({ text, differs }, index) => (
                <span key={index}>
                  {index > 0 && ' '}
                  {differs ? <mark className={classes.differs}>{text}</mark> : text}
                </span>
              ))}
            </Box>
          ))}
        </Text>
        {children}
      </Stack>
    </Paper>
  );
}
