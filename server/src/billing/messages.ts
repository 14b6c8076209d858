import { plural } from '@creditfix/shared/kernel';

/** What plans and payments answer where the text depends on the case. */
export const billingMessages = {
  laterToday: 'later today',
  from: (day: string) => `from ${day}`,
  tooFewThisMonth: (wanted: number, left: number, when: string) =>
    `These are ${wanted} letters, and you have ${left} left this month. Your draft is saved. Choose fewer bureaus now, or make the others ${when}.`,
  tooFewThisPeriod: (wanted: number, left: number, when: string) =>
    `These are ${wanted} letters, and you have ${left} left this billing period. Your draft is saved. Choose fewer bureaus now, or make the others ${when}.`,
  noneThisPeriod: (limit: number, when: string) =>
    `You have used all ${limit} letters of this billing period, which is the fair use of Credit Fix Pro. Your draft is saved. You can make the next letter ${when}.`,
  noneThisMonth: (when: string) =>
    `You have used your one letter of this month. Your draft is saved. You can make the next letter ${when}.`,
  noneAfterPro: (when: string) =>
    `You have used your one letter of this month. Letters that you made on Credit Fix Pro this month count too. Your draft is saved. You can make the next letter ${when}.`,
  orPro: (letters: number, price: string) =>
    `Or choose Credit Fix Pro: ${letters} letters per month for ${price}, cancel anytime.`,
  orProAfterwards: (letters: number, fee: string, most: string) =>
    `Or choose Credit Fix Pro: up to ${letters} letters per month, ${fee} for each finished letter and at most ${most} a month, paid afterwards. Cancel anytime.`,

  paymentOpen:
    'You already have a Pro subscription, and its payment is still open. Pay it or change your card with ‘Manage card and invoices’. Nothing was charged now.',
  proForFree: 'You have Pro already, and it costs you nothing. Nothing was charged.',
  proForFreeUntil: (day: string) =>
    `You have Pro already, and it costs you nothing. Nothing was charged. You can subscribe when it ends, on ${day}.`,
  noAnswer:
    'Our payment provider did not answer, so we do not know yet whether this worked. Nothing was charged. Please load this page again in a few minutes. If it shows no change, please try again.',

  holdNote:
    'Your bank holds this amount now. We take it only after the mail service has taken your letter on, and let it go if the letter is not mailed.',
  proPeriod: (from: string, until: string) => `Credit Fix Pro, ${from} to ${until}`,
  letters: (count: number) =>
    plural(count, {
      one: '1 letter finished with Credit Fix Pro',
      other: `${count} letters finished with Credit Fix Pro`,
    }),
  letter: (reference: string) => `Letter ${reference}, finished`,
  mailing: (reference: string, mailClass: string) =>
    `Mailing of letter ${reference} by ${mailClass}`,
};

export const invoiceEmailMessages = {
  receipt: {
    subject: (amount: string, name: string) => `Your receipt: ${amount} for ${name}`,
    preview: (day: string) => `Paid on ${day}.`,
    heading: 'Thank you. Here is your receipt',
    what: 'For',
    paidOn: 'Paid on',
    amount: 'Amount',
    button: 'View the invoice',
    renews: 'Pro renews every month until you cancel.',
    cancel: 'You can cancel with one click in My Account',
  },
  pastDue: {
    subject: 'Your payment for Credit Fix Pro did not go through',
    preview: (day: string) => `You keep Pro until ${day} while this is sorted out.`,
    heading: 'Your payment did not go through',
    refused: (amount: string, name: string, nextTry: string | undefined) =>
      `Your bank did not accept the payment of ${amount} for ${name}. This often means that a card has expired or was replaced. ${nextTry ? `We will try your card again on ${nextTry}.` : 'We will not try your card again by ourselves.'}`,
    keep: (day: string) =>
      `You keep Pro until ${day}. Until then you can use the letters that you have left. New letters come once the payment has gone through.`,
    after: (day: string) =>
      `If it has not gone through by ${day}, you are on the Free plan until it has. Your letters stay in your account.`,
    payNow: 'Pay now with this or another card',
    updateCard: 'Update your card',
  },
  confirm: {
    subject: 'Please confirm your payment for Credit Fix Pro',
    preview: 'Your bank asks you to confirm it.',
    heading: 'Your bank asks you to confirm the payment',
    asks: (name: string, amount: string) =>
      `Your bank wants you to confirm the payment of ${amount} for ${name}. Nothing is charged until you do.`,
    button: 'Confirm the payment',
  },
  changeCard: 'You can change your card, or cancel, in My Account',
  reason:
    'You get this email because of a payment for Credit Fix Pro. Emails about your payments are always sent.',
};

