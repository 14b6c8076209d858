import { plural } from '@creditfix/shared/kernel';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#webapp/kit/index.ts';

/** Inviting friends: the page, its link, and the card on the dashboard. */
export const inviteMessages = {
  title: 'Invite a friend',
  description: 'Your personal invitation link, how it works, and what came of it.',
  what: 'your invitation link',
  how: 'How it works',
  steps: (reward: string) => [
    'A friend who has no account here yet opens your link and signs in.',
    'They write letters as anyone does. You never see who they are or what they write.',
    `After their first payment for Pro, you get ${reward} credit. It comes off your next Pro invoices by itself.`,
  ],
  limits:
    'The credit counts once for each friend, and it is never paid out in cash. Inviting yourself, somebody on your own device, or one another in turn does not count.',
  result: 'What came of it',
  invited: (reward: string) =>
    `You came through a friend’s invitation. They get ${reward} credit after your first payment for Pro. They are not told who you are.`,

  nobody: 'Nobody has used your link yet.',
  joined: (count: number) =>
    plural(count, {
      one: '1 friend has signed in through your link. None has paid for Pro so far.',
      other: `${count} friends have signed in through your link. None has paid for Pro so far.`,
    }),
  rewarded: ({ joined, paid, credit }: { joined: number; paid: number; credit: string }) =>
    `${plural(joined, { one: '1 friend has', other: `${joined} friends have` })} signed in through your link, and ${plural(paid, { one: '1 has', other: `${paid} have` })} paid for Pro: ${credit} was credited to you.`,

  link: 'Your invitation link',
  shared: 'I write my credit dispute letters here:',
  copy: 'Copy link',
  share: 'Share…',
  copied: 'Copied. You can paste it into a message now.',
  refused: 'This browser does not let us copy. The link is selected: please copy it yourself.',

  card: (reward: string) => `Invite a friend, get ${reward} credit`,
  cardAbout: (reward: string) =>
    `After your friend’s first payment for Pro, ${reward} comes off your next invoices.`,
  cardInvited: (reward: string) =>
    `You came through a friend’s invitation. They get ${reward} credit after your first payment for Pro.`,
};

/** What each plan gives, side by side. */
export const tableWords = {
  what: 'What',
  yours: 'Your plan',
  planNames: { free: 'Free', pro: 'Credit Fix Pro' },
  rows: (price: string, paysOnline: boolean) => [
    { what: 'Price', free: '$0', pro: `${price} a month` },
    { what: 'Letters', free: '1 each calendar month', pro: 'Up to 3 each billing period' },
    { what: 'Bureaus', free: 'Any one of the three', pro: 'All three at once' },
    { what: 'PDF to print and mail yourself', free: 'Yes', pro: 'Yes' },
    {
      what: 'Certified mail with tracking',
      free: paysOnline ? 'Yes. You pay for each letter we mail.' : 'No',
      pro: 'Yes. You see the price first.',
    },
    { what: 'Dashboard with letters and dates', free: 'Yes', pro: 'Yes' },
    { what: 'Support', free: 'Yes', pro: 'Yes, answered first' },
    { what: 'Canceling', free: 'Nothing to cancel', pro: 'Any time, one click' },
  ],
  note: 'A billing period is a month, counted from the day Pro began. Fair use means 3 letters per period: the next one waits for the next period. We count tries beyond that. If an account keeps asking for more, a person on our team may look at why.',
};

/** What was paid, and what is still to be paid. */
export const paymentWords = {
  what: 'your payments',
  none: 'You have paid nothing so far.',
  notPaid: 'Not paid yet. We can mail your next letter once it is.',
  payNow: (what: string) => (
    <>
      Pay now <VisuallyHidden>for {what}, opens in a new tab</VisuallyHidden>
    </>
  ),
  invoice: (day: string) => (
    <>
      Invoice <VisuallyHidden>of {day}, opens in a new tab</VisuallyHidden>
    </>
  ),
  allBack: 'all of it paid back',
  partBack: (amount: string) => `${amount} of it paid back`,
};

/** Where no payment provider is set up. */
export const paymentsOff = (
  <>
    You cannot pay online here yet, so nothing is charged. If you want Pro,{' '}
    <Link to="/contact?subject=billing">write to support</Link>.
  </>
);

