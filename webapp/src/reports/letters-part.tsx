import '@mantine/core/styles/Checkbox.layer.css';
import { disputeReasonLabels, itemTypeLabels, type ItemType } from '@creditfix/shared/letters';
import {
  knownItem,
  letterStart,
  lettersOf,
  reportFacts,
  type CreditReport,
  type HistoryMonth,
  type StartFact,
  exhibitPage,
  exhibitPages,
  type DrawnReportPage,
} from '@creditfix/shared/reports';
import { Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { memo, useRef, useState, createContext, useContext, type ReactNode } from 'react';
import {
  BusyButton,
  Icon,
  Notice,
  pathInApp,
  useAtom,
  useSetAtom,
  useSignedIn,
  VisuallyHidden,
  useAtomValue,
} from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import type { OpenReport } from './open-reports.ts';
import {
  begunAtom,
  chosenAtom,
  chosenKey,
  confirmedAtom,
  verdictsAtom,
  withoutItem,
  type ChosenItem,
  reportFilesAtom,
} from './report.atoms.ts';
import { entryName, Quoted } from './report-words.tsx';
import classes from './reports.module.css';
import { documentLimits, type ExhibitMark, type StoredDocument } from '@creditfix/shared/documents';

/** Begins a letter with what the person confirmed. @returns false if it could not be begun */
export type StartLetter = (
  start: ReturnType<typeof letterStart>,
  page: EnclosedPage | undefined,
) => Promise<boolean>;

interface LettersProps {
  readonly open: readonly OpenReport[];
  readonly onStartLetter: StartLetter;
}

/** The chosen items as the letters that they make. Each fact stands beside its line; only what is ticked leaves this device. */
export const LettersPart = memo(function LettersPart({ open, onStartLetter }: LettersProps) {
  const [chosen] = useAtom(chosenAtom);
  const letters = lettersOf(shownItems(chosen, open));
  return (
    <Stack component="section" gap="md" aria-labelledby="your-letters" id="letters" tabIndex={-1}>
      <h2 id="your-letters">{words.letters.title(letters.length)}</h2>
      <Text maw="var(--measure)">
        {letters.length === 0 ? words.letters.none : words.letters.text}
      </Text>
      {letters.map((items, at) => (
        <LetterCard
          key={items.map(chosenKey).join()}
          number={at + 1}
          items={items}
          open={open}
          onStartLetter={onStartLetter}
        />
      ))}
    </Stack>
  );
});

/** A report that was taken out takes its items along. */
export function shownItems(
  chosen: readonly ChosenItem[],
  open: readonly OpenReport[],
): readonly ChosenItem[] {
  return chosen.filter(({ bureau }) => open.some(({ report }) => report.bureau === bureau));
}

interface LetterProps {
  readonly number: number;
  readonly items: readonly ChosenItem[];
  readonly open: readonly OpenReport[];
  readonly onStartLetter: StartLetter;
}

function LetterCard({ number, items, open, onStartLetter }: LetterProps) {
  const signedIn = useSignedIn();
  const [confirmed, setConfirmed] = useAtom(confirmedAtom);
  const setBegun = useSetAtom(begunAtom);
  const setChosen = useSetAtom(chosenAtom);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const keepPage = useRef<KeepPage>(undefined);
  const [first] = items;
  const of = open.find(({ report }) => report.bureau === first?.bureau);
  if (!of || !first) return null;
  const { report } = of;
  const known = items.flatMap((item) => {
    const finding = of.findings.find(({ key }) => key === item.finding)?.finding;
    const knowledge = knownItem(report, { entry: item.entry, finding });
    return knowledge ? [{ item, knowledge, asked: { entry: item.entry, finding } }] : [];
  });
  const ofReport = reportFacts(report);
  const keyOf = (fact: StartFact, item?: ChosenItem) =>
    `${first.bureau} ${item ? chosenKey(item) : ''} ${fact.field}`;
  const isRight = (fact: StartFact, item?: ChosenItem) => confirmed.has(keyOf(fact, item));
  const all = [
    ...known.flatMap(({ item, knowledge }) => knowledge.facts.map((fact) => keyOf(fact, item))),
    ...ofReport.map((fact) => keyOf(fact)),
  ];
  const begin = async () => {
    setState('busy');
    const start = letterStart({
      bureau: first.bureau,
      confirmed: ofReport.filter((fact) => isRight(fact)),
      items: known.map(({ item, knowledge: { reason, said, facts } }) => ({
        reason,
        said,
        confirmed: facts.filter((fact) => isRight(fact, item)),
      })),
    });
    const page = await keepPage.current?.();
    const lacksPage = keepPage.current !== undefined && !page;
    if (lacksPage || !(await onStartLetter(start, page))) return setState('failed');
    setBegun((before) => [...before, ...items]);
    setChosen((before) => items.reduce(withoutItem, before));
  };
  const rows = (facts: readonly StartFact[], item?: ChosenItem) =>
    facts.map((fact) => (
      <Checkbox
        key={keyOf(fact, item)}
        checked={isRight(fact, item)}
        label={words.letters.fact(words.letters.fields[fact.field], shownFact(fact))}
        description={<FactSource fact={fact} months={item && historyOf(report, item.entry)} />}
        onChange={() => setConfirmed((now) => toggled(now, keyOf(fact, item)))}
      />
    ));
  return (
    <Paper component="fieldset" radius="md" p="md" className={classes.letter}>
      <Text component="legend" px="xs" ff="var(--font-serif)" fz="var(--text-h3)">
        {words.letters.to(number, words.bureaus[first.bureau], items.length)}
      </Text>
      <Text c="dimmed" size="sm">
        {words.letters.confirm}
      </Text>
      <Stack component="ol" gap="lg" className="plain-list">
        {known.map(({ item, knowledge }) => (
          <Stack key={chosenKey(item)} component="li" gap="xs" pt="md" className="rule-above">
            <ItemHead item={item} of={of} reason={knowledge.reason} />
            <div className={classes.ticks}>{rows(knowledge.facts, item)}</div>
          </Stack>
        ))}
      </Stack>
      {ofReport.length > 0 && (
        <Stack gap="xs" pt="md" className="rule-above">
          <Title order={3} ff="text" fz="md" lh={1.35} className="anywhere">
            {words.letters.theReport}
          </Title>
          <div className={classes.ticks}>{rows(ofReport)}</div>
        </Stack>
      )}
      {signedIn && (
        <ExhibitPart
          key={items.map(chosenKey).join()}
          report={report}
          items={known.map(({ asked }) => asked)}
          onKeep={(keep) => {
            keepPage.current = keep;
          }}
        />
      )}
      {signedIn ? (
        <BeginWays
          bureau={first.bureau}
          state={state}
          onAll={() => setConfirmed((now) => new Set([...now, ...all]))}
          onBegin={() => void begin()}
        />
      ) : (
        <SignInFirst />
      )}
    </Paper>
  );
}

interface BeginWaysProps {
  readonly bureau: ChosenItem['bureau'];
  readonly state: 'idle' | 'busy' | 'failed';
  readonly onAll: () => void;
  readonly onBegin: () => void;
}

function BeginWays({ bureau, state, onAll, onBegin }: BeginWaysProps) {
  return (
    <>
      <Group gap="xs">
        <Button variant="default" onClick={onAll}>
          {words.letters.all}
        </Button>
        <BusyButton
          variant="filled"
          busyLabel={state === 'busy' && words.letters.busy}
          onClick={onBegin}
        >
          {words.letters.begin}
          <VisuallyHidden>: {words.bureaus[bureau]}</VisuallyHidden>
        </BusyButton>
      </Group>
      {state === 'failed' && <Notice tone="error" title={words.letters.failed} />}
    </>
  );
}

function SignInFirst() {
  return (
    <Notice tone="info" title={words.signInFirst.title}>
      <p>{words.signInFirst.text}</p>
      <a href={pathInApp('/login')} target="_blank" rel="noopener">
        {words.signInFirst.action}
      </a>
    </Notice>
  );
}

interface HeadProps {
  readonly item: ChosenItem;
  readonly of: OpenReport;
  readonly reason: keyof typeof disputeReasonLabels | undefined;
}

function ItemHead({ item, of: { report, findings }, reason }: HeadProps) {
  const setChosen = useSetAtom(chosenAtom);
  const setVerdicts = useSetAtom(verdictsAtom);
  const name = entryName(report, item.entry);
  // Said before a letter is spent on it.
  const leaves = findings.find(
    ({ finding }) => finding.rule === 'leaves_soon' && finding.about.includes(item.entry),
  );
  const takeOut = () => {
    setChosen((all) => withoutItem(all, item));
    setVerdicts((all) => new Map([...all].filter(([key]) => key !== item.finding)));
  };
  return (
    <div>
      <Group justify="space-between" gap="0.5rem 1rem" className="anywhere">
        <Title order={3} ff="text" fz="md" lh={1.35} className="anywhere">
          {name}
        </Title>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<Icon name="bin" />}
          onClick={takeOut}
        >
          {words.takeOut}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </Group>
      <Text c="dimmed" size="sm">
        {reason ? disputeReasonLabels[reason] : words.letters.noReason}
      </Text>
      {leaves && <Notice tone="warning" title={words.letters.leavesSoon} />}
    </div>
  );
}

