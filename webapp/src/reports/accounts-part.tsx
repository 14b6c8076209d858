import type { Bureau } from '@creditfix/shared/letters';
import { personEntries, valueOf, type CreditReport } from '@creditfix/shared/reports';
import { Box, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Children, memo, useDeferredValue, useState, type ReactNode } from 'react';
import { AccountCard, ChooseButton } from './account-card.tsx';
import { checkReportMessages as words } from './messages.tsx';
import type { Account, OpenReport } from './open-reports.ts';
import { ListedRow, Quoted, written, useInSteps } from './report-words.tsx';
import classes from './reports.module.css';

type Shown = 'hurts' | 'collections' | 'inquiries' | 'all';

interface AccountsProps {
  readonly open: readonly OpenReport[];
  readonly accounts: readonly Account[];
}

/** Everything that the reports list: what hurts first, then the rest. */
export const AccountsPart = memo(function AccountsPart({ open, accounts }: AccountsProps) {
  const [wanted, setWanted] = useState<Shown>('hurts');
  const [of, setOf] = useState<Bureau | 'every'>('every');
  // The button answers at once, the list when it is ready.
  const shown = useDeferredValue(wanted);
  const bureau = useDeferredValue(of);
  const reports = open
    .map(({ report }) => report)
    .filter((report) => bureau === 'every' || report.bureau === bureau);
  const own = accounts.filter(({ entries }) =>
    entries.some((entry) => bureau === 'every' || entry.bureau === bureau),
  );
  const listed: Readonly<Record<Shown, readonly Account[]>> = {
    hurts: own.filter(({ hurts }) => hurts),
    collections: own.filter(({ inCollections }) => inCollections),
    inquiries: [],
    all: own,
  };
  const hard = reports.flatMap(({ inquiries }) => inquiries.filter(({ kind }) => kind === 'hard'));
  const counts: Readonly<Record<Shown, number>> = {
    hurts: listed.hurts.length,
    collections: listed.collections.length,
    inquiries: hard.length,
    all: own.length + hard.length,
  };
  const leaving = new Set(
    open
      .flatMap(({ findings }) => findings)
      .filter(({ finding }) => finding.rule === 'leaves_soon')
      .flatMap((one) => one.finding.about.map((id) => `${one.bureau} ${id}`)),
  );
  const choices = (['hurts', 'collections', 'inquiries', 'all'] as const).map((value) => ({
    value,
    label: words.filters[value](counts[value]),
  }));
  return (
    <Stack component="section" gap="md" aria-labelledby="your-accounts">
      <h2 id="your-accounts">{words.accounts}</h2>
      <Group align="stretch" gap="1rem 2rem">
        <Filters label={words.filters.show} value={wanted} onChange={setWanted} choices={choices} />
        {open.length > 1 && (
          <Filters<Bureau | 'every'>
            label={words.filters.bureau}
            value={of}
            onChange={setOf}
            choices={[
              { value: 'every', label: words.filters.every },
              ...open.map(({ report }) => ({
                value: report.bureau,
                label: words.bureaus[report.bureau],
              })),
            ]}
          />
        )}
      </Group>
      {open.length > 1 && shown !== 'inquiries' && (
        <Text c="dimmed" size="sm">
          {words.besideText}
        </Text>
      )}
      {shown !== 'inquiries' && listed[shown].length === 0 && <p>{words.noneShown[shown]}</p>}
      <InTurn key={`${shown} ${bureau}`}>
        {listed[shown].length > 0 && (
          <Cards
            accounts={listed[shown]}
            only={bureau}
            leaving={leaving}
            wide={open.length > 1 && bureau === 'every'}
          />
        )}
        {(shown === 'inquiries' || shown === 'all') && <Inquiries reports={reports} />}
        {shown === 'all' && reports.map((report) => <Others key={report.bureau} report={report} />)}
      </InTurn>
    </Stack>
  );
});

/** Parts of a long page, one after the other: each is on the screen before the next is drawn. */
function InTurn({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children);
  return parts.slice(0, useInSteps(parts.length, 1));
}

