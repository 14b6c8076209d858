import { REFERRAL_REWARD_CENTS, planLetters, proPrice } from '@creditfix/shared/billing';
import { dollars } from '@creditfix/shared/kernel';
import type { ReactNode } from 'react';
import { byMode, prices } from '#webapp/kit/index.ts';

export const aboutMessages = {
  title: 'About us',
  heading: 'A letter should be the easy part',
  description:
    'Who makes Credit Fix, how a dispute letter is made here, and what we stand by: your facts, the real law, and no promises about results.',
  keywords: 'about Credit Fix, dispute letter technology, credit report rights, FCRA',
  lead: 'A wrong line on a credit report can cost somebody an apartment, a job or a loan. The law lets everybody dispute it, for free. Saying it well is the hard part, and that is what we work on.',
  figures: 'Figures',
  mission: {
    title: 'What we are here for',
    text: 'We want a person who has never written to a company to send a letter that a paralegal would sign: the right facts, the right law, the right address, and nothing that hurts them. Nobody should have to pay somebody else to speak for them. You could do all of this without us, and we say so on every page.',
  },
  technology: {
    title: 'How a letter is made',
    law: {
      title: 'The law comes from a table',
      text: 'For each reason, and for each kind of company, a table says which law may be named, what may be asked and which deadline starts. No language model ever chooses a law, so no letter names one that doesn’t exist.',
    },
    editor: {
      title: 'An editor reads every line',
      text: 'Whether we composed it or you changed it, each letter is checked before you sign: for a law that doesn’t bind this company, for a threat, for a promise. The editor shows the place, says why, and offers a fix where there is a safe one.',
    },
    model: {
      title: 'Help with your own sentences, if you ask',
      text: 'An AI helper can make what you wrote clearer. You see exactly what we send, with names and numbers hidden, before we send it. Its version is shown beside yours with every change marked, and you decide which one goes in.',
      models: (figure: string) => `The models are ${figure} based.`,
    },
    seal: {
      title: 'Sealed like a letter',
      text: 'What you store is encrypted (AES-256). Your signature is tied to the exact words that you saw, so what you signed is what is kept and what is sent.',
    },
  },
  values: {
    title: 'What we stand by',
    list: [
      {
        name: 'No promises.',
        text: 'True and recent information stays on a report. Anyone who promises otherwise is not telling the truth.',
      },
      {
        name: 'No fear, no hurry.',
        text: 'The only deadlines are those of the law. You can stop at any time and come back later.',
      },
      {
        name: 'Prices first.',
        text: 'You see what something costs before you say yes to it.',
      },
      {
        name: 'Your data is yours.',
        text: 'Download all of it or delete it yourself, at any time. We sell nothing, and nobody tracks you here.',
      },
      {
        name: 'Sometimes no letter.',
        text: 'Where a letter would be untrue or would hurt you, we say so and show what else you can do.',
      },
    ],
  },
  experts: {
    title: 'Made to be checked by experts',
    text: 'Each rule is in a table that a lawyer or a credit counselor can read without knowing how to program: the section of the law it rests on, what it asks for, what it must never say. For every rule there is a sample letter. If you know this field and find a mistake, we want to hear about it.',
    write: 'Tell us what you found',
  },
  company: {
    title: 'Who we are',
    text: (name: string, state: string) =>
      `${name} is a company in ${state}. We are not a law firm and not a credit bureau, and nothing here is legal advice.`,
  },
  start: {
    title: 'See it with your own letter',
    action: 'Start Your Free Letter',
    note: 'One letter a month is free. No credit card.',
  },
};

export const blogMessages = {
  title: 'Blog',
  heading: 'Coming Soon',
  description:
    'Plain articles about credit reports, disputes and the law are on their way. Until then, see how it works or start a letter.',
  keywords: 'credit report articles, credit dispute guide, Credit Fix blog',
  lead: 'We want to write here about reading a credit report, about what the law lets you ask for, and about what to do with an answer. In plain words, and only when it is worth your time.',
  email: 'Email address',
  notify: 'Notify me',
  notYet: 'Email notifications coming soon',
  meanwhile: 'What you can read and do today',
  guides: 'Read the guides',
  how: 'How it works',
  start: 'Start Your Free Letter',
};

