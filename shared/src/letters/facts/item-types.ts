import type { Phrase } from '../contract/letter-document.ts';
import { letterLabelsMessages as words } from '../contract/messages.ts';
import { wordsOf, type Wordings } from './sentence.ts';

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
  tax_lien: 'tax_lien',
  child_support: 'child_support',
  personal_information: 'personal_information',
  other_item: 'other_item',
} as const;

export type ItemType = keyof typeof ItemType;

/** What the form calls it. */
export const itemTypeLabels: Readonly<Record<ItemType, string>> = words.items;

const typeWords = wordsOf('type', {
  collection: { en: 'Collection account', es: 'Cuenta en cobranza' },
  charge_off: { en: 'Charge-off', es: 'Cuenta cancelada como pérdida (charge-off)' },
  credit_card: { en: 'Credit card or store card', es: 'Tarjeta de crédito o de una tienda' },
  personal_loan: { en: 'Personal loan', es: 'Préstamo personal' },
  auto_loan: { en: 'Car loan or lease', es: 'Préstamo o arrendamiento de auto' },
  mortgage: {
    en: 'Mortgage or home equity loan',
    es: 'Hipoteca o préstamo sobre el valor de la vivienda',
  },
  student_loan_federal: { en: 'Federal student loan', es: 'Préstamo estudiantil federal' },
  student_loan_private: { en: 'Private student loan', es: 'Préstamo estudiantil privado' },
  medical_collection: { en: 'Medical bill in collection', es: 'Factura médica en cobranza' },
  utility_or_phone: {
    en: 'Phone, internet or utility account',
    es: 'Cuenta de teléfono, internet o servicios públicos',
  },
  late_payment: { en: 'Late payment on an account', es: 'Pago atrasado en una cuenta' },
  hard_inquiry: { en: 'Hard inquiry', es: 'Consulta de crédito (hard inquiry)' },
  bankruptcy: { en: 'Bankruptcy', es: 'Bancarrota' },
  judgment: {
    en: 'Court record',
    es: 'Registro judicial',
  },
  tax_lien: { en: 'Tax lien', es: 'Gravamen fiscal (tax lien)' },
  child_support: { en: 'Child support', es: 'Manutención de menores (child support)' },
  personal_information: { en: 'Personal information', es: 'Datos personales' },
  other_item: { en: 'Something else', es: 'Otra cosa' },
});

/** What the letter calls it in its rows. */
export const itemTypeNames: Readonly<Record<ItemType, Phrase>> = typeWords.say;

const nounWords = wordsOf('noun', {
  account: { en: 'account', es: 'cuenta', gender: 'f' },
  accounts: { en: 'accounts', es: 'cuentas', gender: 'fs' },
  debts: { en: 'debts', es: 'deudas', gender: 'fs' },
  debt: { en: 'debt', es: 'deuda', gender: 'f' },
  inquiry: { en: 'inquiry', es: 'consulta de crédito', gender: 'f' },
  item: { en: 'item', es: 'dato', gender: 'm' },
  collection: { en: 'collection account', es: 'cuenta en cobranza', gender: 'f' },
  charge_off: { en: 'charged-off account', es: 'cuenta cancelada como pérdida', gender: 'f' },
  credit_card: { en: 'credit card account', es: 'cuenta de tarjeta de crédito', gender: 'f' },
  personal_loan: { en: 'loan account', es: 'cuenta de préstamo', gender: 'f' },
  auto_loan: { en: 'car loan account', es: 'cuenta de préstamo de auto', gender: 'f' },
  mortgage: { en: 'mortgage account', es: 'cuenta de hipoteca', gender: 'f' },
  student_loan: {
    en: 'student loan account',
    es: 'cuenta de préstamo estudiantil',
    gender: 'f',
  },
  medical_collection: {
    en: 'medical collection account',
    es: 'cuenta médica en cobranza',
    gender: 'f',
  },
  late_payment: { en: 'late payment', es: 'pago atrasado', gender: 'm' },
  public_record: { en: 'public record', es: 'registro público', gender: 'm' },
  tax_lien: { en: 'tax lien', es: 'gravamen fiscal', gender: 'm' },
  child_support: {
    en: 'child support account',
    es: 'cuenta de manutención de menores',
    gender: 'f',
  },
  entry: { en: 'entry', es: 'registro', gender: 'm' },
});

export const nouns = nounWords.say;
export const itemWordings: Wordings = { ...typeWords.wordings, ...nounWords.wordings };

/** The item as a noun inside a sentence ("this collection account"). */
export const itemNouns: Readonly<Record<ItemType, Phrase>> = {
  collection: nouns.collection,
  charge_off: nouns.charge_off,
  credit_card: nouns.credit_card,
  personal_loan: nouns.personal_loan,
  auto_loan: nouns.auto_loan,
  mortgage: nouns.mortgage,
  student_loan_federal: nouns.student_loan,
  student_loan_private: nouns.student_loan,
  medical_collection: nouns.medical_collection,
  utility_or_phone: nouns.account,
  late_payment: nouns.late_payment,
  hard_inquiry: nouns.inquiry,
  bankruptcy: nouns.public_record,
  judgment: nouns.public_record,
  tax_lien: nouns.tax_lien,
  child_support: nouns.child_support,
  personal_information: nouns.entry,
  other_item: nouns.item,
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

export function isAccount(value: string): boolean {
  return isItemType(value) && ACCOUNTS.includes(value);
}

/** True for an account and for what happened on one: such an item has a status and a payment history. */
export function concernsAccount(value: string): boolean {
  return isAccount(value) || value === 'late_payment';
}

/** Which kinds of item a reason can be about. */
export const itemTypeChoices = {
  accounts: [...ACCOUNTS, 'other_item'],
  /** What can be paid, or have a wrong figure. */
  debts: [...ACCOUNTS, 'tax_lien', 'child_support', 'other_item'],
  accountsAndInquiries: [...ACCOUNTS, 'hard_inquiry', 'other_item'],
  everythingButInquiries: [
    ...ACCOUNTS,
    'late_payment',
    'bankruptcy',
    'judgment',
    'tax_lien',
    'child_support',
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
    'tax_lien',
    'child_support',
    'other_item',
  ],
} as const satisfies Record<string, readonly ItemType[]>;
