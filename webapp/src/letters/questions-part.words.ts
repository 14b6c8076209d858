/** The questions about an item, and what stands among them. */
export const words = {
  accountTitle: 'The account',
  recipientTitle: 'Who gets the letter',
  addressTitle: 'The address',
  part: (part: number, parts: number) => `Part ${part} of ${parts}`,
  /** How many there are depends on answers that are still to come. */
  partSoFar: (part: number) => `Part ${part}`,
  partOfItem: (item: number, creditor: string, part: number, parts: number) =>
    `Item ${item}: ${creditor}. Part ${part} of ${parts}`,
  stillSending: (files: number) =>
    `${files === 1 ? 'A file is' : `${files} files are`} still on the way. Please wait a moment, or stop it.`,
  goodToKnow: 'Good to know',
  opensInNewTab: (link: string) => `${link} (opens in a new tab)`,

  addTheftReport: 'Please add your theft report as a file',
  addTheftReportText:
    'The strongest request, to block the item, only works with a copy of your FTC or police report in the envelope. So we ask for a block once the report is here. A photo of each page is enough.',
};
