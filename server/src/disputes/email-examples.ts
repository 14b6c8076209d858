import { advised } from '@creditfix/shared/disputes';
import type { EmailExample } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { deadlineEmail, watchEmail, type DatedLetter } from './disputes.email.ts';

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
    { kind: 'reinsertion_watch', optional: true, draft: () => watchEmail(letter(), watch) },
  ];
}
