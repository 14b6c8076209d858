import { CheckboxField, FieldGroup } from '#webapp/kit/index.ts';
import classes from './multi-choice-question.module.css';
import { frameOf, type QuestionProps } from './question-props.ts';
import { toggleChoice } from './several-choices.ts';

export function MultiChoiceQuestion(props: QuestionProps) {
  const { question, value, onChange } = props;
  const options = question.options ?? [];
  const chosen = new Set(value.split(','));
  return (
    <FieldGroup {...frameOf(props)}>
      <div className={classes.choices}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            label={option.label}
            hint={option.hint}
            checked={chosen.has(option.value)}
            onChange={(checked) =>
              onChange(
                toggleChoice(
                  value,
                  option.value,
                  checked,
                  options.map((one) => one.value),
                ),
              )
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