/** The letter itself stays in English: that is how it is sent. */
export const checkedLetterMessages = {
  title: 'Nothing in it that you can’t check',
  lead: 'The facts are yours. The law comes from a table that people keep. Before you sign, an editor in the margin has read every line.',
  excerpt: 'Part of a letter, with notes in the margin',
  notes: {
    facts: {
      title: 'Your facts, in your order',
      text: 'They come from your answers. We add none, and you can change every sentence.',
    },
    law: {
      title: 'The law, in one sentence',
      text: 'The bureau must look into it, free of charge, as a rule within 30 days. In your own letter, touch a law to read what it says and whom it binds.',
    },
    editor: {
      title: 'What we would take out',
      text: 'A threat gives nobody anything to look into. The editor marks what would hurt your letter and says why, with a safer wording where there is one.',
    },
  },
};

const proLetters = planLetters.pro;
const reward = dollars(REFERRAL_REWARD_CENTS).replace('.00', '');

const mailed = byMode({
  selfHelp: 'Or we mail it for you: you pay for that letter alone',
  cro: 'Or we mail it for you, under a written contract: you pay for that letter alone',
});

export const costMessages = {
  title: 'What it costs',
  keywords:
    'dispute letter price, free credit dispute letter, certified mail price, Credit Fix Pro',
  lead: 'Two plans. You see every price before you say yes to it.',
  perMonth: byMode({ selfHelp: 'a month', cro: 'for each finished letter' }),
  gives: 'What’s included',
  free: {
    name: 'Free',
    price: '$0',
    text: 'For the one thing that is wrong. No trial that runs out.',
    gives: [
      '1 letter each calendar month',
      'To any one of the three credit bureaus, or to a company',
      'The PDF, to print and mail yourself',
      mailed,
      'Your letters and their dates on a dashboard',
      'No credit card',
    ],
    start: 'Start Your Free Letter',
    note: 'If you mail it yourself, you pay the post office for your stamp.',
  },
  pro: {
    name: proPrice.name,
    price: byMode({ selfHelp: prices.pro, cro: prices.letter }),
    text: 'For several items, and for mail that is tracked.',
    gives: [
      `Up to ${proLetters} letters in each billing period (fair use)`,
      'To all three bureaus at once',
      'Certified mail with tracking from here. You see the price of each mailing first.',
      'Every letter as a PDF, and the dashboard',
      'Support answers you first',
      `${reward} credit for each friend who pays for Pro`,
      'Cancel any time, in one click',
    ],
    choose: 'Choose Pro',
    note: byMode({
      selfHelp:
        'You sign in first, and nothing is charged before you confirm it. It renews each month until you cancel.',
      cro: `A contract comes first. You can cancel it for at least three business days, and we do nothing before that. Finished letters are paid at the end of each month, ${prices.pro} at most.`,
    }),
  },
  fairUse:
    'A billing period is a month from the day Pro began. Fair use means 3 letters in it: the next one waits for the next period.',
  mailPrices: 'What each kind of mail costs',
};

/** The table of what mailing costs, on the page of the prices. */
export const mailPriceMessages = {
  title: 'If we mail it for you',
  lead: 'Printing, envelope and postage are in these prices. You see the whole price of your letter before you agree to it. If you print and mail it yourself, you pay us nothing.',
  kind: 'Kind of mail',
  firstPage: 'First page',
  extraPage: 'Each page after it',
  largeEnvelope: 'Large envelope',
  firstClass: 'First-Class Mail',
  certified: 'Certified Mail with tracking',
  withReceipt: 'Certified Mail with electronic return receipt',
  same: 'a letter, however many pages it has: First-Class Mail, Certified Mail with tracking, or Certified Mail with electronic return receipt.',
  note: 'We print on one side and add one sheet with the address. With First-Class Mail that sheet counts as a page. More than 6 sheets travel in a large envelope, which is added once.',
};

