/** What the server says of mailing, beside what the rules and the problems say. */
export const words = {
  sentAtOnce: 'Your letter is on its way to the mail service.',
  sentLater: (minutes: number) =>
    `Your letter goes out in ${minutes} minutes. Until then you can take it back.`,
  nothingToTakeBack: (why: string, whatToDo: string) =>
    `There is nothing to take back. ${why} ${whatToDo}`,
  takenBack: 'The letter was taken back. Nothing is charged.',
  askedBack:
    'The mail service has just been asked to take this letter on, and has not answered. We take it back as soon as it does, if that is still possible.',
  addressUnknown: 'The Postal Service does not know this address.',
  senderUnknown:
    'The Postal Service does not know your address. Nothing was signed. Please check it, or write the letter step by step: there you can insist on it.',
  fullName: 'Please give your first and last name.',
  stillToCome: (upTo: string) => `That day is still to come. Please give a day up to ${upTo}.`,
  tooEarly: (from: string) => `That is too early. Please give a day from ${from} on.`,
  trackingNumber:
    'A USPS tracking number has 20 to 22 digits, or 13 characters such as EA123456789US. It stands on your receipt.',
  whichBureau: 'Please say which bureau you mailed it to.',
};