interface CardsProps {
  readonly accounts: readonly Account[];
  readonly only: Bureau | 'every';
  /** Agency and id of what leaves by itself soon. */
  readonly leaving: ReadonlySet<string>;
  readonly wide: boolean;
}

const DRAWN_AT_ONCE = 4;

/** Those that are not drawn yet keep their place, so that nothing below them moves. */
function Cards({ accounts, only, leaving, wide }: CardsProps) {
  const drawn = useInSteps(accounts.length, DRAWN_AT_ONCE);
  return (
    <SimpleGrid
      component="ul"
      // Three agencies side by side need the width of two cards.
      minColWidth={wide ? 'min(100%,33rem)' : 'min(100%,24rem)'}
      spacing="md"
      className={`${classes.cards} plain-list`}
    >
      {accounts.map((account, at) =>
        at < drawn ? (
          <AccountCard
            key={account.key}
            account={account}
            only={only}
            leavesSoon={account.entries.some(({ bureau, tradeline }) =>
              leaving.has(`${bureau} ${tradeline.id}`),
            )}
          />
        ) : (
          <Box component="li" key={account.key} h="20rem" aria-hidden="true" />
        ),
      )}
    </SimpleGrid>
  );
}

interface FiltersProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
}

/** Ways to see the list, in as many rows as they need: the kit's segments are one row. */
function Filters<Value extends string>({ label, value, onChange, choices }: FiltersProps<Value>) {
  return (
    <Group role="group" aria-label={label} gap="xs">
      {choices.map((choice) => (
        <Button
          key={choice.value}
          variant="default"
          size="sm"
          className={classes.filter}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </Group>
  );
}

const ROWS_AT_ONCE = 10;

function Inquiries({ reports }: { readonly reports: readonly CreditReport[] }) {
  const hard = reports.flatMap(({ bureau, inquiries }) =>
    inquiries.filter(({ kind }) => kind === 'hard').map((inquiry) => ({ bureau, inquiry })),
  );
  const drawn = useInSteps(hard.length, ROWS_AT_ONCE);
  return (
    <>
      <Title order={3} mt="lg">
        {words.inquiries(hard.length)}
      </Title>
      <Text c="dimmed" size="sm">
        {words.inquiriesText}
      </Text>
      {hard.length === 0 ? (
        <p>{words.noInquiries}</p>
      ) : (
        <ul className="plain-list">
          {hard.slice(0, drawn).map(({ bureau, inquiry: { id, company, dates } }) => (
            <ListedRow
              key={`${bureau} ${id}`}
              name={written(company)}
              detail={`${words.bureaus[bureau]} · ${dates.map((date) => written(date)).join(', ')}`}
              more={company.state === 'unread' && <Quoted line={company.source} />}
            >
              <ChooseButton item={{ bureau, entry: id }} name={written(company)} alone />
            </ListedRow>
          ))}
        </ul>
      )}
    </>
  );
}

/** Public records and what the report says of the person. */
function Others({ report }: { readonly report: CreditReport }) {
  const { bureau, publicRecords } = report;
  const details = personEntries(report).filter(({ fact }) => valueOf(fact));
  return (
    <>
      {publicRecords.length > 0 && (
        <Title order={3} mt="lg">
          {words.records(words.bureaus[bureau])}
        </Title>
      )}
      {publicRecords.length > 0 && (
        <ul className="plain-list">
          {publicRecords.map(({ id, facts }) => (
            <ListedRow
              key={id}
              name={written(facts.type)}
              detail={[facts.court, facts.dateFiled, facts.status]
                .filter(({ state }) => state === 'reported')
                .map((fact) => written(fact))
                .join(' · ')}
            >
              <ChooseButton item={{ bureau, entry: id }} name={written(facts.type)} alone />
            </ListedRow>
          ))}
        </ul>
      )}
      {details.length > 0 && (
        <Title order={3} mt="lg">
          {words.aboutYou(words.bureaus[bureau])}
        </Title>
      )}
      {details.length > 0 && (
        <ul className="plain-list">
          {details.map(({ id, kind, fact }) => (
            <ListedRow key={id} name={written(fact)} detail={words.details[kind]} />
          ))}
        </ul>
      )}
    </>
  );
}
