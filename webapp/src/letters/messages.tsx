import { plural } from '@creditfix/shared/kernel';
import type {
  LetterPurpose,
  LetterRecipient,
  LetterDocument,
  LetterTranslation,
} from '@creditfix/shared/letters';
import type { AnswerTime } from './delivery/next-dates.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PrintedWords } from './sheet/sheet.tsx';

/** The first view of step 2, and the line that says which template was chosen. */
export const aboutPartMessages = {
  heading: 'What is this letter about?',
  lead: 'Pick what comes closest. You can change it later.',
  question: 'I am writing because',
  why: 'A letter that disputes an item follows different rules from one that asks for a favor. We name only the law that fits.',
  fromEarlier:
    'Your item and what you said about it are filled in from your earlier letter. The next pages ask only for what is new.',
  startedFrom: (template: string) => (
    <>
      You started from: <strong>{template}</strong>
    </>
  ),
  leaveTemplate: 'Leave this template',
  otherKind: 'Use another kind of letter',
  choices: {
    dispute: {
      label: 'Something on my credit report is wrong',
      hint: 'You dispute it and say why. This is the letter that most people need.',
    },
    'late-payment': {
      label: 'A payment I made on time is marked late',
      hint: 'One month or several in a row. You dispute the mark and say when you paid.',
    },
    'debt-validation': {
      label: 'A debt collector has just written to me',
      hint: 'The time to dispute that is printed on its notice has not run out, and you want proof of the debt.',
    },
    'debt-verification': {
      label: 'A debt collector wants money, and that time has run out',
      hint: 'You can still ask what the debt is, and ask to have it marked as disputed.',
    },
    'goodwill-adjustment': {
      label: 'I did pay late, and ask for a favor',
      hint: 'The late payment is true. You ask the company kindly to take it off.',
    },
    'pay-for-delete': {
      label: 'I offer a collector a payment if the item comes off',
      hint: 'You pay only after it has agreed in writing. It may say no.',
    },
    '609-letter-myth': {
      label: 'I want to see what is in my file',
      hint: 'You ask a bureau for your whole file and where it got it from. Nothing is disputed.',
    },
    'security-freeze': {
      label: 'I want to freeze my file, or end a freeze',
      hint: 'New lenders cannot get your report. Nothing is disputed.',
    },
    'minor-freeze': {
      label: 'I want a freeze for a child or a person I am guardian of',
      hint: 'For a child under 16, or where a court has named you. You sign in your own name.',
    },
    'active-duty-alert': {
      label: 'I am on active duty and want an alert in my file',
      hint: 'For service away from your usual station. It stays for one year.',
    },
  },
};

/** The view of an account: whose it is and what is wrong with it. */
export const accountPartMessages = {
  disputed: 'The item you are disputing',
  furtherItem: (item: number) => `Item ${item} of this letter`,
  fromReport:
    'Have your credit report beside you, and copy names and numbers just as it shows them.',
  earlierItem: 'The item',
  earlierItemLead:
    'This is how your earlier letter named it. Please keep it as it is, so that they can find it again.',
  entry: 'The entry you want to understand',
  entryLead: 'You ask for your whole file. Naming one entry shows the bureau what made you ask.',
  entryCompany: 'The company named in the entry.',
  otherLetter: 'The account this is about',
  otherLetterLead: 'Have your credit report or the company’s last letter beside you.',

  chooseKind: 'Choose the kind',
  creditors: {
    bureau: 'Creditor name',
    furnisher: 'Creditor name',
    collector: 'Debt collector',
    inquirer: 'Company that checked your credit',
    court: 'Court or office',
  },
  creditorHints: {
    bureau: 'The company that reports the item: a bank, a lender or a debt collector.',
    furnisher: 'The company that reports the item, as your report shows it.',
    collector: 'The collector, as your report or its letter shows it.',
    inquirer: 'The company that is listed with the inquiry.',
    court: 'The court or office that is listed with the record.',
  },
  account: 'Account number',
  accountHint: 'As the report shows it. Part of it is fine, and so are stars.',
  record: 'Case or record number',
  recordHint: 'As the report or a paper of the court shows it.',
  accountHintOfLetter: 'As the report or the letter shows it. Part of the number is fine.',
  accountWhy: 'It tells them which of your accounts you mean. We keep it encrypted.',

  reason: 'What is wrong with it?',
  reasonWhy: 'The reason decides which facts the letter needs and which law it names.',
  /** Under each reason's label, in everyday words. */
  reasonHints: {
    not_mine: 'You never had this account, or it belongs to someone with a name like yours.',
    paid_in_full: 'You paid it, and the report still shows money owed.',
    incorrect_amount: 'A balance, credit limit or past-due amount is wrong.',
    incorrect_dates: 'For example the month of a late payment, or when the trouble began.',
    duplicate: 'The same debt is on the report twice.',
    deceased: 'The report or one of its accounts says that you have died.',
    mixed_file:
      'The report shows accounts or details of somebody else, often with a name like yours.',
    personal_information: 'A name, address, birth date or employer on the report is wrong.',
    identity_theft: 'Someone opened or used the account in your name.',
    statute_of_limitations:
      'The item may be too old for a report. There are two different time limits, so we check your dates first.',
    other: 'Tell us in your own words.',
  },
  details: 'Additional Details',
  detailsHint: (characters: number) =>
    `Say what is wrong, why, and since when, in at least ${characters} characters. Example: The report shows my loan as open, but I closed it on May 3, 2024.`,
  detailsWhy: 'A vague dispute may be set aside. Clear facts are harder to brush off.',
};

const onReport = {
  label: 'It is on my credit report, beside this company',
  hint: 'Look in the account list, or among the company addresses at the end of the report.',
};
const lastChoice = 'Only if you found none of the two above.';
const fromCompany = 'On a statement, in a letter or on its website.';

