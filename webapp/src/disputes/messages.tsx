import type { ComplaintPart } from '@creditfix/shared/disputes';
import { plural } from '@creditfix/shared/kernel';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import type { ReactNode } from 'react';

/** The parts of the dashboard that tell of disputes: today, the numbers, the scores, the calendar. */
export const dashboardPartsMessages = {
  today: {
    heading: 'What to do today',
    nothing: 'Nothing. You have done your part for now.',
    nextDate: (day: string, target: string) =>
      `The next date is ${day}, when an answer from ${target} is due. If something comes in the mail before then, note it here.`,
    finish: {
      title: (count: number): string =>
        plural(count, { one: 'Finish your letter', other: `Finish your ${count} letters` }),
      text: (count: number): string =>
        plural(count, {
          one: 'It is saved just as you left it. There is nothing else to do today.',
          other: 'They are saved just as you left them. There is nothing else to do today.',
        }),
      action: 'Continue my letter',
    },
    noDate: 'We keep an eye on your dates and email you when one is coming up.',
  },
  counts: {
    heading: 'Your letters in numbers',
    signed: (count: number): string =>
      plural(count, { one: 'Letter signed', other: 'Letters signed' }),
    onTheirWay: 'On their way',
    delivered: 'Delivered',
    left: (count: number): string => plural(count, { one: 'Letter left', other: 'Letters left' }),
    ofLimit: (limit: number, until: string) => `of ${limit} until ${until}`,
  },
  scores: {
    headingEmpty: 'Your score over time',
    heading: 'Scores you entered',
    leadEmpty:
      'If you keep track of your score somewhere, you can note it here and see it over time. Only you see it.',
    lead: 'You entered these yourself, and only you see them. Many things move a score, so a change says little about any one letter.',
    deleted: (day: string) => `The score of ${day} is deleted`,
    undo: 'Undo: bring it back',
    trouble: 'That did not work',
    latest: (score: number, day: string) => `${score} on ${day}: see the line`,
    add: 'Add a score',
    asTable: (count: number): string =>
      plural(count, { one: 'All your scores as a table', other: `All ${count} scores as a table` }),
    day: 'Day',
    score: 'Score',
    source: 'Where you saw it',
    notSaid: 'Not said',
    delete: 'Delete',
    deleteOne: (day: string) => (
      <>
        Delete <VisuallyHidden>the score of {day}</VisuallyHidden>
      </>
    ),
    daySeen: 'Day you saw it',
    saving: 'Saving it…',
    save: 'Save this score',
    cancel: 'Cancel',
    range: 'Scores are between 250 and 900.',
    giveDay: 'Enter the day you saw it.',
    chart: (first: string, last: string) => `Scores you entered, from ${first} to ${last}`,
    onDay: (score: number, day: string) => `${score} on ${day}`,
  },
  calendar: {
    heading: 'Your dates in your calendar',
    lead: 'Arrivals, due dates and next steps appear in your own calendar and update by themselves.',
    looking: 'Looking…',
    setUp: 'Set up my calendar',
    making: 'Making it…',
    make: 'Make my calendar address',
    trouble: 'That did not work',
    secret:
      'The address is a secret: anyone who has it can see your dates without signing in. It names who got a letter and when, but no account. You can end it at any time.',
    address: 'Your calendar address',
    copy: 'Copy the address',
    open: 'Open in my calendar',
    renew: 'Make a new address',
    end: 'End it',
    askRenew: 'Make a new address?',
    renewAction: 'Make a new one',
    keepThis: 'Keep this one',
    renewText: 'Calendars that use this one stop getting your dates.',
    askEnd: 'End your calendar address?',
    ending: 'Ending it…',
    keep: 'Keep it',
    endText: 'Your calendar stops getting your dates. Our emails keep coming.',
  },
};

