import { words } from './letter-labels.words.ts';

/** What kind of entry is disputed: the label the person picks, and the words the letter uses. */
export const ItemType = {
  collection: 'collection',
  charge_off: 'charge_off',
  credit_card: 'credit_card',
  personal_loan: 'personal_loan',
  auto_loan: 'auto_loan',
  mortgage: 'mortgage',
  student_loan_federal: 'student_loan_federal',
  student_loan_private: 'student_loan_private',
  medical_collection: 'medical_collection',
  utility_or_phone: 'utility_or_phone',
  late_payment: 'late_payment',
  hard_inquiry: 'hard_inquiry',
  bankruptcy: 'bankruptcy',
  judgment: 'judgment',
  personal_information: 'personal_information',
  other_item: 'other_item',
} as const;

export type ItemType = keyof typeof ItemType;

/** What the form calls it. */
export const itemTypeLabels: Readonly<Record<ItemType, string>> = words.items;

/** What the letter calls it in its rows: English, whoever fills in the form. */
export const itemTypeNames: Readonly<Record<ItemType, string>> = {
  collection: 'Collection account',
  charge_off: 'Charge-off',
  credit_card: 'Credit card or store card',
  personal_loan: 'Personal loan',
  auto_loan: 'Car loan or lease',
  mortgage: 'Mortgage or home equity loan',
  student_loan_federal: 'Federal student loan',
  student_loan_private: 'Private student loan',
  medical_collection: 'Medical bill in collection',
  utility_or_phone: 'Phone, internet or utility account',
  late_payment: 'Late payment on an account',
  hard_inquiry: 'Hard inquiry',
  bankruptcy: 'Bankruptcy',
  judgment: 'Court judgment, lawsuit or arrest record',
  personal_information: 'My name, address or other personal details',
  other_item: 'Something else',
};

/** The item as a noun inside a sentence ("this collection account"). */
export const itemNouns: Readonly<Record<ItemType, string>> = {
  collection: 'collection account',
  charge_off: 'charged-off account',
  credit_card: 'credit card account',
  personal_loan: 'loan account',
  auto_loan: 'car loan account',
  mortgage: 'mortgage account',
  student_loan_federal: 'student loan account',
  student_loan_private: 'student loan account',
  medical_collection: 'medical collection account',
  utility_or_phone: 'account',
  late_payment: 'late payment',
  hard_inquiry: 'inquiry',
  bankruptcy: 'public record entry',
  judgment: 'public record entry',
  personal_information: 'entry',
  other_item: 'item',
};

export function isItemType(value: string): value is ItemType {
  return Object.hasOwn(ItemType, value);
}

const ACCOUNTS: readonly ItemType[] = [
  'collection',
  'charge_off',
  'credit_card',
  'personal_loan',
  'auto_loan',
  'mortgage',
  'student_loan_federal',
  'student_loan_private',
  'medical_collection',
  'utility_or_phone',
];

/** True for an account and for what happened on one: such an item has a status and a payment history. */
export function concernsAccount(value: string): boolean {
  return isItemType(value) && (ACCOUNTS.includes(value) || value === 'late_payment');
}

/** Which kinds of item a reason can be about. */
export const itemTypeChoices = {
  accounts: [...ACCOUNTS, 'other_item'],
  accountsAndInquiries: [...ACCOUNTS, 'hard_inquiry', 'other_item'],
  everythingButInquiries: [
    ...ACCOUNTS,
    'late_payment',
    'bankruptcy',
    'judgment',
    'personal_information',
    'other_item',
  ],
  /** What a collector may be asking for. */
  collected: [
    'collection',
    'charge_off',
    'medical_collection',
    'student_loan_private',
    'student_loan_federal',
    'judgment',
    'other_item',
  ],
  tooOld: [
    'collection',
    'charge_off',
    'medical_collection',
    'late_payment',
    'student_loan_private',
    'student_loan_federal',
    'bankruptcy',
    'judgment',
    'other_item',
  ],
} as const satisfies Record<string, readonly ItemType[]>;
