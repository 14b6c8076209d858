import {
  personEntries,
  shownNumber,
  type CreditReport,
  type Fact,
  type SourceLine,
  type Tradeline,
} from '@creditfix/shared/reports';
import { Group, Text } from '@mantine/core';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { checkReportMessages as words } from './messages.tsx';
import classes from './reports.module.css';

/** A line of the report, as it stands there. */
export function Quoted({ line }: { readonly line: SourceLine }) {
  return (
    <span className={classes.quoted}>
      <q lang="en">{line.page === 0 ? words.date(line.text) : line.text}</q>{' '}
      <Text span c="dimmed" size="sm">
        {line.page === 0 ? words.keptLine : words.page(line.page)}
      </Text>
    </span>
  );
}

interface ListedRowProps {
  readonly name: string;
  readonly detail: string;
  readonly more?: ReactNode;
  /** What can be done with it, at the end of the row. */
  readonly children?: ReactNode;
}

/** One of a list: what it is, what is said of it, and what can be done with it. */
export function ListedRow({ name, detail, more, children }: ListedRowProps) {
  return (
    <Group
      component="li"
      justify="space-between"
      gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
      py="xs"
      className="rule-below anywhere"
    >
      <div>
        <strong>{name}</strong>
        <Text c="dimmed" size="sm">
          {detail}
        </Text>
        {more}
      </div>
      {children}
    </Group>
  );
}

export function named({ facts }: Tradeline): string {
  const ending = shownNumber(facts.accountNumber)?.ending;
  const creditor = written(facts.creditor);
  return ending ? words.ending(creditor, ending) : creditor;
}

/** Whatever a report may list: an account, an inquiry, a public record, a name or an address. */
export function entryName(report: CreditReport, entry: string): string {
  const tradeline = report.tradelines.find(({ id }) => id === entry);
  if (tradeline) return named(tradeline);
  const inquiry = report.inquiries.find(({ id }) => id === entry);
  if (inquiry) return words.inquiryOf(written(inquiry.company));
  const record = report.publicRecords.find(({ id }) => id === entry);
  if (record) return written(record.facts.type);
  const detail = personEntries(report).find(({ id }) => id === entry);
  if (detail?.kind === 'ssn') return words.details.ssn;
  return detail ? written(detail.fact) : '';
}

export function written(fact: Fact<string | number>): string {
  if (fact.state === 'not_reported') return words.notReported;
  if (fact.state === 'unread') return words.unread;
  return typeof fact.value === 'number' ? words.money(fact.value) : words.date(fact.value);
}

/**
 * Long lists are drawn a few entries at a time, and the page answers in between. In the end all of them are there: for the
 * browser's own search, for Tab, and for who has the page read to them.
 *
 * @returns how many to draw now
 */
export function useInSteps(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= count) return undefined;
    // After what was drawn is on the screen.
    const timer = setTimeout(() => startTransition(() => setDrawn((now) => now + step)));
    return () => clearTimeout(timer);
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}
