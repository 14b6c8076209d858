import { addressBookEndpoints, type AddressBookContent } from '@creditfix/shared/admin';
import {
  BUSINESS_TIME_ZONE,
  calendarDateAt,
  UsStates,
  type DataOf,
} from '@creditfix/shared/kernel';
import { type AddressPurpose, type CompanyKind, letterLimits } from '@creditfix/shared/letters';
import { Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import {
  Answered,
  callApi,
  dataOf,
  momentWords,
  queryOf,
  useQuery,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { byContract, DayField, StaffForm, useStaffForm } from '../staff-form.tsx';
import { tellDone, useStaffAction } from '../told.tsx';
import { Quiet } from '../words.tsx';

const { addressBookHistory, saveAddress, retireAddress } = addressBookEndpoints;

export type Entry = DataOf<(typeof addressBookEndpoints)['addressBook']>['entries'][number];
type Version = DataOf<typeof addressBookHistory>['versions'][number];

export const kindWords: Readonly<Record<CompanyKind, string>> = {
  furnisher: 'Lender or other company',
  collector: 'Debt collector',
  agency: 'Credit reporting company',
};

export const purposeWords: Readonly<Record<AddressPurpose, string>> = {
  disputes: 'Disputes only',
  freezes: 'Freezes and alerts',
  any_letter: 'Any letter',
};

export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export function addressLine({ street, street2, city, state, zipCode }: AddressBookContent): string {
  return [street, street2, `${city}, ${state} ${zipCode}`].filter(Boolean).join(', ');
}

interface OneEntryProps {
  /** Without one, somebody adds it. */
  readonly entry: Entry | undefined;
  readonly mayChange: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** An entry with its history; whoever may change it gets its form. */
export function OneEntry({ entry, mayChange, onDone, onCancel }: OneEntryProps) {
  return (
    <Stack>
      {mayChange ? (
        <EntryForm entry={entry} onDone={onDone} onCancel={onCancel} />
      ) : (
        entry && <Text>{addressLine(entry.content)}</Text>
      )}
      {entry && mayChange && <Retire entry={entry} onDone={onDone} />}
      {entry && <History id={entry.id} />}
    </Stack>
  );
}

type Answers = Record<keyof AddressBookContent, string>;

const today = () => calendarDateAt(new Date(), BUSINESS_TIME_ZONE);

const empty = (): Answers => ({
  kind: 'furnisher',
  purpose: 'disputes',
  name: '',
  street: '',
  street2: '',
  city: '',
  state: '',
  zipCode: '',
  source: '',
  checkedOn: today(),
});

const missing = {
  name: 'Type the name of the company.',
  street: 'Type the street or P.O. box.',
  city: 'Type the city.',
  state: 'Choose the state.',
  zipCode: 'Type the ZIP code.',
  source: 'Say where the address is from.',
  checkedOn: 'Give the day on which you looked it up.',
};

function EntryForm({ entry, onDone, onCancel }: Omit<OneEntryProps, 'mayChange'>) {
  const form = useStaffForm<Answers, unknown>({
    initialValues: { ...empty(), ...entry?.content, street2: entry?.content.street2 ?? '' },
    validate: byContract(saveAddress.body?.shape.content, missing),
    send: async (values): Promise<unknown> =>
      await dataOf(
        callApi(saveAddress, {
          body: {
            entry: entry ? { id: entry.id, basedOn: entry.version } : null,
            content: values as AddressBookContent,
          },
        }),
      ),
    fieldOf: Object.fromEntries(fieldNames.map((name) => [`content.${name}`, name])),
    onDone: () => {
      tellDone('It is saved, and offered from now on', { text: form.values.name });
      onDone();
    },
  });
  const plain = { autoComplete: 'off' } as const;
  return (
    <StaffForm
      form={form}
      label={entry ? `Change ${entry.content.name}` : 'A new entry'}
      action={entry ? 'Save' : 'Add it'}
      busyLabel="Saving…"
      onCancel={onCancel}
    >
      <TextInput
        {...form.field('name')}
        {...plain}
        label="Company"
        description="As it should stand on the envelope."
        maxLength={letterLimits.creditorName}
      />
      <NativeSelect {...form.field('kind')} label="Kind" data={optionsOf(kindWords)} />
      <NativeSelect
        {...form.field('purpose')}
        label="For"
        description={
          'A direct dispute counts where the company named the address for disputes (12\u00A0CFR\u00A01022.43(c)).'
        }
        data={optionsOf(purposeWords)}
      />
      <TextInput
        {...form.field('street')}
        {...plain}
        label="Street or P.O. box"
        maxLength={letterLimits.address}
      />
      <TextInput
        {...form.field('street2')}
        {...plain}
        label="Second line (optional)"
        maxLength={letterLimits.address}
      />
      <TextInput {...form.field('city')} {...plain} label="City" maxLength={letterLimits.city} />
      <NativeSelect
        {...form.field('state')}
        label="State"
        data={[{ value: '', label: 'Choose' }, ...optionsOf(UsStates)]}
      />
      <TextInput
        {...form.field('zipCode')}
        {...plain}
        label="ZIP code"
        inputMode="numeric"
        maxLength={letterLimits.zipCode}
      />
      <TextInput
        {...form.field('source')}
        {...plain}
        label="Where it is from"
        description="The company’s page or letter, so that the next person can look there."
        maxLength={300}
      />
      <DayField
        label="Checked on"
        value={form.values.checkedOn}
        error={form.field('checkedOn').error}
        onChange={(day) => form.set('checkedOn', day)}
      />
    </StaffForm>
  );
}

function Retire({ entry, onDone }: { readonly entry: Entry; readonly onDone: () => void }) {
  const { id, version, isRetired, content } = entry;
  const { mutate, isPending } = useStaffAction(retireAddress, () => {
    tellDone(isRetired ? 'It is offered again' : 'Nobody is offered it anymore', {
      text: content.name,
    });
    onDone();
  });
  return (
    <Group>
      <Button
        variant="subtle"
        {...(!isRetired && { color: 'red' })}
        disabled={isPending}
        onClick={() =>
          mutate({ params: { id }, body: { basedOn: version, isRetired: !isRetired } })
        }
      >
        {isRetired ? 'Offer it again' : 'Retire it'}
        <VisuallyHidden>: {content.name}</VisuallyHidden>
      </Button>
    </Group>
  );
}

/** Who wrote down what, and when. */
function History({ id }: { readonly id: string }) {
  const answer = useQuery(queryOf(addressBookHistory, { params: { id } }));
  return (
    <section aria-labelledby="entry-history">
      <Title order={3} id="entry-history" mb="xs">
        History
      </Title>
      <Answered answer={answer} what="the history" lines={3}>
        {({ versions }) => (
          <ol className="plain-list rule-above" aria-label="Versions, newest first">
            {versions.map((version, place) => (
              <Stack component="li" key={version.version} gap="xs" py="sm" className="rule-below">
                <Text>
                  <strong>{momentWords(version.changedAt)}</strong> by {version.changedBy}
                </Text>
                <Quiet>{changeWords(version, versions[place + 1])}</Quiet>
              </Stack>
            ))}
          </ol>
        )}
      </Answered>
    </section>
  );
}

function changeWords(now: Version, before: Version | undefined): string {
  if (!before) return `Added: ${now.content.name}, ${addressLine(now.content)}`;
  if (now.isRetired !== before.isRetired) return now.isRetired ? 'Retired.' : 'Offered again.';
  const changes = fieldNames.flatMap((name) => {
    const [from, to] = [before.content[name] ?? 'nothing', now.content[name] ?? 'nothing'];
    return from === to ? [] : [`${fieldWords[name]}: ${from} → ${to}`];
  });
  return changes.length > 0 ? `${changes.join('; ')}.` : 'Saved as it was.';
}

const fieldWords: Readonly<Record<keyof AddressBookContent, string>> = {
  kind: 'kind',
  purpose: 'for',
  name: 'company',
  street: 'street',
  street2: 'second line',
  city: 'city',
  state: 'state',
  zipCode: 'ZIP code',
  source: 'from',
  checkedOn: 'checked on',
};

const fieldNames = Object.keys(fieldWords) as (keyof AddressBookContent)[];