export const mailChargeEmailMessages = {
  receipt: {
    subject: (price: string) => `Your receipt: ${price} for a mailed letter`,
    preview: (day: string) => `Paid on ${day}.`,
    heading: 'Thank you. Here is your receipt',
    paidOn: 'Paid on',
    price: 'Price',
    fromCredit: 'From your credit',
    fromCard: 'From your card',
    button: 'View the invoice',
    oneLetter:
      'This pays for one letter. We charged it after the mail service had taken the letter on.',
    follow: 'You can follow the letter on your dashboard',
  },
  unpaid: {
    title: 'The payment for your letter did not go through',
    preview: 'The letter is on its way all the same.',
    trouble: (amount: string, nextTry: string | undefined) =>
      `The payment of ${amount} for your mailed letter did not go through. This often means that a card has expired or was replaced. ${nextTry ? `We will try your card again on ${nextTry}.` : 'We will not try your card again by ourselves.'}`,
    amount: 'Amount',
    onItsWay:
      'The mail service has the letter, and it is on its way all the same. Until this is paid, we cannot mail another letter for you. You can still write and download letters.',
    payNow: 'Pay now with this or another card',
    confirmSubject: 'Please confirm the payment for your letter',
    confirmHeading: 'Your bank asks you to confirm the payment',
    confirmTrouble: (amount: string) =>
      `Your bank wants you to confirm the payment of ${amount} for your mailed letter. Nothing is charged until you do.`,
    confirm: 'Confirm the payment',
  },
  released: {
    subject: (amount: string) => `Your card is not charged: ${amount} was let go`,
    preview: 'The letter was not mailed by this payment.',
    heading: 'Your card is not charged',
    text: (amount: string) =>
      `Your bank was holding ${amount} for a letter. The letter was not mailed by this payment, so we told your bank to let the money go. Nothing was taken.`,
    bank: 'Some banks show the held amount for a few more days before it goes away.',
    button: 'See your letters',
    reason:
      'You get this email because you paid for one mailing. Emails about your payments are always sent.',
  },
  what: 'For',
  help: 'If something about this is not right, please write to us',
  reason:
    'You get this email because we mailed a letter for you. Emails about your payments are always sent.',
};

export const moneyMovedEmailMessages = {
  refund: {
    subject: (amount: string) => `We have paid ${amount} back to you`,
    preview: 'It reaches your card in 5 to 10 business days.',
    heading: (amount: string) => `${amount} is on its way back to you`,
    paidBack: (amount: string, day: string) =>
      `We have paid back ${amount} of your payment of ${day}. It goes to the card or account that you paid with.`,
    wait: 'Banks usually need 5 to 10 business days to show it. You do not have to do anything.',
  },
  refundFailed: {
    subject: (amount: string) => `Your refund of ${amount} did not reach you`,
    preview: 'Please write to us, and we will find another way.',
    heading: 'Your refund did not reach you',
    sentBack: (amount: string, day: string) =>
      `We paid back ${amount} of your payment of ${day}, and the bank sent the money back to us. This often means that the card or account is closed.`,
    stillYours:
      'The money is still yours. Please write to us, and we will find another way to pay you.',
    button: 'Write to us',
  },
  credit: {
    subject: (amount: string) => `Your credit of ${amount} is back on your balance`,
    preview: 'It had paid for a letter that was given back.',
    heading: (amount: string) => `Your credit of ${amount} is back`,
    text: (amount: string) =>
      `A credit on your balance had paid ${amount} for a mailed letter. We do not charge for that mailing, so we have put the credit back.`,
    what: 'For',
    lowers: 'It lowers your next invoices. You do not have to do anything.',
  },
  seePayments: 'See your payments',
  reason: 'You get this email because money moved. We always send these.',
};