/** The plan and its payments, wherever the account tells of them. */
export const planMessages = {
  title: 'Plan and payments',
  description: 'Your plan, what is left of it, what is charged next, and your payments.',
  what: 'your plan',
  yourPlan: 'Your plan',
  plans: 'What each plan gives',
  payments: 'Payments',
  planAndPayments: 'Plan and payments',
  coupon: {
    months: (months: number) => (months === 1 ? 'for one month' : `for ${months} months`),
    always: 'for as long as your plan runs',
    eachMonth: (off: string, long: string, now: string) =>
      `takes ${off} off ${long}. You pay ${now} today.`,
    afterTrial: (off: string, long: string, now: string) =>
      `takes ${off} off ${long}. You pay ${now} when the free trial ends.`,
    thenFull: 'After that, the full price applies.',
    eachLetter: (off: string, long: string) =>
      `takes ${off} off the price of each finished letter ${long}. You still pay nothing before a letter is done.`,
    lettersOfMonth: (off: string, long: string) =>
      `takes ${off} a month off your finished letters ${long}. You still pay nothing before a letter is done.`,
  },
  planNamed: { free: 'Free plan', pro: 'Credit Fix Pro plan' },
  tags: {
    granted: 'Given to you',
    active: 'Active',
    ending: 'Canceled, still on',
    trial: 'Free trial',
    trial_ending: 'Canceled, trial still on',
    past_due: 'Past due',
    waiting: 'Pro is on hold',
  },

  left: (left: number, limit: number) =>
    `${left} of ${limit} ${plural(limit, { one: 'letter', other: 'letters' })} left`,
  /** A row of its own: what is left stands before it. */
  comes: {
    renewal: (day: string) => `Renews on ${day}`,
    newLetters: (day: string) => `New letters on ${day}`,
    freeLetter: (day: string) => `Next letter on ${day}, on the free plan`,
    withPayment: 'New letters come with the payment',
  },
  /** The same behind the name of the plan. */
  planComes: {
    renewal: (plan: string, day: string) => `${plan}, renews on ${day}`,
    newLetters: (plan: string, day: string) => `${plan}, new letters on ${day}`,
    freeLetter: (plan: string, day: string) => `${plan}, next letter on ${day}, on the free plan`,
    withPayment: (plan: string) => `${plan}, new letters come with the payment`,
  },

  proName: 'Credit Fix Pro:',
  price: (price: string) =>
    `${price} a month. Renews each month until you cancel. Cancel any time here, one click.`,
  priceAfterTrial: (price: string, days: number) =>
    `Free for ${days} days, then ${price} a month. Cancel before the ${days} days end and you pay nothing. Renews each month until you cancel. Cancel any time here, one click.`,

  free: 'The free plan costs nothing, and no card is needed.',
  active: (amount: string, day: string) =>
    `The next payment, ${amount}, is due on ${day}. Pro renews each month until you cancel.`,
  ending: (day: string) =>
    `Pro goes on until ${day}. Nothing more is charged, and then you are on the free plan.`,
  trial: (amount: string, day: string) =>
    `Your free trial ends on ${day}. ${amount} is charged that day, and each month after it until you cancel. Cancel before then and you pay nothing.`,
  trialEnding: (day: string) =>
    `Your free trial goes on until ${day}. You pay nothing, and then you are on the free plan.`,
  grantedUntil: (day: string) =>
    `Pro was given to you by the people who run this site. It costs you nothing, and goes on until ${day}. Then you are on the free plan.`,
  granted:
    'Pro was given to you by the people who run this site. It costs you nothing, and has no end date.',

  upgrade: 'Upgrade to Pro',
  addState: 'Add your state to your profile',
  openingPayment: 'Opening the payment page…',
  portal: 'Manage card and invoices',
  openingProvider: 'Opening the payment provider…',
  cancel: 'Cancel Pro',
  canceling: 'Canceling Pro…',
  keep: 'Keep Pro',
  keeping: 'Keeping Pro…',

  pastDue: 'Your payment did not go through',
  onHold: 'Pro is on hold',
  updateCard: 'Update my card',
  unpaid:
    'Your last payment did not go through, so you are on the free plan for now. Pro comes back as soon as a payment works.',
  allSafe: 'Your letters and drafts are safe.',
  refusedUntil: (amount: string, day: string) =>
    `Your bank did not accept the payment of ${amount}, or wants you to confirm it. Pro goes on until ${day} while the card is tried again. After that you are on the free plan.`,
  refused: (amount: string) =>
    `Your bank did not accept the payment of ${amount}, or wants you to confirm it. The card is tried again over the next days.`,
  noneMeanwhile:
    'New letters come once the payment has gone through. What you have written is safe.',
  leftMeanwhile: (left: number) =>
    plural(left, {
      one: 'You can still use the 1 letter that is left. New ones come once the payment has gone through. What you have written is safe.',
      other: `You can still use the ${left} letters that are left. New ones come once the payment has gone through. What you have written is safe.`,
    }),
};

