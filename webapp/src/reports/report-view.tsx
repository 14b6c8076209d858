import {
  compareWithLast,
  findLikelyErrors,
  findingMessages,
  valueOf,
  type CreditReport,
  type Fact,
  type Finding,
  type HistoryMonth,
  type SourceLine,
  type Tradeline,
  type TradelineField,
} from '@creditfix/shared/reports';
import { useId, useState } from 'react';
import { Segments, StatusTag, VisuallyHidden } from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import classes from './reports.module.css';
import { Quoted, WriteLetter, named, written, type StartLetter } from './write-letter.tsx';

interface ReportViewProps {
  readonly report: CreditReport;
  /** Older ones of the same agency, the newest first. */
  readonly earlier: readonly CreditReport[];
  readonly onStartLetter: StartLetter;
}

type Shown = 'adverse' | 'all';

/** One agency's report: what is worth a question first, then what hurts, then the rest. */
export function ReportView({ report, earlier, onStartLetter }: ReportViewProps) {
  const [shown, setShown] = useState<Shown>('adverse');
  const legend = useId();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const findings = findLikelyErrors({
    report,
    reportDate: valueOf(report.date) ?? today,
    earlier,
    answers: {},
  });
  const adverse = report.tradelines.filter((tradeline) => hurts(tradeline));
  const accounts =
    shown === 'all' ? [...adverse, ...report.tradelines.filter((one) => !hurts(one))] : adverse;
  return (
    <section className={classes.report} aria-labelledby={`${legend}-title`}>
      <header>
        <h2 id={`${legend}-title`}>{words.reportOf(words.bureaus[report.bureau])}</h2>
        <p className={classes.quiet}>
          {words.dated(written(report.date), written(report.reference))}
        </p>
      </header>
      {earlier[0] && <Changes now={report} last={earlier[0]} />}
      <h3>{words.findings(findings.length)}</h3>
      {findings.length === 0 && <p>{words.noFindings}</p>}
      <ul className={classes.cards}>
        {findings.map((finding) => (
          <FindingCard
            key={`${finding.rule} ${finding.about.join()}`}
            finding={finding}
            report={report}
            onStartLetter={onStartLetter}
          />
        ))}
      </ul>
      <h3 id={legend}>{words.accounts}</h3>
      <div role="group" aria-labelledby={legend}>
        <Segments<Shown>
          value={shown}
          onChange={setShown}
          choices={[
            { value: 'adverse', label: words.adverse(adverse.length) },
            { value: 'all', label: words.all(report.tradelines.length) },
          ]}
        />
      </div>
      {accounts.length === 0 && <p>{words.noAdverse}</p>}
      <ul className={classes.cards}>
        {accounts.map((tradeline) => (
          <AccountCard
            key={tradeline.id}
            tradeline={tradeline}
            report={report}
            onStartLetter={onStartLetter}
          />
        ))}
      </ul>
      <Inquiries report={report} />
      <NotYetRead report={report} />
    </section>
  );
}

function hurts({ markedAdverse, inCollections, history, facts }: Tradeline): boolean {
  const status = valueOf(facts.status) ?? '';
  return (
    markedAdverse ||
    inCollections ||
    /past due|charge|collection/i.test(status) ||
    history.some(({ mark }) => !['ok', 'no_data', 'too_new', 'closed', 'unread'].includes(mark))
  );
}

function Changes({ now, last }: { readonly now: CreditReport; readonly last: CreditReport }) {
  const { gone, added, changed } = compareWithLast(now, last);
  const companies = (lines: readonly Tradeline[]) =>
    lines.map(({ facts }) => written(facts.creditor));
  return (
    <div>
      <h3>{words.since(written(last.date))}</h3>
      <ul>
        {gone.length > 0 && <li>{words.gone(companies(gone))}</li>}
        {added.length > 0 && <li>{words.added(companies(added))}</li>}
        {changed.map(({ now: line, fields }) => (
          <li key={line.id}>
            {words.changed(
              written(line.facts.creditor),
              fields.map((field) => words.fields[field]),
            )}
          </li>
        ))}
        {gone.length + added.length + changed.length === 0 && <li>{words.nothingChanged}</li>}
      </ul>
    </div>
  );
}

