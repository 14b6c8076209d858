export const words = {
  title: 'How it works',
  description:
    'Four steps from a wrong item on your credit report to a signed dispute letter: your facts, the right law, your signature, and a date for the answer.',
  keywords:
    'how to dispute a credit report error, credit dispute letter steps, certified mail dispute, FCRA 30 days',
  lead: 'Four steps. Have your credit report at hand. You can stop at any time and go on later.',
  steps: [
    {
      title: 'Put in your facts',
      text: 'Who you are, which account it is, and what is wrong with it. The questions change with the reason you choose. The credit report has the names and numbers you need.',
      need: 'You need: the page of your report with the item on it.',
    },
    {
      title: 'We set the letter',
      text: 'Your facts go into a letter with the law that fits your case, addressed to the right place. The law comes from a fixed table that people check. If your facts don’t support a letter, we say so and show what else you can do.',
      need: 'You need: nothing. The letter fills in beside your answers as you type.',
    },
    {
      title: 'Read, sign and choose how it goes',
      text: 'You see the finished letter and can change its wording. When it says what you mean, you draw or type your signature. What you signed is what is stored, and it can’t be changed after that. Then you download the PDF, or with Pro you let us mail it.',
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
    { when: 'Today', what: 'You sign the letter. The PDF is ready at once.' },
    {
      when: '1 to 2 business days',
      what: 'If we mail it for you, it is printed and handed to the post.',
    },
    {
      when: '3 to 5 business days more',
      what: 'The letter arrives, and the bureau’s time begins.',
    },
    {
      when: '30 days from then',
      what: 'In most cases the bureau must have finished by then. It may take up to 15 days more if you send new information in between, and we wait 45 days to be careful if you dispute after your first free report from AnnualCreditReport.com in 12 months.',
    },
    {
      when: '5 business days more',
      what: 'The written result has to be on its way to you. Then you know whether you are done or what comes next.',
    },
  ],
  machineTitle: 'What the AI does, and what it never does',
  machineLead:
    'We use a language model for one thing only, and only when you ask: to smooth the sentences that you wrote yourself.',
  machine: [
    {
      title: 'The law is not its business',
      text: 'Every citation comes from our table of rules. A machine that guesses at the law could hurt you, so ours is not asked.',
    },
    {
      title: 'Your names and numbers stay here',
      text: 'Names, numbers and dates that we find are taken out before a sentence leaves us, and put back when it returns. You see the exact text first.',
    },
    {
      title: 'You see every change',
      text: 'The smoothed sentence stands beside yours with the changes marked. Nothing is used unless you choose it.',
    },
    {
      title: 'It is checked before you see it',
      text: 'If the answer says more, less or something other than you did, we throw it away and your own words stay.',
    },
  ],
  disputableTitle: 'What you can dispute',
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
  },
  onlyWrong: 'Only dispute what you believe is wrong. A letter can’t remove what is true.',
  aloneToo: 'You can also do all of this without us, for free. The right to dispute is yours.',
  start: 'Generate Your Free Letter Now',
  startTerms: 'One letter a month is free. No credit card.',
  templates: 'See all letter templates',
};
