import { plural } from '@creditfix/shared/kernel';
import { VisuallyHidden } from '#webapp/kit/index.ts';

interface DaysOfMonth {
  /** Whole: "November 24". */
  readonly from: string;
  readonly to: string;
  /** "24" */
  readonly fromDay: number;
  readonly toDay: number;
}

/** Days and times in a sentence. A range stands alone as a label too; inside of a sentence some languages need a word before it. */
export const mailDaysMessages = {
  inOneMonth: ({ from, toDay }: DaysOfMonth) => `${from} to ${toDay}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  onDay: (day: string) => day,
  onDays: (range: string) => range,
  untilTime: (time: string) => time,
  untilMoment: (moment: string) => moment,
};

/** The form that has letters mailed: kind of mail, envelope, what happens when and for how much. */
export const mailFormMessages = {
  form: {
    mailOne: 'Mail your letter',
    mailSeveral: 'Mail your letters',
    waitingForCheck: 'Waiting for the bot check above.',
    mailing: 'Mailing…',
  },
  action: {
    one: 'Mail my letter',
    other: 'Mail the other letter',
    several: (count: number) => `Mail my ${count} letters`,
    withPrice: (action: string, price: string) => `${action}, ${price}`,
    pay: (price: string) => `Pay ${price} and mail my letter`,
    payNamed: (price: string, name: string) => `Pay ${price} and mail the letter to ${name}`,
    opening: 'Opening the payment page…',
  },
  classes: {
    which: 'Which kind of mail?',
    each: (price: string) => `${price} each`,
    /** When each way of mailing is the right one. */
    whenRight: {
      certified:
        'Best for most letters. USPS records the day it arrives, and the time for the answer starts that day.',
      certified_return_receipt:
        'The same, and you get a picture of the signature. Right if somebody might claim it never came.',
      first_class:
        'Ordinary mail. Nothing proves that it arrived, so choose it only if no deadline depends on it.',
    },
    days: (mailed: string, arrives: string) => `Mailed ${mailed}, arrives about ${arrives}.`,
    paper: (pages: number, sheets: number) => {
      const letter = plural(pages, { one: '1 page', other: `${pages} pages` });
      return `${letter} on ${plural(sheets, { one: '1 sheet', other: `${sheets} sheets` })}.`;
    },
    /** The carrier adds a sheet for the address. */
    paperWithAddress: (pages: number, sheets: number) =>
      `${plural(pages, { one: '1 page', other: `${pages} pages` })} on ${sheets} sheets, address sheet included.`,
  },
  envelope: {
    one: 'The envelope',
    several: 'The envelopes',
    from: 'From',
    to: 'To',
    fixed:
      'This is the address that the bureau gives for disputes by mail. It is fixed, so that nobody can mistype it.',
    fixedSeveral:
      'These are the addresses that the bureaus give for disputes by mail. They are fixed, so that nobody can mistype them.',
    asked: 'We ask USPS whether it knows an address before anything is mailed.',
  },
  to: {
    title: 'Where it goes',
    hint: 'This changes the envelope. The letter keeps what you signed.',
    action: 'Change where it goes',
  },
  from: {
    title: 'Your return address',
    hint: 'This changes the envelope. Answers go to the address in your letter, which stays as you signed it.',
    action: 'Change my return address',
  },
  check: {
    action: 'Check this address',
    asking: 'Asking USPS…',
    asEntered: 'Used as you entered it.',
    asUspsWrites: 'Written the way USPS writes it.',
  },
  choice: {
    name: 'What USPS says',
    entered: 'As entered',
    keepEntered: 'Use as entered',
    usps: 'As USPS writes it',
    takeUsps: 'Use this',
  },
  fields: {
    name: 'Name',
    line1: 'Street or P.O. box',
    line2: 'Apartment or unit',
    city: 'City',
    state: 'State',
    choose: 'Choose',
    zip: 'ZIP code',
  },
  afterwards: {
    heading: 'What happens next',
    rightAway: 'Right away',
    printed: (letters: number): string =>
      plural(letters, {
        one: 'It is printed exactly as you signed it, and handed to USPS.',
        other: 'They are printed exactly as you signed them, and handed to USPS.',
      }),
    arrives: (letters: number): string =>
      plural(letters, {
        one: 'It should arrive. You can track it here, and we email you when it does.',
        other: 'They should arrive. You can track them here, and we email you when they do.',
      }),
    price: 'The price',
    atOnce: (letters: number): string =>
      plural(letters, {
        one: 'It goes to the mail service at once.',
        other: 'They go to the mail service at once.',
      }),
    held: (minutes: number, letters: number): string => {
      const time = plural(minutes, { one: 'a minute', other: `${minutes} minutes` });
      return plural(letters, {
        one: `It waits here for ${time}. You can take it back until then.`,
        other: `They wait here for ${time}. You can take them back until then.`,
      });
    },
  },
  coupon: (price: string) => `counts for this letter: ${price} is left to pay.`,
  charge: {
    notHere: 'You pay nothing for this mailing.',
    nothing: 'Nothing is charged.',
    once: (price: string) =>
      `${price} is the whole price of this one letter: printing, postage and tracking. There is no subscription. Your bank holds it when you pay, and it is taken once the mail service has taken the letter on. Take it back before then, and nothing is taken.`,
    later: (price: string) =>
      `${price} is charged to your card once the mail service has taken it on. Take it back before then and you pay nothing.`,
  },
};

/** What came of a payment for one mailing. */
export const paidMessages = {
  looking: 'Confirming your payment',
  keepOpen: 'This takes a moment. Your letter is mailed even if you close this page.',
  over: 'The letter was not mailed',
  nothingTaken: 'Nothing was taken from your card',
  overText:
    'The payment page was closed before you paid, or the letter could not be mailed. If your bank shows a held amount, it goes away by itself within a few days.',
  unknown: 'We do not know yet whether you paid',
  safe: 'Your letter is safe',
  late: 'If you paid, your letter is mailed by itself, and you get an email. You are never charged twice for it.',
  lookAgain: 'Look again',
  back: 'Back to this letter',
};

/** How a signed letter travels: the two ways, what stands in the way, and letters that are on their way. */
export const mailingMessages = {
  page: {
    title: 'Mail your letter',
    description: 'Choose how to send a signed letter.',
    lead: 'It is signed, stored and will not change.',
    how: 'How do you want to send it?',
    print:
      'Print it and mail it yourself. The signature is already on it. Ask at the post office for Certified Mail with Return Receipt, and keep the receipt.',
    download: 'Download PDF',
  },
  lookingUp: 'Looking up price and dates',
  notFound: {
    title: 'We could not look up mailing',
    text: (reason: string) => `${reason} Your letter is safe, and you can download it below.`,
    again: 'Try again',
  },
  goOn: 'What happens next',
  seeEarlier: 'See that mailing',
  ways: {
    mail: (count: number) =>
      plural(count, { one: 'Mail it from here', other: 'Mail them from here' }),
    mailHint: (count: number) =>
      plural(count, {
        one: 'We print it, mail it and track it.',
        other: 'We print them, mail them and track them.',
      }),
    from: (price: string) => `From ${price}.`,
    fromEach: (price: string) => `From ${price} each.`,
    withPro: 'Comes with Pro.',
    onceOrPro: (count: number) =>
      plural(count, {
        one: 'Pay for this letter alone, or get Pro.',
        other: 'Pay for each letter alone, or get Pro.',
      }),
    filesMissing: (count: number) =>
      plural(count, {
        one: 'Not for this letter: files that it lists were not uploaded.',
        other: 'Not for these letters: files that they list were not uploaded.',
      }),
    onPaper: 'Add paper copies of these before you mail it',
    download: (count: number) =>
      plural(count, {
        one: 'Download and mail it yourself',
        other: 'Download and mail them yourself',
      }),
    downloadHint: (count: number) =>
      plural(count, {
        one: 'A PDF to print. Free, on every plan.',
        other: 'PDFs to print. Free, on every plan.',
      }),
  },
  follow: (name: string) => (
    <>
      Track it <VisuallyHidden>to {name}</VisuallyHidden>
    </>
  ),
  takeBack: {
    action: 'Take it back',
    actionAbout: (name: string) => (
      <>
        Take it back <VisuallyHidden>from {name}</VisuallyHidden>
      </>
    ),
    asked: 'We asked the mail service to give it back',
    askedText: 'You will see here in a few minutes whether that was in time.',
    question: 'Take this letter back?',
    takingBack: 'Taking it back…',
    keep: 'No, mail it',
    text: 'Then it is not mailed and costs nothing. You can mail it later.',
  },
  testMode: {
    title: 'Test mode',
    text: 'This site runs in test mode: nothing is really printed or mailed.',
  },
  obstacles: {
    about: (name: string, title: string) => `${name}: ${title}`,
    pro: 'Mailing from here comes with Pro',
    cost: (monthly: string) => `Pro costs ${monthly} a month, until you cancel.`,
    costAfterwards: (monthly: string) =>
      `Pro costs at most ${monthly} a month, paid afterwards for letters that were made, until you cancel.`,
    proText: (cost: string) =>
      `${cost} Without it, you can download the letter and mail it at any post office: it counts just the same.`,
    proTextWithPrice: (cost: string, price: string) =>
      `${cost} Mailing this letter would cost ${price} on top. Without it, you can download the letter and mail it at any post office: it counts just the same.`,
    seePro: 'See what Pro gives',
    contractFirst:
      'This letter can also be mailed and paid by itself, without a plan. The law asks for a written contract first, and nothing is done or charged until its days to cancel are over.',
    readContract: 'Read the contract',
    oncePro: 'Mailing many letters?',
    onceProText: (cost: string) =>
      `${cost} It mails at the same prices. For one letter you do not need it.`,
    onceFree: 'It is free to download the letter and mail it yourself. It counts just the same.',
    pastDue: 'Your Pro payment did not go through',
    updateCard: 'Update my card',
    paymentDue: 'An earlier mailing is not paid yet',
    toPlan: 'Go to my plan',
    waits: 'This letter waits for your contract',
    waitsText: (day: string) =>
      `Your contract can be canceled until the end of ${day}, and by law we do nothing for you before that. The letter is signed and kept. We make it after that day, and then you can have it mailed.`,
    seeContract: 'See your contract',
    notReady: 'The PDF is still being printed',
    notReadyText:
      'That takes a minute at most, and your letter is safe. This page goes on by itself.',
    noOneAddress: 'This letter can go to any of the three bureaus',
    enclosuresMissing: 'We cannot mail this letter as it is',
    notUploaded: 'Not uploaded:',
    signedOnPaper: 'You sign this letter on paper, so you mail it yourself',
    copiesGone: 'The copies of this letter are gone',
    tooManyPages: 'This letter is too thick to mail from here',
    writeAgain: 'Write it again',
  },
  problems: {
    /** The product's fixed words. What the server says stands below them, where it helps. */
    failed: 'Failed to send letter. Please try again.',
    noAnswer:
      'Your letter is safe. A letter is never mailed twice, so you can press the button again.',
    priceChanged: 'The price has changed',
    alreadyOnItsWay: 'This letter is already being mailed',
    noOneAddress: 'This letter has no single address',
    tooLarge: 'This letter is too large to mail from here',
    addressUnknown: 'Please check the address',
    notMailed: 'This letter was not mailed',
    proNeeded: 'Mailing comes with Pro',
    quotaReached: 'No letters are left in this period',
    notHere: 'This letter is not here',
  },
};

/** The page of one mailing: where it is, what happened, the papers, the price. */
export const mailpieceMessages = {
  page: {
    title: (name: string) => `Your letter to ${name}`,
    titleUnknown: 'Your letter on its way',
    description: 'Where your letter is, and the papers that show it.',
    what: 'this mailing',
    back: 'Back to your dashboard',
    status: 'Where it is',
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
    nothingToDo: 'There is nothing for you to do. We email you when it arrives.',
    calls: 'USPS reported something about it: see below. Our email tells you what you can do.',
    deliveredOwn:
      'Keep the receipt: it shows when the letter arrived. If the law sets a deadline for the answer, it counts from that day.',
    delivered:
      'The proof of mailing below shows when the letter arrived. If the law sets a deadline for the answer, it counts from that day.',
    cancelled:
      'Nothing was mailed, and it costs nothing. The letter stays as you signed it, and you can mail it whenever you like.',
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
    hash: 'This number (SHA-256) fits the PDF above and no other. Anyone can work it out again from the file.',
  },
  trouble: {
    again: 'Mail it again',
    neverCharged: 'Nothing was charged, and the letter does not count on your plan.',
    givenBack: 'You get the price back, and the letter does not count on your plan.',
  },
  again: {
    isAgain: 'Your letter did not arrive the first time, so we mail it again. You pay nothing.',
    seeEarlier: 'See the earlier mailing',
    wasMailed: 'We mailed this letter again. You pay nothing for that.',
    seeNew: 'Follow the new mailing',
  },
  arrival: {
    heading: 'Do you know whether it arrived?',
    lead: 'The green return receipt or the tracking page shows the day. If there is a deadline for the answer, it counts from that day.',
    what: 'What happened',
    arrived: 'It arrived',
    cameBack: 'It came back to me',
    dayArrived: 'The day it arrived',
    dayCameBack: 'The day it came back',
    noteArrived: 'It arrived on that day',
    noteCameBack: 'It came back on that day',
    noting: 'Saving…',
  },
  details: {
    heading: 'The envelope and the price',
    kind: 'Kind of mail',
    paper: 'Paper',
    pagesAndSheets: (pages: number, sheets: number) =>
      `${plural(pages, { one: '1 page', other: `${pages} pages` })}, ${plural(sheets, { one: '1 sheet', other: `${sheets} sheets` })}`,
    price: 'Price',
  },
  paid: {
    own: 'You paid the post office. We charge nothing for this.',
    free: 'We pay for this mailing. You pay nothing.',
    notYet: (price: string) => `${price} is the price. Nothing has been charged.`,
    nothing: 'Nothing was charged.',
    due: (price: string) => `${price}. It is being charged.`,
    charged: (price: string) => `${price}. It is on its way to your card.`,
    paid: (price: string) => `${price}, paid.`,
    failed: (price: string) =>
      `${price}. Your card was declined. Your plan page has the link to pay it.`,
    givenBack: (price: string) => `${price} was charged and given back to you.`,
    notCollected: (price: string) => `${price} is the price. Nothing was charged here.`,
  },
};

/** Letters that their senders bring to the post themselves. */
export const ownMailingMessages = {
  headingOne: 'Mailed it yourself?',
  headingSeveral: 'Mailed them yourself?',
  lead: 'Tell us the day. We count the time from there and email you when something is due.',
  mailedIt: 'I mailed it myself',
  mailedTheOne: (name: string) => `I mailed the letter to ${name}`,
  form: 'How you mailed it',
  notNoted: 'We could not save that',
  day: 'The day you mailed it',
  kind: 'How you mailed it',
  /** What people who go to the post office themselves call it. */
  withReceipt: 'Certified Mail with return receipt',
  bureau: 'Which bureau you mailed it to',
  choose: 'Choose',
  number: 'Tracking number',
  numberHint: 'It is on the receipt, and has 20 to 22 digits.',
  to: 'Where you mailed it',
  from: 'Your return address',
  noting: 'Saving…',
  start: 'Start counting',
  notNow: 'Not now',
};