/** The view of a company's address, by what kind of letter goes there. */
export const addressPartMessages = {
  heading: (company: string) => `Where ${company || 'the company'} gets its mail`,
  dispute: {
    lead: 'The address matters here. Please look at your credit report first.',
    why: 'A company has to look into your dispute if it arrives at the address on your credit report, or at one that it named for disputes. Any other business address counts only if it named none (12 CFR 1022.43(c)).',
    hints: {
      report: { label: onReport.label, hint: `The best choice. ${onReport.hint}` },
      company: { label: 'The company named it for disputes', hint: fromCompany },
      business: { label: 'It is another business address of the company', hint: lastChoice },
    },
  },
  bureau: {
    lead: 'Please take the address from the bureau’s own website: search there for the freeze or alert by mail. We print none where our sources do not agree.',
    why: 'This letter goes to another department than disputes do. Sent to the wrong one, it can be late or lost.',
    hints: {
      report: {
        label: 'It is on a letter or report this bureau sent me',
        hint: 'Good, if it is given there for freezes or alerts.',
      },
      company: { label: 'It is on the bureau’s website', hint: 'The best choice.' },
      business: { label: 'It is another address of the bureau', hint: lastChoice },
    },
  },
  fileRequest: {
    lead: 'Please copy the address that your report, or the bureau’s own website, gives for requests to see your file.',
    why: 'A bureau has several addresses. At the wrong one, your request can be late.',
    hints: {
      report: {
        label: 'It is on a letter or report this bureau sent me',
        hint: 'The best choice.',
      },
      company: {
        label: 'It is on the bureau’s website',
        hint: 'Good, if it is given there for requests by mail.',
      },
      business: { label: 'It is another address of the bureau', hint: lastChoice },
    },
  },
  agency: {
    lead: 'Please take the address from your report. We print none where we are not sure of it.',
    why: 'Addresses of this company differ from list to list, or are for another department. Your own report shows the right one.',
    hints: {
      report: { label: 'It is on the report this company sent me', hint: 'The best choice.' },
      company: { label: 'The company gave it to me', hint: fromCompany },
      business: { label: 'It is another business address of the company', hint: lastChoice },
    },
  },
  collector: {
    lead: 'The address on the collector’s own letters is a safe choice.',
    why: 'Your letter counts once it arrives. Collectors often have an address for disputes, and it is printed on their notice.',
    hints: {
      report: onReport,
      company: {
        label: 'It is on the collector’s notice or letters',
        hint: 'If the notice names an address for disputes, take that one.',
      },
      business: { label: 'It is another business address of the collector', hint: lastChoice },
    },
  },
  anyLetter: {
    lead: 'Your credit report or a recent statement shows it.',
    why: 'A letter to an old address wastes time. Knowing where the address comes from helps if it is returned.',
    hints: {
      report: onReport,
      company: { label: 'The company gave it to me', hint: fromCompany },
      business: { label: 'It is another business address of the company', hint: lastChoice },
    },
  },
  source: 'Where did you get the address?',
  company: 'Company',
  companyHint: 'As it should appear on the envelope.',
  street: 'Street or P.O. box',
  secondLine: 'Second line',
  secondLineHint: 'For example: Attn: Credit Disputes.',
  city: 'City',
  state: 'State',
  chooseState: 'Choose',
  zipCode: 'ZIP code',
};

/** Companies whose address is known, to choose from. */
export const companyChoiceMessages = {
  label: 'Use an address that is already here',
  hint: 'Type part of the name, or open the list. It fills in the fields below, and you can change each of them.',
  placeholder: 'Choose a company',
  none: 'No company of that name is here. Type its address below.',
  filledIn: 'Filled in below. Please check that it is still right.',
  groups: {
    like: (company: string) => `Like “${company}”`,
    letter: 'You wrote to them before',
    report: 'On a report that you keep',
    address_book: 'Looked up by us',
  },
  kinds: {
    furnisher: 'lender or other company',
    collector: 'debt collector',
    agency: 'credit reporting company',
  },
  written: (day: string) => `You wrote to this address, last on ${day}`,
  reported: (bureau: string, day: string | undefined) =>
    `On your ${bureau} report${day ? ` of ${day}` : ''}`,
  lookedUp: (purpose: 'disputes' | 'freezes' | 'any_letter', day: string, isOld: boolean) => {
    const what = {
      disputes: 'For disputes',
      freezes: 'For freezes and alerts',
      any_letter: 'For any letter',
    }[purpose];
    const old = '. That is more than a year ago: look on the company’s website, too';
    return `${what}. Checked on ${day}${isOld ? old : ''}`;
  },
};

/** What a plan leaves. `period` is one of the two words below. */
export const allowanceMessages = {
  month: 'month',
  billingPeriod: 'billing period',
  noneLeft: (period: string) => `No letters left this ${period}`,
  left: (letters: number, period: string) =>
    `You have ${plural(letters, { one: '1 letter', other: `${letters} letters` })} left this ${period}`,
  usedAll: (limit: number, period: string, from: string) =>
    plural(limit, {
      one: `You have used your letter of this ${period}. You can make the next one from ${from}.`,
      other: `You have used all ${limit} letters of this ${period}. You can make the next one from ${from}.`,
    }),
  oneOf: (letter: number, limit: number, plan: string, period: string) =>
    `This is letter ${letter} of ${limit} on your ${plan} plan this ${period}. It costs nothing.`,
  severalOf: (letters: number, limit: number, plan: string, period: string) =>
    `These are ${letters} letters of the ${limit} on your ${plan} plan this ${period}. They cost nothing.`,
  mayWrite: 'You can write this one now. It stays saved until you sign it.',
  seePlan: 'See my plan',
  makes: (letters: number) => `This makes ${letters} letters, one for each bureau.`,
  use: (letters: number, left: number, period: string) =>
    `They use ${letters} of the ${left} letters you have left this ${period}.`,
  noneForThese: (plan: string, period: string, from: string) =>
    `Your ${plan} plan has none left this ${period}; you can make them from ${from}.`,
  tooFew: (plan: string, left: number, period: string) =>
    `Your ${plan} plan has ${plural(left, { one: '1 letter', other: `${left} letters` })} left this ${period}.`,
  youChose: (bureaus: number) => `You chose ${bureaus} bureaus.`,
  /** How many bureaus now, and how many later. */
  choose: (now: number, later: number, from: string) =>
    `Choose ${plural(now, { one: 'one bureau', other: `${now} bureaus` })} now, and make ${plural(later, { one: 'the other', other: 'the others' })} from ${from}.`,
};

/** What Pro does where the free plan has too few letters. */
export const proOfferMessages = {
  title: 'What is free, and what Pro does',
  free: 'Each month one letter is free, and so is printing and mailing it yourself.',
  pro: (letters: number, monthly: string) =>
    `Pro makes up to ${letters} letters in each billing period, for several bureaus at once. It costs ${monthly} a month, until you cancel.`,
  proAfterwards: (letters: number, monthly: string) =>
    `Pro makes up to ${letters} letters in each billing period, for several bureaus at once. It costs at most ${monthly} a month, paid afterwards for letters that were made, until you cancel. The law asks for a written contract first.`,
  see: 'See what Pro gives',
};

