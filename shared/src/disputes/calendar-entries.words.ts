/** What a calendar shows of a day: whom the letter is to and what is due, and nothing about anybody. */
export const words = {
  delivered: {
    title: (who: string) => `${who}: letter delivered`,
    withClock: (time: string) => `They have your letter. ${time}`,
    withoutClock: 'They have your letter. The law sets no day for an answer to it.',
  },
  due: {
    title: (who: string) => `${who}: answer due`,
    text: (expectedBy: string) =>
      `The time for an answer ends today. An answer sent in time can take until ${expectedBy} to reach you.`,
  },
  expected: {
    title: (who: string) => `${who}: answer should be here`,
    text: 'An answer sent in time has come by today. Look through your mail. If nothing came, sign in to see your next step.',
  },
  watch: {
    title: (who: string) => `${who}: look at your report`,
    text: 'Check that what was deleted is still gone. If it is back, sign in and note it.',
  },
  next: {
    title: (who: string) => `${who}: next step`,
  },
};
