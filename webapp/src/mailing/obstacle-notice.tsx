import { BillingProblems } from '@creditfix/shared/billing';
import { dollars } from '@creditfix/shared/kernel';
import { type Mailing, MailingProblems } from '@creditfix/shared/mailing';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { dateWords, Notice, prices, useSiteFacts } from '#webapp/kit/index.ts';
import { mailingMessages } from './messages.tsx';

/** What stands in the way of mailing a letter from here, and what the person can do about it. */

export type Obstacle = Exclude<Mailing['mayMail'], 'yes' | 'on_its_way'>;

export interface ObstacleWords {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
  readonly to?: { readonly href: string; readonly label: string };
}

const { catalogue } = MailingProblems;
const { obstacles } = mailingMessages;
const PLAN = '/account/plan';
const NEW_LETTER = { href: '/generate-letter?new', label: obstacles.writeAgain } as const;

/** What Pro costs, as whoever runs this charges for it: ahead, or afterwards for what was done. */
export function useProCost(): string {
  return useSiteFacts().legalMode === 'cro'
    ? obstacles.costAfterwards(prices.pro)
    : obstacles.cost(prices.pro);
}

/** @param cents what this mailing would cost; unknown while the letter has no pages */
function obstacleWords(obstacle: Obstacle, cents: number | undefined, cost: string): ObstacleWords {
  if (obstacle === 'pro_needed') return proWords(cents, cost);
  return OTHERS[obstacle];
}

function proWords(cents: number | undefined, cost: string): ObstacleWords {
  return {
    tone: 'info',
    title: obstacles.pro,
    text:
      cents === undefined
        ? obstacles.proText(cost)
        : obstacles.proTextWithPrice(cost, dollars(cents)),
    to: { href: PLAN, label: obstacles.seePro },
  };
}

const OTHERS: Readonly<Record<Exclude<Obstacle, 'pro_needed'>, ObstacleWords>> = {
  past_due: {
    tone: 'warning',
    title: obstacles.pastDue,
    text: catalogue['mailing.past_due'].text,
    to: { href: PLAN, label: obstacles.updateCard },
  },
  payment_due: {
    tone: 'warning',
    title: obstacles.paymentDue,
    text: catalogue['mailing.payment_due'].text,
    to: { href: PLAN, label: obstacles.toPlan },
  },
  service_waits: {
    tone: 'info',
    title: obstacles.waits,
    text: BillingProblems.catalogue['billing.service_waits'].text,
    to: { href: '/account/plan/contract', label: obstacles.seeContract },
  },
  not_ready: {
    tone: 'info',
    title: obstacles.notReady,
    text: obstacles.notReadyText,
  },
  no_one_address: {
    tone: 'info',
    title: obstacles.noOneAddress,
    text: catalogue['mailing.no_one_address'].text,
  },
  enclosures_missing: {
    tone: 'warning',
    title: obstacles.enclosuresMissing,
    text: catalogue['mailing.enclosures_missing'].text,
    to: NEW_LETTER,
  },
  signed_on_paper: {
    tone: 'info',
    title: obstacles.signedOnPaper,
    text: catalogue['mailing.signed_on_paper'].text,
  },
  copies_gone: {
    tone: 'warning',
    title: obstacles.copiesGone,
    text: catalogue['mailing.copies_gone'].text,
    to: NEW_LETTER,
  },
  too_many_pages: {
    tone: 'warning',
    title: obstacles.tooManyPages,
    text: catalogue['mailing.too_many_pages'].text,
    to: NEW_LETTER,
  },
};

const LEAVE_THE_DOWNLOAD = new Set<Mailing['mayMail']>([
  'pro_needed',
  'no_one_address',
  'enclosures_missing',
  'signed_on_paper',
  'copies_gone',
  'too_many_pages',
]);

/** True where mailing from here is what the person would look for first. */
export function mailingFirst(mayMail: Mailing['mayMail']): boolean {
  return !LEAVE_THE_DOWNLOAD.has(mayMail);
}

interface ObstacleNoticeProps {
  readonly obstacle: Obstacle;
  readonly cents: number | undefined;
  /** What the letter lists although its file was not uploaded. */
  readonly missing?: readonly string[];
  /** Of a contract that can still be canceled: the last day for that. */
  readonly lastDay?: string | undefined;
  /** This one letter can be paid by itself once a contract is signed. */
  readonly contractFirst?: boolean;
  /** Which of several letters it is about. */
  readonly about?: string | undefined;
}

/** Why a letter can't be mailed from here, and the way on. */
export function ObstacleNotice(props: ObstacleNoticeProps) {
  const { obstacle, cents, missing = [], about, lastDay, contractFirst = false } = props;
  const words = obstacleWords(obstacle, cents, useProCost());
  const { tone, title, to } = words;
  const text = lastDay ? mailingMessages.obstacles.waitsText(dateWords(lastDay)) : words.text;
  return (
    <Notice
      tone={tone}
      title={about ? mailingMessages.obstacles.about(about, title) : title}
      live={obstacle === 'not_ready'}
    >
      {missing.length > 0 && (
        <>
          <p>{mailingMessages.obstacles.notUploaded}</p>
          <ul>
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <p>{text}</p>
      {to && (
        <Button component={Link} to={to.href} variant="subtle">
          {to.label}
        </Button>
      )}
      {contractFirst && (
        <>
          <p>{obstacles.contractFirst}</p>
          <Button component={Link} to="/account/plan/contract" variant="subtle">
            {obstacles.readContract}
          </Button>
        </>
      )}
    </Notice>
  );
}
