import { myAccountEndpoints, type Profile } from '@creditfix/shared/accounts';
import { UsStates } from '@creditfix/shared/kernel';
import { NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  Answered,
  Page,
  ActionBar,
  BusyButton,
  callApi,
  dataOf,
  ErrorSummary,
  Icon,
  Notice,
  useSentForm,
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

/** How far what was typed is kept. */
type ProfileSaving = 'unchanged' | 'unsaved' | 'saving' | 'failed' | 'saved' | 'savedEmpty';

/** The profile as typed, and what the server would not take. */
function useProfileForm(profile: Profile) {
  const form = useSentForm({
    name: 'profile',
    initialValues: profile,
    // The page keeps what was typed where the session ended meanwhile; the sentence says so.
    send: (body) => dataOf(callApi(myAccountEndpoints.saveProfile, { body, staysOnPage: true })),
    onDone: (saved) => {
      form.keep(saved);
      putMyAccount({ profile: saved });
    },
  });
  return { ...form, saving: savingOf(form) };
}

function savingOf({
  values,
  isBusy,
  isRefused,
  isUnsaved,
  isSent,
}: ReturnType<typeof useSentForm<Profile, Profile>>): ProfileSaving {
  if (isBusy) return 'saving';
  if (isRefused) return 'failed';
  if (isUnsaved) return 'unsaved';
  if (!isSent) return 'unchanged';
  return Object.values(values).every((text) => text === '') ? 'savedEmpty' : 'saved';
}

const states = Object.entries(UsStates).map(([value, label]) => ({ value, label }));

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const form = useProfileForm(profile);
  const { text, saving } = form;
  return (
    <form noValidate onSubmit={form.submit} aria-label={profileMessages.heading}>
      <Stack gap="lg">
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        {form.trouble && (
          <Notice tone="error" title={profileMessages.notSavedYet}>
            <p>{profileMessages.stillHere(form.trouble)}</p>
          </Notice>
        )}
        <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="md">
          <TextInput
            {...text('firstName')}
            label={profileMessages.firstName}
            autoComplete="given-name"
            maxLength={60}
          />
          <TextInput
            {...text('lastName')}
            label={profileMessages.lastName}
            autoComplete="family-name"
            maxLength={60}
          />
        </SimpleGrid>
        <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="md">
          <TextInput
            {...text('middleName')}
            label={profileMessages.middleName}
            autoComplete="additional-name"
            maxLength={60}
          />
          <TextInput
            {...text('suffix')}
            label={profileMessages.suffix}
            autoComplete="honorific-suffix"
            maxLength={10}
          />
        </SimpleGrid>
        <TextInput
          {...text('address')}
          label={profileMessages.street}
          autoComplete="address-line1"
          maxLength={100}
        />
        <TextInput
          {...text('addressLine2')}
          label={profileMessages.unit}
          autoComplete="address-line2"
          maxLength={100}
        />
        <TextInput
          {...text('zipCode')}
          label={profileMessages.zipCode}
          autoComplete="postal-code"
          inputMode="numeric"
          data-size="short"
          maxLength={10}
        />
        <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="md">
          <TextInput
            {...text('city')}
            label={profileMessages.city}
            autoComplete="address-level2"
            maxLength={60}
          />
          <NativeSelect
            {...text('state')}
            label={profileMessages.state}
            autoComplete="address-level1"
            data={[{ value: '', label: profileMessages.chooseState }, ...states]}
          />
        </SimpleGrid>
        <ZipNote address={form.values} fill={form.set} />
        <TextInput
          {...text('phone')}
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
            busyLabel={form.isBusy && profileMessages.saving}
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
  const trouble = saving === 'failed';
  const saved = saving === 'saved' || saving === 'savedEmpty';
  return (
    <Text role="status" size="sm" c={trouble ? 'red' : 'dimmed'} fw={trouble ? 600 : undefined}>
      <Icon name={trouble ? 'warning' : saved ? 'check' : 'lock'} /> {wordsOf(saving)}
    </Text>
  );
}

function wordsOf(saving: ProfileSaving): string {
  if (saving === 'saved' || saving === 'savedEmpty') return profileMessages[saving];
  return profileMessages.keptAs[saving];
}