/** The words of the home page outside its longer sections. */
export const homeMessages = {
  title: 'Dispute letters for your credit report',
  description:
    'Answer plain questions and get a clear dispute letter: your facts, the right law, the right address. One letter a month is free.',
  keywords:
    'credit dispute letter, dispute credit report, FCRA dispute letter, credit bureau dispute, certified mail dispute',
  hero: {
    headline: 'Something wrong on your credit report? Put it in writing.',
    lead: 'Answer a few plain questions. We put your facts into a dispute letter with the law that fits and the address it goes to.',
    start: 'Start Your Free Letter',
    how: 'See how it works',
    templates: 'Browse templates',
    terms: 'One letter a month is free. No credit card.',
    happened: 'What happened?',
    situations: [
      ['?about=late-payment', 'A late payment'],
      ['?about=not-mine', 'A debt that isn’t mine'],
      ['?about=wrong-amount', 'Wrong amount'],
      ['?about=collector', 'A collector wrote to me'],
      ['?about=identity-theft', 'Identity theft'],
      ['', 'Something else'],
    ],
    sample: 'A shortened sample. The names are made up.',
    signature: 'Signature',
  },
  bar: 'Start Your Free Letter',
  figures: {
    title: 'Credit Fix in figures',
    claimedSuccess: 'Success rate: based on verified user outcomes.',
    measuredSuccess:
      'Answers entered here that brought a correction or a deletion, of all answers entered.',
    noPromise: 'It says nothing about your case. Nobody can promise you a result.',
  },
  voices: {
    title: 'What people told us',
    note: 'These people told us about their own letters and their own scores. A score has many causes, and yours may not change at all.',
  },
  closing: {
    title: 'One item, one letter, today or whenever you like',
    text: 'Your credit report is free at AnnualCreditReport.com.',
  },
};

export const lawReviewMessages = {
  reviewed: (by: string, on: string) => `Our table of the law was reviewed by ${by} on ${on}.`,
};

export const sampleLetterMessages = {
  open: 'Open a sample letter (PDF)',
  invented: 'All names in it are made up.',
};