/** The page of one dispute: where it stands, what comes next, what came back, and its story. */
export const disputePageMessages = {
  page: {
    title: 'Your dispute',
    description: 'Where this dispute stands, its letters and dates, and what comes next.',
    what: 'this dispute',
    loading: 'One moment',
    back: 'Back to your dashboard',
    state: 'Where it stands',
  },
  deletedCard: {
    heading: 'A card to keep or to share',
    lead: 'It names nobody: not you, not them, and no account. The picture is made on this device and stays here until you share it.',
    above: 'Deleted in',
    days: (days: number): string => plural(days, { one: '1 day', other: `${days} days` }),
    counted: {
      received: (letters: number): string =>
        letters === 1
          ? 'From the day the dispute letter arrived to the answer.'
          : 'From the day the first dispute letter arrived to the answer.',
      mailed: (letters: number): string =>
        letters === 1
          ? 'From the day the dispute letter was mailed to the answer.'
          : 'From the day the first dispute letter was mailed to the answer.',
    },
    small: 'One item on one credit report. Every dispute is different. Made with Credit Fix.',
    alt: (inDays: string, counted: string): string =>
      `A card that says: ${inDays}. ${counted} One item on one credit report. Every dispute is different.`,
    save: 'Save the picture',
    share: 'Share it',
    copy: 'Copy the picture',
    done: {
      saved: 'Saved to your downloads.',
      copied: 'Copied.',
      failed: 'Your browser did not do that. Please save the picture instead.',
    },
  },
  steps: {
    heading: 'What you can do next',
    counts:
      'The next letter uses one of your letters. We fill it in from what you told us; you read it and sign it.',
    others: 'Other steps',
    facts: { fits: 'When it fits', cost: 'What it costs', leadsTo: 'Where it leads' },
    source: 'Read in:',
    checked: (day: string) => `, checked ${day}`,
  },
  answer: {
    heading: 'What came back',
    nothing: 'No answer recorded yet.',
    nothingForNewest: (said: string) => `${said} No answer is recorded for the newest letter.`,
    takenBack: 'Taken back.',
    noted: 'Saved.',
    note: 'Record what came back',
    isBack: 'It is back, or something else came',
    somethingElse: 'Something else came',
    fromOther: (target: string) => `Something came from ${target}`,
    about: (target: string) => `This is about your letter to ${target}.`,
    takingBack: 'Taking it back…',
    undo: 'Undo: take this answer back',
  },
  form: {
    notNoted: 'This is not saved yet',
    what: 'What did they answer?',
    day: 'The date on their answer',
    dayOrChange: 'The date on their answer, or the day you saw the change',
    dayAgain: 'The day you saw it again',
    own: 'A note for yourself',
    ownHint: 'Only you see it. It does not go into any letter.',
    waitingForFile: 'Waiting for your file…',
    noting: 'Saving…',
    action: 'Save this answer',
    cancel: 'Cancel',
    chooseOutcome: 'Choose what they answered.',
    giveDay: 'Enter the date.',
  },
  copied: 'Copied',
  copyRefused: 'This browser does not let us copy. The text is selected: please copy it yourself.',
  information: {
    summary: 'I sent them more information',
    text: (days: number, later: string, now: string) =>
      `If they got more facts or papers from you during their 30 days, the law gives them up to ${days} more days. The answer is then due ${later} instead of ${now}. Note it only if you did send something: it cannot be taken back here.`,
    day: 'The day they got it',
    giveDay: 'Enter the day they got it.',
    noting: 'Saving…',
    action: 'Note it and move the date',
  },
  story: {
    heading: 'The story so far',
    letter: (number: number, title: string) => `Letter ${number}: ${title}`,
    to: (target: string, reference: ReactNode) => (
      <>
        To {target}. Reference {reference}
      </>
    ),
    download: (number: number) => (
      <>
        Download <VisuallyHidden>letter {number}</VisuallyHidden>
      </>
    ),
    follow: (number: number) => (
      <>
        Track it <VisuallyHidden>, letter {number}</VisuallyHidden>
      </>
    ),
    signed: 'Signed',
    mailed: 'Mailed',
    notYet: 'Not yet',
    tracking: 'Tracking',
    arrived: 'Arrived',
    answerDue: 'Answer due',
    atUsps: 'at USPS, opens in a new tab',
    answerPage: 'Look at the first page of the answer (opens in a new tab)',
  },
};

