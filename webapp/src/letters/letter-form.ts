import { documentLimits, type ExhibitMark } from '@creditfix/shared/documents';
import {
  agencyName,
  bureaus as bureauTable,
  printedAddress,
  printedBureauAddress,
  purposeOf,
  type Agency,
  type Bureau,
  type FollowedLetter,
  type LetterEdit,
  type LetterRecipient,
  type RecipientAddress,
  type TemplateSlug,
  type DisputeReason,
} from '@creditfix/shared/letters';
import { startTemplate } from './letter-template.ts';

/** One item of a letter while it is being filled in. */
export interface ItemAnswers {
  readonly creditorName: string;
  readonly accountNumber: string;
  readonly disputeReason: DisputeReason | '';
  readonly customDetails: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** `item` counts from 1; the first one if nothing is said. */
type ItemChange =
  | {
      readonly kind: 'detail';
      readonly item?: number;
      readonly field: 'creditorName' | 'accountNumber' | 'customDetails';
      readonly value: string;
    }
  | { readonly kind: 'reason'; readonly item?: number; readonly reason: DisputeReason | '' }
  | {
      readonly kind: 'fact';
      readonly item?: number;
      readonly key: string;
      readonly value: string;
    };

export const emptyItem: ItemAnswers = {
  creditorName: '',
  accountNumber: '',
  disputeReason: '',
  customDetails: '',
  facts: {},
};

function changeItem(answers: ItemAnswers, change: ItemChange): ItemAnswers {
  switch (change.kind) {
    case 'detail':
      return { ...answers, [change.field]: change.value };
    case 'reason':
      return { ...answers, disputeReason: change.reason };
    case 'fact':
      return { ...answers, facts: { ...answers.facts, [change.key]: change.value } };
  }
}

/**
 * Where the fields of an item are in the request: the further ones under `moreItems`.
 *
 * @param item counted from 1
 */
export function itemPath(item: number): string {
  return item === 1 ? 'disputeDetails' : `disputeDetails.moreItems.${item - 2}`;
}

/** What the wizard holds while a person fills it in: every field is a text, and an empty text means "not answered yet". */
export interface LetterForm {
  readonly personalInfo: Readonly<Record<PersonalField, string>>;
  /** The template it was started from or changed to; a plain dispute if there is none. */
  readonly template: TemplateSlug | '';
  /** A letter of a later round, begun from the one that it follows. */
  readonly followUp?: FollowUpForm | undefined;
  readonly recipient: LetterRecipient;
  /** An agency beside the three bureaus; none of them is chosen then. */
  readonly agency: Agency | '';
  /** Their report names an address for requests to see the file: it goes before ours of the one chosen bureau. */
  readonly typedAddress: boolean;
  /** Asked for where the letter goes to a company, or to an agency whose address we do not print. */
  readonly recipientAddress: Readonly<Record<AddressField, string>>;
  /** The first item. */
  readonly disputeDetails: ItemAnswers;
  readonly moreItems: readonly ItemAnswers[];
  /** One letter each, in this order. */
  readonly bureaus: readonly Bureau[];
  /** Ids of the copies to enclose, in order. */
  readonly documents: readonly string[];
  /** What the person marked on them. */
  readonly marks: readonly ExhibitMark[];
  readonly wording: 'plain' | 'polished';
  readonly edits: readonly LetterEdit[];
  /** Its choices were made before sign-in, and step 2 asks on one view for what is left. */
  readonly brief: boolean;
}

export interface FollowUpForm extends FollowedLetter {
  /** The earlier letter left the bureau open, so that the person has to say which one it went to. */
  readonly asksBureau: boolean;
}

export type PersonalField = (typeof personalFields)[number];

/** Order in which step 1 asks, and in which its faults are listed. */
export const personalFields = [
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'address',
  'addressLine2',
  'zipCode',
  'city',
  'state',
  'phone',
  'email',
  'dateOfBirth',
  'ssnLast4',
  'formerName',
  'formerAddress',
  'formerAddress2',
] as const;

export type AddressField = (typeof addressFields)[number];

/** `source` says where the address is from, or is empty while it is not said. */
export const addressFields = [
  'source',
  'name',
  'street',
  'street2',
  'zipCode',
  'city',
  'state',
] as const;

export type FormChange =
  | { readonly kind: 'personal'; readonly field: PersonalField; readonly value: string }
  | ItemChange
  | { readonly kind: 'add_item' }
  | { readonly kind: 'remove_item'; readonly item: number }
  /** Brings a removed item back to its place. */
  | { readonly kind: 'restore_item'; readonly item: number; readonly answers: ItemAnswers }
  | { readonly kind: 'template'; readonly template: TemplateSlug | '' }
  | { readonly kind: 'recipient'; readonly recipient: LetterRecipient }
  | { readonly kind: 'typed_address'; readonly typed: boolean }
  | { readonly kind: 'recipient_address'; readonly field: AddressField; readonly value: string }
  | { readonly kind: 'known_company'; readonly address: RecipientAddress }
  | { readonly kind: 'bureaus'; readonly bureaus: readonly Bureau[] }
  | { readonly kind: 'agency'; readonly agency: Agency | '' }
  | { readonly kind: 'documents'; readonly documents: readonly string[] }
  /** All marks of one item. */
  | { readonly kind: 'marks'; readonly item: number; readonly marks: readonly ExhibitMark[] }
  | { readonly kind: 'wording'; readonly wording: 'plain' | 'polished' }
  | { readonly kind: 'edit'; readonly edit: LetterEdit }
  | { readonly kind: 'undo_edit'; readonly blockId: string }
  | { readonly kind: 'whole' };

export const emptyForm: LetterForm = {
  personalInfo: {
    firstName: '',
    middleName: '',
    lastName: '',
    suffix: '',
    address: '',
    addressLine2: '',
    city: '',
    state: '',
    zipCode: '',
    phone: '',
    email: '',
    dateOfBirth: '',
    ssnLast4: '',
    formerName: '',
    formerAddress: '',
    formerAddress2: '',
  },
  template: '',
  recipient: 'bureau',
  agency: '',
  typedAddress: false,
  recipientAddress: {
    source: '',
    name: '',
    street: '',
    street2: '',
    city: '',
    state: '',
    zipCode: '',
  },
  disputeDetails: emptyItem,
  moreItems: [],
  bureaus: [],
  documents: [],
  marks: [],
  wording: 'plain',
  edits: [],
  brief: false,
};

/** The form after one change. Answers to another reason's questions are kept, so that switching back loses nothing. */
export function changeForm(form: LetterForm, change: FormChange): LetterForm {
  switch (change.kind) {
    case 'personal':
      return { ...form, personalInfo: { ...form.personalInfo, [change.field]: change.value } };
    case 'detail':
      return withItem(followName(form, change), change);
    case 'reason':
      return withItem(ordinary(form), change);
    case 'fact':
      return withItem(form, change);
    case 'add_item':
      return { ...form, moreItems: [...form.moreItems, emptyItem] };
    case 'remove_item':
      return {
        ...form,
        moreItems: form.moreItems.toSpliced(change.item - 2, 1),
        marks: form.marks
          .filter((mark) => itemOfMark(mark) !== change.item)
          .map((mark) => (itemOfMark(mark) > change.item ? forItem(mark, -1) : mark)),
      };
    case 'restore_item':
      return {
        ...form,
        moreItems: form.moreItems.toSpliced(change.item - 2, 0, change.answers),
        marks: form.marks.map((mark) => (itemOfMark(mark) < change.item ? mark : forItem(mark, 1))),
      };
    case 'template':
      return toDepartment(named(startTemplate(ordinary(form), change.template)));
    case 'recipient':
      return named({
        ...(form.agency ? addressedTo(form, { name: '' }) : form),
        recipient: change.recipient,
      });
    case 'typed_address':
      return toDepartment({
        ...form,
        typedAddress: change.typed,
        // What was typed for a company is no address of a bureau.
        recipientAddress: emptyForm.recipientAddress,
      });
    case 'recipient_address':
      return addressedTo(form, { [change.field]: change.value });
    case 'known_company':
      return addressedTo(form, { ...change.address, street2: change.address.street2 ?? '' });
    case 'bureaus':
      return toDepartment({ ...form, bureaus: change.bureaus, agency: '' });
    case 'agency':
      return addressedTo(
        { ...form, bureaus: [], agency: change.agency },
        { name: (change.agency && agencyName({ agency: change.agency })) || '' },
      );
    case 'documents':
      return {
        ...form,
        documents: change.documents,
        marks: form.marks.filter(({ documentId }) => change.documents.includes(documentId)),
      };
    case 'marks':
      return { ...form, marks: withMarks(form.marks, change) };
    case 'wording':
      return { ...form, wording: change.wording };
    case 'edit':
      return { ...form, edits: [...withoutEdit(form.edits, change.edit.blockId), change.edit] };
    case 'undo_edit':
      return { ...form, edits: withoutEdit(form.edits, change.blockId) };
    case 'whole':
      return { ...form, brief: false };
  }
}

/** Another kind of letter follows no earlier one. */
function ordinary({ followUp: _followUp, ...form }: LetterForm): LetterForm {
  return form;
}

function withItem(form: LetterForm, change: ItemChange): LetterForm {
  const { item = 1 } = change;
  if (item === 1) return { ...form, disputeDetails: changeItem(form.disputeDetails, change) };
  const moreItems = form.moreItems.map((answers, index) =>
    index === item - 2 ? changeItem(answers, change) : answers,
  );
  return { ...form, moreItems };
}

/** The company on the envelope is the one on the report, until the person says another. */
function followName(
  form: LetterForm,
  change: ItemChange & { readonly kind: 'detail' },
): LetterForm {
  const { disputeDetails, recipientAddress } = form;
  const own = recipientAddress.name !== disputeDetails.creditorName;
  const first = change.field === 'creditorName' && (change.item ?? 1) === 1;
  if (form.recipient === 'bureau' || !first || own) return form;
  return { ...form, recipientAddress: { ...recipientAddress, name: change.value } };
}

function named(form: LetterForm): LetterForm {
  const { recipient, recipientAddress, disputeDetails } = form;
  if (recipient === 'bureau' || recipientAddress.name !== '') return form;
  return { ...form, recipientAddress: { ...recipientAddress, name: disputeDetails.creditorName } };
}

/** A name that was typed for another recipient does not stay. */
function addressedTo(form: LetterForm, lines: Partial<LetterForm['recipientAddress']>): LetterForm {
  return { ...form, recipientAddress: { ...form.recipientAddress, ...lines } };
}

/** A bureau without an address of ours for this letter stands on the envelope by its name, until the person says another. */
function toDepartment(form: LetterForm): LetterForm {
  const [bureau] = bureausToAddress(form);
  const names = Object.values(bureauTable).map(({ name }) => name);
  const { name } = form.recipientAddress;
  if (!bureau || (name !== '' && !names.includes(name))) return form;
  return addressedTo(form, { name: bureauTable[bureau].name });
}

export function itemOfMark({ item = 1 }: ExhibitMark): number {
  return item;
}

/** The same mark for another item, which has another number now. */
function forItem(mark: ExhibitMark, by: 1 | -1): ExhibitMark {
  return { ...mark, item: itemOfMark(mark) + by };
}

/** As many as one letter takes. */
function withMarks(
  marks: readonly ExhibitMark[],
  change: { readonly item: number; readonly marks: readonly ExhibitMark[] },
): readonly ExhibitMark[] {
  const others = marks.filter((mark) => itemOfMark(mark) !== change.item);
  const own = change.marks.map((mark) => ({ ...mark, item: change.item }));
  return [...others, ...own].slice(0, documentLimits.marksPerLetter);
}

function withoutEdit(edits: readonly LetterEdit[], blockId: string): LetterEdit[] {
  return edits.filter((edit) => edit.blockId !== blockId);
}

/** The answers about one item, counted from 1. */
export function itemOf(form: LetterForm, item: number): ItemAnswers {
  return item === 1 ? form.disputeDetails : (form.moreItems[item - 2] ?? emptyItem);
}

/** True if the person has to say where the letter goes. */
export function asksAddress(form: LetterForm): boolean {
  const agency = agencyOf(form);
  if (form.recipient !== 'bureau') return true;
  if (agency) return !printedAddress({ ...purposeFields(form), agency });
  return bureausToAddress(form).length > 0;
}

/** What decides the department that a letter is for, also while no reason is chosen. */
export function purposeFields(form: LetterForm) {
  const { template, followUp, disputeDetails } = form;
  return {
    disputeReason: disputeDetails.disputeReason || 'other',
    template: template || undefined,
    followUp,
    typedAddress: form.typedAddress && offersTypedAddress(form),
  } as const;
}

/** One address serves one bureau. */
export function offersTypedAddress({
  template,
  followUp,
  recipient,
  bureaus,
}: LetterForm): boolean {
  const purpose = purposeOf({ disputeReason: 'other', template: template || undefined, followUp });
  return purpose === 'file_disclosure' && recipient === 'bureau' && bureaus.length === 1;
}

/** The chosen bureaus whose address for this letter we do not print. */
export function bureausToAddress(form: LetterForm): readonly Bureau[] {
  if (form.recipient !== 'bureau') return [];
  return form.bureaus.filter((bureau) => !printedBureauAddress(bureau, purposeFields(form)));
}

/** Another kind of recipient, and the agency stays in the form without being meant. */
export function agencyOf({
  recipient,
  agency,
}: Pick<LetterForm, 'recipient' | 'agency'>): Agency | undefined {
  return recipient === 'bureau' ? agency || undefined : undefined;
}

export function addressSourceOf({ recipientAddress }: LetterForm): RecipientAddress['source'] | '' {
  const { source } = recipientAddress;
  return source === 'report' || source === 'company' || source === 'business' ? source : '';
}
