export const words = {
  mailed: {
    title: 'Your letter is in the mail',
    preview: (day: string) => `The Postal Service has had it since ${day}.`,
    previewExpected: (day: string, expected: string) =>
      `The Postal Service has had it since ${day}. It should arrive by ${expected}.`,
    text: (reference: string) =>
      `The Postal Service has your letter ${reference}. You do not have to do anything now.`,
    mailedOn: 'Mailed on',
    sentBy: 'Sent by',
    expectedBy: 'Expected by',
    noProof:
      'First-Class Mail brings no proof that it arrived. If you hear that it did, you can enter the day yourself.',
    weWatch: 'We watch the mail for you and write again on the day it is delivered.',
    button: 'Follow your letter',
  },
  delivered: {
    subject: 'Your letter was delivered',
    preview: (day: string) => `It arrived on ${day}. We keep the date and the proof for you.`,
    heading: (day: string) => `Your letter arrived on ${day}`,
    text: (reference: string) =>
      `The Postal Service has delivered your letter ${reference}. The time to answer counts from this day on. Where the law sets a deadline, your dashboard shows it, and we remind you before it ends.`,
    deliveredOn: 'Delivered on',
    next: 'This is what comes next:',
    receiptStep:
      'We add the signed return receipt to the proof as soon as the Postal Service sends it, often within a few days.',
    steps: [
      'Watch your mailbox. The answer comes on paper to the address in your letter.',
      'When it comes, enter on your dashboard what it says. Where another letter makes sense, we suggest one that fits.',
    ],
    button: 'See the proof',
  },
  trackingNumber: 'Tracking number',
  postPage: 'See it on the USPS tracking page',
  reason: 'You get this email because we mail a letter for you.',
};
