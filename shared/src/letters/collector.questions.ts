import { words } from './collector.questions.words.ts';
import { answerLimits, choices, type QuestionDefinition } from './question-definition.ts';

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
    ...words.shownBy,
    options: choices(words.shownBy.options, ['equifax', 'experian', 'transunion']),
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
      ...words.collectorRole,
      options: choices(words.collectorRole.options, ['collector', 'buyer', 'not_sure', 'original']),
    },
    {
      key: 'originalCreditor',
      group,
      kind: 'text',
      required: false,
      recipients: COLLECTOR,
      maxLength: answerLimits.text,
      ...words.originalCreditor,
    },
    {
      key: 'collectorReference',
      group,
      kind: 'text',
      required: false,
      recipients: COLLECTOR,
      maxLength: 40,
      ...words.collectorReference,
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
    ...words.disputeBy,
  };
}
