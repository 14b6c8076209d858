/** What each step is called, why it comes, and what is worth knowing before it. Content table; each `why` is one plain sentence. */
export const words = {
  mail: {
    title: 'Mail your letter',
    why: 'The letter is signed, and nothing happens until they have it.',
  },
  mailSigned: {
    title: 'Mail your letter',
    why: 'You have signed the next letter, and nothing happens until they have it.',
    hint: 'If you mailed it already, note the day there.',
  },
  mailAgain: {
    title: 'Mail it again',
    why: 'The letter is still yours and can go out again, as you signed it.',
  },
  checkAddress: {
    title: 'See why it did not arrive',
    why: 'The letter did not reach them, so the time for an answer never started.',
    hint: 'If the address can be wrong, compare it with your report or their last letter.',
  },
  checkReminderAddress: {
    title: 'See why it did not arrive',
    why: 'This letter did not reach them, so they do not know that you asked again.',
    hint: 'If the address can be wrong, compare it with your report or their last letter. An answer to your first letter can still come.',
  },
  confirmArrival: {
    title: 'Tell us when it arrived',
    why: 'The time for an answer is counted from the day they got your letter.',
    hint: 'The tracking page or the green card shows the day. Without proof of the day, wait for their answer.',
  },
  waitForMail: {
    title: 'Nothing to do now',
    why: 'Your letter is on its way, and the time for an answer starts when it arrives.',
  },
  waitForMailAlone: {
    title: 'Nothing to do now',
    why: 'Your letter is on its way to them.',
  },
  waitForClock: {
    title: 'Nothing to do now',
    why: 'They have your letter, and their time for an answer is running.',
    hint: 'Sending more facts now can give them up to 15 more days.',
  },
  waitForFixedClock: {
    title: 'Nothing to do now',
    why: 'They have your letter, and their time for an answer is running.',
  },
  waitForAnswerInMail: {
    title: 'Give the mail a few more days',
    why: 'Their time is over, but an answer that they sent on the last days can still be in the mail.',
  },
  waitForReminder: {
    title: 'Give them two weeks',
    why: 'The law sets no new time after a reminder, and two weeks are fair to them and to you.',
  },
  waitWithoutClock: {
    title: 'Wait for their answer',
    why: 'The law sets no day by which they have to answer this letter.',
  },
  waitForVerification: {
    title: 'Wait for the verification',
    why: 'The law sets no day for it, but if you wrote in time they have to stop collecting until they have sent it.',
  },
  record: {
    title: 'Note their answer',
    why: 'When something comes back, note it here and you will see what can come next.',
  },
  complaint: {
    title: 'Complain to the CFPB',
    why: 'The Consumer Financial Protection Bureau passes your complaint on to the company and asks it to answer.',
    hint: 'It is free. We draft the text from your dates, and you send it yourself.',
  },
  waitForComplaint: {
    title: 'A complaint to the CFPB can come later',
    why: 'The CFPB takes a complaint about a credit bureau only after an answer, or more than 45 days after your dispute.',
  },
  overdueNotice: {
    title: 'Send the overdue notice',
    why: 'Their time for an answer is over, and this letter names the day they got yours and asks for the results.',
  },
  companyOverdueNotice: {
    title: 'Send the overdue notice',
    why: 'Their time for an answer is over, and this letter names the day they got yours and asks for the result.',
  },
  askHowChecked: {
    title: 'Ask how they checked it',
    why: 'After the results you may ask how the item was checked, and the bureau has 15 days to tell you.',
    hint: 'You may also ask to have a short statement of your side added to your file.',
  },
  askCompany: {
    title: 'Dispute it with the company',
    why: 'The company that reported the item has to look into a dispute that says enough and goes to the right address.',
    hint: 'Use the address for the company that your report shows.',
  },
  disputeWithMore: {
    title: 'Dispute it again with something new',
    why: 'A bureau may set aside a dispute that repeats an earlier one, so the next one needs a new fact or a new paper.',
  },
  disputeWithMoreAtCompany: {
    title: 'Dispute it again with something new',
    why: 'A company may set aside a dispute that repeats an earlier one, so the next one needs a new fact or a new paper.',
  },
  disputeTheRest: {
    title: 'Dispute what is still wrong',
    why: 'The change did not fix everything, so a new letter names only what is wrong now.',
  },
  disputeTheRestAtCompany: {
    title: 'Dispute what is still wrong',
    why: 'The change did not fix everything, so a new letter names only what is wrong now.',
  },
  disputeWithoutBlock: {
    title: 'Dispute it without the block',
    why: 'Without a block you can still dispute the item, and the bureau has to look into it.',
  },
  disputeWhatYouFound: {
    title: 'Read what came and dispute what is wrong',
    why: 'Now you can see what they hold, and a letter about a wrong item has to be looked into.',
  },
  askAgainWithPapers: {
    title: 'Ask again with copies that show who you are',
    why: 'They want to know that the letter is from you, so a new one brings the copies that they named.',
  },
  askBureaus: {
    title: 'Dispute it with the credit bureaus',
    why: 'A bureau that shows the item has to look into your dispute for free.',
  },
  supplyInformation: {
    title: 'Send what they asked for',
    why: 'Their notice has to say what is missing, and with that they have to look into your dispute.',
  },
  supplyInformationToCompany: {
    title: 'Send what they asked for',
    why: 'Their notice has to say what is missing, and with that they have to look into your dispute.',
  },
  proveIdentity: {
    title: 'Show that it is you',
    why: 'They are not sure who wrote to them, so this letter says that you wrote it yourself and brings copies that show who you are.',
  },
  askAboutReturn: {
    title: 'Ask why it is back',
    why: 'An item that was deleted after a dispute may come back only if the company certifies it, and the bureau has to tell you in writing.',
  },
  askAboutBlock: {
    title: 'Ask about the block',
    why: 'A bureau that refuses or lifts a block has to tell you promptly, and you can ask for its reason.',
  },
  watchReturn: {
    title: 'Look at your report now and then',
    why: 'A deleted item can come back, so look once in a while during the next 12 months.',
    hint: 'If it comes back, note it here and you will see the next letter.',
  },
  watchChange: {
    title: 'Look at your next report',
    why: 'Your next report shows whether the change is there and stays.',
  },
  nothingLeft: {
    title: 'Nothing left to do',
    why: 'This item is settled, and a look at your free report once a year is enough.',
  },
  nothingMoreToAsk: {
    title: 'Leave it as it is',
    why: 'You asked for a favor, they may say no, and the law gives no further step.',
  },
};
