/** What plans and payments answer where the text depends on the case. */
export const words = {
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

  paymentOpen:
    'You already have a Pro subscription, and its payment is still open. Pay it or change your card with ‘Manage card and invoices’. Nothing was charged now.',
  proForFree: 'You have Pro already, and it costs you nothing. Nothing was charged.',
  proForFreeUntil: (day: string) =>
    `You have Pro already, and it costs you nothing. Nothing was charged. You can subscribe when it ends, on ${day}.`,
  noAnswer:
    'Our payment provider did not answer, so we do not know yet whether this worked. Nothing was charged. Please load this page again in a few minutes. If it shows no change, please try again.',

  proPeriod: (from: string, until: string) => `Credit Fix Pro, ${from} to ${until}`,
  mailing: (reference: string, mailClass: string) =>
    `Mailing of letter ${reference} by ${mailClass}`,
};
