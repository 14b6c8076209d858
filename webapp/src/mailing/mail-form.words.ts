/** The form that has letters mailed: kind of mail, envelope, what happens when and for how much. */
export const words = {
  form: {
    mailOne: 'Mail your letter',
    mailSeveral: 'Mail your letters',
    waitingForCheck: 'Waiting for the bot check above.',
    mailing: 'Mailing…',
  },
  deed: {
    one: 'Mail my letter',
    other: 'Mail the other letter',
    several: (count: number) => `Mail my ${count} letters`,
    withPrice: (deed: string, price: string) => `${deed}, ${price}`,
  },
  classes: {
    which: 'Which kind of mail?',
    each: (price: string) => `${price} each`,
    /** When each way of mailing is the right one. */
    whenRight: {
      certified:
        'Right for most letters. USPS records the day it arrives, and that day starts the time for the answer.',
      certified_return_receipt:
        'The same, and you get a picture of the signature. Right if somebody might say that it never came.',
      first_class:
        'Ordinary mail. Nothing proves that it arrived, so take it only where no deadline depends on it.',
    },
    days: (mailed: string, arrives: string) => `Mailed ${mailed}, there about ${arrives}.`,
    paper: (pages: number, sheets: number) => {
      const letter = pages === 1 ? '1 page' : `${pages} pages`;
      return `${letter} on ${sheets === 1 ? '1 sheet' : `${sheets} sheets`}.`;
    },
    /** Certified mail has a sheet of its own for the address and the barcode. */
    paperWithBarcode: (pages: number, sheets: number) =>
      `${pages === 1 ? '1 page' : `${pages} pages`}, ${sheets} sheets with the one for the barcode.`,
  },
  envelope: {
    one: 'The envelope',
    several: 'The envelopes',
    from: 'From',
    to: 'To',
    fixed:
      'This is the address that the bureau gives for disputes by mail. It is set, so that nobody can mistype it.',
    fixedSeveral:
      'These are the addresses that the bureaus give for disputes by mail. They are set, so that nobody can mistype them.',
    asked: 'We ask USPS whether it knows an address before anything is mailed.',
  },
  to: {
    title: 'Where it goes',
    hint: 'This changes the envelope. The letter keeps what you signed.',
    deed: 'Change where it goes',
  },
  from: {
    title: 'Your return address',
    hint: 'This changes the envelope. Answers go to the address in your letter, which stays as you signed it.',
    deed: 'Change my return address',
  },
  check: {
    deed: 'Check this address',
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
    heading: 'What happens then',
    rightAway: 'Right away',
    printed: 'It is printed exactly as you signed it, and handed to USPS.',
    arrives: 'It should arrive. You can follow it here, and we write to you when it does.',
    price: 'The price',
    atOnce: 'It goes to the mail service at once.',
    held: (minutes: number) =>
      `It waits here for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. You can take it back until then.`,
  },
  charge: {
    notHere: 'Nothing is charged here.',
    nothing: 'Nothing is charged.',
    later: (price: string) =>
      `${price} is charged to your card once the mail service has taken it on. Take it back before then and you pay nothing.`,
  },
};
