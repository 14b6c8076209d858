import { operatorEndpoints } from '@creditfix/shared/admin';
import type { BodyInputOf, DataOf } from '@creditfix/shared/kernel';
import { UsStates } from '@creditfix/shared/kernel';
import type { OperatorKey, OperatorValues } from '@creditfix/shared/operator';
import {
  Box,
  Button,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  Answered,
  BusyButton,
  callApi,
  dataOf,
  keyOf,
  momentWords,
  Notice,
  queryClient,
  queryOf,
  useQuery,
} from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import { Tick } from '../lists/staff-table.tsx';
import { DayField, useStaffForm } from '../staff-form.tsx';
import { useStaffRole } from '../staff-role.ts';
import { tellDone } from '../told.tsx';
import { Quiet } from '../words.tsx';
import {
  filled,
  groupsOf,
  statesToNote,
  toAnswers,
  toValue,
  type Answers,
  type SettingField,
} from './setting-answers.ts';
import { CouponsPart } from './coupons-part.tsx';
import { SettingHistory } from './setting-history.tsx';
import { StateLawTable } from './state-law-table.tsx';

type Settings = DataOf<typeof operatorEndpoints.operatorSettings>;
type Change = BodyInputOf<typeof operatorEndpoints.changeOperatorSetting>['change'];

const choices = [
  { value: 'prices', label: 'Prices' },
  { value: 'company', label: 'Company' },
  { value: 'claims', label: 'Claims' },
  { value: 'testimonials', label: 'Testimonials' },
  { value: 'states', label: 'States' },
  { value: 'legalChoice', label: 'What you are in law' },
  { value: 'lawReview', label: 'Review of the law' },
  { value: 'staffViews', label: 'Views as a person' },
  { value: 'announcement', label: 'Announcement' },
] satisfies { value: OperatorKey; label: string }[];

const about: Readonly<Record<OperatorKey, string>> = {
  prices:
    'What people pay for Pro and for a mailed letter, and what the carrier charges you. Pages, terms, emails and new contracts name the price of Pro at once. Set the same one in Stripe: Launch says where the two differ. Whoever has a subscription or a contract keeps the price of it.',
  company: 'Who stands behind the site: on its pages, in contracts, and where people write to.',
  claims: 'The figures that the pages show as yours.',
  testimonials: 'What people told you, in their words. Twelve at most.',
  states:
    'Nothing is sold to people of a state that is not selected. They can still write free letters.',
  legalChoice:
    'LEGAL_MODE on the server says what counts. Here stands who decided it, so that somebody answers for it: courts read the Credit Repair Organizations Act widely, and a lawyer says which of the two you are.',
  lawReview:
    'Who has read the table that our letters take the law from, and when. About us, How it works and the guides name both; with nothing here they say nothing of a review.',
  staffViews:
    'Whoever helps a person can look at their pages as they see them, for half an hour and without changing anything.',
  announcement: 'A line above every page for consumers. Each reader can hide it.',
};

/** What the operator sets while the product runs. Which setting is open is in the address. */
export function SettingsPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const [search, setSearch] = useSearchParams();
  const answer = useQuery(queryOf(operatorEndpoints.operatorSettings));
  useSignedOut(answer, onSignedOut);
  const key = choices.find(({ value }) => value === search.get('setting'))?.value ?? 'prices';
  return (
    <section aria-labelledby="settings-heading">
      <Title order={2} id="settings-heading" mb="md">
        Settings
      </Title>
      <NativeSelect
        id="which-settings"
        label="Which settings"
        maw="20rem"
        data={choices}
        value={key}
        onChange={({ currentTarget }) =>
          setSearch({ tab: 'settings', setting: currentTarget.value }, { replace: true })
        }
      />
      <Answered answer={answer} what="the settings" lines={10}>
        {(settings) => (
          <OneSetting
            key={key}
            settings={settings}
            about={key}
            onChanged={() => void Promise.all([answer.refetch(), askHistoryAnew()])}
          />
        )}
      </Answered>
    </section>
  );
}