function FindingCard({
  finding,
  report,
  onStartLetter,
}: {
  readonly finding: Finding;
  readonly report: CreditReport;
  readonly onStartLetter: StartLetter;
}) {
  const { title, question } = findingMessages[finding.rule];
  const tradeline = report.tradelines.find(({ id }) => finding.about.includes(id));
  return (
    <li className={classes.card}>
      <h4>{title}</h4>
      {tradeline && <p className={classes.creditor}>{named(tradeline)}</p>}
      <ul className={classes.lines}>
        {finding.lines.map((line) => (
          <li key={`${line.page} ${line.text}`}>
            <Quoted line={line} />
          </li>
        ))}
      </ul>
      <p>{question}</p>
      {tradeline && (
        <WriteLetter report={report} tradeline={tradeline} onStartLetter={onStartLetter} />
      )}
    </li>
  );
}

/** What a person looks for first. */
const ON_CARD: readonly TradelineField[] = [
  'status',
  'balance',
  'pastDue',
  'chargeOffAmount',
  'dateOpened',
  'dateClosed',
  'firstDelinquency',
  'originalCreditor',
  'responsibility',
  'removal',
  'remarks',
];

function AccountCard({
  report,
  tradeline,
  onStartLetter,
}: {
  readonly report: CreditReport;
  readonly tradeline: Tradeline;
  readonly onStartLetter: StartLetter;
}) {
  const { facts, history, markedAdverse } = tradeline;
  const shown = ON_CARD.flatMap((field) => {
    const fact: Fact<string | number> = facts[field];
    return fact.state === 'not_reported' ? [] : [{ field, fact }];
  });
  return (
    <li className={classes.card}>
      <h4>{named(tradeline)}</h4>
      {markedAdverse && (
        <StatusTag tone="soon" icon="warning">
          {words.markedAdverse}
        </StatusTag>
      )}
      <dl className={classes.facts}>
        {shown.map(({ field, fact }) => (
          <div key={field}>
            <dt>{words.fields[field]}</dt>
            <dd>
              {written(fact)}
              {fact.state === 'unread' && <Source line={fact.source} />}
            </dd>
          </div>
        ))}
      </dl>
      {history.length > 0 && <History months={history} />}
      <details className={classes.sources}>
        <summary>{words.whereRead}</summary>
        <ul className={classes.lines}>
          {shown.map(({ field, fact }) => (
            <li key={field}>
              {words.fields[field]}: {'source' in fact && <Quoted line={fact.source} />}
            </li>
          ))}
        </ul>
      </details>
      <WriteLetter report={report} tradeline={tradeline} onStartLetter={onStartLetter} />
    </li>
  );
}

function Source({ line }: { readonly line: SourceLine }) {
  return (
    <span className={classes.quiet}>
      {' '}
      <Quoted line={line} />
    </span>
  );
}

/** A strip of months, each with its mark as a word for who can't see it. */
function History({ months }: { readonly months: readonly HistoryMonth[] }) {
  return (
    <div>
      <p className={classes.quiet}>
        {words.history(months[0]?.month ?? '', months.at(-1)?.month ?? '')}
      </p>
      <ol className={classes.months}>
        {months.map(({ month, mark }) => (
          <li key={month} data-mark={mark} title={`${month}: ${words.marks[mark]}`}>
            <span aria-hidden="true">{words.shortMarks[mark]}</span>
            <VisuallyHidden>{`${month}: ${words.marks[mark]}`}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Inquiries({ report }: { readonly report: CreditReport }) {
  const hard = report.inquiries.filter(({ kind }) => kind === 'hard');
  return (
    <>
      <h3>{words.inquiries(hard.length)}</h3>
      {hard.length === 0 ? (
        <p>{words.noInquiries}</p>
      ) : (
        <ul className={classes.inquiries}>
          {hard.map(({ id, company, dates }) => (
            <li key={id}>
              <span>{written(company)}</span>{' '}
              <span className={classes.quiet}>{dates.map((date) => written(date)).join(', ')}</span>
              {company.state === 'unread' && <Source line={company.source} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NotYetRead({ report }: { readonly report: CreditReport }) {
  if (report.unknownLabels.length === 0) return null;
  const labels = [...new Set(report.unknownLabels.map(({ label }) => label))];
  return <p className={classes.quiet}>{words.newLabels(labels)}</p>;
}
