import { UsStates, type CalendarDate } from '@creditfix/shared/kernel';
import {
  AddressSource,
  agencyName,
  bureaus,
  letterLimits,
  companyKindOf,
  letterEndpoints,
  type OfferedCompany,
  type RecipientAddress,
} from '@creditfix/shared/letters';
import { NativeSelect, Radio, SimpleGrid, Stack, TextInput, Select, Text } from '@mantine/core';
import {
  Explained,
  onText,
  Optional,
  ZipNote,
  dateWords,
  locale,
  queryOf,
  useQuery,
} from '#webapp/kit/index.ts';
import {
  type AddressField,
  addressSourceOf,
  agencyOf,
  bureausToAddress,
  type LetterForm,
  offersTypedAddress,
} from '../letter-form.ts';
import { isSpecialLetter } from '../letter-template.ts';
import { addressPartMessages, companyChoiceMessages } from '../messages.tsx';
import classes from './wizard.module.css';
import { tidyZip } from '../tidy-digits.ts';
import type { PartProps } from './dispute-details-step.tsx';
import { addressFaults } from './step-faults.ts';
import { StepFrame } from './step-frame.tsx';
import { type Faults, fieldId, useFaults } from './use-faults.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';

const stateOptions = Object.entries(UsStates).map(([value, label]) => ({ value, label }));

/** Where the letter to a company goes. 12 CFR 1022.43(c): a direct dispute counts only at certain addresses. */
export function AddressPart(props: PartProps) {
  const { wizard, move } = props;
  const { form } = wizard;
  const faults = useFaults(addressFaults(form));
  const { heading, lead, why, hints } = addressWords(form);
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
      <CompanyChoice
        form={form}
        onChoose={(address) => move({ kind: 'change', change: { kind: 'known_company', address } })}
      />
      <Explained why={why}>
        <Radio.Group
          id={fieldId(pathOf('source'))}
          label={addressPartMessages.source}
          value={addressSourceOf(form)}
          error={faults.errorFor(pathOf('source'))}
          onChange={(value) =>
            move({ kind: 'change', change: { kind: 'recipient_address', field: 'source', value } })
          }
        >
          {Object.values(AddressSource).map((value) => (
            <Radio
              key={value}
              value={value}
              label={hints[value].label}
              description={hints[value].hint}
            />
          ))}
        </Radio.Group>
      </Explained>
      <CompanyFields {...props} faults={faults} />
    </StepFrame>
  );
}

function pathOf(field: AddressField): string {
  return `disputeDetails.recipientAddress.${field}`;
}

type FieldsProps = PartProps & { readonly faults: Faults };

/** What each field of the address needs to be bound to the form. No autofill: the browser would offer the person's own address. */
function bind(props: FieldsProps, field: AddressField, tidy?: (text: string) => string) {
  const { wizard, faults } = props;
  return {
    id: fieldId(pathOf(field)),
    name: `company-${field}`,
    value: wizard.form.recipientAddress[field],
    error: faults.errorFor(pathOf(field)),
    autoComplete: 'off',
    onChange: onText((value) => change(props, field, value), tidy),
  } as const;
}

function change({ move }: FieldsProps, field: AddressField, value: string): void {
  move({ kind: 'change', change: { kind: 'recipient_address', field, value } });
}

function CompanyFields(props: FieldsProps) {
  return (
    <Stack className={classes.group}>
      <TextInput
        {...bind(props, 'name')}
        label={addressPartMessages.company}
        description={addressPartMessages.companyHint}
        maxLength={letterLimits.creditorName}
      />
      <TextInput
        {...bind(props, 'street')}
        label={addressPartMessages.street}
        maxLength={letterLimits.address}
      />
      <TextInput
        {...bind(props, 'street2')}
        label={<Optional>{addressPartMessages.secondLine}</Optional>}
        description={addressPartMessages.secondLineHint}
        maxLength={letterLimits.address}
      />
      <TextInput
        {...bind(props, 'zipCode', tidyZip)}
        label={addressPartMessages.zipCode}
        inputMode="numeric"
        data-size="short"
      />
      <SimpleGrid minColWidth="12rem" autoFlow="auto-fit" spacing="md">
        <TextInput
          {...bind(props, 'city')}
          label={addressPartMessages.city}
          maxLength={letterLimits.city}
        />
        <NativeSelect
          {...bind(props, 'state')}
          label={addressPartMessages.state}
          data={[{ value: '', label: addressPartMessages.chooseState }, ...stateOptions]}
        />
      </SimpleGrid>
      <ZipNote
        address={props.wizard.form.recipientAddress}
        fill={(field, value) => change(props, field, value)}
      />
    </Stack>
  );
}