/** The pages to which the payment provider sends people back. */
export const subscriptionMessages = {
  lookingUp: 'Looking up your payment',
  aMoment: 'This takes a moment.',
  /** All that is read where no script runs. */
  ifItStays: (
    <>
      Is this page not changing? If you paid, the payment is safe, and a receipt comes by email.{' '}
      <Link to="/login?redirect=%2Fdashboard">Sign in</Link>: your plan is on your dashboard.
    </>
  ),
  notLookedUp: 'We could not look up your payment',
  ifPaid: 'If you paid, the payment is safe, and a receipt comes by email.',
  lookAgain: 'Look again',
  toPlan: 'Go to plan and payments',
  toDashboard: 'Go to Dashboard',
  error: 'Error',
  noSession: 'No session found',
  notYours: (
    <>
      This address does not belong to a payment of yours. If you paid, the payment is safe: you will
      find it under <Link to="/account/plan">plan and payments</Link>.
    </>
  ),
  home: 'Return Home',

  welcome: 'Welcome to Credit Fix Pro!',
  trialIsOn: 'Your free trial is on. Nothing is charged before it ends.',
  proIsOn: 'Pro is on. A receipt is on its way to your mailbox.',
  subscription: 'Your subscription',
  plan: 'Plan',
  monthlyPrice: 'Monthly price',
  billingEmail: 'Billing email',
  status: 'Status',
  freeTrial: 'Free trial',
  active: 'Active',
  renews: (
    <>
      Renews each month until you cancel: one click, on your dashboard or under{' '}
      <Link to="/account/plan">plan and payments</Link>.
    </>
  ),
  whatProGives: 'What Pro gives you',
  features: (reward: string) => [
    'Up to 3 letters in each billing period (fair use)',
    'Letters to all three bureaus at once',
    'Certified mail with tracking from here. You see the price of each mailing first.',
    'Every letter as a PDF to download',
    'A dashboard with every letter, copy and date',
    'Support answers you first',
    `${reward} credit for each friend who goes Pro`,
    'Cancel any time, in one click',
  ],
  firstLetter: 'Generate First Letter',
  questions: (
    <>
      Questions? <Link to="/contact?subject=billing">Contact us</Link>.
    </>
  ),

  confirming: 'Your payment is being confirmed',
  keepOpen: 'Please keep this page open. It usually takes a few seconds.',
  slow: 'It is taking longer than usual',
  slowLead:
    'This can take a few minutes. You can close this page: we email you as soon as Pro is on. Nothing is charged twice.',
  waiting: 'Waiting for the payment provider…',

  unfinished: { open: 'The payment is not finished', expired: 'The payment page has expired' },
  nothingCharged: 'Nothing was charged. You are on the free plan.',
  startOnceMore:
    'To go Pro, start once more under plan and payments. You see the price there before anything happens.',

  left: 'You left the payment page',
  leftLead: 'No payment was charged. You can go on as before.',
  stillFree: 'You still have the free plan',
  freeGives: '1 letter per month with PDF download. No card needed, and it does not run out.',
  backToDashboard: 'Back to Dashboard',
  tryAgain: 'Try Pro Again',
  contactSupport: 'Contact Support',
  mailSubject: 'Subscription Help',
  why: 'Why Go Pro?',
  aboutThis: 'Questions about this',
  answers: [
    {
      question: 'Was I charged?',
      answer: 'No. Nothing is charged before you confirm on the payment page.',
    },
    {
      question: 'Can I stay on the free plan?',
      answer: 'Yes. One letter each month, with a PDF to print and mail, for as long as you like.',
    },
    {
      question: 'How do I upgrade later?',
      answer:
        'From your dashboard, with ‘Upgrade to Pro’. The price is beside the button, and you can cancel in one click.',
    },
  ],
};

