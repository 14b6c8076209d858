/** What the server says of disputes, beside what the rules say. */
export const words = {
  anyBureau: 'Any bureau',
  unmailed: (target: string, creditor: string, signedOn: string) =>
    `${target}, ${creditor}. You signed it on ${signedOn}. Mail it, or tell us that you did, so that its time can start.`,
  notYet: 'That day has not come yet.',
  answerDoesNotFit: 'This answer does not fit this letter. Please choose another one.',
  olderThanArrival: (on: string) =>
    `They got your letter on ${on}, so their answer cannot be older.`,
  olderThanMailing: (on: string) =>
    `Your letter was mailed on ${on}, so their answer cannot be older.`,
  backBeforeDeleted: 'It cannot have come back before it was deleted.',
  information: {
    beforeArrival: (on: string) => `They got your letter on ${on}, so this cannot be earlier.`,
    tooLate: (dueOn: string) =>
      `Only information that they got by ${dueOn} gives them more time. Your clock stays as it is.`,
  },
};
