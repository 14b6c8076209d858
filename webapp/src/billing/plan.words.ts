/** The plan and its payments, wherever the account tells of them. */
export const words = {
  title: 'Plan and payments',
  description: 'Your plan, what is left of it, what is charged next, and your payments.',
  what: 'your plan',
  yourPlan: 'Your plan',
  plans: 'What each plan gives',
  payments: 'Payments',
  planAndPayments: 'Plan and payments',
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
    `${left} of ${limit} ${limit === 1 ? 'letter' : 'letters'} left`,
  /** A row of its own: what is left stands before it. */
  comes: {
    renewal: (day: string) => `Renews on ${day}`,
    freeLetter: (day: string) => `Next letter on ${day}, on the free plan`,
    withPayment: 'New letters come with the payment',
  },
  /** The same behind the name of the plan. */
  planComes: {
    renewal: (plan: string, day: string) => `${plan}, renews on ${day}`,
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
    left === 1
      ? 'You can still use the 1 letter that is left from the period you paid for. New ones come once the payment has gone through. What you have written is safe.'
      : `You can still use the ${left} letters that are left from the period you paid for. New ones come once the payment has gone through. What you have written is safe.`,
};
