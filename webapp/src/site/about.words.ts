import { siteSettings } from '@creditfix/shared/kernel';

const { company } = siteSettings;

export const words = {
  title: 'About us',
  heading: 'A letter should be the easy part',
  description:
    'Who makes Credit Fix, how a dispute letter comes about here, and what we hold to: your facts, the real law, and no promises about results.',
  keywords: 'about Credit Fix, dispute letter technology, credit report rights, FCRA',
  lead: 'A wrong line on a credit report can cost somebody an apartment, a job or a loan. The law lets everybody dispute it, for free. Saying it well is the hard part, and that is what we work on.',
  figures: 'Figures',
  mission: {
    title: 'What we are here for',
    text: 'We want a person who has never written to a company to send a letter that a paralegal would sign: the right facts, the right law, the right address, and nothing that hurts them. Nobody should have to pay somebody else to speak for them. You could do all of this without us, and we say so on every page.',
  },
  technology: {
    title: 'How a letter comes about',
    law: {
      title: 'The law comes from a table',
      text: 'For each reason, and for each kind of company, a table says which law may be named, what may be asked and which deadline starts. No language model ever chooses a law, so no letter names one that doesn’t exist.',
    },
    editor: {
      title: 'An editor reads every line',
      text: 'Composed or changed by you, each letter is checked before you sign: for a law that doesn’t bind this company, for a threat, for a promise. The editor shows the place, says why, and offers a fix where there is a safe one.',
    },
    model: {
      title: 'Help with your own sentences, if you ask',
      text: 'A language model can smooth what you wrote. You see exactly what it would be sent, with names and numbers hidden, before anything goes out. Its version is shown beside yours with every change marked, and you decide which one goes in.',
      models: (figure: string) => `The models are ${figure.replaceAll('-', '\u2011')} based.`,
    },
    seal: {
      title: 'Sealed like a letter',
      text: 'What you store is encrypted (AES-256). Your signature is tied to the exact words that you saw, so what you signed is what is kept and what is sent.',
    },
  },
  values: {
    title: 'What we hold to',
    list: [
      {
        name: 'No promises.',
        text: 'True and recent information stays on a report. Whoever promises otherwise is not telling the truth.',
      },
      {
        name: 'No fear, no hurry.',
        text: 'The only deadlines are those of the law. You can stop at any time and go on later.',
      },
      {
        name: 'Prices first.',
        text: 'You see what something costs before you say yes to it.',
      },
      {
        name: 'Your data is yours.',
        text: 'Take all of it along, or delete it, by yourself. We sell nothing, and nobody tracks you here.',
      },
      {
        name: 'Sometimes no letter.',
        text: 'Where a letter would be untrue or would hurt you, we say so and show what else you can do.',
      },
    ],
  },
  experts: {
    title: 'Made to be checked by experts',
    text: 'Each rule stands in a table that a lawyer or a credit counselor can read without knowing how to program: the section of the law it rests on, what it asks for, what it must never say. For every rule there is a sample letter. If you know this field and find a mistake, we want to hear about it.',
    write: 'Tell us what you found',
  },
  company: {
    title: 'Who we are',
    text: `${company.legalName} is a company in ${company.state}. We are not a law firm and not a credit bureau, and nothing here is legal advice.`,
  },
  start: {
    title: 'See it with your own letter',
    deed: 'Start your free letter',
    note: 'One letter a month is free. No credit card.',
  },
};
