import { operatorEndpoints } from '@creditfix/shared/admin';
import type { BodyInputOf, DataOf } from '@creditfix/shared/kernel';
import { UsStates } from '@creditfix/shared/kernel';
import type { OperatorKey, OperatorValues } from '@creditfix/shared/operator';
import {
  Box,
  Button,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  ActionBar,
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
import { Quiet, Warning } from '../words.tsx';
import {
  aboutSetting,
  belowCost,
  filled,
  groupsOf,
  settingChoices,
  statesToNote,
  toAnswers,
  toValue,
  type Answers,
  type FieldGroup,
  type SettingField,
} from './setting-answers.ts';
import { CouponsPart } from './coupons-part.tsx';
import { SettingHistory } from './setting-history.tsx';
import { StateLawTable } from './state-law-table.tsx';

type Settings = DataOf<typeof operatorEndpoints.operatorSettings>;
type Change = BodyInputOf<typeof operatorEndpoints.changeOperatorSetting>['change'];

/** What the operator sets while the product runs. Which setting is open is in the address. */
export function SettingsPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const [search, setSearch] = useSearchParams();
  const answer = useQuery(queryOf(operatorEndpoints.operatorSettings));
  useSignedOut(answer, onSignedOut);
  const key =
    settingChoices.find(({ value }) => value === search.get('setting'))?.value ?? 'prices';
  return (
    <section aria-labelledby="settings-heading">
      <Title order={2} id="settings-heading" mb="md">
        Settings
      </Title>
      <NativeSelect
        id="which-settings"
        label="Which settings"
        maw="20rem"
        data={settingChoices}
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
      <Text maw="var(--measure)">{aboutSetting[key]}</Text>
      {(key === 'claims' || key === 'testimonials') && <ClaimsRule server={server} />}
      {key === 'legalChoice' && <Quiet>LEGAL_MODE of this server is {server.legalMode}.</Quiet>}
      {key === 'states' && <StateLawTable states={values.states} />}
      <Quiet>
        {newest && !newest.isDefault
          ? `Set by ${newest.changedBy}, ${momentWords(newest.changedAt)}.`
          : 'Nothing saved here yet. The server’s settings apply.'}
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
  const given = toAnswers(key, value);
  const answers = filled(key, given);
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
      aria-label={settingChoices.find((each) => each.value === key)?.label}
    >
      <Stack gap={key === 'states' ? 'sm' : 'xl'}>
        {groupsOf(key, given).map((group, at) => (
          <OneGroup key={group.title} group={group} form={form} locked={locked}>
            {isList && (
              <Button
                mt="sm"
                variant="subtle"
                onClick={() => onEdit(said().filter((_, place) => place !== at))}
              >
                Remove {group.title.toLowerCase()}
              </Button>
            )}
          </OneGroup>
        ))}
        {form.trouble && <Notice tone="error" title={form.trouble} live />}
        {key === 'states' && !locked && (
          <AnotherState answers={answers} said={() => toValue(key, form.values)} onEdit={onEdit} />
        )}
        {!locked && (
          // On a phone the bar stays by itself; where there is room, this keeps it in view.
          <Box
            display={{ base: 'contents', sm: 'block' }}
            pos="sticky"
            bottom={0}
            bg="var(--paper)"
            pb={{ sm: 'sm' }}
            style={{ zIndex: 1 }}
          >
            <ActionBar>
              {isList && said().length < MOST_TESTIMONIALS && (
                <Button onClick={() => onEdit([...said(), NEW_TESTIMONIAL])}>
                  Add a testimonial
                </Button>
              )}
              <BusyButton type="submit" variant="filled" busyLabel={form.isBusy && 'Saving…'}>
                Save
              </BusyButton>
            </ActionBar>
          </Box>
        )}
      </Stack>
    </form>
  );
}

interface AnotherStateProps {
  readonly answers: Answers;
  readonly said: () => unknown;
  readonly onEdit: (value: unknown) => void;
}

function AnotherState({ answers, said, onEdit }: AnotherStateProps) {
  return (
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
        const soFar = said() as OperatorValues['states'];
        const registrations = { ...soFar.registrations, [code]: { number: '' } };
        onEdit({ ...soFar, registrations });
        requestAnimationFrame(() =>
          document.getElementById(`setting-registrations-${code}-number`)?.focus(),
        );
      }}
    />
  );
}

type SettingsForm = ReturnType<typeof useStaffForm<Answers, unknown>>;

interface OneGroupProps {
  readonly group: FieldGroup;
  readonly form: SettingsForm;
  readonly locked: boolean;
  readonly children: ReactNode;
}

function OneGroup({ group: { title, fields, fold }, form, locked, children }: OneGroupProps) {
  const isMany = fields.length > 20;
  const grid = (
    <SimpleGrid
      cols={isMany ? { base: 2, sm: 3 } : { base: 1, sm: 2 }}
      spacing="md"
      verticalSpacing={isMany ? 'xs' : 'md'}
      style={{ alignItems: 'start' }}
    >
      {fields.map((field) => (
        <OneField key={field.name} field={field} form={form} isAlone={!isMany} />
      ))}
    </SimpleGrid>
  );
  if (fold)
    return (
      <Box component="fieldset" disabled={locked} aria-label={title}>
        <details open={fold === 'open'}>
          <summary>
            <Title order={3} display="inline">
              {title}
            </Title>
          </summary>
          {grid}
        </details>
      </Box>
    );
  return (
    <Box component="fieldset" disabled={locked}>
      <Title order={3} component="legend" mb="sm">
        {title}
      </Title>
      {grid}
      {children}
    </Box>
  );
}

interface OneFieldProps {
  readonly field: SettingField;
  readonly form: SettingsForm;
  /** A check box has a line to itself, so that what follows stands in pairs. */
  readonly isAlone: boolean;
}

function OneField({ field, form, isAlone }: OneFieldProps) {
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
        {...(isAlone && { style: { gridColumn: '1 / -1' } })}
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
  const warning = belowCost(name, form.values);
  return (
    <TextInput
      {...shared}
      {...form.field(name)}
      autoComplete="off"
      {...(kind === 'dollars' && { inputMode: 'decimal' })}
      {...(warning && {
        description: <Warning>{warning}</Warning>,
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      })}
    />
  );
}
