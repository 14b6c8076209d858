import { letterLimits } from '@creditfix/shared/letters';
import { TextAreaField } from '#webapp/kit/index.ts';
import { LengthLeft } from './length-left.tsx';
import { frameOf, inOwnWords, type QuestionProps } from './question-props.ts';

export function LongTextQuestion(props: QuestionProps) {
  const { hint, ...frame } = frameOf(props);
  const whole = inOwnWords(hint);
  const max = props.question.maxLength ?? letterLimits.fact;
  return (
    <div>
      <TextAreaField
        {...frame}
        hint={whole}
        value={props.value}
        onChange={props.onChange}
        maxLength={max}
      />
      <LengthLeft text={props.value} max={max} />
    </div>
  );
}