export const howItWorksMessages = {
  title: 'How it works',
  description:
    'Four steps from a wrong item on your credit report to a signed dispute letter: your facts, the right law, your signature, and a date for the answer.',
  keywords:
    'how to dispute a credit report error, credit dispute letter steps, certified mail dispute, FCRA 30 days',
  lead: 'Four steps. Have your credit report at hand. You can stop at any time and come back later.',
  steps: [
    {
      title: 'Put in your facts',
      text: 'Who you are, which account it is, and what is wrong with it. The questions change with the reason you choose. The credit report has the names and numbers you need.',
      need: 'You need: the page of your report with the item on it.',
    },
    {
      title: 'Your facts become a letter',
      text: 'Your facts go into a letter with the law that fits your case, addressed to the right place. The law comes from a fixed table that people check. If your facts don’t support a letter, we say so and show what else you can do.',
      need: 'You need: nothing. The letter fills in beside your answers as you type.',
    },
    {
      title: 'Read, sign and choose how it goes',
      text: 'You see the finished letter and can change its wording. When it says what you mean, you draw or type your signature. What you signed is what is stored, and it can’t be changed after that. Then you download the PDF, or let us mail it at a price you see first.',
      need: 'You need: a minute to read every word. The letter goes out in your name.',
    },
    {
      title: 'Follow it until the answer comes',
      text: 'Mail the PDF yourself, with copies of your papers and never the originals. Where we mail it for you, you see where it is. We keep the date by which the answer is due, remind you, and have the next letter ready if the answer is late or wrong.',
      need: 'You need: a place for the answer. The bureau must write to you about the result (15\u00A0U.S.C.\u00A0§\u00A01681i).',
    },
  ],
  calendarTitle: 'A dispute, day by day',
  calendarLead: 'What usually happens when a letter goes to a credit bureau by mail.',
  calendar: [
    {
      when: 'Today',
      what: byMode({
        selfHelp: 'You sign the letter. The PDF is ready at once.',
        cro: 'You sign the letter. The PDF is ready at once, or when a new contract can’t be canceled anymore.',
      }),
    },
    {
      when: '1 to 2 business days',
      what: 'If we mail it for you, we print it and hand it to the Postal Service.',
    },
    {
      when: '3 to 5 business days more',
      what: 'The letter arrives, and the bureau’s time begins.',
    },
    {
      when: '30 days from then',
      what: 'In most cases the bureau must have finished by then. It may take up to 15 days more if you send new information in between. If you dispute after your first free report from AnnualCreditReport.com in 12 months, we wait 45 days to be careful.',
    },
    {
      when: '5 business days more',
      what: 'The written result has to be on its way to you. Then you know whether you are done or what comes next.',
    },
  ],
  machineTitle: 'What the AI does, and what it never does',
  machineLead:
    'We use a language model only for your own sentences, and only when you ask: to make them clearer, to question them or to put them into English.',
  machine: [
    {
      title: 'It does not touch the law',
      text: 'Every citation comes from our table of rules. A machine that guesses at the law could hurt you, so ours is not asked.',
    },
    {
      title: 'Your names and numbers stay here',
      text: 'Names, numbers and dates that we find are taken out before a sentence leaves us, and put back when it returns. You see the exact text first.',
    },
    {
      title: 'You see every change',
      text: 'The new sentence is shown beside yours with the changes marked. Nothing is used unless you choose it.',
    },
    {
      title: 'It is checked before you see it',
      text: 'If it changes what you mean, we drop it and keep your own words.',
    },
  ],
  machineMore: 'Its four limits',
  whoSignsTitle: 'Who can sign',
  whoSignsMore: 'For yourself, a child, or somebody in your care',
  whoSignsLead:
    'A dispute comes from the person whose report it is. We write for adults who sign for themselves.',
  whoSigns: [
    {
      title: 'You yourself, 18 or older',
      text: 'You answer the questions, read the letter and sign it. Somebody may sit beside you and help.',
    },
    {
      title: 'For a child',
      text: 'A parent or legal guardian can ask here, in their own name, for a security freeze for a child under 16. We write no disputes for minors; IdentityTheft.gov tells a parent how to dispute with each bureau.',
    },
    {
      title: 'As a guardian or with a power of attorney',
      text: 'If a court has named you guardian or conservator, you can ask here for a security freeze for that person. Our other letters say “I”, so with your signature they would not be true. For those, write to the bureau in your own name. Do the same to ask for an active duty alert for somebody who serves. Say for whom you write, and send a copy of the court order or the power of attorney. Each bureau says what else it needs.',
    },
    {
      title: 'For somebody who has died',
      text: 'The family or the executor can write to each bureau with a copy of the death certificate and the papers of the estate. Our letter about a wrong death mark is for the living.',
    },
  ],
  disputableTitle: 'What you can dispute',
  disputableMore: 'Fourteen kinds of items',
  disputable: {
    notMine: 'Accounts that are not yours, and accounts opened by an identity thief',
    collections: 'Collections and charge-offs that are wrong or that you paid',
    latePayments: 'Late payments that were on time',
    amounts: 'Wrong balances, limits and dates',
    duplicates: 'The same debt listed twice',
    tooOld: 'Items too old to be reported',
    inquiries: 'Hard inquiries that you did not ask for',
    medical: 'Medical bills that were paid or are not yours',
    studentLoans: 'Student loans with a wrong balance or status',
    deceased: 'A mark that says you have died',
    mixedFile: 'Accounts of another person in your file',
    personal: 'A wrong name, address or employer',
    bankruptcies: 'A bankruptcy older than ten years',
    courtRecords: 'A court judgment or a tax lien, and child support',
  },
  onlyWrong: 'Only dispute what you believe is wrong. A letter can’t remove what is true.',
  aloneToo: 'You can also do all of this without us, for free. The right to dispute is yours.',
  start: 'Generate Your Free Letter Now',
  startTerms: 'One letter a month is free. No credit card.',
  templates: 'See all letter templates',
};

