import type { Mailpiece } from '@creditfix/shared/mailing';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type ApiAnswer, type ApiProblem, Notice } from '#webapp/kit/index.ts';
import { mailingMessages } from './messages.tsx';

export interface MailProblemText {
  readonly title: string;
  readonly text: string;
  /** Where it can be mended. */
  readonly to?: { readonly href: string; readonly label: string };
}

const { obstacles, problems } = mailingMessages;

const PLAN = { href: '/account/plan', label: obstacles.toPlan } as const;

/** Refusals for which the same press of the button would do nothing: each title says what it is about. */
const TITLES: Readonly<Record<string, string>> = {
  'mailing.price_changed': problems.priceChanged,
  'mailing.already_on_its_way': problems.alreadyOnItsWay,
  'mailing.not_ready': obstacles.notReady,
  'mailing.no_one_address': problems.noOneAddress,
  'mailing.enclosures_missing': obstacles.enclosuresMissing,
  'mailing.signed_on_paper': obstacles.signedOnPaper,
  'mailing.copies_gone': obstacles.copiesGone,
  'mailing.too_many_pages': obstacles.tooManyPages,
  'mailing.file_too_large': problems.tooLarge,
  'mailing.address_unknown': problems.addressUnknown,
  'mailing.not_mailed': problems.notMailed,
  'mailing.payment_due': obstacles.paymentDue,
  'mailing.past_due': obstacles.pastDue,
  'billing.pro_needed': problems.proNeeded,
  'billing.quota_reached': problems.quotaReached,
  'letters.not_found': problems.notHere,
};

const AT_THE_PLAN = new Set([
  'mailing.payment_due',
  'mailing.past_due',
  'billing.pro_needed',
  'billing.quota_reached',
]);

/** What a letter was not mailed for, by refusal or because the mail service said no at once; undefined if it is taken on. */
export function problemOfMailing(answer: ApiAnswer<Mailpiece>): ApiProblem | undefined {
  if (!answer.ok) return answer.problem;
  const { status, trouble } = answer.data;
  if (status !== 'failed') return undefined;
  const error = trouble ? `${trouble.text} ${trouble.whatToDo}` : '';
  return { code: 'mailing.not_mailed', status: 200, error };
}

export function mailProblemText({
  code,
  error,
}: Pick<ApiProblem, 'code' | 'error'>): MailProblemText {
  if (code === 'network' || code === 'unreadable') {
    return {
      title: problems.failed,
      text: problems.noAnswer,
    };
  }
  return {
    title: TITLES[code] ?? problems.failed,
    text: error,
    ...(AT_THE_PLAN.has(code) ? { to: PLAN } : {}),
  };
}

interface MailProblemProps {
  readonly problem: ApiProblem;
  /** Which of several letters it is about. */
  readonly about?: string | undefined;
}

/** Why a letter was not mailed. */
export function MailProblem({ problem, about }: MailProblemProps) {
  const { title, text, to } = mailProblemText(problem);
  return (
    <Notice tone="error" title={title}>
      <p>
        {about && <strong>{about}: </strong>}
        {text}
      </p>
      {to && (
        <Button component={Link} to={to.href} variant="subtle">
          {to.label}
        </Button>
      )}
    </Notice>
  );
}
