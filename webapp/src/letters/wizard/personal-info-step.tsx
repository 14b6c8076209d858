import { UsStates } from '@creditfix/shared/kernel';
import {
  isNameInLatin,
  LetterRecipient,
  letterLimits,
  senderDoubts,
} from '@creditfix/shared/letters';
import {
  Box,
  Checkbox,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  DateField,
  Explained,
  focusField,
  Icon,
  Notice,
  onText,
  Optional,
  ZipNote,
  onTick,
  useAtom,
  useSetAtom,
} from '#webapp/kit/index.ts';
import { type Faults, fieldId, useFaults } from './use-faults.ts';
import { remembersAtom, rememberPersonAtom } from '../letter-draft.atoms.ts';
import type { PersonalField } from '../letter-form.ts';
import classes from './wizard.module.css';
import { personalInfoStepMessages } from '../messages.tsx';
import { StepFrame } from './step-frame.tsx';
import { personalFaults } from './step-faults.ts';
import { today } from '../today.ts';
import { tidyLast4, tidyZip } from '../tidy-digits.ts';
import type { WizardProps } from './wizard-state.ts';

const stateOptions = Object.entries(UsStates).map(([value, label]) => ({ value, label }));

/** Step 1: who writes the letter. */
export function PersonalInfoStep(props: WizardProps) {
  const { wizard, move } = props;
  const faults = useFaults(personalFaults(wizard.form, today()));
  const [remembers, setRemembers] = useAtom(remembersAtom);
  const remember = useSetAtom(rememberPersonAtom);
  return (
    <StepFrame
      heading={personalInfoStepMessages.heading}
      lead={personalInfoStepMessages.lead}
      faults={faults}
      onSubmit={() => {
        if (!faults.check()) return;
        void remember();
        move({ kind: 'next' });
      }}
    >
      {personalInfoStepMessages.letterLanguage !== '' && (
        <Text c="dimmed" size="sm">
          <Icon name="sheet" /> {personalInfoStepMessages.letterLanguage}
        </Text>
      )}
      {wizard.fromProfile && <FilledIn />}
      <NameAndAddress {...props} faults={faults} />
      <div>
        <WhoYouAre {...props} faults={faults} />
        <WhereToReachYou {...props} faults={faults} />
        <MoreOfTheName {...props} faults={faults} />
      </div>
      <Doubts {...props} faults={faults} />
      <Checkbox
        label={personalInfoStepMessages.remember}
        description={personalInfoStepMessages.rememberWhat}
        checked={remembers}
        onChange={onTick(setRemembers)}
      />
    </StepFrame>
  );
}

function FilledIn() {
  return (
    <Text c="dimmed" size="sm">
      <Icon name="person" /> {personalInfoStepMessages.filledIn('/account')}
    </Text>
  );
}