/** What stands around the legal pages. Their bodies are in English alone: that is the text that counts. */
export const legalMessages = {
  /** Tells in another language that the page is in English; there is nothing to tell here. */
  notice: undefined as { readonly title: string; readonly text: ReactNode } | undefined,
  terms: {
    title: 'Terms of service',
    description:
      'What Credit Fix does for you, what you pay, how to end it, how signing by computer works, and what you and we are responsible for.',
    keywords: 'terms of service, credit dispute letter service terms, ESIGN consent, cancellation',
    lead: (since: string) =>
      `What you and we agree on when you use Credit Fix. In effect since ${since}.`,
  },
  privacy: {
    title: 'Privacy in plain words',
    description:
      'What Credit Fix stores about you, how long it is kept, who gets what, your rights, and what it never does.',
    keywords: 'privacy policy, data retention, delete my data, no trackers, credit dispute privacy',
    lead: (since: string) =>
      `What we keep, why, for how long, and who can see it. In effect since ${since}.`,
  },
  disclaimer: {
    title: 'Disclaimer',
    description:
      'What Credit Fix is and is not: no promise of results, no legal or financial advice, and the limits of software that writes.',
    keywords:
      'disclaimer, no guarantee of results, not legal advice, AI content limits, credit repair',
    lead: (since: string) =>
      `What our letters can do, what they can’t, and where our part ends. In effect since ${since}.`,
  },
  accessibility: {
    title: 'Accessibility',
    description:
      'How Credit Fix works with screen readers, keyboards and large text, what is not good yet, and how to reach us. We answer within 2 business days.',
    keywords: 'accessibility statement, WCAG 2.1 AA, WCAG 2.2, screen reader, keyboard',
    lead: () =>
      'Everyone has the right to a correct credit report, so everyone must be able to use this site.',
  },
};

/** Plain words first, the law second; no promise about results. */
export const questionsMessages = {
  title: 'Questions people ask first',
  more: 'Another question? Write to us',
  questions: [
    {
      question: 'How does it work?',
      answer:
        'You answer questions about the item that is wrong. We put your answers into a letter with the law that fits and the address it goes to. You read it, change what you like and sign it. Then you download the PDF and mail it, or we mail it at a price you see first. You could also dispute by yourself, for free; we help you put your facts in order.',
    },
    {
      question: 'Does a signature on a screen count?',
      answer:
        'As a rule, yes. Under the federal ESIGN Act a signature can’t be refused only because it is electronic (15\u00A0U.S.C.\u00A0§\u00A07001). If you would rather use a pen, choose “On paper” where you sign: the letter leaves room for it.',
    },
    {
      question: 'Can I see where my letter is?',
      answer:
        'A letter that we send by certified mail has a USPS tracking number. Your dashboard shows where it is, when it arrived and by when an answer is due. If you mail a letter yourself, enter the day it arrived, and the same dates are worked out for you.',
    },
    {
      question: 'Is this legal, and is it safe for me?',
      answer:
        'Yes, it is legal. Federal law gives you the right to dispute what is wrong on your credit report (15\u00A0U.S.C.\u00A0§\u00A01681i). If an item is wrong or can’t be verified, it must be corrected or deleted. Information that is true and recent stays, and nobody can promise that your score goes up. Where a letter would be untrue or could hurt you, we say so before you sign.',
    },
    {
      question: 'What happens to what I type?',
      answer:
        'Your address, account number and letter are stored encrypted (AES-256) and belong to your account alone. There are no advertisements and no trackers on this site. Only the services that are needed see anything, such as the one that mails your letter, and nothing goes to a bureau or a lender unless you send it.',
    },
    {
      question: 'What is in each plan?',
      answer: `Free gives you 1 letter each calendar month as a PDF, with no credit card. Credit Fix Pro gives you up to ${planLetters.pro} letters in each billing period, to all three bureaus at once. It also gives you certified mail with tracking at a price you see first, and support answers you first. It goes on until you cancel, in one click.`,
    },
  ],
};

