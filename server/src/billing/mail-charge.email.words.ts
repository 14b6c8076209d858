export const words = {
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
  what: 'For',
  help: 'If something about this is not right, please write to us',
  reason:
    'You get this email because we mailed a letter for you. Emails about your payments are always sent.',
};