const askHistoryAnew = async () =>
  await queryClient.invalidateQueries({ queryKey: keyOf(operatorEndpoints.operatorHistory) });

interface OneSettingProps {
  readonly settings: Settings;
  readonly about: OperatorKey;
  readonly onChanged: () => void;
}

function OneSetting({ settings, about: key, onChanged }: OneSettingProps) {
  const { values, set, server, mayChange } = settings;
  const newest = set.find((each) => each.key === key);
  const isAdministrator = useStaffRole() === 'administrator';
  const version = newest?.version ?? 0;
  return (
    <Stack mt="lg" maw="60rem">
      <Text maw="var(--measure)">{about[key]}</Text>
      {(key === 'claims' || key === 'testimonials') && <ClaimsRule server={server} />}
      {key === 'legalChoice' && <Quiet>LEGAL_MODE of this server is {server.legalMode}.</Quiet>}
      {key === 'states' && <StateLawTable states={values.states} />}
      <Quiet>
        {newest && !newest.isDefault
          ? `Set by ${newest.changedBy}, ${momentWords(newest.changedAt)}.`
          : 'Nothing is set here: the settings of the server count.'}
      </Quiet>
      {isAdministrator && !mayChange && (
        <Notice tone="info" title="To change anything, sign in again">
          <p>What everybody sees or pays is changed only within 15 minutes of signing in.</p>
          <Link to="/admin/login" className="tap-target">
            Sign in again
          </Link>
        </Notice>
      )}
      <SettingForm
        key={version}
        about={key}
        value={values[key]}
        basedOn={version}
        locked={!isAdministrator || !mayChange}
        onChanged={onChanged}
      />
      {key === 'prices' && isAdministrator && <CouponsPart />}
      <SettingHistory
        about={key}
        basedOn={version}
        locked={!isAdministrator || !mayChange}
        isSet={newest !== undefined && !newest.isDefault}
        onChanged={onChanged}
      />
    </Stack>
  );
}

function ClaimsRule({ server }: Pick<Settings, 'server'>) {
  const { claims, proofNeeded } = server;
  if (claims !== 'as_written')
    return (
      <Notice tone="info" title={`CLAIMS is ${claims}`}>
        <p>
          Whatever is written here, the pages show{' '}
          {claims === 'hidden' ? 'no figure' : 'only what the database has counted'}.
        </p>
      </Notice>
    );
  return (
    <Notice
      tone="info"
      title={proofNeeded ? 'Shown only with a note' : 'Shown here without a note'}
    >
      <p>
        {proofNeeded
          ? 'A claim is on the pages only if you write down what shows it, from which day, and how it was measured. Without that the counted figure takes its place, or none.'
          : 'This server is for development. In production, and for a credit repair organization everywhere, a claim is shown only with its note.'}
      </p>
    </Notice>
  );
}

interface SettingFormProps {
  readonly about: OperatorKey;
  readonly value: unknown;
  readonly basedOn: number;
  readonly locked: boolean;
  readonly onChanged: () => void;
}

const NEW_TESTIMONIAL = {
  source: 'claimed',
  shown: true,
  name: '',
  improvement: { en: '', es: '' },
  text: { en: '', es: '' },
};
const MOST_TESTIMONIALS = 12;

function SettingForm(props: SettingFormProps) {
  const { about: key, value } = props;
  const [edited, setEdited] = useState<{ readonly value: unknown; readonly round: number }>({
    value,
    round: 0,
  });
  const edit = (next: unknown) => setEdited(({ round }) => ({ value: next, round: round + 1 }));
  return <Fields key={edited.round} {...props} value={edited.value} onEdit={edit} about={key} />;
}

