import { PAST_DUE_GRACE_DAYS, proPrice, REFERRAL_REWARD_CENTS } from '@creditfix/shared/billing';
import { dollars } from '@creditfix/shared/kernel';
import { Link } from 'react-router-dom';
import { byMode, prices } from '#webapp/kit/index.ts';
import { ByMode } from './legal-page.tsx';

/** The parts of the terms that have to do with plans, payments and the mail. */

export function Plans() {
  return (
    <>
      <p>
        The Free plan costs nothing: one letter per calendar month, with its PDF. No card is needed.{' '}
        {byMode({
          selfHelp: `${proPrice.name} costs ${prices.pro} a month, plus sales tax where it applies, for up to three letters per billing period.`,
          cro: `With ${proPrice.name} you can make up to three letters per billing period. Each finished letter costs ${prices.letter}, and all letters in one period never cost more than ${prices.pro}, plus sales tax where it applies.`,
        })}{' '}
        Unused letters do not carry over.
      </p>
      <p>
        Having us mail a letter costs extra, on any plan: $0.68 per letter, unless the screen shows
        another price. You always see the price before you send anything. Downloading is always
        free.
      </p>
    </>
  );
}

export function Billing() {
  return <ByMode selfHelp={<PaidInAdvance />} cro={<PaidAfterwards />} />;
}

/** 15 U.S.C. §§ 1679b(b), 1679d and 1679e; the contract has the words that count. */
function PaidAfterwards() {
  return (
    <>
      <p>
        Pro begins with a statement of your rights and a contract that you sign on screen. You get
        copies of both at once. You can cancel the contract in one click until midnight at the end
        of the third business day after you sign, or later where your state says so; the contract
        names the day. You do not need a reason, and you owe nothing.{' '}
        <strong>Until then we do nothing</strong> for you. Letters that you sign in that time are
        made and mailed after it.
      </p>
      <p>
        Nothing is paid in advance. Stripe keeps your card, whose number never reaches us, and it is
        not charged when you add it. At the end of each billing period you pay for the letters that
        were finished in it, and for nothing else. A period without a finished letter costs nothing.
        If there is a free trial, letters finished in it cost nothing, and we say how long it is
        before you start it. Mailing a letter is charged once the carrier has it.
      </p>
      <p>
        After those days you can end Pro at any time, in one click under{' '}
        <Link to="/account/plan">plan and payments</Link>. It then goes on until the end of the
        billing period, and you pay for the letters that are finished by then. If a payment fails,
        we tell you, the card is tried again, and Pro goes on for {PAST_DUE_GRACE_DAYS} days, with
        the letters that you had left and without mailing. Your contract keeps the price it had when
        you signed.
      </p>
      <p>You get a refund for:</p>
      <ul>
        <li>everything, if you cancel the contract in time,</li>
        <li>
          the price of a letter that could not be mailed or that came back to us, and what you paid
          for mailing it or for mailing one that you took back in time,
        </li>
        <li>a charge that was our mistake, or for something that was not done,</li>
        <li>and whatever else the law gives you.</li>
      </ul>
    </>
  );
}

function PaidInAdvance() {
  return (
    <>
      <p>
        Stripe takes your payment; your card number never reaches us. Pro renews each month, on the
        day it began, until you cancel. If there is a free trial, we say how long it is and when it
        first charges before you start it.
      </p>
      <p>
        Canceling takes one click under <Link to="/account/plan">plan and payments</Link>. Pro then
        goes on until the end of the period that you paid for, and nothing more is charged. If a
        payment fails, we tell you, the card is tried again, and Pro goes on for{' '}
        {PAST_DUE_GRACE_DAYS} days, with the letters that you had left and without mailing. If the
        price changes, we tell you by email before a period with the new price begins.
      </p>
      <p>Payments are not refundable, with these exceptions. You get a refund for:</p>
      <ul>
        <li>
          what you paid for mailing a letter that you took back in time, that could not be mailed,
          or that came back to us,
        </li>
        <li>a charge that was our mistake,</li>
        <li>what you paid for time not yet begun, if we close your account,</li>
        <li>and whatever else the law gives you.</li>
      </ul>
    </>
  );
}

export function Mailing() {
  return (
    <>
      <p>
        We print what you signed and hand it to the United States Postal Service, ourselves or
        through our mailing partner Lob, as first-class or certified mail. That usually takes 1 to 2
        business days, and delivery 3 to 5 business days more. These are estimates. The Postal
        Service makes no promise, and neither can we.
      </p>
      <p>
        You can take a letter back until it goes to the carrier. That is a short while, and the
        letter’s page shows how long. You are charged once the carrier has it. Without Pro you can
        pay for one letter by itself: your bank holds the price when you pay, we charge it once the
        carrier has the letter, and the hold is released if the letter is not mailed.{' '}
        <ByMode
          cro={
            <>
              That needs the same contract as Pro, and the days for canceling it have to be
              over.{' '}
            </>
          }
        />
        If a letter comes back or can’t be mailed, it also no longer counts on your plan, for up to
        three letters a month.
      </p>
      <p>
        We mail to the address that you confirm. A bureau has 30 days from the day it gets your
        letter in most cases. Whether and how it answers is up to the bureau.
      </p>
    </>
  );
}

export function Fairness() {
  return (
    <>
      <p>
        One person, one account. Pro is meant for one person’s own disputes, so fair use is three
        letters per billing period. Free letters are counted per mailbox, even if it has several
        accounts.
      </p>
      <p>
        We look at accounts that seem to be shared or automated, that dispute the same item for
        several people, or that claim identity theft without a report. We tell you before we limit
        anything, unless waiting would hurt somebody. A person decides, and you can respond.
      </p>
    </>
  );
}

export function Invitations() {
  return (
    <p>
      Each friend who signs up with your link and pays a first Pro invoice brings you{' '}
      {dollars(REFERRAL_REWARD_CENTS).replace('.00', '')} of credit toward your own next invoices.
      It is not paid out in cash. Inviting yourself, one another in turn, somebody on the same
      browser, or somebody who already had an account earns nothing, and neither does a payment that
      is refunded before the credit is given.
    </p>
  );
}

export function Ending() {
  return (
    <>
      <p>
        You can cancel Pro and delete your account at any time, by yourself, under{' '}
        <Link to="/account/plan">plan and payments</Link> and{' '}
        <Link to="/account/privacy">privacy and data</Link>. Deleting the account ends Pro that day
        {byMode({
          selfHelp:
            ', so cancel first and wait if you want to use the period you paid for. Download your letters before you go.',
          cro: ', and letters that were not charged by then cost nothing. Download your letters before you go.',
        })}
      </p>
      <p>
        We may close an account that is used to deceive somebody, to harm the service or to break
        these terms. We tell you why
        {byMode({
          selfHelp: ', and we refund what was paid for time not yet begun.',
          cro: ', and you owe nothing for what was not finished.',
        })}{' '}
        If we ever shut down the service, we tell you at least 30 days before, so that you can take
        your data with you.
      </p>
    </>
  );
}