/** The contract that Pro begins with where whoever runs the site is a credit repair organization. */
export const contractMessages = {
  what: 'your contract',
  title: 'Your contract',
  description: 'The contract for Credit Fix Pro: read it, sign it, get your copies, or cancel it.',
  rightsTitle: 'Your rights',
  rightsDescription: 'The statement of your rights that comes before any contract.',
  rightsLead:
    'Federal law says that you get this statement first, before any contract. Please read it. You can do all of it yourself, for free.',
  rightsForm: 'Sign that you have the statement',
  rightsSource: (source: string) => `The words of the law: ${source}.`,
  rightsSigning:
    'Type your name to say that you have received this statement. This is not a contract, and you owe nothing.',
  rightsSign: 'I have received this statement',
  keeping: 'Keeping it…',
  name: 'Your full name',

  partyForm: 'Whose contract it is',
  partyLead:
    'The contract names you and your state. Next you see every word of it. Nothing is signed yet.',
  state: 'State',
  stateWhy: 'The days for canceling follow the law and the clock of your state.',
  chooseState: 'Choose…',
  read: 'Read the contract',
  writing: 'Writing it…',

  contractSource: (version: string) =>
    `Version ${version}, with the terms of 15 U.S.C. § 1679d(b).`,
  inShort: (day: string) =>
    `In short: you pay nothing now. You can cancel until the end of ${day}, with one click and for free. We make no letter before that. After that you pay for each finished letter, at the end of the month.`,
  english:
    'The contract is in English, because that is the text the law asks for. This page explains it in your language.',
  twice: 'You get this form twice with your copy.',
  signForm: 'Sign the contract',
  signature: 'Your signature',
  signatureHow: 'Type your full name.',
  electronically: 'I agree to get these papers and to sign on a screen.',
  electronicallyMore:
    'You need a browser and a program that opens PDFs, like the one you are using now. You can ask us for paper copies for free, and you can take this back at any time by writing to us.',
  sign: 'Sign the contract',
  signing: 'Signing and making your copies…',
  readAgain: 'Read it again',

  signedOn: (day: string) => `You signed the contract on ${day}`,
  waits: (day: string) =>
    `You can cancel it until the end of ${day}. By law we do nothing for you before that. You can write and sign letters now, and we make them after that day.`,
  runs: 'Letters are made when you sign them. You pay for finished letters at the end of each billing period. You can end Pro at any time on your plan page.',
  copies: 'Your copies',
  copiesWhy: 'Please open and keep them. The contract has two forms for canceling in writing.',
  contractPdf: 'Contract (PDF)',
  rightsPdf: 'Statement of your rights (PDF)',
  card: 'Next: add a card',
  cardWhy:
    'Pro begins when you add a card. It is not charged now. It is charged at the end of a billing period, and only for letters that are finished.',
  addCard: 'Add a card',
  openingPayment: 'Opening the payment page…',
  cancelTitle: 'Cancel the contract',
  cancelUntil: (day: string) =>
    `You do not need a reason, and you owe nothing. You can do this until the end of ${day}. Letters that are waiting become drafts again.`,
  cancel: 'Cancel the contract',
  canceling: 'Canceling it…',
  canceled: (day: string) => `You canceled the contract on ${day}`,
  canceledMore:
    'You owe nothing, and nothing will be charged. Your drafts are in your account, and one free letter a month stays free.',
  beginAgain: 'Start a new contract',
  toDashboard: 'Go to the dashboard',

  seeContract: 'See your contract',
  letterWaits: 'Your letters wait for your contract',
  letterWaitsMore: (day: string) =>
    `Your contract can be canceled until the end of ${day}, and by law we do nothing for you before that. What you sign now is kept, and we make it after that day.`,

  price: (fee: string, most: string) =>
    `${fee} for each finished letter, and never more than ${most} a month. You pay at the end of the month. Nothing is paid in advance. End it any time here, one click.`,
  priceAfterTrial: (days: number, fee: string, most: string) =>
    `Letters in the first ${days} days are free. After that, ${fee} for each finished letter, and never more than ${most} a month, paid at the end of the month. End it any time here, one click.`,
  active: (day: string, fee: string, most: string) =>
    `On ${day} you pay for the letters that were finished by then: ${fee} each, and never more than ${most}.`,
  trial: (day: string, fee: string, most: string) =>
    `Letters are free until ${day}. After that, each finished letter costs ${fee}, and never more than ${most} a month.`,
  ending: (day: string) =>
    `Pro goes on until ${day}. Then you pay for the letters that were finished by then, and you are on the free plan.`,
  refused: 'Your bank did not accept the payment for your finished letters.',
  refusedUntil: (day: string) =>
    `Your bank did not accept the payment for your finished letters. Pro goes on until ${day} while this is sorted out.`,
  tablePrice: (fee: string, most: string) =>
    `${fee} for each finished letter, at most ${most} a month, paid afterwards`,
};
