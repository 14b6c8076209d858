import { isEnclosure } from '@creditfix/shared/documents';
import type { FieldFault } from '@creditfix/shared/kernel';
import {
  adviceFor,
  DisputeReason,
  type Question,
  type ReportingWindow,
  reportingWindow,
} from '@creditfix/shared/letters';
import { Box, Stack, Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { Explained, FieldGroup, Notice, dateWords } from '#webapp/kit/index.ts';
import { useAttached, useKnowCopies } from '../attached-enclosures.ts';
import { useEnclosureSlot } from '../slots.tsx';
import { itemOf, itemOfMark, type LetterForm, itemPath } from '../letter-form.ts';
import { toItemDetails } from '../letter-request.ts';
import { isSpecialLetter } from '../letter-template.ts';
import { questionsPartMessages, removalDatesMessages } from '../messages.tsx';
import { QuestionField } from '../questions/question-field.tsx';
import { AddItem } from './items-part.tsx';
import { type DetailsPart, lastPartOf } from './details-parts.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { EvidenceCoach } from './evidence-coach.tsx';
import { RefusalCard } from './refusal-card.tsx';
import { partFaults, refusalOf, waitsForLaterAnswer } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { type Faults, fieldId, useFaults } from './use-faults.ts';
import type { WizardProps } from './wizard-state.ts';

/** One group of questions. What we may not write is said here, where the answer was given, and not at the end. */
export function QuestionsPart(props: PartProps) {
  const { wizard, move, part, parts, shown, beside, onNext, onPrevious } = props;
  const { form } = wizard;
  const [sending, setSending] = useState(0);
  const faults = useFaults([...partFaults(form, part, beside), ...stillSending(shown, sending)]);
  const refusal = refusalOf(form, beside);
  const ours = (refusal?.item ?? 1) === shown.item ? refusal : undefined;
  const card = useRef<HTMLElement>(null);
  /** @returns true if this view lets the person go on */
  const passes = (): boolean => {
    // Where no letter can come of it, nobody is asked to finish the other questions first.
    if (ours && !waitsForLaterAnswer(ours, parts, part)) {
      card.current?.focus();
      return false;
    }
    return faults.check();
  };
  return (
    <StepFrame
      heading={shown.title}
      faults={faults}
      onPrevious={onPrevious}
      onSubmit={() => {
        if (passes()) onNext();
      }}
    >
      {shown.questions.map((question) => {
        const field = (
          <OneQuestion
            key={question.key}
            {...props}
            question={question}
            faults={faults}
            onSending={setSending}
          />
        );
        return form.brief && question.key === 'story' ? (
          <OwnWords key="story" isWritten={(itemOf(form, 1).facts['story'] ?? '') !== ''}>
            {field}
          </OwnWords>
        ) : (
          field
        );
      })}
      {ours && <RefusalCard ref={card} refusal={ours} parts={parts} move={move} form={form} />}
      {!ours && part === lastPartOf(parts, shown.item) && <AdviceNotices {...props} />}
      {part === parts.length - 1 && !isSpecialLetter(form) && (
        <AddItem wizard={wizard} move={move} mayAdd={passes} />
      )}
    </StepFrame>
  );
}

/** Beside the papers, for who has more to say. */
function OwnWords({
  isWritten,
  children,
}: {
  readonly isWritten: boolean;
  readonly children: ReactNode;
}) {
  const [begunWritten] = useState(isWritten);
  return (
    <details open={begunWritten}>
      <Box component="summary" fw={600}>
        {questionsPartMessages.ownWords}
      </Box>
      <Stack pt="sm">{children}</Stack>
    </details>
  );
}

/** Going on now would leave a file out of the letter without a word. */
function stillSending({ item }: DetailsPart, files: number): FieldFault[] {
  if (files === 0) return [];
  return [
    {
      path: `${itemPath(item)}.facts.enclosures`,
      message: questionsPartMessages.stillSending(files),
    },
  ];
}

type OneProps = PartProps & {
  readonly question: Question;
  readonly faults: Faults;
  /** For the question about copies. */
  readonly onSending?: (files: number) => void;
};

const ignore = () => undefined;

export function OneQuestion(props: OneProps) {
  const { wizard, move, shown, beside, question, faults } = props;
  const drawsCopies = useEnclosureSlot() !== undefined;
  const path = `${itemPath(shown.item)}.facts.${question.key}`;
  if (question.key === 'enclosures' && drawsCopies) {
    return (
      <CopiesQuestion
        wizard={wizard}
        move={move}
        item={shown.item}
        question={question}
        error={faults.errorFor(path)}
        onSending={props.onSending ?? ignore}
      />
    );
  }
  const { facts, disputeReason } = itemOf(wizard.form, shown.item);
  return (
    <>
      <QuestionField
        question={question}
        id={fieldId(path)}
        value={facts[question.key] ?? ''}
        error={faults.errorFor(path)}
        onChange={(value) =>
          move({
            kind: 'change',
            change: { kind: 'fact', item: shown.item, key: question.key, value },
          })
        }
      />
      {asksFirstDelinquency({ disputeReason, questionKey: question.key, facts }) && (
        <RemovalDates
          itemType={facts['itemType'] ?? ''}
          firstDelinquency={facts[question.key] ?? ''}
          today={beside.today}
        />
      )}
    </>
  );
}

/** Friendly remarks; they stand with the last group, or they would come and go while answers are changed. */
export function AdviceNotices({ wizard, shown, beside }: PartProps) {
  const details = toItemDetails(wizard.form, shown.item);
  const remarks = details ? adviceFor(details, beside.today, beside.attached) : [];
  const notices = (
    <Stack role="status" gap="xs">
      {remarks.map(({ code, text, url }) => (
        <Notice key={code} tone="info" title={questionsPartMessages.goodToKnow}>
          <p>{text}</p>
          {url && (
            <p>
              <a href={url} target="_blank" rel="noreferrer">
                {questionsPartMessages.opensInNewTab(new URL(url).hostname.replace(/^www\./, ''))}
              </a>
            </p>
          )}
        </Notice>
      ))}
    </Stack>
  );
  if (!wizard.form.brief || remarks.length === 0) return notices;
  return (
    <details>
      <Box component="summary" fw={600}>
        {questionsPartMessages.remarks(remarks.length)}
      </Box>
      <Box pt="sm">{notices}</Box>
    </details>
  );
}

interface CopiesQuestionProps extends WizardProps {
  readonly item: number;
  readonly question: Question;
  readonly error: string | undefined;
  readonly onSending: (files: number) => void;
}

/** The question about copies, with room to add them as files. */
function CopiesQuestion(props: CopiesQuestionProps) {
  const { wizard, move, item, question, error, onSending } = props;
  const drawEnclosures = useEnclosureSlot();
  const know = useKnowCopies();
  const { form } = wizard;
  if (!drawEnclosures) return null;
  const { key, label, why, hint, options = [] } = question;
  const ticked = (itemOf(form, item).facts[key] ?? '').split(',').filter(isEnclosure);
  return (
    <Explained why={why}>
      <FieldGroup
        id={fieldId(`${itemPath(item)}.facts.${key}`)}
        label={label}
        description={hint}
        error={error}
      >
        <ReportFileNote form={form} item={item} />
        {drawEnclosures({
          advice: <EvidenceCoach form={form} item={item} question={question} ticked={ticked} />,
          kinds: options.flatMap(({ value, ...shown }) =>
            isEnclosure(value) ? [{ kind: value, ...shown }] : [],
          ),
          ticked,
          chosen: form.documents,
          marks: form.marks.filter((mark) => itemOfMark(mark) === item),
          onMarks: (marks) => move({ kind: 'change', change: { kind: 'marks', item, marks } }),
          onCopies: know,
          onSending,
          onChange: (envelope) => {
            const value = envelope.ticked.join(',');
            move({ kind: 'change', change: { kind: 'fact', item, key, value } });
            move({ kind: 'change', change: { kind: 'documents', documents: envelope.chosen } });
          },
        })}
      </FieldGroup>
    </Explained>
  );
}

/** 15 U.S.C. 1681c-2(a)(2): a block needs the report itself, so a tick is not enough for us to ask for one. */
function ReportFileNote({ form, item }: { readonly form: LetterForm; readonly item: number }) {
  const attached = useAttached(form);
  if (itemOf(form, item).disputeReason !== DisputeReason.identity_theft) return null;
  if (form.recipient !== 'bureau' || form.agency || isSpecialLetter(form)) return null;
  if (attached.some(({ kind }) => kind === 'ftc_report' || kind === 'police_report')) return null;
  return (
    <Notice tone="info" title={questionsPartMessages.addTheftReport}>
      <p>{questionsPartMessages.addTheftReportText}</p>
    </Notice>
  );
}

interface AskedQuestion {
  readonly disputeReason: string;
  readonly questionKey: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** True for the question whose answer an item's time on a report is counted from. */
export function asksFirstDelinquency({
  disputeReason,
  questionKey,
  facts,
}: AskedQuestion): boolean {
  if (disputeReason === 'statute_of_limitations') return questionKey === 'firstDelinquencyDate';
  return (
    disputeReason === 'incorrect_dates' &&
    questionKey === 'dateCorrect' &&
    facts['whichDate'] === 'first_delinquency'
  );
}

/** A stop on the line; the stretch that leads to it is drawn as past where it lies behind us. */
interface Stop {
  readonly date: string;
  readonly label: string;
  readonly isToday: boolean;
  readonly isPast: boolean;
}

/** The marks in order of time, today among them. On its own day a later mark still lies ahead: it is a last day. */
export function stopsOf(
  { marks }: Extract<ReportingWindow, { kind: 'counted' }>,
  today: string,
): readonly Stop[] {
  const stops = marks.map(({ date, label }, index) => ({
    date,
    label,
    isToday: false,
    isPast: index === 0 || date < today,
  }));
  const now = { date: today, label: removalDatesMessages.today, isToday: true, isPast: true };
  const behind = stops.filter(({ isPast }) => isPast);
  return [...behind, now, ...stops.slice(behind.length)];
}

interface RemovalDatesProps {
  readonly itemType: string;
  /** `YYYY-MM-DD`, or empty while it is not known. */
  readonly firstDelinquency: string;
  readonly today: string;
}

/** When an item has to leave an ordinary report, drawn on a line from the first missed payment past today. */
function RemovalDates({ itemType, firstDelinquency, today }: RemovalDatesProps) {
  const window = reportingWindow({ itemType, from: firstDelinquency, today });
  // The place for the sentence is there before the sentence is, so that it is read out when it comes.
  return (
    <Stack gap="sm" className={window ? 'side-line' : undefined}>
      {window?.kind === 'counted' && <Timeline window={window} today={today} />}
      <Text role="status" maw="var(--measure)">
        {window?.kind === 'counted' ? window.now : window?.why}
      </Text>
      {window?.kind === 'counted' && (
        <>
          <Text maw="var(--measure)" c="dimmed" size="sm">
            {window.why}
          </Text>
          <details className="explanation">
            <summary>{removalDatesMessages.otherDates}</summary>
            {window.exceptions.map((exception) => (
              <p key={exception}>{exception}</p>
            ))}
          </details>
        </>
      )}
    </Stack>
  );
}

interface TimelineProps {
  readonly window: Extract<ReportingWindow, { kind: 'counted' }>;
  readonly today: string;
}

function Timeline({ window, today }: TimelineProps) {
  return (
    <ol className="timeline" aria-label={removalDatesMessages.line}>
      {stopsOf(window, today).map(({ date, label, isToday, isPast }) => (
        <li key={label} data-tone={isToday ? 'done' : isPast ? 'past' : undefined}>
          <Text size="sm" c={isToday ? 'green' : 'inherit'} fw={600}>
            {label}
          </Text>
          <Text component="time" c="dimmed" size="sm" dateTime={date}>
            {dateWords(date)}
          </Text>
        </li>
      ))}
    </ol>
  );
}
