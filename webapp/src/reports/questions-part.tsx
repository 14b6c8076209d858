import { isCalendarDate } from '@creditfix/shared/kernel';
import {
  personEntries,
  valueOf,
  type CreditReport,
  type Forbearance,
  type Tradeline,
} from '@creditfix/shared/reports';
import { Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { Fragment, memo, useId, useMemo, useState, type ReactNode } from 'react';
import {
  atom,
  DateField,
  useAtom,
  useAtomValue,
  useSetAtom,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import type { Account, ComparedReport } from './open-reports.ts';
import { answersAtom, type ListedAnswer, type PersonAnswers } from './report.atoms.ts';
import { named, written, useInSteps } from './report-words.tsx';
import classes from './reports.module.css';

/** An entry of a report as an answer names it; one account may be in several reports. */
interface Asked {
  readonly label: string;
  readonly hint: string;
  readonly entries: readonly {
    readonly bureau: CreditReport['bureau'];
    readonly id: string;
  }[];
}

interface QuestionsProps {
  readonly open: readonly ComparedReport[];
  readonly accounts: readonly Account[];
}

/** What no report can know. Each answer may open a question among those above, and stays on this device. */
export const QuestionsPart = memo(function QuestionsPart({ open, accounts }: QuestionsProps) {
  const asked = useMemo(() => askedEntries(open, accounts), [open, accounts]);
  return (
    <Stack component="section" gap="md" aria-labelledby="only-you">
      <h2 id="only-you">{words.questions.title}</h2>
      <Text maw="var(--measure)">{words.questions.text}</Text>
      <div>
        <ListQuestion kind="notRecognized" part="known" asked={asked.companies} />
        <ListQuestion kind="notRecognized" part="details" asked={asked.details} />
        <Bankruptcy />
        <ListQuestion kind="authorizedUserOf" part="authorizedUserOf" asked={asked.cards} />
        <ListQuestion kind="deferred" part="deferred" asked={asked.paying} />
        <DatedQuestion kind="forborne" asked={asked.late} />
        <DatedQuestion kind="disputed" asked={asked.adverse} />
      </div>
    </Stack>
  );
});

function askedEntries(open: readonly ComparedReport[], accounts: readonly Account[]) {
  const ask = (fits: (tradeline: Tradeline) => boolean): Asked[] =>
    accounts.flatMap(({ entries }) => {
      const fitting = entries.filter(({ tradeline }) => fits(tradeline));
      const [first] = fitting;
      if (!first) return [];
      const original = valueOf(first.tradeline.facts.originalCreditor);
      return [
        {
          label: named(first.tradeline),
          hint: original ? words.questions.original(original) : '',
          entries: fitting.map(({ bureau, tradeline }) => ({ bureau, id: tradeline.id })),
        },
      ];
    });
  const inquiries = open.flatMap(({ report: { bureau, inquiries: all } }) =>
    all.flatMap(({ id, kind, company, dates }) =>
      kind === 'hard' && company.state === 'reported'
        ? [{ name: company.value, bureau, id, hint: dates.map((date) => written(date)).join(', ') }]
        : [],
    ),
  );
  const details = open.flatMap(({ report }) =>
    personEntries(report).flatMap(({ id, kind, fact }) => {
      if (fact.state !== 'reported') return [];
      const bureau = words.bureaus[report.bureau];
      const { born, numbers } = words.questions.details;
      const shown = {
        birth_date: () => born(fact.value),
        ssn: () => numbers(bureau, fact.value, fact.source.page),
        name: () => fact.value,
        address: () => fact.value,
      };
      return [{ name: shown[kind](), bureau: report.bureau, id, hint: bureau }];
    }),
  );
  const hurting = new Set(
    accounts
      .filter(({ hurts }) => hurts)
      .flatMap(({ entries }) => entries.map(({ tradeline }) => tradeline)),
  );
  return {
    companies: [
      ...ask(() => true),
      ...sameNames(inquiries).map((one) => ({ ...one, label: words.inquiryOf(one.label) })),
    ],
    details: sameNames(details),
    cards: ask(({ facts }) => /individual|joint/i.test(valueOf(facts.responsibility) ?? '')),
    paying: ask(({ facts }) => (valueOf(facts.monthlyPayment) ?? 0) > 0),
    late: ask(({ history }) => history.some(({ mark }) => mark.startsWith('late'))),
    adverse: ask((tradeline) => hurting.has(tradeline)),
  };
}

interface NamedEntry {
  readonly name: string;
  readonly hint: string;
  readonly bureau: CreditReport['bureau'];
  readonly id: string;
}

/** What several reports name alike is asked about once. */
function sameNames(all: readonly NamedEntry[]): Asked[] {
  return [...Map.groupBy(all, ({ name }) => name.toUpperCase())].map(([, same]) => ({
    label: same[0]?.name ?? '',
    hint: [...new Set(same.map(({ hint }) => hint))].join(' · '),
    entries: same.map(({ bureau, id }) => ({ bureau, id })),
  }));
}

interface ListProps {
  readonly kind: ListedAnswer;
  readonly part: 'known' | 'details' | 'authorizedUserOf' | 'deferred';
  readonly asked: readonly Asked[];
}

interface QuestionProps {
  readonly question: string;
  /** What is said so far. */
  readonly said: string;
  readonly children: ReactNode;
}

/** Its answers may be hundreds: they are drawn when somebody opens it. */
function Question({ question, said, children }: QuestionProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={`${classes.question} rule-below`}
      onToggle={({ currentTarget }) => setWasOpened((was) => was || currentTarget.open)}
    >
      <summary>
        <span>{question}</span>{' '}
        <Text span c="dimmed" size="sm">
          {said}
        </Text>
      </summary>
      {wasOpened && children}
    </details>
  );
}

interface ChoicesProps {
  readonly hint: string;
  readonly asked: readonly Asked[];
  /** What is said of each: a tick, the day of a dispute, or the days of a forbearance. */
  readonly kind: ListedAnswer | DatedKind;
}

type DatedKind = 'disputed' | 'forborne';

const DRAWN_AT_ONCE = 10;

function Choices({ hint, asked, kind }: ChoicesProps) {
  const drawn = useInSteps(asked.length, DRAWN_AT_ONCE);
  return (
    <fieldset className={classes.choices}>
      <Text component="legend" c="dimmed" size="sm">
        {hint}
      </Text>
      {asked.slice(0, drawn).map((one) => (
        <Fragment key={one.entries.map(({ bureau, id }) => `${bureau} ${id}`).join()}>
          {kind === 'disputed' && <DisputedOn one={one} />}
          {kind === 'forborne' && <ForborneFrom one={one} />}
          {kind !== 'disputed' && kind !== 'forborne' && <Tick kind={kind} one={one} />}
        </Fragment>
      ))}
    </fieldset>
  );
}

function isTicked({ about }: PersonAnswers, kind: ListedAnswer, { entries }: Asked): boolean {
  return entries.some(({ bureau, id }) => about[bureau]?.[kind]?.includes(id));
}

function ListQuestion({ kind, part, asked }: ListProps) {
  const answers = useAtomValue(answersAtom);
  if (asked.length === 0) return null;
  const count = asked.filter((one) => isTicked(answers, kind, one)).length;
  const { question, hint } = words.questions[part];
  return (
    <Question question={question} said={words.questions.ticked(count)}>
      <Choices hint={hint} asked={asked} kind={kind} />
    </Question>
  );
}

interface TickProps {
  readonly kind: ListedAnswer;
  readonly one: Asked;
}

/** Of hundreds only the one that is ticked is redrawn. */
const Tick = memo(function Tick({ kind, one }: TickProps) {
  const setAnswers = useSetAtom(answersAtom);
  const ticked = useAtomValue(
    useMemo(() => atom((get) => isTicked(get(answersAtom), kind, one)), [kind, one]),
  );
  return (
    <Checkbox
      label={one.label}
      description={one.hint}
      checked={ticked}
      onChange={() => setAnswers((now) => toggledIn(now, { kind, ...one }, !ticked))}
    />
  );
});

function toggledIn(
  answers: PersonAnswers,
  { kind, entries }: Pick<Asked, 'entries'> & { readonly kind: ListedAnswer },
  ticked: boolean,
): PersonAnswers {
  const about = { ...answers.about };
  for (const { bureau, id } of entries) {
    const others = (about[bureau]?.[kind] ?? []).filter((one) => one !== id);
    about[bureau] = { ...about[bureau], [kind]: ticked ? [...others, id] : others };
  }
  return { ...answers, about };
}

function Bankruptcy() {
  const [answers, setAnswers] = useAtom(answersAtom);
  const { question, hint, options, dischargedOn, none } = words.questions.bankruptcy;
  const said = answers.bankruptcy === '' ? none : options[answers.bankruptcy];
  return (
    <Question question={question} said={said}>
      <Stack gap="sm" pb="lg">
        <Radio.Group
          label={<VisuallyHidden>{question}</VisuallyHidden>}
          description={hint}
          value={answers.bankruptcy}
          onChange={(bankruptcy) =>
            setAnswers((now) => ({
              ...now,
              bankruptcy: bankruptcy as PersonAnswers['bankruptcy'],
            }))
          }
        >
          {Object.entries(options).map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Radio.Group>
        {answers.bankruptcy === 'discharged' && (
          <WholeDay
            label={dischargedOn}
            value={answers.dischargedOn}
            onChange={(value) => setAnswers((now) => ({ ...now, dischargedOn: value }))}
          />
        )}
      </Stack>
    </Question>
  );
}

interface WholeDayProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The findings know whole days only: a half-typed one stays in its boxes. */
function WholeDay({ label, value, onChange }: WholeDayProps) {
  const [typed, setTyped] = useState(value);
  const put = (day: string) => {
    setTyped(day);
    onChange(isCalendarDate(day) ? day : '');
  };
  const shown = typed === '' || isCalendarDate(typed) ? value : typed;
  return <DateField id={useId()} label={label} value={shown} onChange={put} />;
}

interface DatedProps {
  readonly kind: DatedKind;
  readonly asked: readonly Asked[];
}

function DatedQuestion({ kind, asked }: DatedProps) {
  const answers = useAtomValue(answersAtom);
  if (asked.length === 0) return null;
  const { question, hint } = words.questions[kind];
  const count = asked.filter((one) =>
    kind === 'disputed' ? disputedOn(answers, one) !== '' : isForborne(forborneOf(answers, one)),
  ).length;
  return (
    <Question question={question} said={words.questions.ticked(count)}>
      <Choices hint={hint} asked={asked} kind={kind} />
    </Question>
  );
}

function disputedOn({ about }: PersonAnswers, { entries: [first] }: Asked): string {
  return (first && about[first.bureau]?.disputedWithFurnisher?.[first.id]) ?? '';
}

const DisputedOn = memo(function DisputedOn({ one }: { readonly one: Asked }) {
  const setAnswers = useSetAtom(answersAtom);
  const day = useAtomValue(useMemo(() => atom((get) => disputedOn(get(answersAtom), one)), [one]));
  const put = (value: string) =>
    setAnswers((now) =>
      dated(now, { field: 'disputedWithFurnisher', one, value: value || undefined }),
    );
  return <WholeDay label={one.label} value={day} onChange={put} />;
});

const NEVER: Forbearance = { from: '', until: '' };

function forborneOf({ about }: PersonAnswers, { entries: [first] }: Asked): Forbearance {
  return (first && about[first.bureau]?.forborne?.[first.id]) ?? NEVER;
}

const isForborne = ({ from, until }: Forbearance) => from !== '' && until !== '';

/** Both days stand under the name of the account. */
const ForborneFrom = memo(function ForborneFrom({ one }: { readonly one: Asked }) {
  const setAnswers = useSetAtom(answersAtom);
  const days = useAtomValue(useMemo(() => atom((get) => forborneOf(get(answersAtom), one)), [one]));
  const { from, until } = words.questions.forborne;
  const put = (day: keyof Forbearance) => (text: string) =>
    setAnswers((now) => {
      const value = { ...forborneOf(now, one), [day]: text };
      const isEmpty = value.from === '' && value.until === '';
      return dated(now, { field: 'forborne', one, value: isEmpty ? undefined : value });
    });
  return (
    <fieldset>
      <legend>{one.label}</legend>
      <Group gap="sm">
        <WholeDay label={from} value={days.from} onChange={put('from')} />
        <WholeDay label={until} value={days.until} onChange={put('until')} />
      </Group>
    </fieldset>
  );
});

interface Dates {
  readonly disputedWithFurnisher: string;
  readonly forborne: Forbearance;
}

interface DatedAnswer<Field extends keyof Dates> {
  readonly field: Field;
  readonly one: Asked;
  /** Nothing where it was taken back. */
  readonly value: Dates[Field] | undefined;
}

function dated<Field extends keyof Dates>(
  answers: PersonAnswers,
  { field, one, value }: DatedAnswer<Field>,
): PersonAnswers {
  const about = { ...answers.about };
  for (const { bureau, id } of one.entries) {
    const others = Object.entries(about[bureau]?.[field] ?? {}).filter(([key]) => key !== id);
    const all = value === undefined ? others : [...others, [id, value]];
    about[bureau] = { ...about[bureau], [field]: Object.fromEntries(all) };
  }
  return { ...answers, about };
}