export const planEmailsMessages = {
  granted: {
    title: (plan: string) => `You now have ${plan}`,
    preview: (letters: number) =>
      `You can make ${letters} letters per month. It costs you nothing.`,
    given: (plan: string) =>
      `We have given your account ${plan}. It costs you nothing, and we do not need a card.`,
    until: (letters: number, day: string) =>
      `You can make ${letters} letters per month. It lasts through ${day}. Then your account goes back to the Free plan by itself.`,
    forGood: (letters: number) => `You can make ${letters} letters per month. It has no end date.`,
  },
  ended: {
    title: (plan: string) => `Your ${plan} has ended`,
    preview: 'Your account is on the Free plan. Your letters stay where they are.',
    text: (plan: string) =>
      `The ${plan} that we gave you has ended, and your account is on the Free plan. Nothing was charged, and nothing will be.`,
    lettersStay:
      'Your letters and drafts stay where they are. You can make one letter each calendar month. A letter that you already made this month counts.',
  },
  seePlan: 'See your plan',
  reason:
    'You get this email because something about your plan changed. We always send these, so that you know where you stand.',
};

export const referralEmailMessages = {
  title: (amount: string) => `You have earned a ${amount} credit`,
  preview: 'A friend you invited has started with Credit Fix Pro.',
  paid: (amount: string) =>
    `A friend you invited has paid for Credit Fix Pro for the first time. Thank you. We have put a credit of ${amount} on your balance with us.`,
  perMonth: (price: string) => `${price} per month`,
  lowers: (price: string) =>
    `You do not have to do anything. The credit lowers your next invoices, for Pro and for mailed letters, until it is used up. If you are on the Free plan, it waits and lowers your invoices once you choose Pro, which costs ${price}.`,
  button: 'See your invitations',
  each: (reward: string) =>
    `You earn ${reward} for each friend. We do not tell you which friend it was.`,
  reason:
    'You get this email because you shared your invitation link. You can switch off emails about invitations in My Account.',
};

export const subscriptionEmailMessages = {
  perLetter: (fee: string, most: string) =>
    `${fee} for each finished letter, at most ${most} a month, paid at the end of the month`,
  trialStarted: {
    subject: 'Your free trial of Credit Fix Pro has begun',
    preview: (end: string) => `It is free until ${end}.`,
    heading: 'Your free trial has begun',
    have: (end: string) => `You have Credit Fix Pro until ${end}, and nothing has been charged.`,
    freeUntil: 'Free until',
    thenPerMonth: 'Then, per month',
    thenForLetters: 'Then',
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
    endsAfterwards: (name: string, end: string, price: string) =>
      `Your free trial of ${name} ends on ${end}. Nothing is charged that day. After it, letters cost: ${price}.`,
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
    finishedOnes:
      'On that day you pay for the letters that were finished by then, and nothing after.',
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
    finishedOnes:
      'Your Credit Fix Pro subscription has ended. Letters that were finished by then are charged now, and nothing after.',
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

export const contractEmailMessages = {
  signed: {
    title: 'You have signed a contract for Credit Fix Pro',
    preview: (day: string) => `You can cancel it until the end of ${day}.`,
    copies:
      'Your copies are ready: the contract with two forms for canceling it, and the statement of your rights. Please open and keep them.',
    cancel: (day: string) =>
      `You can cancel the contract until the end of ${day}, without any reason and without paying anything. One click on the page of your contract is enough.`,
    waits: (day: string) =>
      `By law we do nothing for you before those days are over. You can write and sign letters now. We make them after ${day}.`,
    button: 'See your contract',
  },
  cancelled: {
    title: 'Your contract is canceled',
    preview: 'You owe nothing, and nothing will be charged.',
    text: (day: string) =>
      `You canceled your contract for Credit Fix Pro on ${day}. You owe nothing, and nothing will be charged.`,
    letters:
      'Letters that were waiting were not made. Their texts are drafts in your account again. On the Free plan you can make one letter each month.',
    button: 'See your plan',
  },
  reason:
    'You get this email because of your contract for Credit Fix Pro. Emails about contracts are always sent.',
};

export const letterGivenEmailMessages = {
  subject: 'You have one more letter',
  preview: 'We have added one letter to your account. It costs you nothing.',
  text: (renewsOn: string) =>
    `We have added one letter to your account. It costs you nothing. You can write it until ${renewsOn}, when your plan gives you new letters anyway.`,
  button: 'Write a letter',
  reason: 'You get this email because our support team gave your account one more letter.',
};
