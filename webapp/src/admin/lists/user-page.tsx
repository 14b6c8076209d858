import {
  adminEndpoints,
  adminListEndpoints,
  VIEW_MINUTES,
  viewEndpoints,
} from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, Group, Stack, Title, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  Answered,
  AskFirst,
  callApi,
  dayWords,
  Icon,
  momentWords,
  queryClient,
  queryOf,
  useQuery,
  VisuallyHidden,
  dataOf,
} from '#webapp/kit/index.ts';
import { noteFlagChange, useSignedOut } from '../admin.queries.ts';
import { useMayHelp, useStaffRole } from '../staff-role.ts';
import { letterCount, Quiet } from '../words.tsx';
import { AccountRow } from './account-row.tsx';
import { EmailsPart } from './emails-part.tsx';
import { DisputesPart, DraftsPart } from './disputes-part.tsx';
import { ContractPart } from './contract-part.tsx';
import { spaced } from './list-filters.ts';
import { MailPart } from './mail-part.tsx';
import { type Names, namesIn, saidOf, WithNames } from './named-text.tsx';
import { LettersTable } from './letters-table.tsx';
import { paymentOfLetter, type Payment, PaymentsTable } from './payments-table.tsx';
import { StaffTable } from './staff-table.tsx';
import { SubscriptionTag } from './user-columns.tsx';
import { byContract, StaffForm, useStaffForm } from '../staff-form.tsx';
import { useStaffShell } from '../staff-shell.ts';

interface ViewAsProps {
  readonly id: string;
  readonly email: string;
  /** Where the page of this person is on the web. */
  readonly webAddress: string;
}

/** Leads to the person's own pages, as they see them: for a stated reason, and without changing anything. */
function ViewAs({ id, email, webAddress }: ViewAsProps) {
  const [asking, setAsking] = useState(false);
  const shell = useStaffShell();
  const form = useStaffForm({
    initialValues: { reason: '' },
    validate: byContract(viewEndpoints.startView.body, { reason: 'Say why.' }),
    send: async (body) => await dataOf(callApi(viewEndpoints.startView, { params: { id }, body })),
    mainField: 'reason',
    // Loaded anew: what this tab has in memory is the staff's.
    onDone: () => window.location.assign('/dashboard'),
  });
  // The desktop app has the staff's pages alone.
  if (shell)
    return (
      <div>
        <Button component="a" href={webAddress} target="_blank" rel="noreferrer">
          Open in the browser <VisuallyHidden>({email})</VisuallyHidden>
        </Button>
        <Quiet mt="xs">
          To see their pages as they do: this page opens in your browser, where you can view as this
          person. It may ask you to sign in there.
        </Quiet>
      </div>
    );
  if (!asking) {
    return (
      <Button mr="auto" onClick={() => setAsking(true)}>
        View as this person <VisuallyHidden>({email})</VisuallyHidden>
      </Button>
    );
  }
  return (
    <StaffForm
      form={form}
      label={`View as ${email}`}
      action="Show me their pages"
      busyLabel="Opening…"
      onCancel={() => setAsking(false)}
    >
      <TextInput
        {...form.field('reason')}
        label="Why do you look at their pages?"
        description={`For ${VIEW_MINUTES} minutes, and nothing can be changed. The reason and each page are in the audit log. Where your settings say so, the person gets the reason by email.`}
        autoComplete="off"
        maxLength={300}
      />
    </StaffForm>
  );
}

interface EndSessionProps {
  readonly id: string;
  readonly device: string;
  readonly onEnded: () => void;
}

/** Signs somebody out of one place, after a question. */
function EndSession({ id, device, onEnded }: EndSessionProps) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button variant="subtle" onClick={() => setAsking(true)}>
        Sign out <VisuallyHidden>of {device}</VisuallyHidden>
      </Button>
    );
  }
  const end = async (): Promise<string | undefined> => {
    const answer = await callApi(adminListEndpoints.endUserSession, { params: { id } });
    if (!answer.ok) return answer.problem.error;
    onEnded();
    return undefined;
  };
  return (
    <AskFirst
      question={`Sign out of ${device}?`}
      action="Sign out"
      busyLabel="Signing out…"
      keep="Leave it"
      onAction={end}
      onKeep={() => setAsking(false)}
    >
      Whoever uses it has to sign in again.
    </AskFirst>
  );
}

