import {
  advised,
  type AdvisedStep,
  type ClockReminder,
  type DisputeClock,
  type LawLimit,
} from '@creditfix/shared/disputes';
import { spoken, spokenDate } from '@creditfix/shared/kernel';
import type { EmailBlock, EmailDraft, EmailExample } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';

/** The emails about the dates of a letter. Whom it is to stands inside, and what it disputes nowhere: others may see an inbox. */

interface DatedLetter {
  readonly reference: string;
  /** "Equifax" */
  readonly target: string;
  /** Where the person sees what became of it. */
  readonly url: string;
}

type Dates = Pick<DisputeClock, 'startedOn' | 'dueOn' | 'expectAnswerBy'>;

const disputesEmailMessages = () =>
  spoken({ en: en.disputesEmailMessages, es: es.disputesEmailMessages });

/** @param step what the rules advise on that day */
export function deadlineEmail(
  kind: ClockReminder['kind'],
  { reference, target, url }: DatedLetter,
  dates: Dates,
  step: AdvisedStep | undefined,
): EmailDraft {
  const { letter, letterTo, gotIt, timeEnds, timeEnded, seeNext, reason } = disputesEmailMessages();
  const { text, todo, ...top } = WRITERS[kind](dates, step);
  return {
    ...top,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          [letter, letterTo(reference, target)],
          [gotIt, spokenDate(dates.startedOn)],
          [kind === 'overdue' ? timeEnded : timeEnds, spokenDate(dates.dueOn)],
        ],
      },
      { kind: 'list', items: todo },
      { kind: 'button', label: seeNext, url },
    ],
    reason,
  };
}

interface DayWords extends Pick<EmailDraft, 'subject' | 'preview' | 'heading'> {
  readonly text: string;
  readonly todo: readonly string[];
}

const WRITERS: Readonly<
  Record<ClockReminder['kind'], (dates: Dates, step: AdvisedStep | undefined) => DayWords>
> = {
  due_soon: ({ dueOn, expectAnswerBy }) => {
    const { subject, text, todo, ...top } = disputesEmailMessages().dueSoon;
    const due = spokenDate(dueOn);
    return {
      ...top,
      subject: subject(due),
      text: text(due),
      todo: todo(spokenDate(expectAnswerBy)),
    };
  },
  due: ({ expectAnswerBy }) => {
    const { todo, ...top } = disputesEmailMessages().due;
    return { ...top, todo: todo(spokenDate(expectAnswerBy)) };
  },
  overdue: (_, step) => {
    const { lookAgain, next, weFillIn, ...top } = disputesEmailMessages().overdue;
    return {
      ...top,
      todo: [
        lookAgain,
        ...(step ? [next(step.title, step.why)] : []),
        ...(step?.letterKind ? [weFillIn] : []),
      ],
    };
  },
};

/** A look at the report in the year after a deletion. */
export function watchEmail(
  { reference, target, url }: DatedLetter,
  { deletedOn, isLast }: { readonly deletedOn: string; readonly isLast: boolean },
): EmailDraft {
  const { letter, letterTo, watch, reason } = disputesEmailMessages();
  const site: EmailBlock = {
    kind: 'link',
    text: watch.reports,
    url: 'https://www.annualcreditreport.com/',
  };
  return {
    subject: watch.subject,
    preview: watch.preview,
    heading: watch.heading,
    blocks: [
      { kind: 'text', text: watch.text },
      {
        kind: 'facts',
        rows: [
          [letter, letterTo(reference, target)],
          [watch.deletedOn, spokenDate(deletedOn)],
        ],
      },
      site,
      { kind: 'list', items: watch.todo },
      { kind: 'text', text: isLast ? watch.isLast : watch.again },
      { kind: 'button', label: watch.button, url },
    ],
    reason,
  };
}

/** A time limit of the law as a date, while there is time to ask somebody. */
export function limitEmail(
  { reference, target, url }: DatedLetter,
  { on, twoYearsOn, fiveYearsOn }: LawLimit,
): EmailDraft {
  const { letter, letterTo, limit, reason } = disputesEmailMessages();
  return {
    subject: limit.subject,
    preview: limit.preview,
    heading: limit.heading,
    blocks: [
      { kind: 'text', text: limit.text },
      {
        kind: 'facts',
        rows: [
          [letter, letterTo(reference, target)],
          [limit.countedFrom, spokenDate(on)],
          [limit.twoYears, spokenDate(twoYearsOn)],
          [limit.fiveYears, spokenDate(fiveYearsOn)],
        ],
      },
      { kind: 'text', text: limit.noAdvice },
      { kind: 'button', label: limit.button, url },
    ],
    reason,
  };
}

const DATES = { startedOn: '2026-11-21', dueOn: '2026-12-21', expectAnswerBy: '2026-12-31' };

/** The emails of this feature with made-up content. */
export function disputeEmailExamples(origin: string): readonly EmailExample[] {
  const letter = (): DatedLetter => ({
    reference: 'CF-7KQ2-M9XD',
    target: 'Equifax',
    url: pageAddress(origin, '/disputes/0b0f4c1e-2d6a-4f7e-9a53-6f0c2f1f9a11'),
  });
  const watch = { deletedOn: '2026-11-21', isLast: false };
  return [
    {
      kind: 'deadline_due_soon',
      optional: true,
      draft: () => deadlineEmail('due_soon', letter(), DATES, undefined),
    },
    {
      kind: 'deadline_due',
      optional: true,
      draft: () => deadlineEmail('due', letter(), DATES, undefined),
    },
    {
      kind: 'deadline_overdue',
      optional: true,
      draft: () => deadlineEmail('overdue', letter(), DATES, advised.overdueNotice),
    },
    {
      kind: 'deadline_limit',
      optional: true,
      draft: () =>
        limitEmail(letter(), {
          from: 'answer',
          on: '2026-12-10',
          twoYearsOn: '2028-12-10',
          fiveYearsOn: '2031-12-10',
        }),
    },
    { kind: 'reinsertion_watch', optional: true, draft: () => watchEmail(letter(), watch) },
  ];
}
