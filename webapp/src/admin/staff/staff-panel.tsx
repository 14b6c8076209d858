import { staffEndpoints, StaffRole } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import {
  Answered,
  callApi,
  dataOf,
  dayWords,
  Notice,
  queryOf,
  StatusTag,
  useQuery,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import { StaffTable } from '../lists/staff-table.tsx';
import { byContract, StaffForm, useStaffForm } from '../staff-form.tsx';
import { useStaffRole } from '../staff-role.ts';
import { tellDone } from '../told.tsx';
import { Below, Quiet } from '../words.tsx';
import { OwnFactors } from './own-factors.tsx';

type Staff = DataOf<typeof staffEndpoints.staffMembers>;
type Member = Staff['members'][number];

/** What is asked for: somebody new, or a change about one of the list. */
type Asked =
  | { readonly kind: 'add' }
  | { readonly kind: 'role' | 'remove' | 'factor'; readonly member: Member };

/** For administrators the whole staff, and for everybody what they sign in with. */
export function StaffPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const isAdministrator = useStaffRole() === 'administrator';
  return (
    <Stack gap="xl">
      {isAdministrator && <Members onSignedOut={onSignedOut} />}
      <OwnFactors onSignedOut={onSignedOut} />
    </Stack>
  );
}

/** Who is on the staff, in which role, and what they prove who they are with. */
function Members({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const answer = useQuery(queryOf(staffEndpoints.staffMembers));
  useSignedOut(answer, onSignedOut);
  const [asked, setAsked] = useState<Asked>();
  const done = () => {
    setAsked(undefined);
    void answer.refetch();
  };
  return (
    <section aria-labelledby="staff-heading">
      <Group justify="space-between" mb="md">
        <Title order={2} id="staff-heading">
          Staff
        </Title>
        <Button variant={asked ? 'default' : 'filled'} onClick={() => setAsked({ kind: 'add' })}>
          Add a person
        </Button>
      </Group>
      <Answered answer={answer} what="the staff" lines={6}>
        {(staff) => (
          <Stack>
            {!staff.mayChange && (
              <Notice tone="info" title="Sign in again to change something">
                <p>Roles are changed only shortly after signing in.</p>
              </Notice>
            )}
            {!staff.secondFactor && (
              <Notice tone="warning" title="Two-step sign-in is off">
                <p>
                  The link in an email is enough to get in here. Set ADMIN_SECOND_FACTOR=on on the
                  server: everybody then sets up a passkey or an authenticator app at the next
                  sign-in.
                </p>
              </Notice>
            )}
            {asked && <Change asked={asked} onDone={done} onCancel={() => setAsked(undefined)} />}
            <StaffTable
              name="Members of the staff"
              columns={[...columns, actions(setAsked)]}
              rows={staff.members.map((member) => ({ ...member, id: member.email }))}
              empty="Nobody is on the staff."
            />
            {staff.takenOff.length > 0 && (
              <Quiet>
                Taken off here, and still named by the settings of the server:{' '}
                {staff.takenOff.join(', ')}. What is said here counts.
              </Quiet>
            )}
          </Stack>
        )}
      </Answered>
    </section>
  );
}

interface ChangeProps {
  readonly asked: Asked;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function Change({ asked, ...rest }: ChangeProps) {
  if (asked.kind === 'add' || asked.kind === 'role') {
    const member = asked.kind === 'role' ? asked.member : undefined;
    return <RoleForm key={member?.email ?? ''} member={member} {...rest} />;
  }
  return (
    <ReasonForm
      key={`${asked.kind} ${asked.member.email}`}
      kind={asked.kind}
      member={asked.member}
      {...rest}
    />
  );
}

const roleWords: Readonly<Record<StaffRole, string>> = {
  administrator: 'Administrator: everything',
  support: 'Support: helps people, gives no money',
  auditor: 'Auditor: looks and changes nothing',
};

interface RoleFormProps extends Omit<ChangeProps, 'asked'> {
  /** Without one, somebody new. */
  readonly member: Member | undefined;
}

function RoleForm({ member, onDone, onCancel }: RoleFormProps) {
  const form = useStaffForm<{ email: string; role: string; reason: string }, { email: string }>({
    initialValues: { email: member?.email ?? '', role: member?.role ?? 'support', reason: '' },
    validate: byContract(staffEndpoints.setStaffRole.body, {
      email: 'Type the email address.',
      reason: 'Say why.',
    }),
    send: async ({ email, role, reason }) =>
      await dataOf(
        callApi(staffEndpoints.setStaffRole, {
          body: { email, role: role as StaffRole, reason },
        }),
      ),
    onDone: ({ email }) => {
      tellDone(member ? 'The role counts from now on' : 'They are on the staff', {
        text: member ? email : `${email} signs in at /admin/login.`,
      });
      onDone();
    },
  });
  return (
    <StaffForm
      form={form}
      label={member ? `Another role for ${member.email}` : 'Add a person to the staff'}
      action={member ? 'Change the role' : 'Add them'}
      busyLabel="Saving…"
      onCancel={onCancel}
    >
      {!member && (
        <TextInput
          {...form.field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={320}
        />
      )}
      <NativeSelect
        {...form.field('role')}
        label={member ? `Role of ${member.email}` : 'Role'}
        data={Object.values(StaffRole).map((value) => ({ value, label: roleWords[value] }))}
      />
      <TextInput {...form.field('reason')} {...reason} />
    </StaffForm>
  );
}

const reason = {
  label: 'Reason',
  description: 'Kept in the audit log.',
  autoComplete: 'off',
  maxLength: 300,
} as const;

const asking = {
  remove: {
    endpoint: staffEndpoints.removeFromStaff,
    action: 'Take them off the staff',
    done: 'They are off the staff',
    says: 'Their next click is refused, and their sessions end.',
  },
  factor: {
    endpoint: staffEndpoints.forgetSecondFactor,
    action: 'Reset the second factor',
    done: 'The second factor is reset',
    says: 'For a lost phone or key. They are signed out everywhere, and set up a new one at the next sign-in. Make sure that it is them who ask.',
  },
} as const;

interface ReasonFormProps extends Omit<ChangeProps, 'asked'> {
  readonly kind: keyof typeof asking;
  readonly member: Member;
}

function ReasonForm({ kind, member: { email }, onDone, onCancel }: ReasonFormProps) {
  const { endpoint, action, done, says } = asking[kind];
  const form = useStaffForm({
    initialValues: { reason: '' },
    validate: ({ reason: text }) => (text.trim() === '' ? { reason: 'Say why.' } : {}),
    send: async ({ reason: why }): Promise<unknown> =>
      await dataOf(callApi(endpoint, { body: { email, reason: why } })),
    mainField: 'reason',
    onDone: () => {
      tellDone(done, { text: email });
      onDone();
    },
  });
  return (
    <StaffForm
      form={form}
      label={`${action}: ${email}`}
      action={action}
      busyLabel="Saving…"
      onCancel={onCancel}
    >
      <Text>
        {email}. {says}
      </Text>
      <TextInput {...form.field('reason')} {...reason} />
    </StaffForm>
  );
}

const factorWords = { passkey: 'Passkey', totp: 'Authenticator app' } as const;

const columns = [
  { head: 'Who', short: true, cell: ({ email }: Member) => email },
  {
    head: 'Role',
    wide: true,
    cell: ({ role, namedBy, changedBy, changedAt }: Member) => (
      <>
        {role[0]?.toUpperCase()}
        {role.slice(1)}
        <Below>
          {namedBy === 'server'
            ? 'By the settings of the server'
            : `By ${changedBy ?? 'somebody who is gone'}${changedAt ? `, ${dayWords(changedAt)}` : ''}`}
        </Below>
      </>
    ),
  },
  {
    head: 'Second factor',
    cell: ({ factors }: Member) =>
      factors.length > 0 ? (
        <StatusTag tone="done">{factors.map((kind) => factorWords[kind]).join(' and ')}</StatusTag>
      ) : (
        <StatusTag tone="soon">Not set up</StatusTag>
      ),
  },
] as const;

const actions = (onAsk: (asked: Asked) => void) =>
  ({
    head: 'Change',
    cell: (member: Member) => (
      <Group gap={0} data-actions>
        {member.factors.length > 0 && (
          <Button variant="subtle" onClick={() => onAsk({ kind: 'factor', member })}>
            Reset factor <VisuallyHidden>of {member.email}</VisuallyHidden>
          </Button>
        )}
        <Button variant="subtle" onClick={() => onAsk({ kind: 'role', member })}>
          Change role <VisuallyHidden>of {member.email}</VisuallyHidden>
        </Button>
        <Button variant="subtle" onClick={() => onAsk({ kind: 'remove', member })}>
          Remove <VisuallyHidden>{member.email}</VisuallyHidden>
        </Button>
      </Group>
    ),
  }) as const;
