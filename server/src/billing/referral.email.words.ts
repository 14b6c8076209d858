export const words = {
  title: (amount: string) => `You have earned a ${amount} credit`,
  preview: 'A friend you invited has started with Credit Fix Pro.',
  paid: (amount: string) =>
    `A friend you invited has paid for Credit Fix Pro for the first time. Thank you. We have put a credit of ${amount} on your balance with us.`,
  lowers: (price: string) =>
    `You do not have to do anything. The credit lowers your next invoices, for Pro and for mailed letters, until it is used up. If you are on the Free plan, it waits and lowers your invoices once you choose Pro, which costs ${price} per month.`,
  button: 'See your invitations',
  each: (reward: string) =>
    `You earn ${reward} for each friend. We do not tell you which friend it was.`,
  reason:
    'You get this email because you shared your invitation link. You can switch off emails about invitations in My Account.',
};
