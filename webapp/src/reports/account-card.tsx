import type { Bureau } from '@creditfix/shared/letters';
import type { Fact, TradelineField } from '@creditfix/shared/reports';
import { Button } from '@mantine/core';
import { memo, useMemo, type CSSProperties } from 'react';
import {
  atom,
  Icon,
  StatusTag,
  useAtomValue,
  useSetAtom,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { Histories } from './history.tsx';
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
    <li className={classes.card}>
      <div>
        <h3 className={classes.cardTitle}>{named(first.tradeline)}</h3>
        <div className={classes.tags}>
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
        </div>
      </div>
      <FactTable
        name={named(first.tradeline)}
        entries={entries}
        shown={shown}
        differing={account.differing}
      />
      <Histories entries={entries} />
      <details className={classes.sources}>
        <summary>{words.whereRead}</summary>
        {entries.map(({ bureau, tradeline }) => (
          <ul key={bureau} className={classes.lines} aria-label={words.bureaus[bureau]}>
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
          </ul>
        ))}
      </details>
      <PutInLetter entries={entries} />
    </li>
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
                <span className={classes.differs}> {words.differs}</span>
              )}
            </th>
            {entries.map(({ bureau, tradeline }) => {
              const fact: Fact<string | number> = tradeline.facts[field];
              return (
                <td key={bureau} data-state={fact.state}>
                  {written(fact)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A letter goes to one agency: where several list the account, the person says which. */
function PutInLetter({ entries }: { readonly entries: readonly AccountEntry[] }) {
  const items = entries.map(({ bureau, tradeline }) => ({
    item: { bureau, entry: tradeline.id },
    name: named(tradeline),
  }));
  return (
    <div className={classes.ways}>
      {items.map(({ item, name }) => (
        <ChooseButton key={item.bureau} item={item} name={name} alone={entries.length === 1} />
      ))}
    </div>
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
  // Of hundreds of cards only the one whose item is chosen is drawn anew.
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
      {!chosen && begun && <span className={classes.quiet}>{words.alreadyBegun}</span>}
    </>
  );
}
