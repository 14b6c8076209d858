import { UsStates } from '@creditfix/shared/kernel';
import { LetterRecipient, letterLimits } from '@creditfix/shared/letters';
import { Link } from 'react-router-dom';
import { Icon, SelectField, TextField } from '#webapp/kit/index.ts';
import { DateField } from './questions/date-field.tsx';
import { fieldId } from './field-id.ts';
import type { PersonalField } from './letter-form.ts';
import classes from './personal-info-step.module.css';
import { StepFrame } from './step-frame.tsx';
import { personalFaults } from './step-faults.ts';
import { useFaults, type Faults } from './use-faults.ts';
import type { WizardProps } from './wizard-state.ts';

const stateOptions = Object.entries(UsStates).map(([value, label]) => ({ value, label }));

/** Step 1: who writes the letter. */
export function PersonalInfoStep(props: WizardProps) {
  const { wizard, move } = props;
  const faults = useFaults(personalFaults(wizard.form));
  return (
    <StepFrame
      heading="About you"
      lead="Your name and mailing address stand at the top of the letter. The answer comes to this address."
      problems={faults.problems}
      attempt={faults.attempt}
      onSubmit={() => {
        if (faults.check()) move({ kind: 'next' });
      }}
    >
      {wizard.fromProfile && <FilledIn />}
      <NameAndAddress {...props} faults={faults} />
      <WhereToReachYou {...props} faults={faults} />
      <WhoYouAre {...props} faults={faults} />
    </StepFrame>
  );
}

function FilledIn() {
  return (
    <p className={classes.filled}>
      <Icon name="person" /> Filled in from <Link to="/account">My Account</Link>. What you change
      here is for this letter only.
    </p>
  );
}

type GroupProps = WizardProps & { readonly faults: Faults };

/** What each text field of this step needs to be bound to the form. */
function bind({ wizard, move, faults }: GroupProps, field: PersonalField) {
  const path = `personalInfo.${field}`;
  return {
    id: fieldId(path),
    name: field,
    value: wizard.form.personalInfo[field],
    error: faults.errorFor(path),
    onChange: (value: string) =>
      move({ kind: 'change', change: { kind: 'personal', field, value } }),
  };
}

function NameAndAddress(props: GroupProps) {
  return (
    <div className={classes.group}>
      <div className={classes.pair}>
        <TextField
          {...bind(props, 'firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={letterLimits.name}
        />
        <TextField
          {...bind(props, 'lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={letterLimits.name}
        />
      </div>
      <TextField
        {...bind(props, 'address')}
        label="Street address"
        autoComplete="address-line1"
        maxLength={letterLimits.address}
      />
      <TextField
        {...bind(props, 'addressLine2')}
        label="Apartment or unit"
        optional
        autoComplete="address-line2"
        maxLength={letterLimits.address}
      />
      <TextField
        {...bind(props, 'city')}
        label="City"
        autoComplete="address-level2"
        maxLength={letterLimits.city}
      />
      <div className={classes.pair}>
        <SelectField
          {...bind(props, 'state')}
          label="State"
          autoComplete="address-level1"
          placeholder="Choose a state"
          options={stateOptions}
        />
        <TextField
          {...bind(props, 'zipCode')}
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
          size="short"
          maxLength={letterLimits.zipCode}
        />
      </div>
    </div>
  );
}

function WhereToReachYou(props: GroupProps) {
  return (
    <div className={classes.group}>
      <h3 className={classes.title}>How you can be reached</h3>
      <div className={classes.pair}>
        <TextField
          {...bind(props, 'phone')}
          label="Phone"
          optional
          type="tel"
          autoComplete="tel"
          maxLength={letterLimits.phone}
        />
        <TextField
          {...bind(props, 'email')}
          label="Email"
          optional
          type="email"
          autoComplete="email"
          maxLength={letterLimits.email}
        />
      </div>
    </div>
  );
}

/** A debt collector, or a company that looked at the report, needs neither; their letters print neither. */
const NOT_IDENTIFIED: readonly string[] = [LetterRecipient.collector, LetterRecipient.inquirer];

function WhoYouAre(props: GroupProps) {
  if (NOT_IDENTIFIED.includes(props.wizard.form.recipient)) return null;
  const last4 = bind(props, 'ssnLast4');
  return (
    <div className={classes.group}>
      <h3 className={classes.title}>What finds your file</h3>
      <DateField
        {...bind(props, 'dateOfBirth')}
        label="Date of birth"
        optional
        autoComplete="bday"
        why="There are files on people with the same name. Your date of birth helps to find yours. It is printed on the letter and kept encrypted."
      />
      <TextField
        {...last4}
        onChange={(value) => last4.onChange(value.replace(/\D/g, '').slice(0, 4))}
        label="Last four digits of your Social Security number"
        optional
        inputMode="numeric"
        autoComplete="off"
        size="short"
        why="They are used to find your file. We never ask for the full number. You can leave this empty; you may then be asked who you are."
      />
    </div>
  );
}
