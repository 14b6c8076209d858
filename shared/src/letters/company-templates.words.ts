/** What the pages of the four letters under `/letters` say. Content table: it has to agree with the rule table. */
export const words = {
  'pay-for-delete': {
    title: 'Pay-for-delete letter',
    description:
      'Offer a collector a payment if it first agrees in writing to take the collection off your credit reports. It may say no.',
    intro:
      'You are ready to settle a collection and would like it off your reports. This letter makes an offer with a condition: first the collector agrees in writing, then you pay. No law makes a collector accept, and some never do.',
    when: [
      'A debt collector or a company that bought the debt reports the collection.',
      'The debt is yours and the amount is right.',
      'You have the money for the offer at hand.',
    ],
    notFor: [
      'You are not sure that you owe it. Ask for verification before you offer anything.',
      'The company is your own bank or lender. It rarely takes off a true entry for money; a goodwill letter fits better.',
      'You are being sued, or the debt is very old. In some states an offer or a payment starts the time for lawsuits again. Talk to legal aid first.',
    ],
  },
  'goodwill-adjustment': {
    title: 'Goodwill letter',
    description:
      'Ask a company to take a true late payment off your report as a favor. Say what happened, own it, and ask kindly. It may say no.',
    intro:
      'The late payment is true, and you would like a second chance. This letter owns it, says what happened and what has changed, and asks for a favor. The company is free to say no, and a kind and honest letter is the best you can send.',
    when: [
      'You paid late once or twice, for a reason you can explain.',
      'You have paid on time since then, or the account is paid off.',
      'You have been a customer for some time.',
    ],
    notFor: [
      'The late mark is wrong. Dispute it: you have a right to a check, and need no favor.',
      'You have an open dispute about the same late payment. The two letters contradict each other.',
      'The account is still behind. Catch up first, then write.',
    ],
  },
  'debt-validation': {
    title: 'Debt validation letter',
    description:
      'Dispute a debt with a new collector in time: it then has to stop collecting until it sends you verification. Check the date on its notice.',
    intro:
      'A new collector has to send you a notice with the date by which you can dispute the debt. If you dispute it in writing by then, the collector has to stop collecting until it has sent you verification. Send this letter early, so that it arrives in time.',
    when: [
      'A debt collector sent you its notice, and the date to dispute has not passed.',
      'You do not know the debt, it is not yours, or the amount looks wrong.',
      'You want to know who the original creditor was.',
    ],
    notFor: [
      'The date on the notice has passed, or no notice ever came. Use the debt verification letter.',
      'The company is the one you first owed. These rules bind debt collectors; write to the company as a direct dispute.',
      'The debt is a business debt. These rules cover debts for personal, family or household needs.',
    ],
  },
  'debt-verification': {
    title: 'Debt verification letter',
    description:
      'Dispute a debt after the notice period: have it marked as disputed, ask for papers, and choose whether the collector may contact you.',
    intro:
      'The time to dispute under the collector’s notice is over, or you never got a notice. You can still tell the collector that you dispute the debt, and from then on it has to say so when it reports the debt. The rest of this letter is a polite request, and you can also ask the collector to stop contacting you.',
    when: [
      'The date on the collector’s notice has passed, or you do not know it.',
      'No notice ever came, and the collection is on your report.',
      'You want the debt marked as disputed.',
      'You want the collector to stop calling, or to write to you instead.',
    ],
    notFor: [
      'You still have time under the notice. The debt validation letter gives you more.',
      'The company is the one you first owed. These rules bind debt collectors; write to the company as a direct dispute.',
      'You are being sued. Answer the court first; a letter does not stop a lawsuit.',
    ],
  },
};