interface SourceProps {
  readonly fact: StartFact;
  readonly months: readonly HistoryMonth[] | undefined;
}

/** A mark of a history says little by itself: the month stands beside it, and what the report's legend says of the mark. */
function FactSource({ fact: { field, value, source }, months }: SourceProps) {
  const month = field === 'lateMonth' && months?.find((one) => one.month === value);
  if (!month) return <Quoted line={source} />;
  return (
    <>
      {words.monthSays(words.date(month.month), words.marks[month.mark])}{' '}
      <Text span c="dimmed" size="sm">
        {source.page === 0 ? words.keptLine : words.page(source.page)}
      </Text>
    </>
  );
}

function historyOf({ tradelines }: CreditReport, entry: string): readonly HistoryMonth[] {
  return tradelines.find(({ id }) => id === entry)?.history ?? [];
}

function toggled(now: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(now);
  if (!next.delete(key)) next.add(key);
  return next;
}

function shownFact({ field, value }: StartFact): string {
  switch (field) {
    case 'itemType':
      return itemTypeLabels[value as ItemType];
    case 'amountShown':
    case 'thisBalance':
    case 'otherBalance':
      return words.money(Math.round(Number(value) * 100));
    default:
      return words.date(value);
  }
}

/** A copy that goes along with a letter, and the lines of it that the letter is about. */
interface EnclosedPage {
  readonly documentId: string;
  readonly marks: readonly ExhibitMark[];
}

