import type { QuestionDefinition } from './question-definition.ts';
import { answerLimits } from './question-definition.ts';

/** What a letter to a company asks beside the reason's own questions. Content table. */

const COLLECTOR = ['collector'] as const;

/** Which reports the company's entry is on: it has to correct each of them. */
export function shownByQuestion(group: string): QuestionDefinition {
  return {
    key: 'shownBy',
    group,
    kind: 'multi_choice',
    required: false,
    recipients: ['furnisher', 'collector', 'inquirer'],
    label: 'On which reports did you see it?',
    why: 'Each bureau keeps its own file, so the letter says where the company has to look.',
    hint: 'You can leave this empty.',
    options: [
      { value: 'equifax', label: 'Equifax' },
      { value: 'experian', label: 'Experian' },
      { value: 'transunion', label: 'TransUnion' },
    ],
  };
}

/** The law on debt collection binds collectors and buyers of debts, and not the company that one had the account with. */
export function collectorQuestions(group: string): readonly QuestionDefinition[] {
  return [
    {
      key: 'collectorRole',
      group,
      kind: 'choice',
      required: true,
      recipients: COLLECTOR,
      label: 'Who is the company that you write to?',
      why: 'One law is only for debt collectors, so the letter has to know whom it speaks to.',
      hint: 'A letter from a collector usually names another company as the original creditor.',
      options: [
        { value: 'collector', label: 'It collects for another company' },
        { value: 'buyer', label: 'It bought the debt' },
        { value: 'not_sure', label: 'A collector, but I do not know which of the two' },
        { value: 'original', label: 'It is the company that the account was with' },
      ],
    },
    {
      key: 'originalCreditor',
      group,
      kind: 'text',
      required: false,
      recipients: COLLECTOR,
      maxLength: answerLimits.text,
      label: 'Which company does the debt come from?',
      why: 'The collector finds its file faster with the name of the original creditor.',
      hint: 'Your report or the letter from the collector may name it. You can leave this empty.',
      example: 'Lakeside Dental Group',
    },
    {
      key: 'collectorReference',
      group,
      kind: 'text',
      required: false,
      recipients: COLLECTOR,
      maxLength: 40,
      label: 'Is there a reference number on a letter from the collector?',
      why: 'With the number your letter gets to the right file.',
      example: 'NR-20418',
    },
  ];
}

/** 15 U.S.C. 1692g(b) works only within the period of the notice: its end is the date that is printed there. */
export function disputeByQuestion(group: string): QuestionDefinition {
  return {
    key: 'disputeBy',
    group,
    kind: 'date',
    required: false,
    recipients: COLLECTOR,
    mayBeFuture: true,
    label: 'Until which date does the notice from the collector let you dispute?',
    why: 'A dispute that arrives by that date makes the collector stop until it has answered.',
    hint: 'The notice says "call or write to us by" with a date. Leave this empty if you have no notice.',
  };
}