/** The words of step 5: that the letter is done, what happens next, and when. No time is named that no law sets. */
export const completeMessages = {
  heading: {
    signed: (letters: number): string =>
      plural(letters, {
        one: 'Your letter is signed and safe',
        other: 'Your letters are signed and safe',
      }),
    readyToMail: (letters: number): string =>
      plural(letters, {
        one: 'Your letter is ready to mail',
        other: 'Your letters are ready to mail',
      }),
    someOnTheWay: (onTheWay: number, letters: number): string =>
      `${onTheWay} of your ${letters} letters ${plural(onTheWay, { one: 'is', other: 'are' })} on the way`,
    someHeld: (held: number, letters: number): string =>
      `We are mailing ${held} of your ${letters} letters`,
    arrived: (letters: number): string =>
      plural(letters, { one: 'Your letter has arrived', other: 'Your letters have arrived' }),
    mailing: (letters: number): string =>
      plural(letters, { one: 'We are mailing your letter', other: 'We are mailing your letters' }),
    onTheWay: (letters: number): string =>
      plural(letters, { one: 'Your letter is on its way', other: 'Your letters are on their way' }),
  },
  lead: {
    stored: {
      one: (reference: string) => `Letter ${reference} is signed and stored on your dashboard.`,
      several: (letters: number): string =>
        `${letters} letters are signed and stored on your dashboard.`,
    },
    storedToSign: {
      one: (reference: string) =>
        `Letter ${reference} is stored on your dashboard. Sign it by hand before you mail it.`,
      several: (letters: number): string =>
        `${letters} letters are stored on your dashboard. Sign each by hand before you mail it.`,
    },
    /** Of letters that were signed on paper and mailed. */
    kept: (letters: number): string =>
      plural(letters, {
        one: 'A copy is stored on your dashboard.',
        other: 'Copies are stored on your dashboard.',
      }),
    someLeft: (letters: number, target: string | undefined): string =>
      plural(letters, {
        one: target
          ? `The letter to ${target} still has to be mailed.`
          : 'One letter still has to be mailed.',
        other: `${letters} letters still have to be mailed.`,
      }),
    onTheWay: 'Here is what happens next. There is nothing you have to do now.',
    ifMailedToday: (letters: number): string =>
      `Here is what happens next if you mail ${plural(letters, { one: 'it', other: 'them' })} today.`,
  },
  toDashboard: 'Go to dashboard',
  downloadCopy: 'Download a copy',
  downloadAgain: 'Download again',
  reminder: 'Add a reminder to my calendar',
  howToMail: (letters: number): string =>
    plural(letters, { one: 'How to mail it', other: 'How to mail them' }),
  mailTheRest: (letters: number, target: string | undefined): string =>
    plural(letters, {
      one: target ? `Mail the letter to ${target}` : 'Mail the other letter',
      other: 'Mail the rest',
    }),
  another: 'Generate Another Letter',
  /** The title of the calendar entry: it is synced and shared, so it names nobody. */
  calendarEntry: (reference: string) => `Letter ${reference}: has an answer come?`,
  timeline: {
    today: 'Today',
    youMail: (letters: number): string =>
      plural(letters, {
        one: 'Mail it certified, with a return receipt, and keep what the post office gives you.',
        other:
          'Mail each one certified, with a return receipt, and keep what the post office gives you.',
      }),
    aroundThen: 'About',
    receiptComes: (letters: number): string =>
      plural(letters, {
        one: 'The green return receipt comes back to you. The date on it is the day your letter arrived.',
        other:
          'The green return receipts come back to you. The date on each is the day that letter arrived.',
      }),
    toUsps: 'To USPS',
    mailed: 'Mailed',
    mailedYourself: (letters: number): string =>
      plural(letters, { one: 'You mailed it yourself.', other: 'You mailed them yourself.' }),
    printed: (letters: number): string =>
      plural(letters, {
        one: 'It is printed and handed to USPS.',
        other: 'They are printed and handed to USPS.',
      }),
    arrived: 'Arrived',
    arrives: 'Arrives',
    about: (day: string) => `about ${day}`,
    enterTheDay:
      'When your receipt or the tracking page shows the day, choose ‘Track it’ above and enter it. If there is a deadline for the answer, it counts from that day.',
    weWrite:
      'We email you that day. If there is a deadline for the answer, it counts from that day.',
    byThen: 'By about',
  },
  answer: {
    monthLater: 'About a month later',
    noTime: 'No law sets a deadline for the answer, so a month is a fair time to wait.',
    writeOnceMore: 'If nothing has come by then, you can write once more.',
    daysAfter: (days: number, letters: number): string =>
      plural(letters, {
        one: `${days} days after it arrives`,
        other: `${days} days after they arrive`,
      }),
    eachBureau: 'Each bureau',
    who: {
      bureau: 'The bureau',
      furnisher: 'The company',
      collector: 'The collector',
      inquirer: 'The company',
    } satisfies Record<LetterRecipient, string> as Record<LetterRecipient, string>,
    hasTo: (who: string, { what }: Pick<AnswerTime, 'what' | 'law'>) => `${who} has to ${what}.`,
    freeReport:
      'We count 45 days to be careful, because this was your first free report from AnnualCreditReport.com in 12 months.',
    morePapers: 'If you send more papers meanwhile, it may take up to 15 days longer.',
    ifFreeReport:
      'Count 45 days if this was your first free report from AnnualCreditReport.com in 12 months.',
    results:
      'The results come by mail to your address. If nothing has come by then, you can write again.',
    withoutTime: {
      goodwill:
        'Whether it agrees is up to the company, and no law sets a deadline for the answer.',
      pay_for_delete:
        'The collector may accept, refuse or not answer. Pay nothing before you hold its agreement in writing.',
      debt_validation:
        'If your letter arrived in time, the collector has to stop collecting until it has sent you verification. No law says how soon it has to answer.',
      overdue_notice:
        'The time to answer has already run out, and this letter does not start a new one. Two or three weeks is a fair time to wait.',
      reinsertion_notice:
        'You asked how the item came back. No law sets a deadline for the answer to this letter, so a month is a fair time to wait.',
      block_declined:
        'You asked about the block. The law says that a notice has to come promptly but sets no deadline, so a month is a fair time to wait.',
      debt_verification:
        'You asked for the facts and for the debt to be marked as disputed. No law sets a deadline for the answer.',
    } as Partial<Record<LetterPurpose, string>>,
  },
};

