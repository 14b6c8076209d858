export const words = {
  trialStarted: {
    subject: 'Your free trial of Credit Fix Pro has begun',
    preview: (end: string) => `It is free until ${end}.`,
    heading: 'Your free trial has begun',
    have: (end: string) => `You have Credit Fix Pro until ${end}, and nothing has been charged.`,
    freeUntil: 'Free until',
    thenPerMonth: 'Then, per month',
    plusTax: (price: string) => `${price} plus tax where it applies`,
    firstCharge: 'First charge',
    weWrite:
      'We will write to you before the trial ends. You can cancel with one click in My Account. If you cancel before it ends, you pay nothing.',
  },
  trialEnds: {
    subject: (end: string) => `Your free trial ends on ${end}`,
    preview: (name: string, price: string) => `After that, ${name} costs ${price} per month.`,
    heading: 'Your free trial ends soon',
    ends: (name: string, end: string, price: string) =>
      `Your free trial of ${name} ends on ${end}. On that day we charge your card ${price} for the first month, plus tax where it applies, and then every month until you cancel.`,
    keep: 'Do you want to keep Pro? Then there is nothing to do. If not, cancel before that day and you pay nothing.',
    button: 'Keep or cancel Pro',
  },
  canceled: {
    subject: 'Your Pro subscription is canceled',
    preview: (end: string, charged: string) => `You keep Pro until ${end}. ${charged}`,
    heading: 'Your subscription is canceled',
    text: (charged: string) =>
      `We have canceled your Credit Fix Pro subscription as you asked. ${charged}`,
    canBeTaken:
      'The payment for the month that has just begun can still be taken. Nothing is charged after that.',
    nothingMore: 'Nothing more will be charged.',
    keepUntil: 'You keep Pro until',
    after:
      'After that you are on the Free plan: one letter per month, with PDF download. Your letters stay in your account. If you change your mind before that day, one click brings Pro back.',
  },
  ended: {
    subject: 'Your Pro subscription has ended',
    previewPro: 'You still have Pro. Nothing more will be charged for this subscription.',
    previewFree: 'You are on the Free plan now. Nothing more will be charged.',
    heading: 'Your subscription has ended',
    text: 'Your Credit Fix Pro subscription has ended. Nothing more will be charged for it.',
    textUnpaid:
      'Your payment did not go through, so your Credit Fix Pro subscription has ended. Nothing more will be charged for it.',
    stillPro:
      'You still have Pro in another way, and your plan page says until when. Your letters stay in your account.',
    nowFree:
      'You are on the Free plan now: one letter per month, with PDF download. Your letters stay in your account, and you can come back to Pro at any time.',
  },
  seePlan: 'See your plan',
  reason:
    'You get this email because of your Credit Fix Pro subscription. Emails about your payments are always sent.',
};
