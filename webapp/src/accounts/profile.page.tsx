import { myAccountEndpoints, type Profile } from '@creditfix/shared/accounts';
import { type FieldFault, UsStates } from '@creditfix/shared/kernel';
import { NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { type ReactNode, type FormEvent, useState } from 'react';
import {
  Answered,
  Page,
  ActionBar,
  BusyButton,
  callApi,
  ErrorSummary,
  type FieldProblem,
  Icon,
  Notice,
  onText,
  ZipNote,
} from '#webapp/kit/index.ts';
import { useMyAccount, putMyAccount } from './accounts.queries.ts';
import { profileMessages } from './messages.tsx';

/** Who the person is in their letters. The saved signature belongs to the letters feature, so the app brings it. */
export function ProfilePage({ savedSignature }: { readonly savedSignature: ReactNode }) {
  const account = useMyAccount();
  return (
    <Page
      title={profileMessages.title}
      heading={profileMessages.heading}
      description={profileMessages.description}
      lead={profileMessages.lead}
    >
      <Stack gap="2xl">
        <Answered answer={account} what={profileMessages.what} lines={6}>
          {({ profile }) => <ProfileForm profile={profile} />}
        </Answered>
        <Stack component="section" gap="md" aria-labelledby="signature-heading">
          <Title order={2} size="h3" pb="xs" id="signature-heading" className="rule-below">
            {profileMessages.signature}
          </Title>
          {savedSignature}
        </Stack>
      </Stack>
    </Page>
  );
}

type ProfileSaving =
  | { readonly kind: 'unchanged' | 'unsaved' | 'saving' | 'failed' }
  | { readonly kind: 'saved'; readonly empty: boolean };

interface Failure {
  readonly fields: readonly FieldFault[];
  readonly trouble?: string | undefined;
}

const noFailure: Failure = { fields: [] };

/** The profile as typed, how far it is kept, and what the server would not take. */
function useProfileForm(profile: Profile) {
  const [typed, setTyped] = useState(profile);
  const [saving, setSaving] = useState<ProfileSaving>({ kind: 'unchanged' });
  const [failure, setFailure] = useState(noFailure);
  const [attempt, setAttempt] = useState(0);

  const save = async (): Promise<void> => {
    setSaving({ kind: 'saving' });
    setFailure(noFailure);
    // The page keeps what was typed where the session ended meanwhile; the sentence says so.
    const answer = await callApi(myAccountEndpoints.saveProfile, {
      body: typed,
      staysOnPage: true,
    });
    setAttempt((number) => number + 1);
    if (!answer.ok) {
      const { fields = [], error } = answer.problem;
      setFailure({ fields, trouble: fields.length > 0 ? undefined : error });
      return setSaving({ kind: 'failed' });
    }
    setTyped(answer.data);
    putMyAccount({ profile: answer.data });
    setSaving({ kind: 'saved', empty: Object.values(answer.data).every((text) => text === '') });
  };

  const change = (field: keyof Profile, value: string) => {
    setTyped((now) => ({ ...now, [field]: value }));
    setSaving({ kind: 'unsaved' });
  };
  const bind = (field: keyof Profile) => ({
    id: fieldId(field),
    name: field,
    value: typed[field],
    error: failure.fields.find(({ path }) => path === field)?.message,
    onChange: onText((value) => change(field, value)),
  });

  const problems: FieldProblem[] = failure.fields.map(({ path, message }) => ({
    fieldId: fieldId(path),
    message,
  }));
  return { typed, bind, change, save, saving, problems, attempt, trouble: failure.trouble };
}

const fieldId = (field: string) => `profile-${field}`;

const states = Object.entries(UsStates).map(([value, label]) => ({ value, label }));

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const form = useProfileForm(profile);
  const { bind, saving } = form;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form noValidate onSubmit={onSubmit} aria-label={profileMessages.heading}>
      <Stack gap="lg">
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        {form.trouble && (
          <Notice tone="error" title={profileMessages.notSavedYet}>
            <p>{profileMessages.stillHere(form.trouble)}</p>
          </Notice>
        )}
        <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="md">
          <TextInput
            {...bind('firstName')}
            label={profileMessages.firstName}
            autoComplete="given-name"
            maxLength={60}
          />
          <TextInput
            {...bind('lastName')}
            label={profileMessages.lastName}
            autoComplete="family-name"
            maxLength={60}
          />
        </SimpleGrid>
        <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="md">
          <TextInput
            {...bind('middleName')}
            label={profileMessages.middleName}
            autoComplete="additional-name"
            maxLength={60}
          />
          <TextInput
            {...bind('suffix')}
            label={profileMessages.suffix}
            autoComplete="honorific-suffix"
            maxLength={10}
          />
        </SimpleGrid>
        <TextInput
          {...bind('address')}
          label={profileMessages.street}
          autoComplete="address-line1"
          maxLength={100}
        />
        <TextInput
          {...bind('addressLine2')}
          label={profileMessages.unit}
          autoComplete="address-line2"
          maxLength={100}
        />
        <TextInput
          {...bind('zipCode')}
          label={profileMessages.zipCode}
          autoComplete="postal-code"
          inputMode="numeric"
          data-size="short"
          maxLength={10}
        />
        <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="md">
          <TextInput
            {...bind('city')}
            label={profileMessages.city}
            autoComplete="address-level2"
            maxLength={60}
          />
          <NativeSelect
            {...bind('state')}
            label={profileMessages.state}
            autoComplete="address-level1"
            data={[{ value: '', label: profileMessages.chooseState }, ...states]}
          />
        </SimpleGrid>
        <ZipNote address={form.typed} fill={form.change} />
        <TextInput
          {...bind('phone')}
          label={profileMessages.phone}
          type="tel"
          autoComplete="tel"
          data-size="medium"
          maxLength={30}
        />
        <ActionBar note={<ProfileSaved saving={saving} />}>
          <BusyButton
            type="submit"
            variant="filled"
            busyLabel={saving.kind === 'saving' && profileMessages.saving}
          >
            {profileMessages.save}
          </BusyButton>
        </ActionBar>
      </Stack>
    </form>
  );
}

/** The saved state in words; read out when it changes. */
function ProfileSaved({ saving }: { readonly saving: ProfileSaving }) {
  const trouble = saving.kind === 'failed';
  return (
    <Text role="status" size="sm" c={trouble ? 'red' : 'dimmed'} fw={trouble ? 600 : undefined}>
      <Icon name={trouble ? 'warning' : saving.kind === 'saved' ? 'check' : 'lock'} />{' '}
      {wordsOf(saving)}
    </Text>
  );
}

function wordsOf(saving: ProfileSaving): string {
  if (saving.kind !== 'saved') return profileMessages.keptAs[saving.kind];
  return saving.empty ? profileMessages.savedEmpty : profileMessages.saved;
}
