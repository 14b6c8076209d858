export const words = {
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
      `You keep Pro until ${day}. Until then you can use the letters that are left from the period you paid for. New letters come once the payment has gone through.`,
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
      `To renew ${name}, your bank wants you to confirm the payment of ${amount}. Nothing is charged until you do.`,
    button: 'Confirm the payment',
  },
  changeCard: 'You can change your card, or cancel, in My Account',
  reason:
    'You get this email because of a payment for Credit Fix Pro. Emails about your payments are always sent.',
};
