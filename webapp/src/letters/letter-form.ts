import type { Bureau, DisputeReason, LetterEdit } from '@creditfix/shared/letters';

/** What the wizard holds while a person fills it in: every field is a text, and an empty text means "not answered yet". */
export interface LetterForm {
  readonly personalInfo: Readonly<Record<PersonalField, string>>;
  readonly disputeDetails: DisputeAnswers;
  readonly bureauType: Bureau | '';
  readonly edits: readonly LetterEdit[];
}

export interface DisputeAnswers {
  readonly creditorName: string;
  readonly accountNumber: string;
  readonly disputeReason: DisputeReason | '';
  readonly customDetails: string;
  readonly facts: Readonly<Record<string, string>>;
}

export type PersonalField = (typeof personalFields)[number];

/** Order in which step 1 asks, and in which its faults are listed. */
export const personalFields = [
  'firstName',
  'lastName',
  'address',
  'addressLine2',
  'city',
  'state',
  'zipCode',
  'phone',
  'email',
  'dateOfBirth',
  'ssnLast4',
] as const;

export type FormChange =
  | { readonly kind: 'personal'; readonly field: PersonalField; readonly value: string }
  | {
      readonly kind: 'detail';
      readonly field: 'creditorName' | 'accountNumber' | 'customDetails';
      readonly value: string;
    }
  | { readonly kind: 'reason'; readonly reason: DisputeReason | '' }
  | { readonly kind: 'bureau'; readonly bureau: Bureau | '' }
  | { readonly kind: 'fact'; readonly key: string; readonly value: string }
  | { readonly kind: 'edit'; readonly edit: LetterEdit }
  | { readonly kind: 'undo_edit'; readonly blockId: string };

export const emptyForm: LetterForm = {
  personalInfo: {
    firstName: '',
    lastName: '',
    address: '',
    addressLine2: '',
    city: '',
    state: '',
    zipCode: '',
    phone: '',
    email: '',
    dateOfBirth: '',
    ssnLast4: '',
  },
  disputeDetails: {
    creditorName: '',
    accountNumber: '',
    disputeReason: '',
    customDetails: '',
    facts: {},
  },
  bureauType: '',
  edits: [],
};

/** The form after one change. Answers to another reason's questions are kept, so that switching back loses nothing. */
export function changeForm(form: LetterForm, change: FormChange): LetterForm {
  const { personalInfo, disputeDetails } = form;
  switch (change.kind) {
    case 'personal':
      return { ...form, personalInfo: { ...personalInfo, [change.field]: change.value } };
    case 'detail':
      return { ...form, disputeDetails: { ...disputeDetails, [change.field]: change.value } };
    case 'reason':
      return { ...form, disputeDetails: { ...disputeDetails, disputeReason: change.reason } };
    case 'bureau':
      return { ...form, bureauType: change.bureau };
    case 'fact':
      return {
        ...form,
        disputeDetails: {
          ...disputeDetails,
          facts: { ...disputeDetails.facts, [change.key]: change.value },
        },
      };
    case 'edit':
      return { ...form, edits: [...withoutEdit(form.edits, change.edit.blockId), change.edit] };
    case 'undo_edit':
      return { ...form, edits: withoutEdit(form.edits, change.blockId) };
  }
}

function withoutEdit(edits: readonly LetterEdit[], blockId: string): LetterEdit[] {
  return edits.filter((edit) => edit.blockId !== blockId);
}

/** True where nothing has been typed, so there is nothing worth keeping. */
export function isBlank(form: LetterForm): boolean {
  const { facts, ...details } = form.disputeDetails;
  const texts = [
    ...Object.values(form.personalInfo),
    ...Object.values(details),
    ...Object.values(facts),
    form.bureauType,
  ];
  return form.edits.length === 0 && texts.every((text) => text.trim() === '');
}
