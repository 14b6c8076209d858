import { disputeReasonLabels, letterLimits, type DisputeReason } from '@creditfix/shared/letters';
import { RadioField, TextAreaField, TextField } from '#webapp/kit/index.ts';
import { words } from './account-part.words.ts';
import { accountWords } from './account-words.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { fieldId } from './field-id.ts';
import { itemOf, type FormChange, type LetterForm } from './letter-form.ts';
import { itemPath, type ItemAnswers } from './letter-item.ts';
import { isSpecialLetter, reasonChoices } from './letter-template.ts';
import { LengthLeft } from './questions/length-left.tsx';
import { inOwnWords } from './questions/question-props.ts';
import { accountFaults } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { TemplateLine } from './template-line.tsx';
import { useFaults, type Faults } from './use-faults.ts';

/** The first view about an item: whose it is and what is wrong with it. */
export function AccountPart(props: PartProps) {
  const { wizard, move, shown } = props;
  const { form } = wizard;
  const { item } = shown;
  const faults = useFaults(accountFaults(form, item));
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
      <AccountFields {...fields} />
      {!isSpecialLetter(form) && <ReasonFields {...fields} />}
    </StepFrame>
  );
}

type FieldsProps = PartProps & {
  readonly answers: ItemAnswers;
  readonly path: string;
  readonly change: (change: FormChange) => void;
  readonly faults: Faults;
};

function AccountFields({ answers, path, shown, wizard, change, faults }: FieldsProps) {
  const { item } = shown;
  const { creditor, account } = accountWords(wizard.form, item);
  return (
    <>
      <TextField
        id={fieldId(`${path}.creditorName`)}
        name="creditorName"
        label={words.creditor}
        hint={creditor}
        value={answers.creditorName}
        error={faults.errorFor(`${path}.creditorName`)}
        onChange={(value) => change({ kind: 'detail', item, field: 'creditorName', value })}
        autoComplete="off"
        maxLength={letterLimits.creditorName}
      />
      <TextField
        id={fieldId(`${path}.accountNumber`)}
        name="accountNumber"
        label={words.account}
        hint={account}
        why={words.accountWhy}
        value={answers.accountNumber}
        error={faults.errorFor(`${path}.accountNumber`)}
        onChange={(value) => change({ kind: 'detail', item, field: 'accountNumber', value })}
        autoComplete="off"
        maxLength={letterLimits.accountNumber}
        size="medium"
      />
    </>
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
      <RadioField
        id={fieldId(`${path}.disputeReason`)}
        label={words.reason}
        why={words.reasonWhy}
        value={answers.disputeReason}
        error={faults.errorFor(`${path}.disputeReason`)}
        onChange={(reason) => change({ kind: 'reason', item, reason })}
        options={reasons.map((value) => ({
          value,
          label: disputeReasonLabels[value],
          hint: words.reasonHints[value],
        }))}
      />
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
      <TextAreaField
        id={fieldId(`${path}.customDetails`)}
        name="customDetails"
        label={words.details}
        hint={inOwnWords(words.detailsHint)}
        why={words.detailsWhy}
        value={customDetails}
        error={faults.errorFor(`${path}.customDetails`)}
        onChange={(value) => change({ kind: 'detail', item, field: 'customDetails', value })}
        maxLength={letterLimits.customDetails}
      />
      <LengthLeft text={customDetails} max={letterLimits.customDetails} />
    </div>
  );
}