/** The words of step 4: how the signed letters come into the person's hands. */
export const deliveryMessages = {
  heading: (letters: number, signedOnPaper: boolean): string =>
    signedOnPaper
      ? plural(letters, {
          one: 'Your letter is ready. What now?',
          other: 'Your letters are ready. What now?',
        })
      : plural(letters, {
          one: 'Your letter is signed. How do you want to send it?',
          other: 'Your letters are signed. How do you want to send them?',
        }),
  about: {
    several: (letters: number): string => `${letters} letters, one for each bureau.`,
    to: (reference: string, target: string) => `Letter ${reference} to ${target}.`,
    one: (reference: string) => `Letter ${reference}.`,
    stored: (signedOnPaper: boolean, letters: number): string =>
      signedOnPaper
        ? plural(letters, {
            one: 'What you read is stored and will not change. It still needs your signature on paper.',
            other:
              'What you read is stored and will not change. Each letter still needs your signature on paper.',
          })
        : 'What you signed is stored and will not change.',
  },
  next: 'What happens next',
  download: {
    title: 'Download PDF',
    free: 'Free',
    several: (signedOnPaper: boolean): string =>
      signedOnPaper
        ? 'Print them, sign each one, and mail each in its own envelope.'
        : 'Print them and mail each in its own envelope. The signature is already on them.',
    one: (signedOnPaper: boolean): string =>
      signedOnPaper
        ? 'Print it, sign it on the line above your name, and mail it yourself.'
        : 'Print it and mail it yourself. The signature is already on it.',
    printing: 'Its PDF is still being printed. That takes a minute at most; the letter is safe.',
    /** One after the other, in the bar of a phone. */
    oneOf: (at: number, letters: number, target: string) =>
      `Download ${at} of ${letters}: ${target}`,
  },
  yourself: {
    title: (letters: number): string =>
      plural(letters, { one: 'Mail it yourself', other: 'Mail them yourself' }),
    print: (letters: number): string =>
      plural(letters, {
        one: 'Print the letter.',
        other: 'Print the letters. Each goes in its own envelope.',
      }),
    noPrinter:
      'No printer? You can print at a public library, FedEx Office, The UPS Store or an office supply store. Call first: hours and prices differ. On a shared computer, delete the file when you are done.',
    signEach: (letters: number): string =>
      plural(letters, {
        one: 'Sign the letter by hand, on the line above your name. Without a signature it may get no answer.',
        other:
          'Sign each letter by hand, on the line above your name. Without a signature it may get no answer.',
      }),
    isSigned: (letters: number): string =>
      plural(letters, {
        one: 'You do not need to sign it again: your signature is printed on it.',
        other: 'You do not need to sign again: your signature is printed on each.',
      }),
    envelope:
      'Use a plain envelope without a window, and write both addresses on it. A window could show private details of the letter.',
    copies:
      'Add paper copies of what the letter lists, unless they are printed with it. Keep the originals.',
    postOffice: (): ReactNode => (
      <>
        Go to the post office and ask for <strong>Certified Mail with Return Receipt</strong>. The
        clerk tells you the price.
      </>
    ),
    receiptStarts: 'Keep the receipts. The date on the one that comes back starts the clock.',
    receiptProves: 'Keep the receipts. The one that comes back proves when your letter arrived.',
  },
  list: {
    yours: 'Your letter',
    reference: (reference: string) => `Reference ${reference}`,
    printing: 'Signed and safe. Its PDF is still being printed, which takes a minute at most.',
    beingPrinted: 'Being printed',
    download: 'Download PDF',
    downloadFor: (target: string) => `for ${target}`,
  },
};

/** The items of a letter: the list of them, and one more. */
export const itemsPartMessages = {
  listTitle: 'The items of this letter',
  lead: 'Each item has its own number, facts and request in the letter.',
  leadOfEarlier:
    'No answer came for any of these items of your earlier letter, so one notice is enough for all of them. Take out any that you have an answer to.',
  itemNumber: (item: number) => `Item ${item}`,
  noReason: 'No reason chosen yet',
  needsAnswers: 'Needs answers',
  edit: (item: ReactNode) => <>Edit {item}</>,
  remove: (item: ReactNode) => <>Remove {item}</>,
  moreItems: 'More items',
  takenOut: 'Item taken out of the letter',
  undo: 'Undo: put it back',
  mayAdd: 'Is something else wrong on the same report? One letter can name up to five items.',
  add: 'Add another item to this letter',
  full: 'This letter is full: it names five items. Put any others in a second letter.',
};

/** Letters in lists: unfinished ones and signed ones. */
export const letterListMessages = {
  drafts: 'Unfinished letters',
  yourDrafts: 'your unfinished letters',
  noDrafts: 'Nothing is unfinished.',
  draftDeleted: 'Draft deleted',
  undo: 'Undo: bring it back',
  didNotWork: 'That did not work',
  justBegun: 'A letter just begun',
  lastChanged: (about: string, changedOn: string, step: number) =>
    [about, `Last changed ${changedOn}`, `Step ${step} of 5`].filter(Boolean).join('. '),
  goOn: (letter: ReactNode) => <>Continue {letter}</>,
  delete: (letter: ReactNode) => <>Delete {letter}</>,

  recent: 'Recent letters',
  show: (letters: number): string =>
    plural(letters, { one: 'Your signed letter', other: `Your ${letters} signed letters` }),
  showAll: (letters: number) => `Show all ${letters} letters`,
  signed: (signedOn: string, mailedOn: string | undefined, reference: ReactNode) => (
    <>
      Signed {signedOn}
      {mailedOn && `, mailed ${mailedOn}`}. Reference {reference}
    </>
  ),
  mailIt: (letter: ReactNode) => <>Mail it {letter}</>,
  followIt: (letter: ReactNode) => <>Track it {letter}</>,
  download: (letter: ReactNode) => <>Download {letter}</>,
  letter: (reference: string) => `letter ${reference}`,

  /** What a letter is about, where it names several items. */
  withItems: (about: string, items: number) => `${about}, ${items} items`,
  items: (items: number) => `${items} items`,
  withCopies: (about: string, pages: number) =>
    `${about}, with ${pages} ${plural(pages, { one: 'page', other: 'pages' })} of copies`,
  copies: (pages: number) =>
    `with ${pages} ${plural(pages, { one: 'page', other: 'pages' })} of copies`,
};

/** Notices beside a letter that is being read: what it lacks, what was set aside, why it can't be written. */
export const letterNoticesMessages = {
  problems: {
    nothingNew: 'You already sent this dispute',
    contradicts: 'This would contradict a letter you already made',
    copyMissing: 'A copy is no longer there',
    tooManyCopies: 'The copies do not fit in one envelope',
    refused: 'We should not write this letter as it stands',
    other: 'We could not prepare this letter for signing',
  },
  actions: {
    facts: 'Go back to Dispute Details',
    new_fact: 'Add a new fact or copy',
    copies: 'Go to the copies',
    kind: 'Use another kind of letter',
  },
  earlierLetters: 'See my earlier letters',

  blocked: 'Please change the marked words before you sign',
  goToIt: 'Go to it',
  goToFirst: 'Go to the first',
  noNotes: 'No notes on this paragraph.',
  notes: (notes: number) =>
    plural(notes, {
      one: 'One note on this paragraph.',
      other: `${notes} notes on this paragraph.`,
    }),
  notesToChange: (notes: number, blocking: number) => {
    if (notes === 1) return 'One note on this paragraph; it has to change before you sign.';
    const must = plural(blocking, { one: 'one has', other: `${blocking} have` });
    return `${notes} notes on this paragraph; ${must} to change before you sign.`;
  },

  tookOut: 'You took out a paragraph',
  putBack: 'Put it back',
  setAside: 'The text beneath changed, so we set your own wording aside',
  useAgain: 'Use my wording again',
  letGo: 'Let it go',
  hadTakenOut: 'You had taken this paragraph out.',

  wordingLost: 'Your own wording is not in this letter',
  wordingLostText:
    'Our texts changed while this page was open. Your words are saved. Load the page again to see them beside the new text.',
  loadAgain: 'Load this page again',

  severalLetters: (letters: number) =>
    `${letters} letters, one for each bureau. You sign them together. They say the same; only the bureau’s name, its address and the reference number differ.`,
};

/** The line of dates until an item has to leave a report. */
export const removalDatesMessages = {
  line: 'How long it may stay on your report',
  otherDates: 'If the dates are different',
  today: 'Today',
};