/** @returns nothing if the page could not be kept */
type KeepPage = () => Promise<EnclosedPage | undefined>;

interface KeptPages {
  readonly copy: StoredDocument;
  readonly pages: readonly DrawnReportPage[];
}

/** What the drawn pages need; the documents feature draws and keeps them, and the app puts it here. */
interface ReportPagesProps {
  readonly file: File;
  /** Pages of it, from 1. */
  readonly only: readonly number[];
  readonly cover: (page: DrawnReportPage) => ReturnType<typeof exhibitPage>;
  readonly onKeep: (keep: (() => Promise<KeptPages | undefined>) | undefined) => void;
}

export type DrawReportPages = (props: ReportPagesProps) => ReactNode;

const Slot = createContext<DrawReportPages | undefined>(undefined);

export const ReportPagesSlot = Slot.Provider;

interface ExhibitPartProps {
  readonly report: CreditReport;
  /** The letter's items, in order. */
  readonly items: Parameters<typeof exhibitPage>[1]['items'];
  /** Told how to keep the page; nothing while none is to go along. */
  readonly onKeep: (keep: KeepPage | undefined) => void;
}

/** The report's page as Exhibit A: the items can be read, the rest is black before anything is sent. */
function ExhibitPart({ report, items, onKeep }: ExhibitPartProps) {
  const drawPages = useContext(Slot);
  const file = useAtomValue(reportFilesAtom).find(
    ({ state }) => state.kind === 'read' && state.reports.includes(report),
  )?.file;
  const only = exhibitPages({ report, items });
  const exhibit = { report, items };
  const keepPage: ReportPagesProps['onKeep'] = (keep) =>
    onKeep(
      keep &&
        (async () => {
          const kept = await keep();
          return kept && { documentId: kept.copy.id, marks: marksOf(kept) };
        }),
    );
  const marksOf = ({ copy, pages }: KeptPages) =>
    pages.flatMap((page, index) =>
      exhibitPage(page, exhibit).marks.map((mark): ExhibitMark => ({
        documentId: copy.id,
        page: index + 1,
        ...mark,
      })),
    );
  const fits = only.length > 0 && only.length <= documentLimits.filePages;
  return (
    <Stack gap="xs" pt="md" className="rule-above">
      <Title order={3} ff="text" fz="md" lh={1.35} className="anywhere">
        {words.exhibit.title}
      </Title>
      {drawPages && file && fits ? (
        drawPages({ file, only, cover: (page) => exhibitPage(page, exhibit), onKeep: keepPage })
      ) : (
        <Text c="dimmed" size="sm">
          {words.exhibit.none}
        </Text>
      )}
    </Stack>
  );
}
