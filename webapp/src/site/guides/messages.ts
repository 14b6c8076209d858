import type { GuideSlug } from '@creditfix/shared/letters';
import type { OfficialPage } from './guides.table.ts';

/** The days of the worked example, as they are written. */
interface ExampleDays {
  readonly mailed: string;
  readonly arrived: string;
  readonly passedOn: string;
  readonly blocked: string;
  readonly due: string;
  readonly dueLater: string;
  readonly results: string;
}

interface DayLine {
  readonly when: string;
  readonly what: string;
}

export interface GuideWords {
  /** For search results; 160 characters at most. */
  readonly description: string;
  readonly lead: string;
  readonly what: readonly string[];
  readonly gather: readonly string[];
  readonly instead: readonly string[];
  /** The facts of the example, all of them invented. */
  readonly story: string;
  /** What is special about the answer to such a letter. */
  readonly answer: string;
}

/** The names of the guides, for the pages that lead to them. */
export const guideTitles: Readonly<Record<GuideSlug, string>> = {
  'not-mine': 'The account is not mine',
  'paid-in-full': 'I paid it, and it still shows as owed',
  'wrong-amount': 'The amount is wrong',
  'wrong-dates': 'A date or a late mark is wrong',
  duplicate: 'The same debt is listed twice',
  'identity-theft': 'Someone used my name',
  'too-old': 'It is too old to be there',
  'other-errors': 'Something else is wrong',
};

export const guideLinkMessages = {
  title: 'Guides that fit',
};

export const guidesMessages = {
  title: 'Guides to credit report disputes',
  description:
    'Eight plain guides to disputing a credit report: what each error is, what to gather, an example letter, the dates that follow, and the law.',
  keywords:
    'credit report dispute guide, how to dispute a credit report, dispute letter example, 30 days, FCRA',
  lead: 'One guide for each reason to dispute. Each says what to gather, shows a letter, and gives the dates that follow. You can do all of this yourself, for free.',
  choose: 'What is wrong?',
  templates: 'All letter templates',
};

export const guideMessages = {
  title: (name: string) => `Guide: ${name}`,
  keywords: (name: string) =>
    `${name.toLowerCase()}, credit report dispute guide, example letter, FCRA`,
  what: 'What it is',
  gather: 'What to gather',
  gatherAlways: [
    'The page of your credit report, with the item marked.',
    'A copy of your photo ID, and of a bill or bank statement with your address. The bureau needs to find your file.',
    'Copies only. Keep the originals. Cover numbers that the bureau does not need.',
  ],
  instead: 'When another way is better',
  example: 'A worked example',
  invented: 'Maria, the companies and all the numbers are made up.',
  letterPart: 'Part of the letter that we write from these facts',
  asks: 'Please do the following:',
  next: 'What happens next',
  nextLead: (mailed: string) =>
    `Maria mails her letter to the bureau on ${mailed}. These are her dates. Yours start on the day your own letter arrives.`,
  days: ({ arrived, passedOn, due, dueLater, results }: ExampleDays): readonly DayLine[] => [
    { when: arrived, what: 'The letter arrives. The bureau’s time starts on this day.' },
    {
      when: `By ${passedOn}`,
      what: 'The bureau has told the company about the dispute and sent on what matters in it. It has 5 business days.',
    },
    {
      when: `By ${due}`,
      what: 'The 30 days are over, and the bureau has looked into it. We count 30 full days after the letter came, to be on the safe side.',
    },
    {
      when: `By ${results}`,
      what: 'If the bureau took all of its 30 days, the written results are in the mail. It has 5 business days for that. Allow some days for the mail.',
    },
    {
      when: `Up to ${dueLater}`,
      what: 'Only if Maria sends more that matters within the 30 days, the bureau may take up to 15 days longer.',
    },
  ],
  block: ({ blocked }: ExampleDays): DayLine => ({
    when: `By ${blocked}`,
    what: 'The bureau has blocked the account, or told Maria why not. It has 4 business days once it has all four things. The dates below count if it treats the letter as a dispute instead.',
  }),
  annual:
    'Did you use your first free report from AnnualCreditReport.com in 12 months? Then the bureau may take 45 days. Wait that long before you call it late.',
  answers: 'What the answer means',
  answersAlways: [
    'It is fixed or deleted. You get the results in writing, with a new copy of your report. A deleted item may come back only if the company says that it is complete and correct. The bureau then has 5 business days to tell you.',
    'It stays as it is. You may ask how the bureau checked it. It has 15 days from your request to tell you. You may also add a short statement to your file. A new dispute needs something new, such as a paper.',
    'It is set aside as too vague. The bureau has to say why within 5 business days, and what it needs. Send that.',
    'No answer comes. Write again, and give the day your letter arrived. You can also file a complaint with the CFPB, a federal office. It takes one about a bureau more than 45 days after you filed your dispute, or once the dispute is over.',
  ],
  fit: 'Letters that may fit',
  start: 'Start Your Free Letter',
  all: 'All guides',
  sources: 'Sources',
  sourcesNote:
    'What each law says is put in plain words here. The links lead to its full text. This is not legal advice.',
  laterInBook: 'What applies to every dispute',
  pages: {
    annualReport: 'AnnualCreditReport.com: your free reports from all three bureaus',
    sampleLetter: 'Consumer Financial Protection Bureau: sample dispute letter (PDF)',
    complaint:
      'Consumer Financial Protection Bureau: what it asks before a complaint about a bureau',
    theftReport: 'IdentityTheft.gov of the Federal Trade Commission: make an identity theft report',
  } satisfies Readonly<Record<OfficialPage, string>>,
};

