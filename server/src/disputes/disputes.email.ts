import type { AdvisedStep, ClockReminder, DisputeClock } from '@creditfix/shared/disputes';
import { longDate } from '@creditfix/shared/kernel';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';

/** The emails about the dates of a letter. Whom it is to stands inside, and what it disputes nowhere: others may see an inbox. */

const REASON = 'You get this email because you keep track of a letter with Credit Fix.';

export interface DatedLetter {
  readonly reference: string;
  /** "Equifax" */
  readonly target: string;
  /** Where the person sees what became of it. */
  readonly url: string;
}

type Dates = Pick<DisputeClock, 'startedOn' | 'dueOn' | 'expectAnswerBy'>;

/** @param step what the rules advise on that day */
export function deadlineEmail(
  kind: ClockReminder['kind'],
  letter: DatedLetter,
  dates: Dates,
  step: AdvisedStep | undefined,
): EmailDraft {
  const { subject, preview, heading, text, todo } = WRITERS[kind](dates, step);
  const { reference, target, url } = letter;
  return {
    subject,
    preview,
    heading,
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        rows: [
          ['Letter', `${reference} to ${target}`],
          ['They got it on', longDate(dates.startedOn)],
          [
            kind === 'overdue' ? 'Their time ended on' : 'Their time ends on',
            longDate(dates.dueOn),
          ],
        ],
      },
      { kind: 'list', items: todo },
      { kind: 'button', label: 'See what comes next', url },
    ],
    reason: REASON,
  };
}

interface Words extends Pick<EmailDraft, 'subject' | 'preview' | 'heading'> {
  readonly text: string;
  readonly todo: readonly string[];
}

const WRITERS: Readonly<
  Record<ClockReminder['kind'], (dates: Dates, step: AdvisedStep | undefined) => Words>
> = {
  due_soon: ({ dueOn, expectAnswerBy }) => ({
    subject: `An answer is due by ${longDate(dueOn)}`,
    preview: 'There is nothing to do yet but to watch your mail.',
    heading: 'An answer is due soon',
    text: `The time for an answer to one of your letters ends on ${longDate(dueOn)}. You do not have to do anything yet.`,
    todo: [
      'Watch your mail. The answer usually comes on paper, to the address in your letter.',
      `An answer that they send on the last day can take until ${longDate(expectAnswerBy)} to reach you.`,
      'When it comes, note it with us. You will see what you can do next.',
    ],
  }),
  due: ({ expectAnswerBy }) => ({
    subject: 'The time for an answer ends today',
    preview: 'Look through your mail. If something came, note it with us.',
    heading: 'Their time ends today',
    text: 'Today is the last day of the time that they have to answer one of your letters. The answer can still be in the mail.',
    todo: [
      'Look through your mail of the last days, and keep what came.',
      'If an answer is there, note it with us. You will see what you can do next.',
      `If nothing is there, wait until ${longDate(expectAnswerBy)}. We write to you again then.`,
    ],
  }),
  overdue: (_, step) => ({
    subject: 'No answer is noted, and the time is over',
    preview: 'If something came, note it. If nothing came, there is a next step.',
    heading: 'An answer should be here by now',
    text: 'The time for an answer to one of your letters is over, and so are the days that it can take in the mail. No answer is noted with us.',
    todo: [
      'Look through your mail once more. If something came, note it with us.',
      ...(step ? [`If nothing came, this can be next: ${sentence(step)}`] : []),
      ...(step?.letterKind
        ? ['We fill it in from what we know. You read it and sign it, and it counts as one letter.']
        : []),
    ],
  }),
};

function sentence({ title, why }: AdvisedStep): string {
  return `${title}. ${why}`;
}

/** A look at the report in the year after a deletion. */
export function watchEmail(
  letter: DatedLetter,
  watch: { readonly deletedOn: string; readonly isLast: boolean },
): EmailDraft {
  const { reference, target, url } = letter;
  const site: EmailBlock = {
    kind: 'link',
    text: 'You get your report of each bureau free of charge at',
    url: 'https://www.annualcreditreport.com/',
  };
  return {
    subject: 'Please check that a deleted item is still gone',
    preview: 'A look at your credit report takes a few minutes.',
    heading: 'Is it still gone?',
    blocks: [
      {
        kind: 'text',
        text: 'You told us that an item was deleted from your credit report. Deleted items sometimes come back, so it is worth a look.',
      },
      {
        kind: 'facts',
        rows: [
          ['Letter', `${reference} to ${target}`],
          ['Deleted on', longDate(watch.deletedOn)],
        ],
      },
      site,
      {
        kind: 'list',
        items: [
          'If the item is gone, there is nothing to do.',
          'If it is back, note that with us. You will see the letter that asks why.',
        ],
      },
      {
        kind: 'text',
        text: watch.isLast
          ? 'This is our last reminder about this item.'
          : 'We remind you every three months until a year has gone by.',
      },
      { kind: 'button', label: 'See this item', url },
    ],
    reason: REASON,
  };
}