type Everything = DataOf<typeof adminListEndpoints.adminUser>;

interface UserPageProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly onSignedOut: () => void;
}

/** Everything about one user that needs no opening. That it was looked at is in the audit log. */
export function UserPage({ id, onBack, onSignedOut }: UserPageProps) {
  const answer = useQuery(queryOf(adminListEndpoints.adminUser, { params: { id } }));
  useSignedOut(answer, onSignedOut);
  return (
    <section aria-label="User">
      <Button variant="subtle" leftSection={<Icon name="back" />} onClick={onBack}>
        Back to the list
      </Button>
      <Answered answer={answer} what="the user" lines={12}>
        {(everything) => <Parts everything={everything} onChanged={() => void answer.refetch()} />}
      </Answered>
    </section>
  );
}

interface PartsProps {
  readonly everything: Everything;
  readonly onChanged: () => void;
}

function Parts({ everything, onChanged }: PartsProps) {
  const { user, contract, letters, mail, payments, refunds, messages, audit } = everything;
  const names = namesIn(everything.names);
  const mayHelp = useMayHelp();
  const isAdministrator = useStaffRole() === 'administrator';
  const mayReadLog = useStaffRole() !== 'support';
  const [, setSearch] = useSearchParams();
  // Where letters are opened, the reason is asked for.
  const openLetter = ({ id, reference }: { readonly id: string; readonly reference: string }) =>
    setSearch({ tab: 'letters', search: reference, open: id });
  const [refunding, setRefunding] = useState<Payment>();
  const openMessage = (message: { readonly id: string }) =>
    setSearch({ tab: 'messages', open: message.id });
  return (
    <Stack gap="lg">
      <WhoTheyAre everything={everything} />
      {mayHelp && <ViewAs id={user.id} email={user.email} webAddress={everything.webAddress} />}
      {mayHelp && (
        <Part title="Plan and flags">
          <PlanAndFlags email={user.email} id={user.id} onChanged={onChanged} />
        </Part>
      )}
      {contract && isAdministrator && (
        <Part title="Contract">
          <ContractPart
            userId={user.id}
            email={user.email}
            contract={contract}
            onChanged={onChanged}
          />
        </Part>
      )}
      <Part title="Letters">
        <LettersTable
          letters={letters}
          empty="No letters yet."
          onOpen={mayHelp ? openLetter : undefined}
          action={isAdministrator ? refundColumn(payments, setRefunding) : undefined}
        />
      </Part>
      <Part title="Being written">
        <DraftsPart drafts={everything.drafts} />
      </Part>
      <Part title="Disputes">
        <DisputesPart disputes={everything.disputes} />
      </Part>
      <Part title="Emails to them">
        <EmailsPart emails={everything.emails} onChanged={onChanged} />
      </Part>
      <Part title="Mail">
        <MailPart mail={mail} onChanged={onChanged} />
      </Part>
      <Part title="Payments">
        <PaymentsTable
          payments={payments}
          refunds={refunds}
          chosen={refunding}
          onChoose={setRefunding}
          onChanged={onChanged}
        />
      </Part>
      <Part title="Messages">
        <StaffTable
          name="Messages"
          columns={messageColumns}
          rows={messages}
          empty="No messages."
          {...(mayHelp ? { onOpen: openMessage } : {})}
        />
      </Part>
      <Part title="Open sessions">
        <Sessions sessions={everything.sessions} onEnded={onChanged} />
      </Part>
      <Part title="What staff looked at or did">
        <StaffTable
          name="Audit"
          columns={auditColumns}
          rows={audit.map((line) => ({ ...line, id: String(line.number), names }))}
          empty="Nothing yet."
        />
        {mayReadLog && (
          <Quiet py="xs">
            <Link to={`?tab=audit&subjectId=${user.id}`}>All of it in the audit log</Link>
          </Quiet>
        )}
      </Part>
    </Stack>
  );
}

