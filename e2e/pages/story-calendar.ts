/** The days on which a letter is written, arrives, is not answered and is asked about; in New York it is morning. */
export const days = {
  /** A Monday. In years to come, so that no browser takes the cookies of these days for old ones. */
  signed: { at: new Date('2031-06-02T15:00:00Z'), words: 'June 2' },
  /** The time in which it can be taken back is over. */
  handedOver: { at: new Date('2031-06-02T15:16:00Z'), words: 'June 2' },
  onItsWay: { at: new Date('2031-06-06T12:00:00Z'), words: 'June 6' },
  delivered: { at: new Date('2031-06-06T16:00:00Z'), words: 'June 6' },
  /** The last of the 30 days. */
  due: { words: 'July 6' },
  /** Ten days later, at the minute at which the reminders of a day begin: no answer can still be in the mail. */
  overdue: { at: new Date('2031-07-16T13:00:05Z'), words: 'July 16' },
} as const;
