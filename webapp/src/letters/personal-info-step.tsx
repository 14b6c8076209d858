import { UsStates } from '@creditfix/shared/kernel';
import { LetterRecipient, letterLimits } from '@creditfix/shared/letters';
import { Icon, SelectField, TextField, ZipNote } from '#webapp/kit/index.ts';
import { DateField } from './questions/date-field.tsx';
import { fieldId } from './field-id.ts';
import type { PersonalField } from './letter-form.ts';
import classes from './personal-info-step.module.css';
import { words } from './personal-info-step.words.tsx';
import { StepFrame } from './step-frame.tsx';
import { personalFaults } from './step-faults.ts';
import { today } from './today.ts';
import { tidyLast4, tidyZip } from './tidy-digits.ts';
import { useFaults, type Faults } from './use-faults.ts';
import type { WizardProps } from './wizard-state.ts';

const stateOptions = Object.entries(UsStates).map(([value, label]) => ({ value, label }));

/** Step 1: who writes the letter. */
export function PersonalInfoStep(props: WizardProps) {
  const { wizard, move } = props;
  const faults = useFaults(personalFaults(wizard.form, today()));
  return (
    <StepFrame
      heading={words.heading}
      lead={words.lead}
      faults={faults}
      onSubmit={() => {
        if (faults.check()) move({ kind: 'next' });
      }}
    >
      {words.letterLanguage !== '' && (
        <p className={classes.filled}>
          <Icon name="sheet" /> {words.letterLanguage}
        </p>
      )}
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
      <Icon name="person" /> {words.filledIn('/account')}
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
          label={words.firstName}
          autoComplete="given-name"
          maxLength={letterLimits.name}
        />
        <TextField
          {...bind(props, 'lastName')}
          label={words.lastName}
          autoComplete="family-name"
          maxLength={letterLimits.name}
        />
      </div>
      <TextField
        {...bind(props, 'address')}
        label={words.street}
        autoComplete="address-line1"
        maxLength={letterLimits.address}
      />
      <TextField
        {...bind(props, 'addressLine2')}
        label={words.unit}
        optional
        autoComplete="address-line2"
        maxLength={letterLimits.address}
      />
      <TextField
        {...bind(props, 'zipCode')}
        tidy={tidyZip}
        label={words.zipCode}
        autoComplete="postal-code"
        inputMode="numeric"
        size="short"
      />
      <div className={classes.pair}>
        <TextField
          {...bind(props, 'city')}
          label={words.city}
          autoComplete="address-level2"
          maxLength={letterLimits.city}
        />
        <SelectField
          {...bind(props, 'state')}
          label={words.state}
          autoComplete="address-level1"
          placeholder={words.chooseState}
          options={stateOptions}
        />
      </div>
      <ZipNote
        address={props.wizard.form.personalInfo}
        fill={(field, value) => bind(props, field).onChange(value)}
      />
    </div>
  );
}

function WhereToReachYou(props: GroupProps) {
  return (
    <div className={classes.group}>
      <h3 className={classes.title}>{words.reachHeading}</h3>
      <div className={classes.reach}>
        <TextField
          {...bind(props, 'phone')}
          label={words.phone}
          optional
          type="tel"
          autoComplete="tel"
          maxLength={letterLimits.phone}
        />
        <TextField
          {...bind(props, 'email')}
          label={words.email}
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
  return (
    <div className={classes.group}>
      <h3 className={classes.title}>{words.fileHeading}</h3>
      <DateField
        {...bind(props, 'dateOfBirth')}
        label={words.dateOfBirth}
        optional
        autoComplete="bday"
        why={words.dateOfBirthWhy}
      />
      <TextField
        {...bind(props, 'ssnLast4')}
        tidy={tidyLast4}
        label={words.ssnLast4}
        optional
        inputMode="numeric"
        autoComplete="off"
        size="short"
        why={words.ssnLast4Why}
      />
    </div>
  );
}