/** Step 1: who writes the letter. */
export const personalInfoStepMessages = {
  heading: 'About you',
  lead: 'Your name and mailing address go at the top of the letter. The answer will come to this address.',
  /** Said to the person who reads the letter in another language than their own; nothing in English. */
  letterLanguage: '',
  filledIn: (accountPath: string) => (
    <>
      Filled in from <Link to={accountPath}>My Account</Link>.
    </>
  ),
  remember: 'Remember this for my next letter',
  rememberWhat:
    'Your name, address and phone are kept encrypted in My Account. Your birth date and Social Security digits are not.',
  lookAgain: 'Please look at this once more',
  nameOnReport: 'What name is on your credit report?',
  nameOnReportText:
    'Write your name as it appears on your credit report. The bureaus keep names in Latin letters and use them to find your file.',
  firstName: 'First name',
  lastName: 'Last name',
  middleName: 'Middle name',
  suffix: 'Suffix',
  suffixExample: 'Jr., Sr., III',
  formerName: 'Former name',
  formerNameWhy:
    'If your name changed, part of your file may still be under the old one. It is printed on letters to credit bureaus only.',
  formerAddress: 'Former address, if you moved in the last two years',
  formerAddressWhy:
    'Bureaus match files by address. An address from the last two years helps them find all of your file and keep it apart from a stranger’s.',
  formerAddressExample: '12 Oak Street, Dayton, OH 45402',
  formerAddress2: 'Another former address',
  street: 'Street address',
  unit: 'Apartment or unit',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  zipCode: 'ZIP code',
  reachHeading: 'Add a phone number or email',
  moreOfName: 'Add a middle name or suffix',
  phone: 'Phone',
  email: 'Email',
  fileHeading: 'Help them find your file: birth date, last four of your SSN',
  dateOfBirth: 'Date of birth',
  dateOfBirthWhy:
    'Other people may have your name. Your date of birth helps to find your file. It is printed on the letter and kept encrypted.',
  ssnLast4: 'Last four digits of your Social Security number',
  ssnLast4Why:
    'They are used to find your file. We never ask for the full number. You can leave this empty, but you may then be asked to prove who you are.',
};

/** The words around the smoothing of a person's own sentences. */
export const polishMessages = {
  title: 'Your own sentences',
  offer:
    'Our AI helper can make your sentences clearer. You see exactly what we send before we send it. It cannot change facts or law, and you choose what stays in your letter.',
  start: 'Improve my wording',
  changed:
    'You changed your sentences after they were improved, so your letter has them as you wrote them.',
  startAgain: 'Improve them again',
  onceMore: 'Try once more',
  cancel: 'Cancel',
  preparing: 'Getting ready what you will see first',
  outgoing: {
    title: 'This is what would be sent',
    changed: 'Your sentences have changed, so nothing was sent. This is what would be sent now.',
    toWhom: (host: string, model: string): string =>
      `It goes to the language model ${model} at ${host}. Nothing has been sent yet.`,
    marks:
      'The crossed-out words stay here, and only you see them. The mark before each is sent in its place. Please read it through: if anything else gives away who you or others are, keep your own words or change the sentence first.',
    noMarks:
      'Nothing is hidden here, because we found no name, number or date. Please read it through: if anything gives away who you or others are, keep your own words or change the sentence first.',
    standsFor: 'is sent in place of',
    instructions: 'Show the instructions that go with it',
    send: 'Send',
    keep: 'Keep my own words',
  },
  checking: 'Checking that nothing was added',
  working: 'Improving your sentences',
  soFar: (count: number): string =>
    `Improving your sentences, ${count} ${plural(count, { one: 'word', other: 'words' })} so far`,
  kept: {
    none: '',
    some: 'We kept some of your own words.',
    all: 'We kept your own words.',
  },
  compare: (kept: string) => `New wording is ready. Compare them and choose. ${kept}`,
  wording: {
    legend: 'Wording in your letter',
    plain: 'Plain',
    polished: 'Polished',
    plainInUse: 'Your letter has your sentences as you wrote them. Choose Polished to use ours.',
    polishedInUse: 'Your letter has the polished sentences. Switch back at any time.',
  },
  changes: {
    show: 'See what changed',
    legend: (): ReactNode => (
      <>
        <del>Crossed out</del>: your words. <ins>Underlined</ins>: what takes their place if you
        choose Polished.
      </>
    ),
    textOf: (number: number, count: number) => `Text ${number} of ${count}`,
    nothing: 'Nothing had to change here.',
    added: 'added:',
    takenOut: 'taken out:',
  },
};

/** A language model that puts the person's own words into English; they confirm that these say the same. */
export const intoEnglishMessages = {
  title: 'Your words in English',
  offer:
    'The agency reads English. Our AI helper can put your words into English. You see exactly what we send before we send it. Then you read its English beside your own words and change what is not right.',
  start: 'Translate it to English',
  preparing: 'Getting ready what you will see first',
  working: 'Putting your words into English',
  cancel: 'Cancel',
  no: 'Do not send',
  compare:
    'Please read the English beside your own words, and change what is not right. If you are not sure what it says, ask somebody you trust to read it with you.',
  original: 'What you wrote',
  english: 'In English',
  confirm: 'This says what I said',
  leave: 'Do not use it',
  confirmed: 'The English is in your letter now. We check it like anything you write.',
  unsaved:
    'That could not be saved, because something has changed meanwhile. Please have it translated again.',
  notGood:
    'What came back was not good English, so we left it out. Please write it in English, or ask somebody you trust to do it with you.',
  unavailable:
    'We could not get it translated just now. You can try again, write it in English, or ask somebody you trust to do it with you.',
  differing: {
    title: 'These facts are not the same in both',
    missing: (facts: string) => `Only in your own words: ${facts}`,
    added: (facts: string) => `Only in the English: ${facts}`,
  },
};

/** A language model that reads the person's own sentences and may only ask. */
export const secondReadingMessages = {
  title: 'A second look at your sentences',
  offer:
    'Our AI helper can read them beside the rest of the letter and ask about what may not fit. You see exactly what we send before we send it. It changes nothing, and you can sign without it.',
  start: 'Check my sentences',
  preparing: 'Getting ready what you will see first',
  working: 'Reading your sentences',
  cancel: 'Cancel',
  no: 'Do not send',
  nothing: 'It found nothing to ask about.',
  asked: (count: number): string =>
    plural(count, {
      one: 'It has one question. You will find it beside your sentence in the letter.',
      other: `It has ${count} questions. You will find them beside your sentences in the letter.`,
    }),
  unavailable: 'It could not read them just now. Your letter is as it was.',
};

/** The questions about an item, and what stands among them. */
export const questionsPartMessages = {
  accountTitle: 'The account',
  recipientTitle: 'Who gets the letter',
  addressTitle: 'The address',
  part: (part: number, parts: number) => `Part ${part} of ${parts}`,
  /** How many there are depends on answers that are still to come. */
  partSoFar: (part: number) => `Part ${part}`,
  partOfItem: (item: number, creditor: string, part: number, parts: number) =>
    `Item ${item}: ${creditor}. Part ${part} of ${parts}`,
  stillSending: (files: number) =>
    `${plural(files, { one: 'A file is', other: `${files} files are` })} still on the way. Please wait a moment, or stop it.`,
  ownWords: 'Add something in your own words',
  readGuide: 'Read the guide to disputes like this',
  goodToKnow: 'Good to know',
  remarks: (count: number) => `Good to know (${count})`,
  opensInNewTab: (link: string) => `${link} (opens in a new tab)`,

  addTheftReport: 'Please add your theft report as a file',
  addTheftReportText:
    'The strongest request, to block the item, only works with a copy of your FTC or police report in the envelope. So we ask for a block once the report is here. A photo of each page is enough.',
};

