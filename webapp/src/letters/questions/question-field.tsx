import { letterLimits, type Question } from '@creditfix/shared/letters';
import { Checkbox, Radio, Stack, Textarea, TextInput, Text } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { DateField, Explained, FieldGroup, onText, onTick, Optional } from '#webapp/kit/index.ts';
import { questionFieldMessages } from '../messages.tsx';

const yesNo = [
  { value: 'yes', label: questionFieldMessages.yes },
  { value: 'no', label: questionFieldMessages.no },
] as const;

function YesNoQuestion(props: QuestionProps) {
  return (
    <Radio.Group {...frameOf(props)} value={props.value} onChange={props.onChange}>
      {yesNo.map(({ value, label }) => (
        <Radio key={value} value={value} label={label} />
      ))}
    </Radio.Group>
  );
}

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
  return (
    <Explained why={props.question.why}>
      <Kind {...props} />
    </Explained>
  );
}

/** What the field of every kind of question gets. */
interface QuestionProps {
  readonly question: Question;
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** What all kinds share: label, hint and error. */
function frameOf({ question, id, error }: QuestionProps) {
  const { label, hint, example, required } = question;
  const description = [hint, example && questionFieldMessages.example(example)]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    label: required ? label : <Optional>{label}</Optional>,
    description,
    error,
  };
}

/** The hint of a question whose answer goes into the letter word for word. */
export function inOwnWords(hint: string | undefined): string {
  return [hint, questionFieldMessages.ownWordsLanguage].filter(Boolean).join(' ');
}

/** Ticks or unticks one choice; the answer lists its choices by comma in the order in which they are offered. */
export function toggleChoice(
  value: string,
  choice: string,
  checked: boolean,
  offered: readonly string[],
): string {
  const chosen = new Set(value.split(','));
  if (checked) chosen.add(choice);
  else chosen.delete(choice);
  return offered.filter((one) => chosen.has(one)).join(',');
}

/** What a person types as an amount, brought to the `1234.56` that the rules read; anything else is left for them to name. */
export function moneyValue(typed: string): string {
  const bare = typed.replace(/[$,\s]/g, '');
  const whole = /^(\d+)(?:\.(\d{0,2}))?$/.exec(bare);
  if (!whole) return bare;
  return `${whole[1]}.${(whole[2] ?? '').padEnd(2, '0')}`;
}

/** The same amount as people write it: `$1,234.56`. */
export function moneyWords(value: string): string {
  const parts = /^(\d+)\.(\d{2})$/.exec(value);
  if (!parts) return value;
  return `$${(parts[1] ?? '').replace(/\B(?=(\d{3})+$)/g, ',')}.${parts[2]}`;
}

function ChoiceQuestion(props: QuestionProps) {
  return (
    <Radio.Group {...frameOf(props)} value={props.value} onChange={props.onChange}>
      {(props.question.options ?? []).map(({ value, label, hint }) => (
        <Radio key={value} value={value} label={label} description={hint} />
      ))}
    </Radio.Group>
  );
}

function DateQuestion(props: QuestionProps) {
  return <DateField {...frameOf(props)} value={props.value} onChange={props.onChange} />;
}

function LongTextQuestion(props: QuestionProps) {
  const { description, ...frame } = frameOf(props);
  const whole = inOwnWords(description);
  const max = props.question.maxLength ?? letterLimits.fact;
  return (
    <div>
      <Textarea
        {...frame}
        description={whole}
        value={props.value}
        onChange={onText(props.onChange)}
        maxLength={max}
      />
      <LengthLeft text={props.value} max={max} />
    </div>
  );
}

/** The answer is normal from the first key on; the text in the box is only tidied when the person leaves it. */
function MoneyQuestion(props: QuestionProps) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState(() => moneyWords(value));
  const inStep = moneyValue(typed) === value;
  return (
    <TextInput
      {...frameOf(props)}
      value={inStep ? typed : moneyWords(value)}
      onChange={onText((text) => {
        setTyped(text);
        onChange(text.trim() === '' ? '' : moneyValue(text));
      })}
      onBlur={() => setTyped(moneyWords(value))}
      inputMode="decimal"
      autoComplete="off"
      placeholder="$0.00"
      data-size="short"
      maxLength={20}
    />
  );
}

function MonthQuestion(props: QuestionProps) {
  return (
    <DateField {...frameOf(props)} grain="month" value={props.value} onChange={props.onChange} />
  );
}

function MultiChoiceQuestion(props: QuestionProps) {
  const { question, value, onChange } = props;
  const options = question.options ?? [];
  const chosen = new Set(value.split(','));
  return (
    <FieldGroup {...frameOf(props)}>
      <Stack gap="xs">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            description={option.hint}
            checked={chosen.has(option.value)}
            onChange={onTick((checked) =>
              onChange(
                toggleChoice(
                  value,
                  option.value,
                  checked,
                  options.map((one) => one.value),
                ),
              ),
            )}
          />
        ))}
      </Stack>
    </FieldGroup>
  );
}

function TextQuestion(props: QuestionProps) {
  return (
    <TextInput
      {...frameOf(props)}
      value={props.value}
      onChange={onText(props.onChange)}
      autoComplete="off"
      maxLength={props.question.maxLength ?? letterLimits.fact}
    />
  );
}

/** How much room is left, said only once it gets tight. */
export function LengthLeft({ text, max }: { readonly text: string; readonly max: number }) {
  const left = max - text.length;
  if (left > max * 0.2) return null;
  return (
    <Text mt="0.25rem" c="dimmed" size="sm" className="tabular" role="status">
      {questionFieldMessages.charactersLeft(left)}
    </Text>
  );
}