/** What is only unlikely is asked about, and holds up nobody. */
function Doubts({ wizard, faults }: GroupProps) {
  const doubts = senderDoubts(wizard.form.personalInfo).filter(({ path }) => faults.isLeft(path));
  if (doubts.length === 0) return null;
  return (
    <Notice tone="info" title={personalInfoStepMessages.lookAgain} live>
      <ul>
        {doubts.map(({ path, message }) => (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldId(path));
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type GroupProps = WizardProps & { readonly faults: Faults };

/** What each text field of this step needs to be bound to the form. */
function bind(props: GroupProps, field: PersonalField, tidy?: (text: string) => string) {
  const { wizard, faults } = props;
  const path = `personalInfo.${field}`;
  return {
    id: fieldId(path),
    name: field,
    value: wizard.form.personalInfo[field],
    error: faults.errorFor(path),
    onChange: onText((value) => change(props, field, value), tidy),
  };
}

function change({ move }: GroupProps, field: PersonalField, value: string): void {
  move({ kind: 'change', change: { kind: 'personal', field, value } });
}

function NameAndAddress(props: GroupProps) {
  return (
    <Stack className={classes.group}>
      <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="md">
        <TextInput
          {...bind(props, 'firstName')}
          label={personalInfoStepMessages.firstName}
          autoComplete="given-name"
          maxLength={letterLimits.name}
        />
        <TextInput
          {...bind(props, 'lastName')}
          label={personalInfoStepMessages.lastName}
          autoComplete="family-name"
          maxLength={letterLimits.name}
        />
      </SimpleGrid>
      {!isNameInLatin(props.wizard.form.personalInfo) && (
        <Notice tone="info" title={personalInfoStepMessages.nameOnReport} live>
          <p>{personalInfoStepMessages.nameOnReportText}</p>
        </Notice>
      )}
      <TextInput
        {...bind(props, 'address')}
        label={personalInfoStepMessages.street}
        autoComplete="address-line1"
        maxLength={letterLimits.address}
      />
      <TextInput
        {...bind(props, 'addressLine2')}
        label={<Optional>{personalInfoStepMessages.unit}</Optional>}
        autoComplete="address-line2"
        maxLength={letterLimits.address}
      />
      <TextInput
        {...bind(props, 'zipCode', tidyZip)}
        label={personalInfoStepMessages.zipCode}
        autoComplete="postal-code"
        inputMode="numeric"
        data-size="short"
      />
      <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="md">
        <TextInput
          {...bind(props, 'city')}
          label={personalInfoStepMessages.city}
          autoComplete="address-level2"
          maxLength={letterLimits.city}
        />
        <NativeSelect
          {...bind(props, 'state')}
          label={personalInfoStepMessages.state}
          autoComplete="address-level1"
          data={[{ value: '', label: personalInfoStepMessages.chooseState }, ...stateOptions]}
        />
      </SimpleGrid>
      <ZipNote
        address={props.wizard.form.personalInfo}
        fill={(field, value) => change(props, field, value)}
      />
    </Stack>
  );
}

interface MoreProps extends GroupProps {
  readonly title: string;
  readonly fields: readonly PersonalField[];
  readonly children: ReactNode;
}

/** What may stay empty lies folded, until something is in it or wrong with it. */
function More({ wizard, faults, title, fields, children }: MoreProps) {
  const isFilled = fields.some((field) => wizard.form.personalInfo[field] !== '');
  const isFaulty = fields.some((field) => faults.errorFor(`personalInfo.${field}`) !== undefined);
  const [begunFilled] = useState(isFilled);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isFaulty && fold.current) fold.current.open = true;
  }, [isFaulty]);
  return (
    <details ref={fold} open={begunFilled}>
      <Box component="summary" fw={600}>
        {title}
      </Box>
      <Stack pt="sm" pb="md">
        {children}
      </Stack>
    </details>
  );
}

function WhereToReachYou(props: GroupProps) {
  return (
    <More {...props} title={personalInfoStepMessages.reachHeading} fields={['phone', 'email']}>
      <Group align="start" className={classes.reach}>
        <TextInput
          {...bind(props, 'phone')}
          label={<Optional>{personalInfoStepMessages.phone}</Optional>}
          type="tel"
          autoComplete="tel"
          maxLength={letterLimits.phone}
        />
        <TextInput
          {...bind(props, 'email')}
          label={<Optional>{personalInfoStepMessages.email}</Optional>}
          type="email"
          autoComplete="email"
          maxLength={letterLimits.email}
        />
      </Group>
    </More>
  );
}

function MoreOfTheName(props: GroupProps) {
  return (
    <More {...props} title={personalInfoStepMessages.moreOfName} fields={['middleName', 'suffix']}>
      <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="md">
        <TextInput
          {...bind(props, 'middleName')}
          label={<Optional>{personalInfoStepMessages.middleName}</Optional>}
          autoComplete="additional-name"
          maxLength={letterLimits.name}
        />
        <TextInput
          {...bind(props, 'suffix')}
          label={<Optional>{personalInfoStepMessages.suffix}</Optional>}
          placeholder={personalInfoStepMessages.suffixExample}
          autoComplete="honorific-suffix"
          maxLength={letterLimits.suffix}
          data-size="short"
        />
      </SimpleGrid>
    </More>
  );
}

/** Only an agency finds a file by them, so only its letters print them. */
function WhoYouAre(props: GroupProps) {
  if (props.wizard.form.recipient !== LetterRecipient.bureau) return null;
  return (
    <More
      {...props}
      title={personalInfoStepMessages.fileHeading}
      fields={['dateOfBirth', 'ssnLast4', 'formerName', 'formerAddress', 'formerAddress2']}
    >
      <Explained why={personalInfoStepMessages.dateOfBirthWhy}>
        <DateField
          {...bind(props, 'dateOfBirth')}
          label={<Optional>{personalInfoStepMessages.dateOfBirth}</Optional>}
          autoComplete="bday"
          onChange={(value) => change(props, 'dateOfBirth', value)}
        />
      </Explained>
      <Explained why={personalInfoStepMessages.ssnLast4Why}>
        <TextInput
          {...bind(props, 'ssnLast4', tidyLast4)}
          label={<Optional>{personalInfoStepMessages.ssnLast4}</Optional>}
          inputMode="numeric"
          autoComplete="off"
          data-size="short"
        />
      </Explained>
      <FormerNames {...props} />
    </More>
  );
}

/** A file may still be under an old name or address. */
function FormerNames(props: GroupProps) {
  return (
    <>
      <Explained why={personalInfoStepMessages.formerNameWhy}>
        <TextInput
          {...bind(props, 'formerName')}
          label={<Optional>{personalInfoStepMessages.formerName}</Optional>}
          autoComplete="off"
          maxLength={letterLimits.formerName}
        />
      </Explained>
      <Explained why={personalInfoStepMessages.formerAddressWhy}>
        <TextInput
          {...bind(props, 'formerAddress')}
          label={<Optional>{personalInfoStepMessages.formerAddress}</Optional>}
          placeholder={personalInfoStepMessages.formerAddressExample}
          autoComplete="off"
          maxLength={letterLimits.formerAddress}
        />
      </Explained>
      <TextInput
        {...bind(props, 'formerAddress2')}
        label={<Optional>{personalInfoStepMessages.formerAddress2}</Optional>}
        autoComplete="off"
        maxLength={letterLimits.formerAddress}
      />
    </>
  );
}