function Fields({
  about: key,
  value,
  basedOn,
  locked,
  onChanged,
  onEdit,
}: SettingFormProps & { readonly onEdit: (value: unknown) => void }) {
  const answers = filled(key, toAnswers(key, value));
  const form = useStaffForm<Answers, unknown>({
    initialValues: answers,
    send: async (values) => {
      const change = { key, value: toValue(key, values) } as Change;
      return await dataOf(
        callApi(operatorEndpoints.changeOperatorSetting, { body: { change, basedOn } }),
      );
    },
    fieldOf: Object.fromEntries(
      Object.keys(answers).map((name) => [`change.value.${name.replaceAll('/', '.')}`, name]),
    ),
    onDone: () => {
      tellDone('It is changed, and counts from now on.');
      onChanged();
    },
  });
  const [isList, said] = [key === 'testimonials', () => toValue(key, form.values) as unknown[]];
  return (
    <form
      onSubmit={form.submit}
      noValidate
      aria-label={choices.find((each) => each.value === key)?.label}
    >
      <Stack gap="xl">
        {groupsOf(key, answers).map(({ title, fields }, at) => (
          <Box key={title} component="fieldset" disabled={locked}>
            <Title order={3} component="legend" mb="sm">
              {title}
            </Title>
            <SimpleGrid
              cols={{ base: 1, sm: fields.length > 20 ? 3 : 2 }}
              spacing="md"
              verticalSpacing={fields.length > 20 ? 'xs' : 'md'}
            >
              {fields.map((field) => (
                <OneField key={field.name} field={field} form={form} />
              ))}
            </SimpleGrid>
            {isList && (
              <Button
                mt="sm"
                variant="subtle"
                onClick={() => onEdit(said().filter((_, place) => place !== at))}
              >
                Remove {title.toLowerCase()}
              </Button>
            )}
          </Box>
        ))}
        {form.trouble && <Notice tone="error" title={form.trouble} live />}
        {key === 'states' && !locked && (
          <NativeSelect
            id="state-to-note"
            label="Write something down about another state"
            maw="20rem"
            value=""
            data={[
              { value: '', label: 'Choose a state' },
              ...statesToNote(answers).map((code) => ({ value: code, label: UsStates[code] })),
            ]}
            onChange={({ currentTarget: { value: code } }) => {
              if (code === '') return;
              const soFar = toValue(key, form.values) as OperatorValues['states'];
              onEdit({
                ...soFar,
                registrations: { ...soFar.registrations, [code]: { number: '' } },
              });
              requestAnimationFrame(() =>
                document.getElementById(`setting-registrations-${code}-number`)?.focus(),
              );
            }}
          />
        )}
        {!locked && (
          <Group>
            <BusyButton type="submit" variant="filled" busyLabel={form.isBusy && 'Saving…'}>
              Save
            </BusyButton>
            {isList && said().length < MOST_TESTIMONIALS && (
              <Button onClick={() => onEdit([...said(), NEW_TESTIMONIAL])}>
                Add a testimonial
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </form>
  );
}

interface OneFieldProps {
  readonly field: SettingField;
  readonly form: ReturnType<typeof useStaffForm<Answers, unknown>>;
}

function OneField({ field, form }: OneFieldProps) {
  const { name, label, kind, hint } = field;
  const id = `setting-${name.replaceAll('/', '-')}`;
  const shared = { id, label, ...(hint && { description: hint }) };
  const answer = form.values[name];
  if (kind === 'tick')
    return (
      <Tick
        id={id}
        label={label}
        checked={answer === true}
        onChange={({ currentTarget }) => form.set(name, currentTarget.checked)}
      />
    );
  if (kind === 'day')
    return (
      <DayField
        {...shared}
        error={form.field(name).error}
        value={String(answer)}
        onChange={(day) => form.set(name, day)}
      />
    );
  if (kind === 'choice')
    return <NativeSelect {...shared} {...form.field(name)} data={[...(field.choices ?? [])]} />;
  if (kind === 'lines') return <Textarea {...shared} {...form.field(name)} autosize minRows={2} />;
  return (
    <TextInput
      {...shared}
      {...form.field(name)}
      autoComplete="off"
      {...(kind === 'dollars' && { inputMode: 'decimal' })}
    />
  );
}
