import {
  Bureau,
  DisputeReason,
  bureaus,
  disputeReasonLabels,
  letterLimits,
} from '@creditfix/shared/letters';
import { RadioField, TextAreaField, TextField } from '#webapp/kit/index.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { fieldId } from './field-id.ts';
import type { FormChange } from './letter-form.ts';
import { LengthLeft } from './questions/length-left.tsx';
import { reasonHints } from './reason-hints.ts';
import { accountFaults } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { useFaults, type Faults } from './use-faults.ts';

const bureauOptions = Object.values(Bureau).map((value) => ({ value, label: bureaus[value].name }));
const reasonOptions = Object.values(DisputeReason).map((value) => ({
  value,
  label: disputeReasonLabels[value],
  hint: reasonHints[value],
}));

/** The first view of step 2: whose report, whose item, and what is wrong with it. */
export function AccountPart(props: PartProps) {
  const { form } = props.wizard;
  const faults = useFaults(accountFaults(form));
  const change = (made: FormChange) => props.move({ kind: 'change', change: made });
  return (
    <StepFrame
      heading="The item you dispute"
      lead="Have your credit report beside you, and copy names and numbers just as it shows them."
      problems={faults.problems}
      attempt={faults.attempt}
      onPrevious={props.onPrevious}
      onSubmit={() => {
        if (faults.check()) props.onNext();
      }}
    >
      <RadioField
        id={fieldId('bureauType')}
        label="Which bureau's report shows it?"
        why="The letter goes to the bureau whose report is wrong. If the item stands on more than one report, each bureau needs its own letter."
        value={form.bureauType}
        error={faults.errorFor('bureauType')}
        onChange={(bureau) => change({ kind: 'bureau', bureau })}
        options={bureauOptions}
      />
      <AccountFields {...props} change={change} faults={faults} />
      <RadioField
        id={fieldId('disputeDetails.disputeReason')}
        label="What is wrong with it?"
        why="The reason decides which facts the letter needs and which law it names."
        value={form.disputeDetails.disputeReason}
        error={faults.errorFor('disputeDetails.disputeReason')}
        onChange={(reason) => change({ kind: 'reason', reason })}
        options={reasonOptions}
      />
      {form.disputeDetails.disputeReason === 'other' && (
        <AdditionalDetails {...props} change={change} faults={faults} />
      )}
    </StepFrame>
  );
}

type FieldsProps = PartProps & {
  readonly change: (change: FormChange) => void;
  readonly faults: Faults;
};

function AccountFields({ wizard, change, faults }: FieldsProps) {
  const { creditorName, accountNumber } = wizard.form.disputeDetails;
  return (
    <>
      <TextField
        id={fieldId('disputeDetails.creditorName')}
        name="creditorName"
        label="Creditor name"
        hint="The company that reports the item: a bank, a lender or a debt collector."
        value={creditorName}
        error={faults.errorFor('disputeDetails.creditorName')}
        onChange={(value) => change({ kind: 'detail', field: 'creditorName', value })}
        autoComplete="off"
        maxLength={letterLimits.creditorName}
      />
      <TextField
        id={fieldId('disputeDetails.accountNumber')}
        name="accountNumber"
        label="Account number"
        hint="As the report shows it. Part of the number, or stars for hidden digits, is fine."
        why="It tells the bureau which of your accounts you mean. We keep it encrypted."
        value={accountNumber}
        error={faults.errorFor('disputeDetails.accountNumber')}
        onChange={(value) => change({ kind: 'detail', field: 'accountNumber', value })}
        autoComplete="off"
        maxLength={letterLimits.accountNumber}
        size="medium"
      />
    </>
  );
}

function AdditionalDetails({ wizard, change, faults }: FieldsProps) {
  const { customDetails } = wizard.form.disputeDetails;
  return (
    <div>
      <TextAreaField
        id={fieldId('disputeDetails.customDetails')}
        name="customDetails"
        label="Additional Details"
        hint="Say what is wrong, why, and since when, in at least 40 characters. Example: The report shows my loan as open, but I closed it on May 3, 2024."
        why="A bureau may set a vague dispute aside. Clear facts make it look."
        value={customDetails}
        error={faults.errorFor('disputeDetails.customDetails')}
        onChange={(value) => change({ kind: 'detail', field: 'customDetails', value })}
        maxLength={letterLimits.customDetails}
      />
      <LengthLeft text={customDetails} max={letterLimits.customDetails} />
    </div>
  );
}
