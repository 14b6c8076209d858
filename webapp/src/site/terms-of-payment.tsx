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
          cro: `With ${proPrice.name} you can make up to three letters per billing period. Each finished letter costs ${prices.letter}, and the letters of one period never more than ${prices.pro}, plus sales tax where it applies.`,
        })}{' '}
        Letters that you do not use do not add up.
      </p>
      <p>
        Mailing a letter is part of Pro and has a price of its own: $0.68 per letter, unless the
        screen shows another. You always see the price before you send anything. Downloading is
        always free.
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
        names the day. You need no reason and owe nothing. <strong>Until then we do nothing</strong>{' '}
        for you: letters that you sign in that time are made and mailed after it.
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
        the letters that you had left and without mailing. A contract keeps the price that it was
        signed with.
      </p>
      <p>We pay back:</p>
      <ul>
        <li>everything, where you cancel the contract in time,</li>
        <li>
          the price of a letter that could not be mailed or that the post returned to us, and what
          you paid for mailing it or for mailing one that you took back in time,
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
      <p>Payments are not refundable. We pay back nevertheless:</p>
      <ul>
        <li>
          what you paid for mailing a letter that you took back in time, that could not be mailed,
          or that the post returned to us,
        </li>
        <li>a charge that was our mistake,</li>
        <li>what you paid for time not yet begun, where we close your account,</li>
        <li>and whatever the law gives you.</li>
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
        business days, and delivery 3 to 5 business days more. These are estimates. The post makes
        no promise, and neither can we.
      </p>
      <p>
        You can take a letter back until it goes on to the carrier. That is a short while, and the
        letter’s page says until when. You are charged once the carrier has it. Without Pro you can
        pay for one letter by itself: your bank holds the price when you pay, we take it once the
        carrier has the letter, and it is let go if the letter is not mailed.{' '}
        <ByMode
          cro={<>That needs the same contract as Pro, and its days to cancel have to be over. </>}
        />
        A letter that comes back or can’t be mailed also gives you its place in your plan back, for
        up to three letters a month.
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
        One person, one account. Pro is meant for one person’s own disputes, so it has a fair use of
        three letters per billing period. Free letters count for each mailbox, also where it has
        several accounts.
      </p>
      <p>
        We look at accounts that seem to be shared or automated, that dispute the same item for
        several people, or that claim identity theft without a report. We tell you before we limit
        anything, unless somebody would be hurt by waiting. A person decides, and you can answer.
      </p>
    </>
  );
}

export function Invitations() {
  return (
    <p>
      Each friend who signs up with your link and pays a first Pro invoice brings you{' '}
      {dollars(REFERRAL_REWARD_CENTS).replace('.00', '')} of credit toward your own next invoices.
      It is not paid out in cash. Invitations to yourself, in a ring, from the same browser, or of
      somebody who had an account before earn nothing, and neither does a payment that goes back
      before the credit is given.
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
        these terms. We say why
        {byMode({
          selfHelp: ', and what was paid for time not yet begun is paid back.',
          cro: ', and you owe nothing for what was not finished.',
        })}{' '}
        If we ever end the whole service, we tell you at least 30 days before, so that you can take
        your data along.
      </p>
    </>
  );
}
