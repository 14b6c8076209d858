import { Link } from 'react-router-dom';

/** The pages to which the payment provider sends people back. */
export const words = {
  lookingUp: 'Looking up your payment',
  aMoment: 'This takes a moment.',
  /** All that is read where no script runs. */
  ifItStays: (
    <>
      Does this page stay as it is? If you paid, the payment is safe, and a receipt comes by email.{' '}
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
    'Answers from support first',
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
      question: 'Can I go on with the free plan?',
      answer: 'Yes. One letter each month, with a PDF to print and mail, for as long as you like.',
    },
    {
      question: 'How do I upgrade later?',
      answer:
        'From your dashboard, with ‘Upgrade to Pro’. The price stands beside the button, and you can cancel in one click.',
    },
  ],
};
