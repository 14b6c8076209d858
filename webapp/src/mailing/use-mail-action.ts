import { discountedCents } from '@creditfix/shared/billing';
import {
  mailingEndpoints,
  type MailClass,
  type Mailpiece,
  type Mailing,
} from '@creditfix/shared/mailing';
import { useState, useRef } from 'react';
import {
  callApi,
  type ApiAnswer,
  type ApiProblem,
  type CaptchaHandle,
  type Coupon,
} from '#webapp/kit/index.ts';
import { problemOfMailing } from './mail-problem.tsx';
import { rememberMailed } from './mailing.queries.ts';
import type { EnvelopeStore } from './use-envelope.ts';
import { mailFormMessages } from './messages.tsx';

interface ActionParts {
  /** What takes something off the price of one letter. */
  readonly coupon: Coupon | undefined;
  readonly envelope: EnvelopeStore;
  readonly botChecks: BotChecks;
  /** Looks at the letters again: prices, and what is on its way. */
  readonly refresh: () => Promise<unknown>;
  /** Everything that was asked for has been taken on. */
  readonly onMailed: (mailpiece: Mailpiece) => void;
}

/** Has letters mailed one after the other. Each has an outcome of its own: one that fails holds none of the others up. */
export function useMailAction({ envelope, botChecks, refresh, onMailed, coupon }: ActionParts) {
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<ReadonlyMap<string, ApiProblem>>(new Map());

  const mailAll = async (open: readonly Mailing[], mailClass: MailClass): Promise<void> => {
    const failed = new Map<string, ApiProblem>();
    let mailpiece: Mailpiece | undefined;
    for (const mailing of open) {
      const answer = await mailOne(mailing, mailClass, { envelope, botChecks, coupon });
      const problem = problemOfMailing(answer);
      if (problem) failed.set(mailing.letterId, problem);
      else if (answer.ok) mailpiece = answer.data;
    }
    await refresh();
    setFailures(failed);
    for (const { fields = [] } of failed.values()) envelope.showFaults(fields);
    if (failed.size === 0 && mailpiece) onMailed(mailpiece);
  };

  const mail = async (open: readonly Mailing[], mailClass: MailClass): Promise<void> => {
    if (busy || open.length === 0) return;
    setBusy(true);
    setFailures(new Map());
    if (await envelope.checkAll()) await mailAll(open, mailClass);
    setBusy(false);
  };

  /** One mailing that is paid by itself: leads to the page on which that is done. */
  const pay = async (mailing: Mailing, mailClass: MailClass): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailures(new Map());
    if (!(await envelope.checkAll())) return setBusy(false);
    const answer = await callApi(
      mailingEndpoints.payForMailing,
      await orderOf(mailing, mailClass, { envelope, botChecks, coupon }),
    );
    botChecks.renew();
    // Busy until the other page is there.
    if (answer.ok) return window.location.assign(answer.data.url);
    await refresh();
    setFailures(new Map([[mailing.letterId, answer.problem]]));
    envelope.showFaults(answer.problem.fields ?? []);
    setBusy(false);
  };

  return { mail, pay, busy, failures };
}

async function orderOf(
  mailing: Mailing,
  mailClass: MailClass,
  { envelope, botChecks, coupon }: Pick<ActionParts, 'envelope' | 'botChecks' | 'coupon'>,
) {
  const recaptchaToken = await botChecks.take();
  return {
    params: { id: mailing.letterId },
    body: {
      mailClass,
      ...envelope.addresses(),
      asEntered: envelope.asEntered,
      agreedCents: coupon
        ? discountedCents(priceOf(mailing, mailClass), coupon)
        : priceOf(mailing, mailClass),
      ...(coupon && { code: coupon.code }),
      recaptchaToken,
    },
  };
}

async function mailOne(
  mailing: Mailing,
  mailClass: MailClass,
  parts: Pick<ActionParts, 'envelope' | 'botChecks' | 'coupon'>,
): Promise<ApiAnswer<Mailpiece>> {
  const answer = await callApi(
    mailingEndpoints.mailLetter,
    await orderOf(mailing, mailClass, parts),
  );
  parts.botChecks.renew();
  if (answer.ok) rememberMailed(answer.data);
  return answer;
}

/** The bot check of a form that makes several calls: each takes a solution of its own, because one counts only once. */
export function useBotChecks() {
  const box = useRef<CaptchaHandle>(null);
  const token = useRef('');
  const next = useRef<(token: string) => void>(undefined);
  const [waiting, setWaiting] = useState(false);

  const onSolved = (solution: string) => {
    const go = next.current;
    next.current = undefined;
    if (!go) token.current = solution;
    setWaiting(false);
    go?.(solution);
  };
  const onCleared = () => {
    token.current = '';
  };
  /** The solution that is there, or the next one: most checks solve themselves in a moment. */
  const take = (): Promise<string> => {
    const solution = token.current;
    token.current = '';
    if (solution !== '') return Promise.resolve(solution);
    setWaiting(true);
    return new Promise((resolve) => {
      next.current = resolve;
    });
  };
  return { box, waiting, onSolved, onCleared, take, renew: () => box.current?.reset() };
}

type BotChecks = ReturnType<typeof useBotChecks>;

/** Which letters one press of the button mails, and for how much; pure. */

interface MailAction {
  /** Those that can go out now. */
  readonly open: readonly Mailing[];
  readonly cents: number;
  /** "Mail my letter, $0.68"; without a price if nobody asks for it. */
  readonly label: string;
}

export function mailAction(
  mailings: readonly Mailing[],
  mailClass: MailClass,
  dollars: (cents: number) => string,
): MailAction {
  const open = mailings.filter(
    ({ mayMail, options }) =>
      mayMail === 'yes' && options.some((option) => option.mailClass === mailClass),
  );
  const cents = open.reduce((sum, mailing) => sum + priceOf(mailing, mailClass), 0);
  const action = actionWords(open.length, mailings.length);
  const asks = open.some(({ collectsPrice }) => collectsPrice);
  return {
    open,
    cents,
    label: asks ? mailFormMessages.action.withPrice(action, dollars(cents)) : action,
  };
}

function actionWords(open: number, all: number): string {
  if (open > 1) return mailFormMessages.action.several(open);
  return all > 1 ? mailFormMessages.action.other : mailFormMessages.action.one;
}

function priceOf({ options }: Mailing, mailClass: MailClass): number {
  return options.find((option) => option.mailClass === mailClass)?.priceCents ?? 0;
}
