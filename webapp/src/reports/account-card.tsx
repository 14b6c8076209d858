import type { Bureau } from '@creditfix/shared/letters';
import {
  narrativesIn,
  valueOf,
  type Fact,
  type HistoryMonth,
  type TradelineField,
} from '@creditfix/shared/reports';
import { Box, Button, Group, Paper, Text, Title } from '@mantine/core';
import { memo, useMemo, type CSSProperties } from 'react';
import {
  atom,
  Icon,
  StatusTag,
  useAtomValue,
  useSetAtom,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import type { Account, AccountEntry } from './open-reports.ts';
import { begunAtom, chosenAtom, withItem, withoutItem, type ChosenItem } from './report.atoms.ts';
import { named, Quoted, written } from './report-words.tsx';
import classes from './reports.module.css';

/** What a person looks for first. */
const ON_CARD: readonly TradelineField[] = [
  'status',
  'balance',
  'pastDue',
  'chargeOffAmount',
  'creditLimit',
  'dateOpened',
  'dateClosed',
  'firstDelinquency',
  'lastPayment',
  'originalCreditor',
  'responsibility',
  'removal',
  'remarks',
  'narrativeCodes',
];

interface CardProps {
  readonly account: Account;
  readonly only: Bureau | 'every';
  /** By the agency's own date it is gone within about three months. */
  readonly leavesSoon: boolean;
}

/** One account: its facts, its months, the lines that say so, and the way into a letter. */
export const AccountCard = memo(function AccountCard({ account, only, leavesSoon }: CardProps) {
  const entries = account.entries.filter(({ bureau }) => only === 'every' || bureau === only);
  const [first] = entries;
  if (!first) return null;
  const marked = entries.some(({ tradeline }) => tradeline.markedAdverse);
  const shown = ON_CARD.filter((field) =>
    entries.some(({ tradeline }) => tradeline.facts[field].state !== 'not_reported'),
  );
  return (
    <Paper component="li" radius="md" p="md" className={classes.card}>
      <div>
        <Title order={3} ff="text" fz="md" lh={1.35} className="anywhere">
          {named(first.tradeline)}
        </Title>
        {(marked || account.inCollections || leavesSoon) && (
          <Group gap="xs" mt="0.375rem">
            {marked && (
              <StatusTag tone="soon" icon="warning">
                {words.markedAdverse}
              </StatusTag>
            )}
            {account.inCollections && <StatusTag tone="quiet">{words.inCollections}</StatusTag>}
            {leavesSoon && (
              <StatusTag tone="done" icon="clock">
                {words.leavesSoon}
              </StatusTag>
            )}
          </Group>
        )}
      </div>
      <FactTable
        name={named(first.tradeline)}
        entries={entries}
        shown={shown}
        differing={account.differing}
      />
      <Histories entries={entries} />
      <details>
        <summary>{words.whereRead}</summary>
        {entries.map(({ bureau, tradeline }) => (
          <Box
            key={bureau}
            component="ul"
            fz="sm"
            className="quotes"
            aria-label={words.bureaus[bureau]}
          >
            {shown.map((field) => {
              const fact: Fact<string | number> = tradeline.facts[field];
              return (
                'source' in fact && (
                  <li key={field}>
                    {words.fields[field]}: <Quoted line={fact.source} />
                  </li>
                )
              );
            })}
          </Box>
        ))}
      </details>
      <PutInLetter entries={entries} />
    </Paper>
  );
});

interface TableProps {
  readonly name: string;
  readonly entries: readonly AccountEntry[];
  readonly shown: readonly TradelineField[];
  readonly differing: readonly TradelineField[];
}

/** One column an agency; on a phone the name of a field stands over its values. */
function FactTable({ name, entries, shown, differing }: TableProps) {
  const several = entries.length > 1;
  return (
    <table
      className={classes.facts}
      data-several={several}
      style={{ '--agencies': entries.length } as CSSProperties}
    >
      <caption>
        <VisuallyHidden>{words.factsOf(name)}</VisuallyHidden>
      </caption>
      <thead hidden={!several}>
        <tr>
          <th scope="col">
            <VisuallyHidden>{words.field}</VisuallyHidden>
          </th>
          {entries.map(({ bureau }) => (
            <th key={bureau} scope="col">
              {words.bureaus[bureau]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((field) => (
          <tr key={field}>
            <th scope="row">
              {words.fields[field]}
              {differing.includes(field) && (
                <Box
                  component="span"
                  display="inline-block"
                  ms="0.375rem"
                  px="0.375rem"
                  bd="1px solid var(--control-line)"
                  bdrs="3px"
                  fz="0.8125rem"
                >
                  {' '}
                  {words.differs}
                </Box>
              )}
            </th>
            {entries.map(({ bureau, tradeline }) => {
              const fact: Fact<string | number> = tradeline.facts[field];
              return (
                <td key={bureau} data-state={fact.state}>
                  {field === 'narrativeCodes' && fact.state === 'reported' ? (
                    <Narratives fact={tradeline.facts[field]} />
                  ) : (
                    written(fact)
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the report's own list says of its codes; those that we don't know stay numbers. */
function Narratives({ fact }: { readonly fact: Fact<string> }) {
  return (
    <ul className="plain-list" lang="en">
      {narrativesIn(valueOf(fact)).map(({ code, words: said }) => (
        <li key={code}>{said ? `${code}: ${said}` : code}</li>
      ))}
    </ul>
  );
}

/** A letter goes to one agency: where several list the account, the person says which. */
function PutInLetter({ entries }: { readonly entries: readonly AccountEntry[] }) {
  const items = entries.map(({ bureau, tradeline }) => ({
    item: { bureau, entry: tradeline.id },
    name: named(tradeline),
  }));
  return (
    <Group gap="xs">
      {items.map(({ item, name }) => (
        <ChooseButton key={item.bureau} item={item} name={name} alone={entries.length === 1} />
      ))}
    </Group>
  );
}

interface ChooseProps {
  readonly item: ChosenItem;
  readonly name: string;
  readonly alone: boolean;
}

/** Puts an entry into a letter, or takes it out. */
export function ChooseButton({ item, name, alone }: ChooseProps) {
  const setChosen = useSetAtom(chosenAtom);
  const { bureau: at, entry } = item;
  // Of hundreds of cards only the one whose item is chosen is redrawn.
  const { isChosen, isBegun } = useMemo(() => {
    const isSame = (one: ChosenItem) => one.bureau === at && one.entry === entry;
    return {
      isChosen: atom((get) => get(chosenAtom).some(isSame)),
      isBegun: atom((get) => get(begunAtom).some(isSame)),
    };
  }, [at, entry]);
  const chosen = useAtomValue(isChosen);
  const begun = useAtomValue(isBegun);
  const toggle = () =>
    setChosen((all) => {
      const own = all.filter((one) => one.bureau === at && one.entry === entry);
      return own.length > 0 ? own.reduce(withoutItem, all) : withItem(all, item);
    });
  const bureau = words.bureaus[at];
  return (
    <>
      <Button
        variant="default"
        size="sm"
        className={classes.filter}
        aria-pressed={chosen}
        leftSection={<Icon name={chosen ? 'check' : 'plus'} />}
        onClick={toggle}
      >
        {alone ? words.put(chosen) : words.putFor(bureau, chosen)}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {!chosen && begun && (
        <Text span c="dimmed" size="sm">
          {words.alreadyBegun}
        </Text>
      )}
    </>
  );
}

const YEARS_AT_ONCE = 2;

/** The payment histories of one account; agencies that tell the same stand over one strip. */
function Histories({ entries }: { readonly entries: readonly AccountEntry[] }) {
  const told = Map.groupBy(
    entries.filter(({ tradeline }) => tradeline.history.length > 0),
    ({ tradeline }) => tradeline.history.map(({ month, mark }) => `${month} ${mark}`).join(),
  );
  return [...told].map(([key, same]) => (
    <History
      key={key}
      months={same[0]?.tradeline.history ?? []}
      of={entries.length > 1 ? same.map(({ bureau }) => words.bureaus[bureau]) : []}
    />
  ));
}

interface HistoryProps {
  readonly months: readonly HistoryMonth[];
  /** Whose months they are, where several agencies stand side by side. */
  readonly of: readonly string[];
}

/** A strip of months for each year, the newest first. */
function History({ months, of }: HistoryProps) {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].toSorted().toReversed();
  const recent = new Set(years.slice(0, YEARS_AT_ONCE));
  const isRecent = ({ month }: HistoryMonth) => recent.has(month.slice(0, 4));
  const marks = [...new Set(months.map(({ mark }) => mark))];
  const legend = [
    ...(marks.some((mark) => mark.startsWith('late')) ? [words.numbersAreDays] : []),
    ...marks
      .filter((mark) => /^[A-Z]/.test(words.shortMarks[mark]))
      .map((mark) => `${words.shortMarks[mark]}: ${words.marks[mark]}`),
  ];
  return (
    <div>
      <Text c="dimmed" size="sm">
        {of.length > 0 ? words.historyOf(of) : words.history}
      </Text>
      <Years months={months.filter(isRecent)} />
      {years.length > YEARS_AT_ONCE && (
        <details>
          <summary>{words.earlierYears(years.length - YEARS_AT_ONCE)}</summary>
          <Years months={months.filter((month) => !isRecent(month))} />
        </details>
      )}
      {legend.length > 0 && (
        <Text mt="0.25rem" c="dimmed" fz="0.875rem" aria-hidden="true">
          {legend.join(' · ')}
        </Text>
      )}
    </div>
  );
}

/** Years under each other, each month in its column; a mark is a word for who can't see it. */
export function Years({ months }: { readonly months: readonly HistoryMonth[] }) {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].toSorted().toReversed();
  return (
    <div>
      <div className={classes.year} aria-hidden="true">
        <span />
        <div className={classes.monthNames}>
          {words.monthLetters.map((letter, at) => (
            <span key={at}>{letter}</span>
          ))}
        </div>
      </div>
      {years.map((year) => (
        <div key={year} className={classes.year}>
          <Text span c="dimmed" size="sm">
            {year}
          </Text>
          <ol className={`${classes.months} plain-list`}>
            {months
              .filter(({ month }) => month.startsWith(year))
              .map(({ month, mark }) => (
                <li
                  key={month}
                  data-mark={mark}
                  title={`${words.date(month)}: ${words.marks[mark]}`}
                  style={{ gridColumn: Number(month.slice(5, 7)) }}
                >
                  <span aria-hidden="true">{words.shortMarks[mark]}</span>
                  <VisuallyHidden>{`${words.date(month)}: ${words.marks[mark]}`}</VisuallyHidden>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