/** What the view of the company's address says. The rule about addresses is one for disputes; other letters only have to arrive. */
function addressWords(form: LetterForm) {
  const heading = addressPartMessages.heading(form.recipientAddress.name.trim());
  if (agencyOf(form)) {
    const company = agencyName({
      agency: agencyOf(form),
      recipientAddress: form.recipientAddress,
    });
    return {
      heading: addressPartMessages.heading(company?.trim() ?? ''),
      ...addressPartMessages.agency,
    };
  }
  const [bureau] = bureausToAddress(form);
  if (bureau)
    return {
      heading: addressPartMessages.heading(bureaus[bureau].name),
      ...(form.typedAddress && offersTypedAddress(form)
        ? addressPartMessages.fileRequest
        : addressPartMessages.bureau),
    };
  if (form.recipient === 'collector') return { heading, ...addressPartMessages.collector };
  return {
    heading,
    ...(isSpecialLetter(form) ? addressPartMessages.anyLetter : addressPartMessages.dispute),
  };
}

interface CompanyChoiceProps {
  readonly form: LetterForm;
  readonly onChoose: (address: RecipientAddress) => void;
}

/** Companies whose address the person need not look for. Nothing is drawn where there are none, or where nobody answers: the fields below do without. */
function CompanyChoice({ form, onChoose }: CompanyChoiceProps) {
  const kind = companyKindOf(form.recipient);
  const { data } = useQuery(
    queryOf(letterEndpoints.listCompanies, { query: { kind }, staysOnPage: true }),
  );
  const companies = data?.companies ?? [];
  if (companies.length === 0) return null;
  const chosen = companies.findIndex(({ address }) => isFilledIn(form, address));
  const { label, hint, placeholder, none, filledIn } = companyChoiceMessages;
  return (
    <div className={classes.group}>
      <Select
        id="company-choice"
        name="company-choice"
        label={label}
        description={hint}
        placeholder={placeholder}
        data={grouped(companies, form.disputeDetails.creditorName)}
        value={chosen < 0 ? null : String(chosen)}
        onChange={(place) => {
          const company = companies[Number(place ?? -1)];
          if (company) onChoose(company.address);
        }}
        searchable
        allowDeselect={false}
        limit={60}
        maxDropdownHeight="22rem"
        nothingFoundMessage={none}
        autoComplete="off"
        classNames={{ option: classes.company ?? '', groupLabel: classes.companies ?? '' }}
        // In the page, within its landmarks, and not at its end.
        comboboxProps={{ withinPortal: false }}
        renderOption={({ option }) => {
          const company = companies[Number(option.value)];
          return company && <CompanyLines {...company} />;
        }}
      />
      <Text role="status" c="dimmed" size="sm">
        {chosen >= 0 && filledIn}
      </Text>
    </div>
  );
}

/** What is chosen stays chosen until a field is changed. */
function isFilledIn({ recipientAddress }: LetterForm, address: RecipientAddress): boolean {
  const { street2 = '', ...lines } = address;
  return Object.entries({ street2, ...lines }).every(
    ([field, value]) => recipientAddress[field as keyof typeof recipientAddress] === value,
  );
}

/** What is named like the company of the item comes first; then by where it is from, in the order of the server. */
function grouped(companies: readonly OfferedCompany[], creditor: string) {
  const { groups } = companyChoiceMessages;
  const options = companies.map(({ address, origin }, place) => ({
    value: String(place),
    label: address.name,
    group: isLike(address.name, creditor) ? groups.like(creditor.trim()) : groups[origin.from],
  }));
  const names = [groups.like(creditor.trim()), groups.letter, groups.report, groups.address_book];
  return names
    .map((name) => ({
      group: name,
      // Mantine takes whatever has a `group` for one.
      items: options.flatMap(({ group, ...option }) => (group === name ? [option] : [])),
    }))
    .filter(({ items }) => items.length > 0);
}

/** "Midland Credit" is like "MIDLAND CREDIT MANAGEMENT, INC."; a short first word says nothing. */
function isLike(name: string, creditor: string): boolean {
  const [one, other] = [name, creditor].map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
      .trim(),
  );
  if (!one || !other) return false;
  const [first = ''] = one.split(' ');
  return (
    one.startsWith(other) ||
    other.startsWith(one) ||
    (first.length > 3 && other.split(' ')[0] === first)
  );
}

function CompanyLines({ kind, address, origin }: OfferedCompany) {
  const { name, street, street2, city, state, zipCode } = address;
  return (
    <span>
      <strong>{name}</strong> <span>({companyChoiceMessages.kinds[kind]})</span>
      <span>{[street, street2, `${city}, ${state} ${zipCode}`].filter(Boolean).join(', ')}</span>
      <span>{originWords(origin)}</span>
    </span>
  );
}

function originWords(origin: OfferedCompany['origin']): string {
  const { written, reported, lookedUp } = companyChoiceMessages;
  switch (origin.from) {
    case 'letter':
      return written(dateWords(origin.on as CalendarDate));
    case 'report':
      return reported(bureaus[origin.bureau].name, reportDay(origin.on));
    case 'address_book':
      return lookedUp(origin.purpose, dateWords(origin.on as CalendarDate), origin.isOld);
  }
}

/** Of some reports only the month can be read. */
function reportDay(on: string | null): string | undefined {
  if (on === null) return undefined;
  if (on.length === 10) return dateWords(on as CalendarDate);
  const month = new Date(`${on}-15T12:00:00Z`);
  return month.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
