import type { Question } from '@creditfix/shared/letters';
import type { ComponentType } from 'react';
import { ChoiceQuestion } from './choice-question.tsx';
import { DateQuestion } from './date-question.tsx';
import { LongTextQuestion } from './long-text-question.tsx';
import { MoneyQuestion } from './money-question.tsx';
import { MonthQuestion } from './month-question.tsx';
import { MultiChoiceQuestion } from './multi-choice-question.tsx';
import type { QuestionProps } from './question-props.ts';
import { TextQuestion } from './text-question.tsx';
import { YesNoQuestion } from './yes-no-question.tsx';

const kinds: Readonly<Record<Question['kind'], ComponentType<QuestionProps>>> = {
  text: TextQuestion,
  long_text: LongTextQuestion,
  money: MoneyQuestion,
  date: DateQuestion,
  month: MonthQuestion,
  choice: ChoiceQuestion,
  multi_choice: MultiChoiceQuestion,
  yes_no: YesNoQuestion,
};

/** One question of step 2, drawn by its kind. */
export function QuestionField(props: QuestionProps) {
  const Kind = kinds[props.question.kind];
  return <Kind {...props} />;
}
