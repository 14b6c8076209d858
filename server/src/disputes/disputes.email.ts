import type { AdvisedStep, ClockReminder, DisputeClock } from '@creditfix/shared/disputes';
import { spoken, spokenDate } from '@creditfix/shared/kernel';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { words as en } from './disputes.email.words.ts';
import { words as es } from './disputes.email.words.es.ts';

/** The emails about the dates of a letter. Whom it is to stands inside, and what it disputes nowhere: others may see an inbox. */

export interface DatedLetter {
  readonly reference: string;
  /** "Equifax" */
  readonly target: string;
  /** Where the person sees what became of it. */
  readonly url: string;
}

type Dates = Pick<DisputeClock, 'startedOn' | 'dueOn' | 'expectAnswerBy'>;

const words = () => spoken({ en, es });

/** @param step what the rules advise on that day */
export function deadlineEmail(
  kind: ClockReminder['kind'],
  { reference, target, url }: DatedLetter,
  dates: Dates,
  step: AdvisedStep | undefined,
): EmailDraft {
  const { letter, letterTo, gotIt, timeEnds, timeEnded, seeNext, reason } = words();
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
    const { subject, text, todo, ...top } = words().dueSoon;
    const due = spokenDate(dueOn);
    return {
      ...top,
      subject: subject(due),
      text: text(due),
      todo: todo(spokenDate(expectAnswerBy)),
    };
  },
  due: ({ expectAnswerBy }) => {
    const { todo, ...top } = words().due;
    return { ...top, todo: todo(spokenDate(expectAnswerBy)) };
  },
  overdue: (_, step) => {
    const { lookAgain, next, weFillIn, ...top } = words().overdue;
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
  const { letter, letterTo, watch, reason } = words();
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
