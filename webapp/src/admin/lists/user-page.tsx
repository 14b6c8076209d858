import { adminEndpoints, adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  Answered,
  AskFirst,
  callApi,
  dateWords,
  dayWords,
  Icon,
  momentWords,
  queryClient,
  queryOf,
  useQuery,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { noteFlagChange, useSignedOut } from '../admin.queries.ts';
import { useMayHelp, useStaffRole } from '../staff-role.ts';
import { letterCount, Quiet } from '../words.tsx';
import { AccountRow } from './account-row.tsx';
import { EmailsPart } from './emails-part.tsx';
import { ViewAs } from './view-as.tsx';
import { ContractPart } from './contract-part.tsx';
import { MailPart } from './mail-part.tsx';
import { LettersTable } from './letters-table.tsx';
import { paymentOfLetter, type Payment, PaymentsTable } from './payments-table.tsx';
import { StaffTable } from './staff-table.tsx';
import { SubscriptionTag } from './user-columns.tsx';

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
  const { user, plan, contract, letters, mail, payments, refunds, messages, audit } = everything;
  const mayHelp = useMayHelp();
  const isAdministrator = useStaffRole() === 'administrator';
  const mayReadLog = useStaffRole() !== 'support';
  const [, setSearch] = useSearchParams();
  // Where letters are opened, the reason is asked for.
  const openLetter = (letter: { readonly id: string }) =>
    setSearch({ tab: 'letters', search: user.id, open: letter.id });
  const [refunding, setRefunding] = useState<Payment>();
  const openMessage = (message: { readonly id: string }) =>
    setSearch({ tab: 'messages', open: message.id });
  return (
    <Stack gap="lg">
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
      {mayHelp && <ViewAs id={user.id} email={user.email} />}
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
      <Progress everything={everything} onChanged={onChanged} />
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
          rows={audit.map((line) => ({ ...line, id: String(line.number) }))}
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

/** What they are at: letters being written, disputes, and what they were told by email. */
function Progress({ everything, onChanged }: PartsProps) {
  return (
    <>
      <Part title="Being written">
        <StaffTable
          name="Drafts"
          columns={draftColumns}
          rows={everything.drafts}
          empty="No letter is being written."
        />
      </Part>
      <Part title="Disputes">
        <StaffTable
          name="Disputes"
          columns={disputeColumns}
          rows={everything.disputes}
          empty="No disputes yet."
        />
      </Part>
      <Part title="Emails to them">
        <EmailsPart emails={everything.emails} onChanged={onChanged} />
      </Part>
    </>
  );
}

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

type Draft = Everything['drafts'][number];
const draftColumns = [
  {
    head: 'How far',
    cell: ({ step }: Draft) =>
      step === 'answering' ? 'Answering the questions' : 'Reading the letter, not signed yet',
  },
  { head: 'Begun', short: true, cell: ({ startedAt }: Draft) => momentWords(startedAt) },
  { head: 'Last saved', short: true, cell: ({ savedAt }: Draft) => momentWords(savedAt) },
] as const;

type ListedDispute = Everything['disputes'][number];
const disputeColumns = [
  { head: 'Opened', short: true, cell: ({ openedAt }: ListedDispute) => dayWords(openedAt) },
  {
    head: 'Letters, and what became of them',
    cell: ({ rounds }: ListedDispute) => (
      <Stack gap={0}>
        {rounds.map(({ letterId, ...round }) => (
          <span key={letterId}>{roundWords(round)}</span>
        ))}
      </Stack>
    ),
  },
  {
    head: 'Settled',
    short: true,
    cell: ({ resolvedAt }: ListedDispute) => (resolvedAt ? dayWords(resolvedAt) : 'Open'),
  },
] as const;

/** "To a bureau: verified on November 3, 2026", "To a collector: answer due December 1, 2026". */
function roundWords({
  recipient,
  outcome,
  outcomeOn,
  dueOn,
}: Omit<ListedDispute['rounds'][number], 'letterId'>): string {
  const to = `To a ${recipient.replaceAll('_', ' ')}`;
  if (outcome !== null) {
    const on = outcomeOn ? ` on ${dateWords(outcomeOn)}` : '';
    return `${to}: ${outcome.replaceAll('_', ' ')}${on}`;
  }
  return dueOn ? `${to}: answer due ${dateWords(dueOn)}` : `${to}: no date to answer by yet`;
}

const messageColumns = [
  { head: 'Subject', cell: ({ subject }: Everything['messages'][number]) => subject },
  {
    head: 'Sent',
    short: true,
    cell: ({ sentAt }: Everything['messages'][number]) => momentWords(sentAt),
  },
] as const;

type AuditLine = Everything['audit'][number];
const auditColumns = [
  { head: 'When', short: true, cell: ({ at }: AuditLine) => momentWords(at) },
  { head: 'Who', cell: ({ actor }: AuditLine) => actor },
  { head: 'What', short: true, cell: ({ action }: AuditLine) => action.replaceAll('_', ' ') },
  { head: 'Detail', cell: ({ detail }: AuditLine) => detail },
] as const;