function WhoTheyAre({ everything: { user, plan } }: Pick<PartsProps, 'everything'>) {
  return (
    <header>
      <Title order={2} mb="xs" className="anywhere">
        {user.email}
      </Title>
      <Quiet>
        {[user.firstName, user.lastName].filter(Boolean).join(' ') || 'No name'}, joined{' '}
        {dayWords(user.createdAt)}. {letterCount(user.monthlyLetters)} this month,{' '}
        {user.totalLetters} in all.
      </Quiet>
      <Group gap="sm" mt="xs">
        <SubscriptionTag status={user.subscriptionStatus} />
        {plan.periodEndsAt && (
          <Quiet>
            {plan.cancelsAtPeriodEnd ? 'Ends' : 'Renews'} {dayWords(plan.periodEndsAt)}
          </Quiet>
        )}
      </Group>
    </header>
  );
}

/** What was paid for a letter goes back from the letter itself; the form stands with the payments. */
const refundColumn = (payments: readonly Payment[], onChoose: (payment: Payment) => void) =>
  ({
    head: 'Refund',
    cell: (letter: Everything['letters'][number]) => {
      const payment = paymentOfLetter(payments, letter);
      if (!payment) return '';
      return (
        <Button variant="subtle" onClick={() => onChoose(payment)}>
          Pay back <VisuallyHidden>what was paid for {letter.reference}</VisuallyHidden>
        </Button>
      );
    },
  }) as const;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <Title order={3} mb="xs">
        {title}
      </Title>
      {children}
    </div>
  );
}

/** Giving Pro, taking it back and clearing flags: the same row as in a search. */
function PlanAndFlags({
  email,
  id,
  onChanged,
}: {
  readonly email: string;
  readonly id: string;
  readonly onChanged: () => void;
}) {
  const found = queryOf(adminEndpoints.findAccounts, { query: { email } });
  const account = useQuery(found).data?.accounts.find((each) => each.id === id);
  if (!account) return null;
  return (
    <ul className="plain-list rule-above rule-below" aria-label="Plan and flags">
      <AccountRow
        account={account}
        onChanged={(changed) => {
          queryClient.setQueryData(found.queryKey, (now) => now && { ...now, accounts: [changed] });
          noteFlagChange();
          onChanged();
        }}
      />
    </ul>
  );
}

interface SessionsProps {
  readonly sessions: Everything['sessions'];
  readonly onEnded: () => void;
}

function Sessions({ sessions, onEnded }: SessionsProps) {
  const mayHelp = useMayHelp();
  return (
    <StaffTable
      name="Sessions"
      columns={mayHelp ? [...sessionColumns, endColumn(onEnded)] : sessionColumns}
      rows={sessions}
      empty="Not signed in anywhere."
    />
  );
}

type OpenSession = Everything['sessions'][number];

const sessionColumns = [
  { head: 'Device', cell: ({ device }: OpenSession) => device },
  { head: 'Kind', cell: ({ kind }: OpenSession) => kind },
  {
    head: 'Last seen',
    short: true,
    cell: ({ lastSeenAt }: OpenSession) => momentWords(lastSeenAt),
  },
] as const;

const endColumn = (onEnded: () => void) =>
  ({
    head: 'End it',
    cell: ({ id, device }: OpenSession) => <EndSession id={id} device={device} onEnded={onEnded} />,
  }) as const;

const messageColumns = [
  { head: 'Subject', cell: ({ subject }: Everything['messages'][number]) => subject },
  {
    head: 'Sent',
    short: true,
    cell: ({ sentAt }: Everything['messages'][number]) => momentWords(sentAt),
  },
] as const;

type AuditLine = Everything['audit'][number] & { readonly names: Names };
const auditColumns = [
  { head: 'When', short: true, cell: ({ at }: AuditLine) => momentWords(at) },
  { head: 'What', short: true, cell: ({ action }: AuditLine) => spaced(action) },
  { head: 'Who', cell: ({ actor }: AuditLine) => actor },
  {
    head: 'Detail',
    cell: ({ action, detail, names }: AuditLine) => (
      <WithNames text={saidOf(action, detail)} names={names} />
    ),
  },
] as const;
