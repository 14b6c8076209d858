/** Why a letter did not arrive, and what its sender can do. Content table. */
export const mailTroubleMessages = {
  address_unknown: {
    text: 'The Postal Service does not recognize an address on the envelope, so the letter was not mailed.',
    whatToDo:
      'Compare both addresses with a bill or letter that you have, down to the apartment number. Then mail the letter again with the corrected address.',
  },
  too_many_pages: {
    text: 'The letter has more pages, copies included, than the mail service takes. It was not mailed.',
    whatToDo:
      'Download the letter and mail it yourself by certified mail: the post office has the forms. Or write it again with fewer copies.',
  },
  file_too_large: {
    text: 'The letter with its copies is larger than the mail service takes. It was not mailed.',
    whatToDo:
      'Download the letter and mail it yourself by certified mail: the post office has the forms. Or write it again with fewer copies.',
  },
  file_refused: {
    text: 'The mail service could not print the file of this letter, so it was not mailed. You did nothing wrong.',
    whatToDo:
      'Download the letter and mail it yourself by certified mail: the post office has the forms. If you write to support, we will look into it.',
  },
  file_gone: {
    text: 'The file that you signed could not be opened when it was time to mail it, so nothing was mailed.',
    whatToDo:
      'Write the letter again. If it had copies, add them again: we delete copies after 90 days.',
  },
  carrier_account: {
    text: 'The mail service took no letters from us for three days, so this one was not mailed. That is our fault, not yours.',
    whatToDo:
      'If time matters: download the letter and mail it yourself by certified mail: the post office has the forms. Otherwise mail it again from here in a few days.',
  },
  staff_refused: {
    text: 'Our staff could not mail this letter as it is.',
    whatToDo:
      'Please write to support: we will tell you why. Download the letter and mail it yourself by certified mail: the post office has the forms.',
  },
  carrier_refused: {
    text: 'The mail service did not take this letter, so it was not mailed.',
    whatToDo:
      'Mail it once more. If it is not taken again: download the letter and mail it yourself by certified mail: the post office has the forms.',
  },
  payment_lapsed: {
    text: 'Your bank no longer held the money for this letter, so it was not mailed. Nothing was taken.',
    whatToDo:
      'Pay for the mailing once more, or download the letter and mail it yourself by certified mail: the post office has the forms.',
  },
  returned: {
    text: 'The Postal Service could not deliver the letter and is bringing it back to your return address.',
    whatToDo:
      'When the envelope comes, read the yellow sticker on it: it says why. Check the address, then mail the letter again.',
  },
  returned_address: {
    text: 'The Postal Service could not find the address, and is bringing the letter back to your return address.',
    whatToDo:
      'Look up the address on a bill, on your credit report or on the company’s own site. Then mail the letter again with that address.',
  },
  returned_moved: {
    text: 'The recipient has moved, and the Postal Service is bringing the letter back to your return address.',
    whatToDo:
      'The yellow sticker on the envelope may show the new address. You can also find it on your credit report or on the company’s own site. Then mail the letter again.',
  },
  returned_refused: {
    text: 'The recipient did not accept the letter, and the Postal Service is bringing it back to your return address.',
    whatToDo:
      'Keep the envelope closed, with its sticker: it shows that you wrote and that it was not accepted. You can mail the letter again, also as ordinary mail, which nobody has to sign for.',
  },
  returned_unclaimed: {
    text: 'Nobody picked the letter up at the post office, and the Postal Service is bringing it back to your return address.',
    whatToDo:
      'Keep the envelope closed, with its sticker: it shows that you wrote. You can mail the letter again, also as ordinary mail, which nobody has to pick up.',
  },
  damaged: {
    text: 'The letter was damaged on its way, and the Postal Service did not deliver it.',
    whatToDo: 'Mail it again. The copy that you signed is safe here.',
  },
  lost: {
    text: 'The Postal Service lost the letter on its way.',
    whatToDo: 'Mail it again. The copy that you signed is safe here.',
  },
};

