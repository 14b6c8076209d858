import { VisuallyHidden } from '#webapp/kit/index.ts';

/** How a signed letter travels: the two ways, what stands in the way, and letters that are on their way. */
export const words = {
  page: {
    title: 'Mail your letter',
    description: 'Choose how a signed letter travels.',
    lead: 'It is signed, stored and will not change.',
    how: 'How should it travel?',
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
    mail: 'Mail it from here',
    mailHint: 'We print it, mail it and follow it.',
    from: (price: string) => `From ${price}.`,
    fromEach: (price: string) => `From ${price} each.`,
    withPro: 'Comes with Pro.',
    filesMissing: 'Not for this letter: files that it lists were not uploaded.',
    onPaper: 'Add paper copies of these before you mail it',
    download: 'Download and mail it yourself',
    downloadHint: 'A PDF to print. Free, on every plan.',
  },
  follow: (name: string) => (
    <>
      Follow it <VisuallyHidden>to {name}</VisuallyHidden>
    </>
  ),
  takeBack: {
    deed: 'Take it back',
    deedAbout: (name: string) => (
      <>
        Take it back <VisuallyHidden>from {name}</VisuallyHidden>
      </>
    ),
    asked: 'We asked the mail service to give it back',
    askedText: 'Whether that came in time shows here in a few minutes.',
    question: 'Take this letter back?',
    takingBack: 'Taking it back…',
    keep: 'No, mail it',
    text: 'It is not mailed then, and costs nothing. You can mail it later.',
  },
  testMode: {
    title: 'Test mode',
    text: 'This site runs in test mode: nothing is really printed or mailed.',
  },
  obstacles: {
    about: (name: string, title: string) => `${name}: ${title}`,
    pro: 'Mailing from here comes with Pro',
    proText: (monthly: string) =>
      `Pro costs ${monthly} a month, until you cancel. Without it, you can download the letter and mail it at any post office: it counts just the same.`,
    proTextWithPrice: (monthly: string, price: string) =>
      `Pro costs ${monthly} a month, until you cancel. Mailing this letter would cost ${price} on top. Without it, you can download the letter and mail it at any post office: it counts just the same.`,
    seePro: 'See what Pro gives',
    pastDue: 'Your Pro payment did not go through',
    updateCard: 'Update my card',
    paymentDue: 'An earlier mailing is not paid yet',
    toPlan: 'Go to my plan',
    notReady: 'The PDF is still being printed',
    notReadyText:
      'That takes a minute at most, and your letter is safe. This page goes on by itself.',
    noOneAddress: 'This letter can go to any of the three bureaus',
    enclosuresMissing: 'We cannot mail this letter as it is',
    notUploaded: 'Not uploaded:',
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
