import {
  type DisputeReason,
  disputeReasonLabels,
  letterLimits,
  type Question,
} from '@creditfix/shared/letters';
import { Button, Group, NativeSelect, Radio, TextInput, Textarea } from '@mantine/core';
import { Explained, onText } from '#webapp/kit/index.ts';
import {
  type FormChange,
  itemOf,
  type LetterForm,
  type ItemAnswers,
  itemPath,
} from '../letter-form.ts';
import { isInquiry, isItemAboutFile } from '../letter-request.ts';
import { isSpecialLetter, reasonChoices, templateOf } from '../letter-template.ts';
import { aboutPartMessages, accountPartMessages } from '../messages.tsx';
import { inOwnWords, LengthLeft } from '../questions/question-field.tsx';
import { accountWords } from './account-words.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { partFaults } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { type Faults, fieldId, useFaults } from './use-faults.ts';
import type { WizardProps } from './wizard-state.ts';

/** The first view about an item: what is wrong with it, what it is, and how the report names it. */
export function AccountPart(props: PartProps) {
  const { wizard, move, part, shown, beside } = props;
  const { form } = wizard;
  const { item } = shown;
  const faults = useFaults(partFaults(form, part, beside));
  const change = (made: FormChange) => move({ kind: 'change', change: made });
  const fields = { ...props, answers: itemOf(form, item), path: itemPath(item), change, faults };
  const { heading, lead } = accountWords(form, item);
  return (
    <StepFrame
      heading={heading}
      lead={lead}
      faults={faults}
      onPrevious={props.onPrevious}
      onSubmit={() => {
        if (faults.check()) props.onNext();
      }}
    >
      {item === 1 && <TemplateLine wizard={wizard} move={move} />}
      {!isSpecialLetter(form) && <ReasonFields {...fields} />}
      {shown.questions.map((question) => (
        <KindField key={question.key} {...fields} question={question} />
      ))}
      {!isItemAboutFile(form, item) && (
        <>
          <CreditorField {...fields} />
          <AccountNumberField {...fields} />
        </>
      )}
    </StepFrame>
  );
}

type FieldsProps = PartProps & {
  readonly answers: ItemAnswers;
  readonly path: string;
  readonly change: (change: FormChange) => void;
  readonly faults: Faults;
};

/** A list to pick from: its dozen choices would push the names below out of sight. */
function KindField({ question, answers, path, shown, change, faults }: KindFieldProps) {
  const { key, label, hint, why, options = [] } = question;
  return (
    <Explained why={why}>
      <NativeSelect
        id={fieldId(`${path}.facts.${key}`)}
        label={label}
        description={hint}
        value={answers.facts[key] ?? ''}
        error={faults.errorFor(`${path}.facts.${key}`)}
        data={[
          { value: '', label: accountPartMessages.chooseKind },
          ...options.map((option) => ({ value: option.value, label: option.label })),
        ]}
        onChange={onText((value) => change({ kind: 'fact', item: shown.item, key, value }))}
      />
    </Explained>
  );
}

type KindFieldProps = FieldsProps & { readonly question: Question };

export function CreditorField({ answers, path, shown, wizard, change, faults }: FieldsProps) {
  const { item } = shown;
  const { company, creditor } = accountWords(wizard.form, item);
  return (
    <TextInput
      id={fieldId(`${path}.creditorName`)}
      name="creditorName"
      label={company}
      description={creditor}
      value={answers.creditorName}
      error={faults.errorFor(`${path}.creditorName`)}
      onChange={onText((value) => change({ kind: 'detail', item, field: 'creditorName', value }))}
      autoComplete="off"
      maxLength={letterLimits.creditorName}
    />
  );
}

/** Nothing for an inquiry, which has no number. */
export function AccountNumberField({ answers, path, shown, wizard, change, faults }: FieldsProps) {
  const { item } = shown;
  if (isInquiry(wizard.form, item)) return null;
  const { number, account } = accountWords(wizard.form, item);
  return (
    <Explained why={accountPartMessages.accountWhy}>
      <TextInput
        id={fieldId(`${path}.accountNumber`)}
        name="accountNumber"
        label={number}
        description={account}
        value={answers.accountNumber}
        error={faults.errorFor(`${path}.accountNumber`)}
        onChange={onText((value) =>
          change({ kind: 'detail', item, field: 'accountNumber', value }),
        )}
        autoComplete="off"
        maxLength={letterLimits.accountNumber}
        data-size="medium"
      />
    </Explained>
  );
}

function ReasonFields(props: FieldsProps) {
  const { answers, path, shown, wizard, change, faults } = props;
  const { item } = shown;
  const reasons = offeredReasons(wizard.form, item);
  // A template with one reason leaves nothing to ask.
  if (reasons.length === 1 && reasons[0] === answers.disputeReason && item === 1) return null;
  return (
    <>
      <Explained why={accountPartMessages.reasonWhy}>
        <Radio.Group
          id={fieldId(`${path}.disputeReason`)}
          label={accountPartMessages.reason}
          value={answers.disputeReason}
          error={faults.errorFor(`${path}.disputeReason`)}
          onChange={(reason) => change({ kind: 'reason', item, reason })}
        >
          {reasons.map((value) => (
            <Radio
              key={value}
              value={value}
              label={disputeReasonLabels[value]}
              description={accountPartMessages.reasonHints[value]}
            />
          ))}
        </Radio.Group>
      </Explained>
      {answers.disputeReason === 'other' && <AdditionalDetails {...props} />}
    </>
  );
}

/** Identity theft has rules of its own, so its items share no letter with others. */
function offeredReasons(form: LetterForm, item: number): readonly DisputeReason[] {
  const first = form.disputeDetails.disputeReason;
  const chosen = itemOf(form, item).disputeReason;
  return reasonChoices(form).filter(
    (reason) =>
      item === 1 ||
      reason === chosen ||
      (reason === 'identity_theft') === (first === 'identity_theft'),
  );
}

function AdditionalDetails({ answers, path, shown, change, faults }: FieldsProps) {
  const { customDetails } = answers;
  const { item } = shown;
  return (
    <div>
      <Explained why={accountPartMessages.detailsWhy}>
        <Textarea
          id={fieldId(`${path}.customDetails`)}
          name="customDetails"
          label={accountPartMessages.details}
          description={inOwnWords(accountPartMessages.detailsHint(letterLimits.leastDetails))}
          value={customDetails}
          error={faults.errorFor(`${path}.customDetails`)}
          onChange={onText((value) =>
            change({ kind: 'detail', item, field: 'customDetails', value }),
          )}
          maxLength={letterLimits.customDetails}
        />
      </Explained>
      <LengthLeft text={customDetails} max={letterLimits.customDetails} />
    </div>
  );
}

/** Which template this is, and the way to another kind of letter. */
function TemplateLine({ wizard, move }: WizardProps) {
  const template = templateOf(wizard.form.template);
  if (!template) return null;
  return (
    <Group component="p" gap="0 0.5rem">
      <strong>{template.title}</strong>
      <Button variant="subtle" onClick={() => move({ kind: 'go', step: 2, part: 0 })}>
        {aboutPartMessages.otherKind}
      </Button>
    </Group>
  );
}
