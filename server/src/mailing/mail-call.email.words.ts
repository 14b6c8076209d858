interface Call {
  readonly subject: string;
  readonly text: (day: string) => string;
  readonly whatToDo: (ask: string) => string;
}

const calls = {
  delivery_attempted: {
    subject: 'Your letter could not be delivered yet',
    text: (day: string) =>
      `On ${day} the Postal Service tried to deliver it, and nobody could take it.`,
    whatToDo: (ask: string) =>
      `You do not have to do anything yet. The recipient gets a notice, and the post office usually keeps a letter for 15 days. ${ask}`,
  },
  pickup_available: {
    subject: 'Your letter waits at the recipient’s post office',
    text: (day: string) =>
      `Since ${day} it waits at the post office, where the recipient can pick it up.`,
    whatToDo: (ask: string) =>
      `You do not have to do anything yet. The post office usually keeps a letter for 15 days and then brings it back to you. ${ask}`,
  },
  re_routed: {
    subject: 'Your letter is being forwarded to another address',
    text: (day: string) =>
      `On ${day} the Postal Service forwarded it to another address. This happens when a recipient has moved or has mail forwarded.`,
    whatToDo: () =>
      'You do not have to do anything. It may take some days longer. If it comes back, we write to you.',
  },
  issue: {
    subject: 'The Postal Service reports a problem with your letter',
    text: (day: string) =>
      `On ${day} the Postal Service reported that something about it needs attention.`,
    whatToDo: (ask: string) =>
      `You do not have to do anything yet. ${ask} If the letter comes back or is lost, we write to you, and you pay nothing.`,
  },
} satisfies Record<string, Call>;

export const words = {
  calls: calls as Record<keyof typeof calls, Call>,
  stillOnItsWay: 'It is still on its way. Here is what that means for you.',
  /** Ordinary mail has no number to give, and no page to look at. */
  ask: 'If nothing moves for a week, call the Postal Service at 1-800-275-8777.',
  askWithNumber:
    'If nothing moves for a week, call the Postal Service at 1-800-275-8777 and give the tracking number.',
  cameBack: {
    subject: 'Your letter is coming back after its delivery',
    preview: 'The delivery still counts. Please look into the envelope when it comes.',
    text: 'The Postal Service delivered it, and now reports that it is on its way back to you. The recipient may have sent it back.',
    whatToDo:
      'Keep the proof of delivery: it shows that the letter was there. When the envelope comes, see whether there is an answer in it, and keep the envelope.',
  },
  silent: {
    subject: 'Your letter has not been reported as delivered',
    preview: (day: string) => `It was mailed on ${day}. Here is what you can do.`,
    text: (day: string) =>
      `It was mailed on ${day}, and three weeks later the Postal Service still has not reported that it arrived.`,
    whatToDo:
      'Look at the USPS tracking page first. Then call the Postal Service at 1-800-275-8777, give the tracking number, and ask for a search. If the letter is lost, we write to you, and you pay nothing.',
  },
  tooLate: {
    subject: 'It was too late to take your letter back',
    preview: 'The mail service had it already, and it is going out.',
    text: 'You asked us to take it back. By then the mail service had taken it on, and it is going out.',
    whatToDo:
      'You do not have to do anything: the letter is the one that you signed. If something in it is wrong, write to support, and we look for the best next step with you. The price of the mailing is charged as you agreed.',
  },
  about: (reference: string, text: string) => `This is about your letter ${reference}. ${text}`,
  follow: 'Follow your letter',
  postPage: 'See it on the USPS tracking page',
  trackingNumber: 'Tracking number',
  reason:
    'You get this email because of a letter that we mail for you. Emails like this one are always sent.',
};