/** Which papers help a letter, above the rows in which they are added. */
export const evidenceCoachMessages = {
  heading: 'What helps most',
  add: 'Add it',
  isThere: 'In your letter',
  cover: 'Black out:',
  others: (count: number) =>
    plural(count, { one: '1 more paper that helps', other: `${count} more papers that help` }),
  none: 'If you have none of these',
  notNeeded: 'Not needed:',
};

/** The fields of the questions, whatever is asked. */
export const questionFieldMessages = {
  example: (example: string) => `Example: ${example}`,
  /** Said where a person's own sentences go into the letter, to the person who reads this in another language than the letter's. */
  ownWordsLanguage: '',
  yes: 'Yes',
  no: 'No',
  charactersLeft: (left: number) =>
    plural(left, {
      one: '1 character left',
      other: `${left.toLocaleString('en-US')} characters left`,
    }),
};

/** What a reader of another language needs to read an English letter. */
export interface TranslationWords {
  readonly legend: string;
  readonly english: string;
  readonly copy: string;
  /** What the one and the other are, before and after the signing. */
  readonly notes: Readonly<
    Record<'toSign' | 'signed', Readonly<Record<'english' | 'copy', string>>>
  >;
  readonly sheet: string;
  readonly signed: {
    readonly open: string;
    /** What is loaded, for "We could not load …". */
    readonly what: string;
    readonly letter: string;
  };
  readonly own: string;
  readonly leftInEnglish: string;
  /** What the paper itself says around the letter. */
  readonly printed: PrintedWords;
  readonly read: (letter: LetterDocument) => LetterTranslation;
}

/** Letters are in English: anyone who reads English needs no copy. */
export const translationMessages: TranslationWords | undefined = undefined;

const furnisher = 'The bank, lender or provider that put the item on your report.';
const others = {
  collector: 'A collection agency, or a company that bought the debt.',
  inquirer: 'The company that looked at your report and left a hard inquiry.',
};

/** Whom a letter can go to, with when that is the right one. */
export const recipientPartMessages = {
  /** Said before anything else is asked; who wants to goes on by mail. */
  quicker: {
    'security-freeze': {
      title: 'Online or by phone is usually quicker',
      text: 'A freeze that you place or lift on the bureau’s website (equifax.com, experian.com, transunion.com) or by phone usually works at once. By mail it takes several days longer. Go on here if you want to ask by mail.',
    },
    'minor-freeze': {
      title: 'This request mostly goes by mail',
      text: 'This request needs copies of papers, so most people send it by mail. Some bureaus take the papers on their website, too; look there first if you are in a hurry.',
    },
    'active-duty-alert': {
      title: 'Online or by phone is usually quicker',
      text: 'You can place an alert on a bureau’s website (equifax.com, experian.com, transunion.com) or by phone. It usually works at once, and one bureau is enough. Go on here if you want to ask by mail.',
    },
  },
  question: 'Who do you want to write to?',
  why: 'Each of them has different duties. We name only the law that applies to the one you choose.',
  hints: {
    bureau:
      'Start here in most cases. When a bureau asks, the company has to check the item and answer.',
    furnisher: `${furnisher} A good second letter, after the bureau.`,
    ...others,
  },
  /** For letters that dispute nothing, where no bureau comes first. */
  plainHints: { bureau: 'Equifax, Experian or TransUnion.', furnisher, ...others },
  whichReport: 'Which bureau’s report shows it?',
  whichReportHint:
    'Pick more than one if the same mistake is on each report. Each bureau gets its own letter.',
  whichBureau: 'Which bureau are you writing to?',
  whichBureauHint: 'Each one you pick gets its own letter.',
  typedAddress: 'My report gives another address for this',
  typedAddressHint:
    'Choose this if your report or the bureau’s website gives an address for requests to see your file. Otherwise your letter goes to the address for disputes, the one we are sure of.',
  bureausWhy: "Bureaus keep separate files and do not correct each other's.",
  agencies: {
    label: 'Or another reporting company',
    hint: 'Choosing one replaces the bureaus above. If we are not sure of an address, we ask you for the one on your report.',
    none: 'None of these',
    another: 'Another reporting company',
    fields: {
      credit: 'credit',
      insurance: 'insurance and public records',
      banking: 'bank accounts',
      checks: 'checks',
      utilities: 'phone and utilities',
      payday: 'payday loans',
      employment: 'jobs and income',
      rental: 'renting',
      mortgage: 'mortgages',
    },
  },
};

/** The words of the review: the letter, the notes in its margin and what can be done with a paragraph. */
export const reviewMessages = {
  step: {
    heading: 'Read your letter, then sign it',
    lead: 'This is the letter as it will be printed. Touch any underlined law to see what it means. You can put any paragraph in your own words.',
  },
  sheet: 'Your letter',
  found: {
    reading: 'We are reading your letter once more.',
    nothing: 'Your letter is ready to sign. There are no notes.',
    notes: (count: number, blocking: number): string => {
      const notes = plural(count, { one: 'one note', other: `${count} notes` });
      const must =
        blocking === 0
          ? 'none has'
          : plural(blocking, { one: 'one has', other: `${blocking} have` });
      return `Your letter has ${notes} in the margin; ${must} to be changed before you sign.`;
    },
  },
  unsaved: {
    title: 'Your last change is not saved yet',
    text: 'You can sign once it is. What you typed is still here.',
  },
  failed: 'We could not prepare this letter for signing',
  backToDetails: 'Go back to Dispute Details',
  tryAgain: 'Try again',
  note: {
    block: 'Please change this',
    warn: 'A suggestion',
    quoted: (about: string) => `“${about}”`,
    goTo: 'Go to it',
    ways: {
      keep: 'Yes, I mean it',
      answer: 'Change my answer',
      words: 'Change these words',
      kind: 'Choose another kind of letter',
      none: 'Don’t send a letter',
    },
  },
  toChange: (places: number): string =>
    plural(places, {
      one: 'One sentence has to change before you sign.',
      other: `${places} sentences have to change before you sign.`,
    }),
  paragraph: {
    field: 'Wording of this paragraph',
    hint: 'Stick to what you know. We check as you type.',
    emptyHint: 'Saving it empty takes this paragraph out of your letter. You can put it back.',
    fullHint: 'Your letter is as long as it can be. Take something out before you write more.',
    save: 'Save my wording',
    takeOut: 'Take this paragraph out',
    cancel: 'Cancel',
    reword: 'Change the wording',
    changeFacts: 'Change these facts',
    yours: 'Your wording',
    undoFix: 'Undo this fix',
    undo: 'Undo my change',
  },
};

