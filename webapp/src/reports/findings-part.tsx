import {
  findingMessages,
  type CreditReport,
  type HistoryMonth,
  type RuleId,
  type SourceLine,
  type TradelineField,
} from '@creditfix/shared/reports';
import { Box, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import {
  atom,
  BusyButton,
  Notice,
  useAtomValue,
  useMutation,
  useSetAtom,
  useSignedIn,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { Years } from './account-card.tsx';
import { checkReportMessages as words } from './messages.tsx';
import {
  askedOnce,
  todayHere,
  type Account,
  type AskedFinding,
  type OpenReport,
} from './open-reports.ts';
import {
  chosenAtom,
  verdictsAtom,
  withItem,
  withoutItem,
  type ChosenItem,
  type Verdict,
} from './report.atoms.ts';
import { entryName, Quoted, useInSteps } from './report-words.tsx';
import classes from './reports.module.css';

/** Begins the letter about an item that was deleted and is back. @returns false if it could not be begun */
export type StartReinsertion = (disputeId: string, seenOn: string) => Promise<boolean>;

interface FindingsProps {
  readonly open: readonly OpenReport[];
  readonly accounts: readonly Account[];
  readonly onStartReinsertion: StartReinsertion;
}

const DRAWN_AT_ONCE = 4;

/** What does not fit together, each as a question with its lines. Only the answer makes a dispute of it. */
export const FindingsPart = memo(function FindingsPart({
  open,
  accounts,
  onStartReinsertion,
}: FindingsProps) {
  const questions = askedOnce(open, accounts);
  const drawn = useInSteps(questions.length, DRAWN_AT_ONCE);
  const isPending = open.some((one) => one.isPending);
  return (
    <Stack component="section" gap="md" aria-labelledby="worth-a-question">
      <h2 id="worth-a-question">{words.findings(questions.length)}</h2>
      <Text maw="var(--measure)" role="status">
        {questions.length > 0 ? words.findingsText : isPending ? words.looking : words.noFindings}
      </Text>
      {questions.length > 0 && (
        <SimpleGrid
          component="ul"
          minColWidth="min(100%,24rem)"
          spacing="md"
          className={`${classes.cards} plain-list`}
        >
          {questions.slice(0, drawn).map(({ key, asked }) => (
            <FindingCard
              key={key}
              asked={asked}
              open={open}
              onStartReinsertion={onStartReinsertion}
            />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  );
});

interface CardProps {
  readonly asked: readonly AskedFinding[];
  readonly open: readonly OpenReport[];
  readonly onStartReinsertion: StartReinsertion;
}

function FindingCard({ asked, open, onStartReinsertion }: CardProps) {
  const [first] = asked;
  const report = open.find((one) => one.report.bureau === first?.bureau)?.report;
  if (!first || !report) return null;
  const { rule, about, values } = first.finding;
  const { title, question } = findingMessages[rule];
  const name = entryName(report, about[0] ?? '');
  const { disputeId, deletedOn } = values;
  const differs = rule === 'bureaus_differ' && (values['field'] as TradelineField);
  return (
    <Paper component="li" radius="md" p="md" className={classes.card}>
      <div>
        <Text c="dimmed" size="sm">
          {asked.map(({ bureau }) => words.bureaus[bureau]).join(' · ')}
        </Text>
        <Title order={3} ff="text" fz="md" lh={1.35} className="anywhere">
          {differs ? words.differing.title(title, words.fields[differs]) : title}
        </Title>
        <p className="anywhere">{name}</p>
      </div>
      {toldAlike(asked, open).map(({ key, bureaus, lines, months, page }) => (
        <Stack key={key} gap="0.25rem">
          {asked.length > 1 && (
            <Text c="dimmed" size="sm">
              {bureaus.map((one) => words.bureaus[one]).join(', ')}
            </Text>
          )}
          {lines.length > 0 && (
            <Box component="ul" fz="sm" className="quotes">
              {lines.map((line) => (
                <li key={`${line.page} ${line.text}`}>
                  <Quoted line={line} />
                </li>
              ))}
            </Box>
          )}
          {months.length > 0 && (
            <Box fz="sm" className="quotes">
              <Years months={months} />
              <Text span c="dimmed" size="sm">
                {page}
              </Text>
            </Box>
          )}
        </Stack>
      ))}
      <p>{deletedOn ? words.deletedOn(deletedOn) : question}</p>
      {rule === 'back_again' && !deletedOn && (
        <AfterWhichDispute isKnown={disputeId !== undefined} />
      )}
      {disputeId && (
        <Reinsertion disputeId={disputeId} report={report} onStart={onStartReinsertion} />
      )}
      {differs && <WhichIsRight asked={asked} name={`${words.fields[differs]}: ${name}`} />}
      {!deletedOn && !differs && <Verdicts asked={asked} rule={rule} name={`${title}: ${name}`} />}
    </Paper>
  );
}

interface Told {
  readonly key: string;
  readonly bureaus: readonly AskedFinding['bureau'][];
  readonly lines: readonly SourceLine[];
  /** Months stand as a strip: a line of marks says little by itself. */
  readonly months: readonly HistoryMonth[];
  /** Where the months stand. */
  readonly page: string;
}

/** What each report says; agencies that have the same months and nothing else stand together. */
function toldAlike(asked: readonly AskedFinding[], open: readonly OpenReport[]): readonly Told[] {
  const told = asked.map((one) => toldBy(one, open));
  const alike = Map.groupBy(told, ({ key, lines, months }) =>
    lines.length > 0 ? key : months.map(({ month, mark }) => `${month} ${mark}`).join(),
  );
  return [...alike].map(([key, [first, ...others]]): Told => ({
    key,
    bureaus: [first, ...others].flatMap((one) => one?.bureaus ?? []),
    lines: first?.lines ?? [],
    months: first?.months ?? [],
    page: [...new Set([first, ...others].map((one) => one?.page))].join(', '),
  }));
}

function toldBy({ key, bureau, finding }: AskedFinding, open: readonly OpenReport[]): Told {
  const report = open.find((one) => one.report.bureau === bureau)?.report;
  const history = report?.tradelines.find(({ id }) => finding.about.includes(id))?.history ?? [];
  const isSame = (a: SourceLine, b: SourceLine) => a.text === b.text && a.page === b.page;
  const quoted = history.filter(({ source }) => finding.lines.some((line) => isSame(line, source)));
  const years = new Set(quoted.map(({ month }) => month.slice(0, 4)));
  const page = quoted[0]?.source.page ?? 0;
  return {
    key,
    bureaus: [bureau],
    lines: finding.lines.filter(
      (line, at, all) =>
        !quoted.some(({ source }) => isSame(line, source)) &&
        all.findIndex((other) => isSame(line, other)) === at,
    ),
    months: history.filter(({ month }) => years.has(month.slice(0, 4))),
    page: page === 0 ? words.keptLine : words.page(page),
  };
}

const VERDICTS: readonly Verdict[] = ['wrong', 'right', 'unsure'];

interface VerdictsProps {
  readonly asked: readonly AskedFinding[];
  readonly rule: RuleId;
  readonly name: string;
}

function Verdicts({ asked, rule, name }: VerdictsProps) {
  const setVerdicts = useSetAtom(verdictsAtom);
  const setChosen = useSetAtom(chosenAtom);
  const key0 = asked[0]?.key ?? '';
  // Of hundreds of cards only the one that is answered is redrawn.
  const verdict = useAtomValue(useMemo(() => atom((get) => get(verdictsAtom).get(key0)), [key0]));
  const leaves = rule === 'leaves_soon';
  const items = asked.map(({ bureau, finding, key }): ChosenItem => ({
    bureau,
    entry: finding.about[0] ?? '',
    finding: key,
  }));
  const say = (said: Verdict) => {
    const again = verdict === said;
    setVerdicts((all) => {
      const others = [...all].filter(([key]) => !asked.some((one) => one.key === key));
      const own = again ? [] : asked.map(({ key }) => [key, said] as const);
      return new Map([...others, ...own]);
    });
    const inLetter = said === 'wrong' && !again;
    setChosen((all) => items.reduce(inLetter ? withItem : withoutItem, all));
  };
  const label = leaves ? words.verdictsOfLeaving : words.verdicts;
  return (
    <Stack gap="0.25rem">
      {!leaves && <Text fw={600}>{words.isRight}</Text>}
      <Group gap="xs" role="group" aria-label={words.answerTo(name)}>
        {VERDICTS.filter((one) => !leaves || one !== 'unsure').map((one) => (
          <Button
            key={one}
            size="sm"
            variant="default"
            className={classes.filter}
            aria-pressed={verdict === one}
            onClick={() => say(one)}
          >
            {label[one]}
          </Button>
        ))}
      </Group>
      <Text role="status" c="dimmed" size="sm">
        {verdict && (leaves ? words.saidOfLeaving : words.said)[verdict]}
      </Text>
    </Stack>
  );
}

interface WhichProps {
  readonly asked: readonly AskedFinding[];
  readonly name: string;
}

/** Several agencies, of which each may be right: the answer names those that are, and the others go into letters. */
function WhichIsRight({ asked, name }: WhichProps) {
  const setVerdicts = useSetAtom(verdictsAtom);
  const setChosen = useSetAtom(chosenAtom);
  const keys = asked.map(({ key }) => key).join('\n');
  const said = useAtomValue(
    useMemo(
      () =>
        atom((get) =>
          keys
            .split('\n')
            .map((key) => get(verdictsAtom).get(key) ?? '')
            .join(),
        ),
      [keys],
    ),
  );
  const alike = Map.groupBy(asked, ({ finding }) => finding.values['said']);
  const of = (verdict: (one: AskedFinding) => Verdict) => asked.map(verdict);
  const options = [
    ...[...alike.values()].map((right) => ({
      label: words.differing.right(right.map(({ bureau }) => words.bureaus[bureau])),
      verdicts: of((one) => (right.includes(one) ? 'right' : 'wrong')),
    })),
    { label: words.differing.none, verdicts: of(() => 'wrong') },
    { label: words.differing.all, verdicts: of(() => 'right') },
    { label: words.verdicts.unsure, verdicts: of(() => 'unsure') },
  ];
  const say = (verdicts: readonly Verdict[], again: boolean) => {
    setVerdicts((all) => {
      const others = [...all].filter(([key]) => !asked.some((one) => one.key === key));
      const own = asked.flatMap(({ key }, at) => {
        const verdict = verdicts[at];
        return verdict && !again ? [[key, verdict] as const] : [];
      });
      return new Map([...others, ...own]);
    });
    setChosen((all) =>
      asked.reduce((now, { bureau, finding, key }, at) => {
        const item = { bureau, entry: finding.about[0] ?? '', finding: key };
        return verdicts[at] === 'wrong' && !again ? withItem(now, item) : withoutItem(now, item);
      }, all),
    );
  };
  return (
    <Stack gap="0.25rem">
      <Group gap="xs" role="group" aria-label={words.answerTo(name)}>
        {options.map(({ label, verdicts }) => {
          const pressed = said === verdicts.join();
          return (
            <Button
              key={label}
              size="sm"
              variant="default"
              className={classes.filter}
              aria-pressed={pressed}
              onClick={() => say(verdicts, pressed)}
            >
              {label}
            </Button>
          );
        })}
      </Group>
      <Text role="status" c="dimmed" size="sm">
        {saidOf(said)}
      </Text>
    </Stack>
  );
}

function saidOf(verdicts: string): string {
  if (verdicts.includes('wrong')) return words.said.wrong;
  if (verdicts.includes('unsure')) return words.said.unsure;
  return verdicts.includes('right') ? words.said.right : '';
}

/** The letter about an item's return is for one that was deleted after a dispute, and goes on with that dispute. */
function AfterWhichDispute({ isKnown }: { readonly isKnown: boolean }) {
  const signedIn = useSignedIn();
  if (isKnown) return <p>{words.backAgain.disputed}</p>;
  return (
    <>
      <Text c="dimmed" size="sm">
        {words.backAgain.law}
      </Text>
      <Text c="dimmed" size="sm">
        {signedIn ? words.backAgain.noDispute : words.backAgain.signedOut}
      </Text>
    </>
  );
}

interface ReinsertionProps {
  readonly disputeId: string;
  readonly report: CreditReport;
  readonly onStart: StartReinsertion;
}

/** The letter of a later round: it goes on with the person's own dispute, which knows the rest. */
function Reinsertion({ disputeId, report, onStart }: ReinsertionProps) {
  const { date } = report;
  const [today] = useState(todayHere);
  const seenOn = date.state === 'reported' && date.value.length === 10 ? date.value : today;
  const {
    mutate,
    isPending,
    data: begun,
  } = useMutation({
    mutationFn: () => onStart(disputeId, seenOn),
  });
  return (
    <>
      <Text c="dimmed" size="sm">
        {words.reinsertion.text}
      </Text>
      <Group gap="xs">
        <BusyButton busyLabel={(isPending || begun) && words.letters.busy} onClick={() => mutate()}>
          {words.reinsertion.begin}
        </BusyButton>
      </Group>
      {begun === false && <Notice tone="error" title={words.letters.failed} />}
      <VisuallyHidden>{words.bureaus[report.bureau]}</VisuallyHidden>
    </>
  );
}
