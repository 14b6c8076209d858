/** The page of one mailing: where it is, what happened, the papers, the price. */
export const words = {
  page: {
    title: (name: string) => `Your letter to ${name}`,
    titleUnknown: 'Your letter on its way',
    description: 'Where your letter is, and the papers that show it.',
    what: 'this mailing',
    back: 'Back to your dashboard',
    standing: 'Where it is',
    track: (number: string) => `Track ${number} at USPS`,
    newTab: '(opens in a new tab)',
    mailThis: 'Mail this letter',
  },
  big: {
    held: (until: string) => `Waits here until ${until}`,
    beingPrepared: 'Being prepared',
    mailedOn: (day: string) => `Mailed on ${day}`,
    mailed: 'Mailed',
    onItsWay: 'On its way',
    deliveredOn: (day: string) => `Delivered on ${day}`,
    delivered: 'Delivered',
    returned: 'It did not arrive',
    failed: 'It was not mailed',
    cancelled: 'You took it back',
  },
  next: {
    held: 'You can take it back until then.',
    expected: (day: string) => `We expect it there about ${day}.`,
    tellUs: 'When you know the day it arrived, tell us here.',
    nothingToDo: 'There is nothing for you to do. We write to you when it arrives.',
    calls:
      'USPS has something to say about it: see below. Our email about it says what you can do.',
    deliveredOwn:
      'Keep the receipt: it shows when the letter arrived. If the law sets a time for the answer, it runs from that day.',
    delivered:
      'The proof of mailing below shows when the letter arrived. If the law sets a time for the answer, it runs from that day.',
    cancelled:
      'Nothing was mailed, and it costs nothing. The letter is as you signed it, and you can mail it whenever you like.',
  },
  hold: {
    held: (until: string) =>
      `Your letter waits here until ${until}. You can take it back until then.`,
    aboutToBePrinted: 'Your letter is about to be printed. You can still take it back now.',
    gone: 'Your letter is with the mail service, which prints it and hands it to USPS. It can no longer be taken back.',
  },
  line: {
    until: (until: string) => `until ${until}`,
    delivered: (day: string) => `on ${day}`,
    mailed: (day: string) => `mailed ${day}`,
    expected: (day: string) => `expected ${day}`,
    mailedAndExpected: (mailed: string, expected: string) =>
      `mailed ${mailed}, expected ${expected}`,
  },
  timeline: {
    heading: 'What has happened',
    /** The carrier knows some places by their ZIP code alone. */
    zip: (code: string) => `ZIP ${code}`,
  },
  papers: {
    heading: 'Your papers',
    asSigned: 'The letter as you signed it',
    inEnvelope: 'Exactly what goes into the envelope',
    letterHint: 'The letter and its copies, page for page.',
    downloadLetter: 'Download the letter',
    proof: 'Proof of mailing',
    proofHint: 'Who mailed what to whom, and when.',
    downloadProof: 'Download the proof',
    receipt: 'Return receipt',
    receiptHint: 'The signature of whoever took it.',
    downloadReceipt: 'Download the receipt',
    receiptComes: 'The return receipt with the signature comes a day or two after delivery.',
    unchanged: 'How to show that the letter was not changed',
    hash: 'This number (SHA-256) belongs to the PDF above and to no other. Anyone can work it out again from the file.',
  },
  trouble: {
    again: 'Mail it again',
    neverCharged: 'Nothing was charged, and the letter does not count on your plan.',
    givenBack: 'You get the price back, and the letter does not count on your plan.',
  },
  arrival: {
    heading: 'Do you know whether it arrived?',
    lead: 'The green return receipt or the tracking page shows the day. Any time for the answer runs from it.',
    what: 'What happened',
    arrived: 'It arrived',
    cameBack: 'It came back to me',
    dayArrived: 'The day it arrived',
    dayCameBack: 'The day it came back',
    noteArrived: 'It arrived on that day',
    noteCameBack: 'It came back on that day',
    noting: 'Noting it…',
  },
  details: {
    heading: 'The envelope and the price',
    kind: 'Kind of mail',
    paper: 'Paper',
    pagesAndSheets: (pages: number, sheets: number) =>
      `${pages === 1 ? '1 page' : `${pages} pages`}, ${sheets === 1 ? '1 sheet' : `${sheets} sheets`}`,
    price: 'Price',
  },
  paid: {
    own: 'You paid the post office. We charge nothing for this.',
    notYet: (price: string) => `${price} is the price. Nothing has been charged.`,
    nothing: 'Nothing was charged.',
    due: (price: string) => `${price}. It is being charged.`,
    charged: (price: string) => `${price}. It is on its way to your card.`,
    paid: (price: string) => `${price}, paid.`,
    failed: (price: string) =>
      `${price}. Your card did not take it. Your plan page has the link to pay it.`,
    givenBack: (price: string) => `${price} was charged and given back to you.`,
    notCollected: (price: string) => `${price} is the price. Nothing was charged here.`,
  },
};