/** How far the letter is saved, and what stands in the way of saving it. */
export const savedDraftMessages = {
  willSave: 'We save as you type',
  saving: 'Saving…',
  saved: 'Saved',
  savedJustNow: 'Saved a moment ago',
  savedMinutesAgo: (minutes: number) =>
    plural(minutes, { one: 'Saved a minute ago', other: `Saved ${minutes} minutes ago` }),
  savedHoursAgo: (hours: number) =>
    plural(hours, { one: 'Saved an hour ago', other: `Saved ${hours} hours ago` }),
  savedDaysAgo: (days: number) =>
    plural(days, { one: 'Saved yesterday', other: `Saved ${days} days ago` }),
  retrying: 'Not saved yet: we will keep trying',
  offline: 'Not saved yet: no connection. Keep this page open; we save as soon as it is back.',
  offlineOnDevice: 'No connection. Kept on this device.',
  keptHere: 'There is no connection right now',
  keptHereText:
    'Your draft is kept on this device, so you can go on. We save it to your account when you are back online. Your birth date and Social Security digits are never kept here.',
  signedOut: 'Not saved yet: please sign in again',
  changedElsewhere: 'Not saved: changed somewhere else',
  missing: 'Not saved: this draft was deleted',
  alreadySigned: 'This letter is already signed',
  refused: 'Not saved yet',

  sessionEnded: 'Your session ended',
  sessionEndedText: (loginPath: string) => (
    <>
      What you typed is still on this page.{' '}
      <a href={loginPath} target="_blank" rel="noreferrer">
        Sign in in a new tab
      </a>
      , then come back here and continue.
    </>
  ),
  haveSignedIn: 'I have signed in',

  twoVersions: 'This letter was changed in another tab or device',
  twoVersionsText: (savedOn: string) =>
    `The other version was saved on ${savedOn}. Only one of them can be kept.`,
  showOther: 'Show the other version',
  keepThis: 'Keep what is on this page',

  draftDeleted: 'This draft was deleted somewhere else',
  stillHere: 'What you typed is still on this page.',
  keepAsNew: 'Keep it as a new draft',

  signedText: 'You will find it on your dashboard. Changes made here are not part of it.',
  toDashboard: 'Go to dashboard',
  notSaved: 'We could not save this yet',

  startOverFailed: 'We could not start over',
  startOverFailedText: 'Your letter is as it was. Please check your connection and try again.',
  tryAgain: 'Try again',
  emptyLetter: 'You have an empty letter',
  beforeDeleted: 'The one before is deleted.',
  undo: 'Undo: bring it back',
  welcomeBack: 'Welcome back: we kept your letter where you left it',
  startOver: 'Start over',
};

/** What is said of the signature kept for the next letter, outside the signing itself. */
export const savedSignatureMessages = {
  heading: 'Your signature',
  what: 'your saved signature',
  saved: 'Saved for your next letter.',
  none: 'No signature is saved.',
  savedHint: 'It is never put on a letter by itself: you sign each one.',
  noneHint: 'You can save one when you sign a letter.',
  account: 'My Account',
  card: {
    none: 'No signature is saved. You can save one when you sign a letter.',
    saved: 'Offered when you sign a letter. It is never put on a letter by itself.',
    remove: 'Remove',
    question: 'Remove your saved signature?',
    action: 'Remove it',
    busy: 'Removing it…',
    keep: 'Keep it',
    lettersKeep: 'Letters you already signed keep their signature.',
  },
};

/** What the sheet says that is not printed: labels for gaps, notes and the law. */
export const sheetMessages = {
  gaps: {
    firstName: 'first name',
    lastName: 'last name',
    address: 'street address',
    city: 'city',
    state: 'state',
    zipCode: 'ZIP code',
    creditorName: 'creditor',
    accountNumber: 'account number',
    court: 'court or office',
    recordNumber: 'case or record number',
    supportOffice: 'child support office',
    caseNumber: 'case number',
    bureau: 'the credit bureau you choose',
    street: 'its mailing address',
    subject: 'what this letter is about',
    company: 'the company you write to',
  },
  binds: {
    bureau: 'This binds the credit bureau.',
    furnisher: 'This binds the company that reported the item.',
    collector: 'This binds the debt collector.',
    user_of_reports: 'This binds whoever asks for your report.',
    business: 'This binds the business that dealt with the thief.',
  },
  noteFlag: {
    block: (note: number, about: string) => `Note ${note}, has to change: ${about}`,
    warn: (note: number, about: string) => `Note ${note}, a suggestion: ${about}`,
  },
  signature: 'Your signature',
  toCome: 'The rest of your letter appears here as you answer.',
};

/** The words of the signing: the statement's surroundings, the signature and what can go wrong. */
export const signingMessages = {
  heading: (letters: number): string =>
    plural(letters, { one: 'Sign your letter', other: 'Sign your letters' }),
  /** The statement in the reader's language, if that is not the one it is given in. */
  penConsentRead: '',
  consentRead: '',
  consentNote: '',
  forgetFailed: {
    title: 'We could not remove your saved signature',
    text: 'Please check your connection and try again.',
  },
  faultsTitle: 'Before you can sign',
  envelope: {
    legend: 'What you put in yourself',
    lead: 'The letter says that these are enclosed, and you did not upload them. Select each one that you put in the envelope with the printed letter. We cannot mail a letter with papers that only you have.',
    putIn: (what: string): string => `${what}: I put it in the envelope`,
    change: 'Upload them, or take them off the list',
  },
  faults: {
    wording: 'You changed a paragraph and did not save it. Save your words or cancel them first.',
    envelope: 'Select each paper that you put in the envelope, or take it off the list.',
    confirm: 'Check the box by the statement to sign your letter.',
    signature: 'Add your signature: draw or type it.',
    captcha: 'Please complete the reCAPTCHA verification.',
  },
  previous: 'Previous',
  busy: 'Generating...',
  reading: 'Reading your letter…',
  sign: (letters: number): string =>
    plural(letters, { one: 'Generate Letter', other: `Generate ${letters} Letters` }),
  tooFew: {
    stays: 'Your draft stays saved until then.',
    fewerBureaus: 'Choose fewer bureaus',
  },
  problem: {
    fallback: 'Failed to generate letter. Please try again.',
    nothingLost: 'Your draft is saved, and no letter was counted twice.',
    noLettersLeft: 'Not enough letters left',
    readOnceMore: 'Please read the letter once more',
    alreadySigned: 'Already signed',
    notMade: 'The letter was not made',
    showAgain: 'Show me the letter again',
    toDashboard: 'Go to dashboard',
  },
  signature: {
    legend: 'Your signature',
    kept: 'Saved',
    draw: 'Draw',
    type: 'Type',
    pen: 'On paper',
    penText:
      'We leave a line above your printed name and the date. Print each letter and sign it with a pen before you mail it. We can mail only letters that are signed here.',
    penState: 'Ready for your pen',
    keepNext: 'Keep my signature for my next letter',
    keepNextHint: 'We store it encrypted. You can remove it here at any time.',
    ready: 'Signature Saved. Ready for use',
    savedOnly: 'Signature Saved. Please check the box by the statement above',
    drawn: 'It goes on your letter when you generate it',
    empty: 'No signature yet',
    signHere: 'Sign here',
    save: 'Save Signature',
    undoStroke: 'Undo last stroke',
    clear: 'Clear',
    typeName: 'Type your full name',
    typeNameHint: 'Typing your name here counts as signing.',
    pad: 'Field to draw your signature in with a finger, a pen or a mouse. To sign with the keyboard, choose Type.',
    takeKept: 'Use my saved signature',
    forget: 'Forget this signature',
    keptPicture: 'Your saved signature',
  },
};