/** The pages of the steps that are no letter: a complaint to the CFPB or the state, and help from a lawyer. */
export const helpMessages = {
  back: 'Back to your dispute',
  noState: 'Choose your state',
  fields: {
    chooseNote:
      'These are the steps of the form, with what to choose and what to copy. The form may use different words: choose what comes closest.',
    step: (at: number, of: number, title: string) => `Step ${at} of ${of}: ${title}`,
    parts: {
      product: { title: 'What it is about' },
      problem: {
        title: 'The problem',
        note: 'If the form asks whether you asked the company for information, answer what is true for you.',
      },
      story: { title: 'What happened' },
      company: {
        title: 'The company',
        note: 'Choose its name from the list as you type. The form may ask for your birth date and the last 4 digits of your Social Security number, so that the company can find you. Type those in the form. We leave them out here.',
      },
      you: {
        title: 'You',
        note: 'Your name, address, phone, and email come next. Then the form shows everything once more, with boxes to check. Read them before you check them: you are the one who signs.',
      },
    } as Readonly<Record<ComplaintPart, { readonly title: string; readonly note?: string }>>,
    copy: 'What to copy into the form',
    copyOne: (question: string): ReactNode => (
      <>
        Copy <VisuallyHidden lang="en">: {question}</VisuallyHidden>
      </>
    ),
    attach: 'What to attach',
    attachNote:
      'You will find your letters, the proof of delivery and saved answers on the page of your dispute.',
  },
  complaint: {
    title: 'Complain to the CFPB',
    description: 'A draft of your complaint to the CFPB, in the order of its form.',
    what: 'the draft',
    lead: 'You send it yourself on the site of the Consumer Financial Protection Bureau, for free. Read it first, and change anything you would say differently.',
    attest:
      'Before a complaint about a credit bureau, the CFPB asks you to confirm that it is true, and that you disputed with the bureau first. Send it only if every word is true.',
    goThere: 'Go to consumerfinance.gov (opens in a new tab)',
    checked: (day: string) =>
      `We compared public descriptions of the form on ${day}. It may have changed since then.`,
  },
  state: {
    title: 'Complain to your state',
    description: 'The office in your state that takes complaints, and a draft of yours.',
    what: 'the draft',
    lead: 'In most states the attorney general takes complaints from consumers; in some it is another office. What the office does with one differs from state to state.',
    choose: 'Your state',
    goThere: 'Go to its site (opens in a new tab)',
    unconfirmed:
      'We could not confirm where this office takes complaints, so there is no link to it. The list of all offices can help.',
    checked: (day: string) =>
      `Compared with public lists on ${day}. The site may have moved since then.`,
    all: (name: string) => `All offices at ${name} (opens in a new tab)`,
  },
  legal: {
    title: 'Ask a lawyer or legal aid',
    description: 'When a lawyer is worth asking, what it costs, where to look, and time limits.',
    lead: 'We are not lawyers and cannot tell you what to do in your own case. This is what the law says, and who can tell you more.',
    limits: {
      title: 'The law’s time limits, as dates',
      none: 'Nothing is noted yet that a time limit could be counted from.',
      from: {
        answer: (day: string) => `Counted from the answer of ${day}`,
        no_results: (day: string) => `Counted from ${day}, when their time ran out`,
      },
      two: 'Two years',
      five: 'Five years',
      text: 'There is a time limit for a case under the Fair Credit Reporting Act. It is two years from the day you discover a violation, or five years from the day it happens, whichever ends first. A court decides whether there was one and which day counts. It may count from an earlier day than those noted here.',
    },
    when: {
      title: 'When asking is worth it',
      items: [
        'It is still wrong after a dispute in which you sent proof.',
        'No results came, and you can show the day on which your letter arrived.',
        'The item comes from identity theft, or belongs to another person.',
        'A deleted item is back, and nobody told you.',
        'It has cost you a loan, a home, insurance or a job.',
        'You are being sued over the debt. Then do not wait: the court papers have a deadline of their own.',
      ],
      company:
        'A dispute that went only to the company does not let you sue under this law. One with a credit bureau can, so dispute it there as well.',
    },
    cost: {
      title: 'What it costs',
      text: [
        'If you win, the law has the other side pay the costs of the case and your lawyer’s reasonable fees, as the court decides. That is why many consumer lawyers take these cases without charging you. Ask before you sign.',
        'If a court finds that a paper was filed in bad faith or to harass, you may have to pay the other side’s fees for it.',
        'Legal aid is free for people with a low income.',
      ],
      law: '15 U.S.C. § 1681n(a)(3), (c) and 15 U.S.C. § 1681o(a)(2), (b). Checked November 23, 2026.',
    },
    where: 'Where to look',
    aid: {
      choose: 'Free legal help in your state',
      link: (name: string) => `${name} (opens in a new tab)`,
      unconfirmed:
        'We could not confirm a site for this one, so there is no link to it. The national sites below can find it.',
      checked: (day: string) =>
        `Compared with public lists on ${day}. The site may have moved since then.`,
    },
    places: {
      naca: {
        name: 'National Association of Consumer Advocates (opens in a new tab)',
        text: 'Lawyers who work for consumers. Search by place and subject.',
      },
      lawHelp: {
        name: 'LawHelp.org (opens in a new tab)',
        text: 'Free legal help, by state.',
      },
      lsc: {
        name: 'Legal Services Corporation (opens in a new tab)',
        text: 'Finds the legal aid office nearest you.',
      },
    },
    bring:
      'Bring your letters as sent, the proof of delivery, what came back, and your report before and after. All of that is on the page of your dispute.',
    small: {
      title: 'Small claims court',
      text: [
        'The law lets a case go to a federal court, or to another court that may hear it. A small claims court is made for people without a lawyer, and its limits and fees differ from state to state.',
        'It can award money. Whether it can also order a change to your report differs, so ask its clerk or legal aid first.',
      ],
    },
  },
};

