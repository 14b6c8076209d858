import { plural } from '../kernel/index.ts';
/** What each step is called, why it comes, and what is worth knowing before it. Content table; each `why` is one plain sentence. */
export const advisedStepsMessages = {
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
    why: 'They have your letter, and now it is their turn to answer.',
    hint: 'Sending more facts now can give them up to 15 more days.',
  },
  waitForFixedClock: {
    title: 'Nothing to do now',
    why: 'They have your letter, and now it is their turn to answer.',
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
    why: 'The law sets no deadline for their answer to this letter.',
  },
  waitForVerification: {
    title: 'Wait for the verification',
    why: 'The law sets no deadline for it, but if you wrote in time they have to stop collecting until they have sent it.',
  },
  record: {
    title: 'They answered',
    why: 'Record what came back, and you will see what can come next.',
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
  stateComplaint: {
    title: 'Complain to your state',
    why: 'Your state attorney general or consumer office takes complaints, and some write to the company for you.',
  },
  legalHelp: {
    title: 'Ask a lawyer or legal aid',
    why: 'If it stays wrong after your letters, a consumer lawyer or legal aid can tell you what a court could do.',
    hint: 'It shows the law’s time limits as dates.',
  },
  overdueNotice: {
    title: 'Send the overdue notice',
    why: 'Their time to answer is over, and this letter names the day they got yours and asks for the results.',
  },
  companyOverdueNotice: {
    title: 'Send the overdue notice',
    why: 'Their time to answer is over, and this letter names the day they got yours and asks for the result.',
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
  addStatement: {
    title: 'Add your side to the file',
    why: 'Where a dispute is not settled, you may add a short statement of your side to your file.',
    hint: 'It changes nothing about the item, so it comes after the other steps.',
  },
  tellRecipients: {
    title: 'Have the bureau tell others',
    why: 'You can name people and companies that got your report, and the bureau has to tell them that the item was deleted.',
    hint: 'It is free within 30 days of the results.',
  },
  watchReturn: {
    title: 'Look at your report now and then',
    why: 'A deleted item can come back, so look once in a while during the next 12 months.',
    hint: 'If it comes back, note it here, and we have the next letter ready for you.',
  },
  watchChange: {
    title: 'Look at your next report',
    why: 'Your next free report, in a month or so, shows whether the change is there and stays.',
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

const A_LETTER = 'One of your letters, and the postage.';

/** When a step fits, what it costs, and where it leads. Content table. */
export const stepFactsMessages = {
  overdue_notice: {
    fits: 'No answer came, even with extra days for the mail.',
    cost: A_LETTER,
    leadsTo: 'Their results, or proof that you asked twice.',
  },
  method_of_verification: {
    fits: 'They say that the item is right, and you do not know how they checked it.',
    cost: A_LETTER,
    leadsTo: 'A description of the check, and the name of the company they asked.',
  },
  furnisher_dispute: {
    fits: 'You have facts or papers that the company itself can check.',
    cost: A_LETTER,
    leadsTo: 'The company looks into it. If it was wrong, it has to tell the bureaus.',
  },
  information_supplied: {
    fits: 'They set your dispute aside, and you have what they say is missing.',
    cost: A_LETTER,
    leadsTo: 'Their time to look into it starts.',
  },
  identity_supplied: {
    fits: 'They doubt that the letter is from you.',
    cost: A_LETTER,
    leadsTo: 'Their time to look into it starts.',
  },
  block_declined: {
    fits: 'You asked for a block after identity theft, and the item is still there.',
    cost: A_LETTER,
    leadsTo: 'Their reason, or the block.',
  },
  reinsertion_notice: {
    fits: 'An item that was deleted after your dispute is on your report again.',
    cost: A_LETTER,
    leadsTo: 'Who asked for it to come back, or a new deletion.',
  },
  consumer_statement: {
    fits: 'Nothing else has changed the item, and you want your side shown beside it.',
    cost: A_LETTER,
    leadsTo: 'A short text in your file. It changes no score and no item.',
  },
  notify_recipients: {
    fits: 'An item was deleted, and somebody saw the old report.',
    cost: 'One of your letters, and the postage. The bureau does it for free within 30 days of the results.',
    leadsTo: 'The people you name are told that the item is gone.',
  },
  new_dispute: {
    fits: 'You have a fact or a paper that they have not seen, or something else is wrong now.',
    cost: A_LETTER,
    leadsTo: 'They look into it again. Without anything new, they may set it aside.',
  },
  cfpb_complaint: {
    fits: 'They answered and it is still wrong, or more than 45 days have gone by without an answer.',
    cost: 'Nothing.',
    leadsTo: 'The CFPB sends it to the company and asks it to answer. You see the answer there.',
  },
  state_complaint: {
    fits: 'Your letters did not help. You can do it beside a complaint to the CFPB.',
    cost: 'Nothing, as a rule.',
    leadsTo:
      'Some offices write to the company. Others only file it, and act when many people complain.',
  },
  legal_help: {
    fits: 'It is still wrong after a dispute with proof, or it has cost you a loan, a home or a job.',
    cost: 'Ask first. If you win, the law has the other side pay your lawyer’s reasonable fees.',
    leadsTo: 'Advice on your own case from somebody who is allowed to give it. We are not.',
  },
};

/** What a calendar shows of a day: whom the letter is to and what is due, and nothing about anybody. */
export const calendarEntriesMessages = {
  delivered: {
    title: (who: string) => `${who}: letter delivered`,
    withClock: (time: string) => `They have your letter. ${time}`,
    withoutClock: 'They have your letter. The law sets no deadline for an answer to it.',
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
  complaint: {
    title: (who: string) => `${who}: the CFPB takes a complaint from today`,
    text: 'More than 45 days have gone by. If no answer came, sign in to see the draft.',
  },
  limitNotice: {
    title: (who: string) => `${who}: a time limit is coming up`,
    text: (end: string) =>
      `Two years end on ${end}, counted from a day in this dispute. If you want to ask a lawyer, there is still time.`,
  },
  limit: {
    title: (who: string) => `${who}: two years end`,
    text: 'The law gives two years to go to court, counted here from a day in this dispute. A court may count from an earlier day.',
  },
};

/** How a recipient's time is said. */
export const clockMessages = {
  /** `30 days from the day they got your letter, until December 3, 2026.` */
  days: (count: number, end: string) =>
    `${count} days from the day they got your letter, until ${end}.`,
  businessDays: (count: number, end: string) =>
    `${count} business days from the day they got your letter, until ${end}.`,
  longerDays: (count: number, end: string) =>
    `${count} days from the day they got your letter, because you sent more information, until ${end}.`,
  /** `12 of 30 days` */
  daysGone: (gone: number, all: number) => `${gone} of ${all} days`,
  businessDaysGone: (gone: number, all: number) => `${gone} of ${all} business days`,
  complaintFrom: (day: string) => `If no answer comes, you can complain from ${day}.`,
  daysOver: (count: number) =>
    plural(count, { one: '1 day overdue', other: `${count} days overdue` }),
};

/** Where a dispute stands, and what can come back; for screens and emails. Content table. */
export const disputeMessages = {
  /** A letter that we are to mail and still hold. */
  heldBack: {
    label: 'Waiting to be mailed',
    hint: 'We mail your letter soon. Until then you can still take it back.',
  },
  states: {
    ready: {
      label: 'Ready to mail',
      hint: 'The letter is signed. Nothing starts until they have it.',
    },
    on_its_way: {
      label: 'On its way',
      hint: 'The letter is in the mail. The time for an answer starts on the day it arrives.',
    },
    waiting: {
      label: 'Waiting for an answer',
      hint: 'They have your letter. Tell us when an answer comes.',
    },
    overdue: {
      label: 'Answer overdue',
      hint: 'The time for an answer is over, and no answer is noted here.',
    },
    answered: {
      label: 'Answered',
      hint: 'An answer came. Your next step is below.',
    },
    not_delivered: {
      label: 'Not delivered',
      hint: 'The letter did not arrive, so no time is running.',
    },
    resolved: {
      label: 'Resolved',
      hint: 'They changed the item as you asked.',
    },
  },
  outcomes: {
    deleted: {
      label: 'It was deleted',
      hint: 'Their answer says so, or the item is gone from a new report. A block after identity theft counts too.',
    },
    corrected: {
      label: 'It was corrected',
      hint: 'The item now says what you asked for.',
    },
    corrected_wrongly: {
      label: 'It was changed, but it is still wrong',
      hint: 'Something changed, and something that you named is still not right.',
    },
    verified: {
      label: 'They say it is accurate',
      hint: 'The answer says “verified” or “accurate”, and nothing changed.',
    },
    frivolous: {
      label: 'They refused to look into it',
      hint: 'The answer calls your dispute frivolous or irrelevant, or says that something is missing.',
    },
    need_id: {
      label: 'They asked me to prove who I am',
      hint: 'They ask for proof of identity, or think that somebody else sent the letter.',
    },
    block_declined: {
      label: 'They refused or lifted the block',
      hint: 'You asked for a block after identity theft, and the item stays or is back.',
    },
    no_answer: {
      label: 'No answer came',
      hint: 'Nothing in the mail, and nothing changed on your report.',
    },
    reinserted: {
      label: 'A deleted item is back',
      hint: 'It was gone, and now your report shows it again.',
    },
  },
};

export const disputesContractMessages = {
  chooseOutcome: 'Choose what they answered.',
  note: 'Your note',
  scoreAsNumber: 'Please give the score as a number.',
  scoreWhole: 'Please give the score as a whole number.',
  scoreRange: 'Scores are between 250 and 900.',
  source: 'Where you saw it',
};

export const disputesProblemsMessages = {
  'disputes.not_found': 'We could not find that dispute. It may belong to another account.',
  'disputes.round_replaced':
    'A later letter to them has taken the place of this one. Please reload the page and note it there.',
  'disputes.too_early':
    'That cannot be noted yet: the time for an answer is still running, or the letter has not arrived.',
  'disputes.answer_missing': 'We could not find the copy of the answer. Please upload it again.',
  'disputes.no_clock':
    'No time is running for this dispute right now, so there is nothing to extend.',
  'disputes.step_not_open':
    'That step does not fit where this dispute stands. Please reload the page to see what comes next.',
  'disputes.no_such_feed':
    'There is no calendar at this address. You can make a new one on your dashboard.',
  'disputes.score_not_found': 'That score is not in your list anymore.',
  'disputes.too_many_scores': 'Your list of scores is full. Please take out an old one first.',
};