/** The words of each guide. Content table: what it says of the law has to agree with the rule table. */
export const guideTexts: Readonly<Record<GuideSlug, GuideWords>> = {
  'not-mine': {
    description:
      'How to dispute an account on your credit report that belongs to someone else: what to gather, an example letter, dates and sources.',
    lead: 'A bureau can put someone else’s account in your file. You can ask it to check, for free.',
    what: [
      'Bureaus match accounts to people by name, address, birth date and Social Security number. A relative with your name, or a stranger with a number close to yours, can end up in your file.',
      'When you dispute the account, the bureau must look into it. What it cannot verify as yours, it must correct or take out.',
    ],
    gather: [
      'What the entry says that is not about you: a name, an address, a birth year.',
      'The addresses where you have lived.',
      'Any paper that shows the mix-up, such as a letter from the company.',
      'If you changed your name, a copy of the paper that shows it.',
    ],
    instead: [
      'You do not remember the account. Ask the bureau for your whole file first. A debt you forgot is still yours.',
      'You cosigned, or opened it with someone else. Then you owe it, even after a divorce. You can still dispute what is wrong with the entry itself.',
      'Someone opened it in your name. Use the guide about identity theft.',
    ],
    story:
      'Maria Alvarez lives in Dayton, Ohio. Her report lists a debt with Northgate Recovery, and an address in Tucson. She has never lived there and never dealt with the company. A person with a name like hers has.',
    answer:
      'If the bureau says that the account was verified, ask what it was compared with. A name alone can fit two people.',
  },
  'paid-in-full': {
    description:
      'How to dispute a paid debt that your credit report still shows as owed: what to gather, an example letter, dates and sources.',
    lead: 'A debt that you paid in full should show as paid, with nothing owed.',
    what: [
      'Payments get lost between a company and the bureau. The report then still shows a balance, or a debt in collection.',
      'You can ask the bureau to show the account as paid, with a balance of $0. Paying does not erase true late payments from before. They can stay until they are too old.',
      'Paid medical debt is special. The three large bureaus have said that they do not show it. That is their own policy and not a law.',
    ],
    gather: [
      'The letter that says the debt is paid.',
      'The line of your bank statement with the last payment.',
      'A statement from the company with a balance of zero.',
      'The day, the sum, and how you paid. A confirmation number helps.',
    ],
    instead: [
      'You settled for less than the whole sum. That is not “paid in full.” Ask the bureau to show it as settled, with nothing owed.',
      'You paid a part. Use the guide about a wrong amount.',
      'The late payment is true, and you have paid since. A goodwill letter asks the company for a favor.',
    ],
    story:
      'Maria Alvarez owed Northgate Recovery $1,240. She paid it by bank transfer on March 6, 2026 and has a confirmation number. In October her report still shows the debt as charged off, with the full balance.',
    answer:
      'Look at two things in the new report: the status and the balance. One can be fixed while the other is not.',
  },
  'wrong-amount': {
    description:
      'How to dispute a wrong balance, limit or past-due amount on your credit report: what to gather, an example letter, dates and sources.',
    lead: 'A balance, a limit or an amount past due can be wrong. Say what it should be, and how you know.',
    what: [
      'A report shows what the company sent on one day. It can be old, count fees that were taken back, or be a plain mistake.',
      'Your letter names the figure that is shown, the right figure and its date. The bureau must check it. A figure that cannot be verified must be corrected or taken out.',
    ],
    gather: [
      'The statement that is closest to the date on the report.',
      'Proof of payments made since then.',
      'A payoff letter, or a letter about your credit limit.',
      'A short note of how you get to your figure.',
    ],
    instead: [
      'You think you owe nothing, but have no paper that shows it. Ask the company to list how it got to its sum. Interest and fees can be lawful.',
      'A collector first wrote to you within the last 30 days. A debt validation letter makes it stop until it answers, if your letter comes in time.',
      'You paid all of it. Use the guide about paid debts.',
    ],
    story:
      'Maria Alvarez has a card from Silver Birch Bank. Her report shows a balance of $2,310. Her statement of October 1, 2026 shows $812.40, and she has bought nothing since.',
    answer:
      'A balance can change while the bureau checks it. Compare the new report with your statement of the same month.',
  },
  'wrong-dates': {
    description:
      'How to dispute a wrong late mark or date on your credit report: what to gather, an example letter, the dates that follow, and sources.',
    lead: 'A payment marked late that was on time, or a date that keeps an old debt on your report too long.',
    what: [
      'A report has many dates: opened, closed, last paid, late months, and the first missed payment. Say which one is wrong.',
      'The first missed payment matters most for a collection or a charge-off. The seven years of such an item are counted from 180 days after the missed payment that led to it. The day a collector opened its own account is not that date.',
    ],
    gather: [
      'The statement of that month, with the due date.',
      'The line of your bank statement, or a confirmation with the day you paid.',
      'An older report, or a letter, that shows another date for the same item.',
    ],
    instead: [
      'The payment was late. Then say so. A goodwill letter asks the company to take the mark back as a favor.',
      'The date is right, and the item is simply old. Use the guide about items that are too old.',
      'You think a date was moved. Send two dated papers that differ, and call it an error.',
    ],
    story:
      'Maria Alvarez pays her mortgage to Harbor Point Mortgage. The payment was due on May 1, 2026. She paid on April 29, and her bank record shows it. Her report marks May as 30 days late.',
    answer:
      'Look at each month of the payment history in the new report, not only at the one you named.',
  },
  duplicate: {
    description:
      'How to dispute one debt that your credit report lists twice: what to gather, an example letter, the dates that follow, and sources.',
    lead: 'When a debt is sold, two companies may both report it as owed. You owe it only once.',
    what: [
      'One debt can pass through several hands. Each company may report it, and your report then shows more debt than there is.',
      'You can ask the bureau to find out who holds the debt now, and to keep that entry only.',
      'Not every pair is an error. A first lender that shows $0, beside one collector that shows the balance, is normal. Student loans often have one line for each payout.',
    ],
    gather: [
      'The page of your report with both entries marked.',
      'The letter that says the debt was sold or passed on.',
      'What both entries share: the first lender, the opening date, the sum.',
    ],
    instead: [
      'The two entries are two debts. Then neither is a duplicate.',
      'The first lender still shows a balance after it sold the debt. That is a wrong amount.',
      'Neither of the two is yours. Use the guide about accounts that are not yours.',
    ],
    story:
      'Maria Alvarez left a gym in 2023 with $560 unpaid. Her report lists that debt twice, with Northgate Recovery and with Portside Credit Services. Both entries name the same contract and the same sum.',
    answer: 'Check that the entry which stays shows the right company, and the right sum once.',
  },
  'identity-theft': {
    description:
      'How to ask a credit bureau to block an account that a thief opened in your name: the report you need, an example letter, dates, sources.',
    lead: 'If a thief opened an account in your name, a bureau must block it within 4 business days of getting four things.',
    what: [
      'The four things are: proof of who you are, a copy of your identity theft report, the item, and your statement that it is not from anything you did.',
      'You make the report yourself at IdentityTheft.gov or with the police. We never make or file one for you. Without a copy of it, you can dispute the account as not yours, and the usual 30 days apply.',
      'A phone call to one bureau sets a fraud alert at once, for at least a year. With your report you can ask for one that lasts 7 years.',
    ],
    gather: [
      'Your identity theft report, with its number.',
      'Proof of who you are. For a block the law asks for it.',
      'The day you found out, and what was opened.',
      'Letters or bills from the company, if you got any.',
    ],
    instead: [
      'A relative used the account and you had allowed it. That isn’t theft, and the law doesn’t let you say it is.',
      'You got goods, services or money from it. The bureau may then decline or lift a block.',
      'You are not sure that it is theft. Start with the guide about accounts that are not yours.',
    ],
    story:
      'Maria Alvarez finds a card from Silver Birch Bank on her report on October 5, 2026. She never asked for it, and got nothing from it. She makes a report at IdentityTheft.gov and sends a copy with her letter.',
    answer:
      'If the bureau declines or lifts a block, it must tell you promptly. Ask for its reason in writing. Send what was missing.',
  },
  'too-old': {
    description:
      'When an item is too old for your credit report: how the seven years are counted, an example letter, the dates that follow, and sources.',
    lead: 'Most bad items may stay for up to seven years. When that time is over, you can ask a bureau to stop showing them.',
    what: [
      'For a collection or a charge-off, take the missed payment that led to it. Add 180 days, then seven years. A bankruptcy may stay for ten years. There are exceptions for very large loans, large life insurance and jobs that pay $75,000 or more.',
      'The statute of limitations is a different clock. It says how long a company may sue you. When it runs out, the item may still be on your report.',
    ],
    gather: [
      'The oldest paper that shows the first missed payment.',
      'An older credit report with the same item.',
      'The notice of the charge-off, if you have it.',
    ],
    instead: [
      'The seven years are not over. Then a bureau may show the item. We tell you the date.',
      'It is a federal student loan. These have rules of their own.',
      'You are being sued. Talk to a lawyer, and soon. A letter to a bureau does not stop a lawsuit.',
      'You think of paying an old debt. In some states a payment, or a letter that says you owe it, starts the time to sue again.',
    ],
    story:
      'Maria Alvarez missed a payment on June 10, 2018 and never caught up. The debt was charged off. An older report shows the date. 180 days later was December 7, 2018, and seven years after that is December 7, 2025. Her report of October 2026 still lists it.',
    answer:
      'If the bureau gives another date, ask how it checked it. The date must be that of the missed payment that led to the charge-off.',
  },
  'other-errors': {
    description:
      'How to dispute a wrong status, a death mark, a wrong name or another error on your credit report: an example letter, dates and sources.',
    lead: 'A wrong status, a mark that you died, a wrong name or address: say exactly what is wrong, and it can be checked.',
    what: [
      'A good dispute says three things: what the report shows, what it should show, and which paper proves it. A dispute that is too vague may be set aside.',
      'Ask for the wrong mark to be fixed, and not for a good account to be deleted. An old account in good standing is worth keeping.',
      'A wrong name, address or employer goes to the bureau alone. The company that reported it need not answer such a dispute.',
    ],
    gather: [
      'For a wrong status: the company’s letter or last statement.',
      'For a mark that you died: a letter from the Social Security Administration, and your own ID.',
      'For a bankruptcy: your discharge papers.',
      'For a name or an address: a paper that shows the right one.',
    ],
    instead: [
      'Everything in it is true. No letter can change that, and nobody can promise it.',
      'You did not allow a company to look at your report. There is a letter about hard inquiries.',
      'Many items belong to another person. There is a letter about mixed files.',
    ],
    story:
      'Maria Alvarez traded in her car on June 12, 2026, and the dealer paid off the loan. Crestline Auto Finance wrote to her that the account is closed. Her report still shows it as open and 30 days past due.',
    answer:
      'Read the words of the status in the new report. “Closed” and “paid as agreed” are two things.',
  },
};