/** What their letter or a new report says, read from a file on the device. */
export const answerFileMessages = {
  heading: 'Let us read it for you',
  lead: 'Add their letter with the results, or your new credit report: a PDF, or pictures of its pages. We show what it says about your items, line by line. With a new report, add the one before it as well, and we can tell what changed.',
  staysHere: 'The file is read on this device and stays here. Only what you confirm is noted.',
  choose: 'Add the answer letter or your new report',
  opening: 'Opening the file…',
  reading: (page: number, of: number) => `Reading page ${page} of ${of}…`,
  cancel: 'Cancel',
  notRead: 'We could not read an answer in this file',
  noAnswer: 'It does not look like a letter with results or a report that we know.',
  noPicture: 'This picture can’t be read here. Please choose a sharp JPEG or PNG.',
  byHand: 'Please say below what came back.',
  otherBureau: (bureau: string) => `This is from ${bureau}`,
  otherBureauText: (bureau: string, mine: string) =>
    `Your letter went to ${mine}. What ${bureau} says belongs to your letter to ${bureau}.`,
  older: 'This is older than your letter',
  olderText: 'It has a date before the day on which you signed, so it can’t be the answer.',
  bureaus: { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' },
  letterSays: 'What their letter says',
  reportSays: 'What your new report says',
  comparedWith: (day: string, kept: boolean) =>
    kept
      ? `Compared with the report of ${day} that you keep with us.`
      : `Compared with your report of ${day}.`,
  keptLine: 'from the report that you keep with us',
  found: (count: number): string =>
    plural(count, {
      one: 'One of your items is in it.',
      other: `${count} of your items are in it.`,
    }),
  nothing: 'We found nothing about this item in it. Please say below what came back.',
  says: {
    deleted: 'It was deleted.',
    updated: 'It was changed. Is it right now?',
    verified: 'They say it is accurate, and left it as it was.',
    frivolous: 'They call your dispute frivolous or irrelevant.',
    more_information: 'They say that they need more information.',
    need_id: 'They want proof of who you are.',
    reinserted: 'A deleted item was put back.',
    block_declined: 'They declined or lifted the block.',
  },
  gone: 'It is not in your new report.',
  changed: 'It is in your new report, and has changed since the one before. Is it right now?',
  unchanged: 'It is in your new report as it was in the one before.',
  there: 'It is still in your new report. What does it say now?',
  doubt: 'These lines may be about it, but we are not sure what they mean. Please read them.',
  sayBelow: 'Then say below what came back.',
  sayThere: (name: ReactNode) => <>Say it on the page of {name}.</>,
  page: (page: number) => `page ${page}`,
  day: 'The date on it',
  giveDay: 'Please give the date on it.',
  note: (label: string) => `Note: ${label}`,
  noting: 'Saving…',
  noted: 'Saved.',
  whatNext: 'See what comes next',
  orByHand: 'Or enter it yourself',
};

/** Disputes wherever they are shown: names, clocks, the stops of a letter, and what can be done. */
export const disputesMessages = {
  accountEnding: (digits: string) => `Account ending in ${digits}`,
  /** The day of an answer, behind what it said. */
  onDay: (what: string, day: string) => `${what}, ${day}`,
  clock: {
    due: (pace: string, day: string): ReactNode => (
      <>
        <strong>{pace}</strong>, answer due {day}
      </>
    ),
    over: (pace: string, day: string): ReactNode => (
      <>
        <strong>{pace}</strong>. The answer was due {day}
      </>
    ),
  },
  stops: {
    signed: 'Signed',
    mailed: 'Mailed',
    arrived: 'Arrived',
    answered: 'Answered',
    answer: 'Answer',
    answerDue: 'Answer due',
    answerWasDue: 'Answer was due',
    notMailed: 'It could not be mailed',
    waitsForMail: 'Waiting to be mailed',
    notYet: 'Not yet',
    cameBack: 'It came back',
    onItsWay: 'On its way',
    beforeAnswer: 'Before the answer',
    /** The letter has not arrived yet. */
    estimate: (day: string) => `About ${day} (estimate)`,
    noSetDay: 'No set day',
  },
  actions: {
    mail_letter: 'Mail it',
    check_address: 'See why',
    confirm_arrival: 'Say when it arrived',
    record_answer: 'Record their answer',
    overdue_notice: 'Write the overdue notice',
    method_of_verification: 'Write the method-of-verification letter',
    furnisher_dispute: 'Write to the company',
    information_supplied: 'Write the letter that adds it',
    identity_supplied: 'Write the identity letter',
    block_declined: 'Write the letter about the block',
    reinsertion_notice: 'Write the letter about its return',
    consumer_statement: 'Write my statement',
    notify_recipients: 'Write the letter that tells them',
    new_dispute: 'Write the new dispute',
    cfpb_complaint: 'Read the draft complaint',
    state_complaint: 'See the office and the draft',
    legal_help: 'See where to ask, and the dates',
  },
  preparing: 'Preparing it…',
  list: {
    heading: 'Your disputes',
    noneOpen: 'None is open. Settled ones are below.',
    showAll: (count: number) => `Show all ${count} open disputes`,
    resolved: (count: number) => `Resolved (${count})`,
  },
};