/** What still lacks on each step, in words for the person. */
export const stepFaultsMessages = {
  personal: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    address: 'Enter your street address.',
    zipCode: 'Enter your ZIP code.',
    city: 'Enter your city.',
    state: 'Choose your state.',
  },
  dateOfBirth: 'Enter your date of birth with month, day and year, or leave it empty.',
  ssnLast4: 'Enter only the last four digits, or leave this empty.',
  creditorName: 'Enter the name as the report shows it.',
  accountNumber: 'Enter the number as the report shows it.',
  disputeReason: 'Choose what is wrong with the item.',
  customDetails: (characters: number) =>
    `Say what is wrong and why, in at least ${characters} characters.`,
  bureauWrittenTo: 'Choose the bureau you are writing to.',
  bureauOfReport: 'Choose the bureau whose report shows the item.',
  companyAddress: {
    source: 'Choose where you got this address.',
    name: 'Enter the name of the company.',
    street: 'Enter the street or the P.O. box.',
    zipCode: 'Enter the ZIP code.',
    city: 'Enter the city.',
    state: 'Choose the state.',
  },
};

/** What is left to say where the choices were made before sign-in. */
export const restPartMessages = {
  said: 'What you said so far',
  about: 'What this is about',
  goesTo: 'Goes to',
  change: 'Change',
  more: 'More you can say (optional)',
};

/** What happened, asked before anybody signs in. */
export const startMessages = {
  title: 'Start your letter',
  description:
    'Say what happened on your credit report and see your dispute letter grow. No account needed to begin, and nothing about you is asked yet.',
  keywords:
    'dispute credit report, start dispute letter, late payment dispute, debt not mine letter, wrong balance on credit report',
  lead: 'A few choices, and your letter begins to write itself. You sign in later, when you want to keep it.',
  whatHappened: 'What happened?',
  firstQuestion: 'About 4 questions. Then your name, your papers and your signature.',
  place: (at: number, of: number) => `Question ${at} of ${of}`,
  change: 'Change',
  somethingElse: 'Something else',
  allLetters: 'See all letters',
  checkReport: 'Check my report for mistakes',
  knowTheWay: 'Already know what you want to write?',
  toGenerator: 'Go straight to the letter',
  gapsLater: 'You can fill in the gaps later.',
  whoReports: 'Who reports it?',
  whichReports: 'Which reports is it on?',
  mayStayOpen: 'Not sure? Leave it blank. You can fill it in later.',
  company: 'Company on the report',
  keep: 'Keep your letter',
  signIn: 'Email me a code',
  otherSignIn: 'Sign in another way',
  goOn: 'Go on with my letter',
  /** Over the wizard that begins with it. */
  filledIn: 'Your answers are in the letter',
  filledInText: 'What is left: who you are, a few facts, and your papers.',
  situations: {
    'late-payment': {
      label: 'A payment I made on time is marked late',
      hint: 'One month or several.',
    },
    'not-mine': {
      label: 'A debt that isn’t mine',
      hint: 'Someone says you owe it. You don’t, or you don’t know it.',
    },
    'never-opened': {
      label: 'An account I never opened',
      hint: 'A card, a loan or another account. You know of no theft.',
    },
    'wrong-amount': {
      label: 'The amount is wrong',
      hint: 'A balance, a limit or a past-due amount.',
    },
    'already-paid': {
      label: 'I paid it, and it still shows money owed',
      hint: 'Paid in full or settled.',
    },
    inquiry: {
      label: 'A company checked my credit without asking me',
      hint: 'A hard inquiry that you did not ask for.',
    },
    'identity-theft': {
      label: 'Someone used my identity',
      hint: 'A thief opened or used an account in your name.',
    },
    collector: {
      label: 'A debt collector has just written to me',
      hint: 'You want proof of the debt first.',
    },
    'too-old': {
      label: 'It is too old to be on a report',
      hint: 'Most bad marks come off after about seven years.',
    },
    twice: { label: 'The same debt is listed twice', hint: 'Often by two companies.' },
    'wrong-date': {
      label: 'A date is wrong',
      hint: 'When it was opened, closed, or when the trouble began.',
    },
    'mixed-file': {
      label: 'Somebody else’s accounts are on my report',
      hint: 'Often from a person with a name like yours.',
    },
    'own-details': {
      label: 'My name, address or employer is wrong',
      hint: 'The part of the report about you.',
    },
    deceased: { label: 'The report says that I have died', hint: undefined },
    'late-and-true': {
      label: 'I did pay late, and want to ask for a favor',
      hint: 'A kind letter to the company.',
    },
    'collector-later': {
      label: 'A collector still asks for money',
      hint: 'The time to dispute that its notice gave you is over.',
    },
  },
};

/** The sample of a letter on the page of its template. */
export const templateSampleMessages = {
  label: 'How this letter starts',
  caption: 'How the letter starts. Your answers fill the gaps and add the rest.',
  captionWithReason: (reason: string) =>
    `How the letter starts if you say: “${reason}”. Your answers fill the gaps and add the rest.`,
  /** Said to the person who reads the letter in another language than their own; nothing in English. */
  letterLanguage: '',
};

/** The generator's frame: its page, its steps, and the sheet beside them. */
export const wizardMessages = {
  title: 'Write your dispute letter',
  description:
    'Answer a few plain questions and get a signed dispute letter for your credit report.',
  headingOfDispute: 'Write your dispute letter',
  headingOfOther: 'Write your letter',
  opening: 'Looking for your letter',
  notOpened: 'We could not open your letter',
  notOpenedText: 'What you saved is safe. Please check your connection and try again.',
  tryAgain: 'Try again',
  notSigned: 'Your letter is not signed yet',
  toDashboard: 'Go to dashboard',
  steps: ['Personal Info', 'Dispute Details', 'Signature', 'Delivery', 'Complete'],
  previous: 'Previous',
  next: 'Next',
  seeLetter: 'See your letter',
  yourLetter: 'Your letter',
  letterSoFar: 'Your letter so far',
  oneOfLettersSoFar: (letters: number) => `One of ${letters} letters so far`,
  printDraft: 'Print this draft to read it',
  printedDraft: 'Draft. Not signed. Printed to be read, not to be mailed.',
};