/** A letter that its sender mailed, and has back. */
export const cameBackMessages = {
  text: 'Your letter came back to you.',
  whatToDo:
    'The yellow sticker on the envelope says why. Check the address, then mail the letter again.',
};

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
    subject: 'Your letter is waiting at the recipient’s post office',
    text: (day: string) =>
      `Since ${day} it has been at the post office, where the recipient can pick it up.`,
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

/** The emails about a mailpiece. */
export const mailEmailMessages = {
  moved: {
    mailed: {
      title: 'Your letter is in the mail',
      preview: (day: string) => `The Postal Service has had it since ${day}.`,
      previewExpected: (day: string, expected: string) =>
        `The Postal Service has had it since ${day}. It should arrive by ${expected}.`,
      text: (reference: string) =>
        `The Postal Service has your letter ${reference}. You do not have to do anything now.`,
      mailedOn: 'Mailed on',
      sentBy: 'Sent by',
      expectedBy: 'Expected by',
      noProof:
        'First-Class Mail brings no proof that it arrived. If you hear that it did, you can enter the day yourself.',
      weWatch: 'We watch the mail for you and write again on the day it is delivered.',
      button: 'Follow your letter',
    },
    delivered: {
      subject: 'Your letter was delivered',
      preview: (day: string) => `It arrived on ${day}. We keep the date and the proof for you.`,
      heading: (day: string) => `Your letter arrived on ${day}`,
      text: (reference: string) =>
        `The Postal Service has delivered your letter ${reference}. The time to answer counts from this day on. Where the law sets a deadline, your dashboard shows it, and we remind you before it ends.`,
      deliveredOn: 'Delivered on',
      next: 'This is what comes next:',
      receiptStep:
        'We add the signed return receipt to the proof as soon as the Postal Service sends it, often within a few days.',
      steps: [
        'Watch your mailbox. The answer comes on paper to the address in your letter.',
        'When it comes, enter on your dashboard what it says. Where another letter makes sense, we suggest one that fits.',
      ],
      button: 'See the proof',
    },
    trackingNumber: 'Tracking number',
    postPage: 'See it on the USPS tracking page',
    reason: 'You get this email because we mail a letter for you.',
  },
  call: {
    calls: calls as Record<keyof typeof calls, Call>,
    stillOnItsWay: 'It is still on its way. Here is what that means for you.',
    /** Ordinary mail has no number to give, and no page to look at. */
    ask: 'If nothing moves for a week, call the Postal Service at 1-800-275-8777.',
    askWithNumber:
      'If nothing moves for a week, call the Postal Service at 1-800-275-8777 and give the tracking number.',
    again: {
      subject: 'We are mailing your letter again',
      preview: 'It did not arrive, so we send it once more. You pay nothing.',
      text: 'It did not arrive, so we are mailing it again, exactly as you signed it. You pay nothing for this, and it takes no letter from your plan.',
      takeBack: (minutes: number) =>
        `It goes out in ${minutes} minutes. Until then you can look at the addresses on the envelope and take it back.`,
      goesOut: 'You do not have to do anything. We write again when it is in the mail.',
    },
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
  },
  ended: {
    notMailed: 'Your letter was not mailed',
    didNotArrive: 'Your letter did not arrive',
    comingBack: 'Your letter is coming back',
    preview: 'What happened, what you can do now, and what you pay: nothing.',
    about: (reference: string, text: string) => `This is about your letter ${reference}. ${text}`,
    whatToDo: (text: string) => `What you can do: ${text}`,
    noLongerCounts:
      'You pay nothing for this mailing. If you were charged, the money goes back to you. The letter also no longer counts against the letters of your plan.',
    stillCounts:
      'You pay nothing for this mailing. If you were charged, the money goes back to you. The letter still counts against the letters of your plan, because we gave you several letters back within the last month. If something keeps going wrong, write to support, and we look for a way with you.',
    mailAgain: 'See it and mail it again',
    seeWhat: 'See what happened',
    reason:
      'You get this email because a letter of yours did not arrive. Emails about that are always sent.',
  },
};

/** What the server says of mailing, beside what the rules and the problems say. */
export const mailingMessages = {
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
    'A USPS tracking number has 20 to 22 digits, or 13 characters such as EA123456789US. It is on your receipt.',
  whichBureau: 'Please say which bureau you mailed it to.',
};