export const servicesMessages = {
  title: 'Services',
  heading: 'What we do for you, and what stays with you',
  description:
    'Dispute letters to credit bureaus, lenders and collectors, certified mail with tracking, and the dates by which an answer is due.',
  keywords:
    'credit dispute service, dispute letters, certified mail dispute letter, debt validation letter, credit bureau dispute',
  lead: 'You know what happened. We help you say it, send it and keep track of the answer.',
  figures: 'Figures',
  bureaus: {
    title: 'Letters to credit bureaus',
    text: 'For accounts that are not yours, wrong balances and dates, duplicates, items that are too old, and identity theft. To Equifax, Experian and TransUnion, with copies of your papers bound in.',
    link: 'Browse dispute letters',
  },
  companies: {
    title: 'Letters to lenders and collectors',
    text: 'For the company that reported the item, or that asks you to pay: a direct dispute, proof of a debt, a goodwill request, an offer to settle.',
    link: 'Browse letters to companies',
  },
  mail: {
    title: 'Certified mail without a trip to the post office',
    text: 'We can print your letter and mail it, certified or first class: with Pro, or this one letter without a plan. You confirm both addresses, you see the price first, and for a short while you can take it back.',
    link: 'See how mailing works',
  },
  dates: {
    title: 'The dates, and the next letter',
    text: 'From the day your letter arrives we count the days that the law gives. You get a reminder when an answer is due, and for each answer the next letter that fits.',
    link: 'See what happens after mailing',
  },
  never: {
    title: 'What we don’t do',
    list: [
      'We don’t speak to bureaus or companies in your name. The letters are yours, and the answers come to you.',
      'We don’t promise that something is deleted, or that a score goes up.',
      'We don’t give legal advice, and we are not a law firm.',
      'We never ask for your full Social Security number or a password to your bank.',
      'We don’t sell your data, and we show no advertisements.',
    ],
  },
  start: {
    title: 'Start with the item that bothers you most',
    action: 'Start Your Free Letter',
    note: 'One letter a month is free. No credit card.',
  },
};

export const templateLibraryMessages = {
  title: 'Dispute letter templates',
  description:
    'Letters that dispute a report, write to a creditor or collector, or protect your file: when each fits, and what to include.',
  keywords:
    'dispute letter templates, credit dispute letter sample, debt validation letter, goodwill letter, 609 letter, pay for delete letter',
  lead: 'Pick the one that is closest to your case. Each page says when it fits, what you need, and when another letter is better.',
  disputes: 'When your report is wrong',
  disputesText: 'These go to a credit bureau, or to the company that reported the item.',
  others: 'When you write to a creditor or a collector',
  othersText:
    'These do not dispute anything on your report. They ask for proof or a favor, or make an offer.',
  protecting: 'When you protect your file',
  protectingText:
    'These dispute nothing. They ask a bureau to close your report to strangers, or to mark it.',
  guides: 'Read the guides first',
  notSure: 'Not sure which one?',
  notSureText:
    'Start without a template. The questions find the right letter, and you can switch at any time.',
  start: 'Start Your Free Letter',
  whatHappened: 'Say what happened first',
};

export const templateMessages = {
  /** What the page of an unknown letter is called. */
  unknownDispute: 'Dispute Letter',
  unknownLetter: 'Letter Template',
  unknownText:
    'We have no letter under this name. The link may be old. All the letters we do have are one step away.',
  library: 'Dispute letter templates',
  keywords: (title: string) =>
    `${title.toLowerCase()}, sample letter, template, credit report dispute, FCRA`,
  use: 'Start with this template',
  whatHappened: 'Not sure? Answer a few questions',
  all: 'All letter templates',
  when: 'When to use',
  data: 'Data to include',
  otherBetter: 'When another letter is better',
  back: 'Back to all letter templates',
  startWithout: 'Start a letter without a template',
  nothingListed: 'Nothing is listed under this name.',
  law: 'What the law says',
  noLaw:
    'No law makes the other side agree, so this letter names none. It asks, and the answer is up to them.',
  moreLaw: 'What else such a letter may name',
};

export const threeStepsMessages = {
  title: 'From a few answers to a letter in the mail',
  form: {
    title: 'Say what is wrong',
    text: 'Name the account and answer the questions that fit your case. Each one says why we ask. Stop when you like; your answers are saved.',
  },
  letter: {
    title: 'Read and sign',
    text: 'You see the whole letter before you sign it. Touch any law it names to read what it means. Change the wording where you want to.',
  },
  envelope: {
    title: 'Send it',
    text: 'Download the PDF and mail it, or have us mail it certified. From the day it arrives the credit bureau has 30 days in most cases to look into it. Then it must write to you.',
  },
};
