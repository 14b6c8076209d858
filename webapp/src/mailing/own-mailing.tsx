import { calendarDateAt } from '@creditfix/shared/kernel';
import { bureaus, type Bureau } from '@creditfix/shared/letters';
import { mailingEndpoints, type MailClass, type Mailing } from '@creditfix/shared/mailing';
import { Box, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import {
  BusyButton,
  DateField,
  ErrorSummary,
  Icon,
  Notice,
  mutationOf,
  Optional,
  onText,
  useKeptFocus,
  useMutation,
  type ApiProblem,
} from '#webapp/kit/index.ts';
import { AddressFields, fieldIdOf } from './address-fields.tsx';
import { ownClasses } from './mail-words.ts';
import { sideOf, toSend, type AddressField } from './envelope-side.ts';
import { rememberMailed } from './mailing.queries.ts';
import { ownMailingMessages } from './messages.tsx';

interface OwnMailingProps {
  readonly mailings: readonly Mailing[];
  readonly onDone: () => void;
  /** True where it is the next thing to do. */
  readonly main?: boolean;
  /** How many letters were signed together: of several each is named, the last one to be mailed too. */
  readonly isOneOf?: number;
}

/** "I mailed it myself": the day on the receipt, so that the dates count for everyone. */
export function OwnMailing({ mailings, onDone, main = false, isOneOf = 1 }: OwnMailingProps) {
  const [open, setOpen] = useState<string>();
  const kept = useKeptFocus<HTMLElement>();
  const several = mailings.length > 1;
  const ready = mailings.filter(({ mayMail }) => mayMail !== 'not_ready');
  if (ready.length === 0) return null;
  return (
    <section {...kept} aria-labelledby="own-mailing">
      <Stack pt="lg" className="rule-above">
        <h3 id="own-mailing">
          {several ? ownMailingMessages.headingSeveral : ownMailingMessages.headingOne}
        </h3>
        <Text maw="var(--measure)" c="dimmed">
          {ownMailingMessages.lead}
        </Text>
        {ready.map((mailing) => {
          const { letterId, to } = mailing;
          if (open === letterId) {
            return (
              <OwnForm
                key={letterId}
                mailing={mailing}
                onDone={onDone}
                onClose={() => setOpen(undefined)}
              />
            );
          }
          return (
            <div key={letterId} className="full-on-phone">
              <Button
                variant={main && !open && !several ? 'filled' : 'default'}
                leftSection={<Icon name="mailbox" />}
                onClick={() => setOpen(letterId)}
              >
                {several || isOneOf > 1
                  ? ownMailingMessages.mailedTheOne(to['name'] ?? '')
                  : ownMailingMessages.mailedIt}
              </Button>
            </div>
          );
        })}
      </Stack>
    </section>
  );
}

interface OwnFormProps {
  readonly mailing: Mailing;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const bureauOptions = Object.entries(bureaus).map(([value, { name: label }]) => ({ value, label }));

function OwnForm({ mailing, onDone, onClose }: OwnFormProps) {
  const form = useOwnForm(mailing, onDone);
  const { on, setOn, mailClass, setMailClass, tracking, setTracking } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={ownMailingMessages.form}>
      <Stack maw="30rem">
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        {form.trouble && (
          <Notice tone="error" title={ownMailingMessages.notNoted}>
            <p>{form.trouble}</p>
          </Notice>
        )}
        <DateField
          id="own-mailedOn"
          label={ownMailingMessages.day}
          value={on}
          error={form.errorFor('mailedOn')}
          onChange={setOn}
        />
        <NativeSelect
          id="own-mailClass"
          label={ownMailingMessages.kind}
          value={mailClass}
          onChange={onText((value) => setMailClass(value as MailClass))}
          data={ownClasses}
        />
        {mailing.mayMail === 'no_one_address' && (
          <NativeSelect
            id="own-bureau"
            label={ownMailingMessages.bureau}
            value={form.bureau}
            error={form.errorFor('bureau')}
            onChange={onText((value) => form.setBureau(value as Bureau))}
            data={[{ value: '', label: ownMailingMessages.choose }, ...bureauOptions]}
          />
        )}
        <TextInput
          id="own-trackingNumber"
          label={<Optional>{ownMailingMessages.number}</Optional>}
          description={ownMailingMessages.numberHint}
          value={tracking}
          maxLength={40}
          error={form.errorFor('trackingNumber')}
          onChange={onText(setTracking)}
        />
        {(['to', 'from'] as const).map(
          (name) =>
            form.asks(name) && (
              <fieldset key={name}>
                <Box component="legend" mb="xs">
                  {name === 'to' ? ownMailingMessages.to : ownMailingMessages.from}
                </Box>
                <AddressFields
                  name={name}
                  address={form.sides[name]}
                  faults={form.faultsOf(name)}
                  onType={(field, value) => form.type(name, field, value)}
                />
              </fieldset>
            ),
        )}
        <Group gap="xs" align="stretch">
          <BusyButton
            type="submit"
            variant="filled"
            busyLabel={form.busy && ownMailingMessages.noting}
          >
            {ownMailingMessages.start}
          </BusyButton>
          <Button variant="subtle" onClick={onClose}>
            {ownMailingMessages.notNow}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useOwnForm({ letterId, to, from }: Mailing, onDone: () => void) {
  const [on, setOn] = useState(() => localToday());
  const [mailClass, setMailClass] = useState<MailClass>('certified_return_receipt');
  const [tracking, setTracking] = useState('');
  const [bureau, setBureau] = useState<Bureau | ''>('');
  const [sides, setSides] = useState(() => ({
    to: sideOf(to).address,
    from: sideOf(from).address,
  }));
  const [failure, setFailure] = useState<{ problem: ApiProblem; attempt: number }>();
  const faults = failure?.problem.fields ?? [];
  const { mutate, isPending: busy } = useMutation({
    ...mutationOf(mailingEndpoints.recordOwnMailing),
    onSuccess: (mailpiece) => {
      rememberMailed(mailpiece);
      onDone();
    },
    onError: ({ problem }) =>
      setFailure((last) => ({ problem, attempt: (last?.attempt ?? 0) + 1 })),
  });
  const asks = (name: 'to' | 'from') => faults.some(({ path }) => path.startsWith(`${name}.`));

  const send = () =>
    mutate({
      params: { id: letterId },
      body: {
        mailedOn: on,
        mailClass,
        ...(tracking.trim() && { trackingNumber: tracking }),
        ...(bureau && { bureau }),
        ...(asks('to') && { to: toSend({ address: sides.to }) }),
        ...(asks('from') && { from: toSend({ address: sides.from }) }),
      },
    });

  return {
    on,
    setOn,
    mailClass,
    setMailClass,
    tracking,
    setTracking,
    bureau,
    setBureau,
    sides,
    asks,
    send,
    busy,
    type: (name: 'to' | 'from', field: AddressField, value: string) =>
      setSides((now) => ({
        ...now,
        [name]: {
          ...now[name],
          [field]: value,
        },
      })),
    faultsOf: (name: 'to' | 'from') =>
      faults.flatMap(({ path, message }) =>
        path.startsWith(`${name}.`)
          ? [
              {
                path: path.slice(name.length + 1),
                message,
              },
            ]
          : [],
      ),
    errorFor: (path: string) => faults.find((fault) => fault.path === path)?.message,
    problems: faults.map(({ path, message }) => ({
      fieldId: ownFieldId(path),
      message,
    })),
    attempt: failure?.attempt ?? 0,
    trouble: faults.length === 0 ? failure?.problem.error : undefined,
  };
}

function ownFieldId(path: string): string {
  const [name, field] = path.split('.');
  return field && (name === 'to' || name === 'from')
    ? fieldIdOf(name, field as AddressField)
    : `own-${path}`;
}

function localToday(): string {
  return calendarDateAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
