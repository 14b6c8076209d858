export const words = {
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
