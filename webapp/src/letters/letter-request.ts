import type { Enclosure } from '@creditfix/shared/documents';
import type { BodyInputOf } from '@creditfix/shared/kernel';
import {
  DisputeReason,
  isAboutFile,
  relevantFacts,
  wholeFile,
  type DisputeDetails,
  type DraftContent,
  type PersonalInfo,
  type QuestionsAbout,
  type Signature,
  type letterEndpoints,
} from '@creditfix/shared/letters';
import {
  addressFields,
  addressSourceOf,
  agencyOf,
  asksAddress,
  emptyForm,
  itemOf,
  personalFields,
  purposeFields,
  type LetterForm,
  emptyItem,
  type ItemAnswers,
} from './letter-form.ts';
import { isSpecialLetter, reasonFor, startTemplate } from './letter-template.ts';
import type { WizardStep } from './wizard/wizard-state.ts';

/** How the form travels: as a draft while it is being filled in, and as the whole request when it is signed. */

export type GenerateBody = BodyInputOf<typeof letterEndpoints.generateLetter>;

/** What decides the questions about an item; nothing while its reason is not chosen. */
export function aboutItem(form: LetterForm, item: number): QuestionsAbout | undefined {
  const disputeReason = reasonFor(form, itemOf(form, item).disputeReason);
  if (!disputeReason) return undefined;
  const { template, recipient, followUp } = form;
  return {
    disputeReason,
    template: template || undefined,
    followUp,
    recipient,
    agency: agencyOf(form),
    further: item > 1,
  };
}

/** True while the letter names no company and no account, so that none is asked for. */
export function isItemAboutFile(form: LetterForm, item: number): boolean {
  const about = aboutItem(form, item);
  return about !== undefined && isAboutFile(about);
}

/** An inquiry is no account: once it is known that the item is one, no number is asked for. */
export function isInquiry(form: LetterForm, item: number): boolean {
  const { disputeReason, facts } = itemOf(form, item);
  // A reason of one's own is about anything but inquiries, and asks again what the item is.
  if (disputeReason === DisputeReason.other) return false;
  return form.recipient === 'inquirer' || facts['itemType'] === 'hard_inquiry';
}

/** The answers to questions that are asked at this moment: what a person no longer sees never reaches the letter. */
export function askedFacts(form: LetterForm, item = 1): Record<string, string> {
  const about = aboutItem(form, item);
  if (!about) return {};
  const asked = Object.entries(relevantFacts(about, itemOf(form, item).facts));
  return Object.fromEntries(asked.filter(([, value]) => value.trim() !== ''));
}

/** The same for the field that only a reason of one's own opens. */
export function asksDetails(form: LetterForm, item: number): boolean {
  return !isSpecialLetter(form) && itemOf(form, item).disputeReason === DisputeReason.other;
}

function sentItem(form: LetterForm, item: number): ItemAnswers {
  const answers = itemOf(form, item);
  return {
    ...answers,
    ...(isInquiry(form, item) ? { accountNumber: wholeFile.accountNumber } : {}),
    ...(isItemAboutFile(form, item) ? wholeFile : {}),
    // A follow-up prints nothing of it; a later round begins with it.
    customDetails: asksDetails(form, item) || form.followUp ? answers.customDetails : '',
    facts: askedFacts(form, item),
  };
}

/** What a letter was begun with is kept until a reason says which of it is asked. */
function draftItem(form: LetterForm, item: number): ItemAnswers {
  const sent = sentItem(form, item);
  return aboutItem(form, item) ? sent : { ...sent, facts: itemOf(form, item).facts };
}

/** Numbers of the items that this letter names, from 1: most special letters are about one. */
export function itemNumbers(form: LetterForm): readonly number[] {
  if (isSpecialLetter(form) && form.followUp?.kind !== 'overdue_notice') return [1];
  return [1, ...form.moreItems.map((_, index) => index + 2)];
}

function sentItems(form: LetterForm): readonly ItemAnswers[] {
  return itemNumbers(form).map((item) => sentItem(form, item));
}

function toFollowUp({ followUp }: LetterForm) {
  return followUp && { kind: followUp.kind, letterId: followUp.letterId };
}

/** The company's address that a report gave waits for the letter to go to the company. */
function keepsAddress(form: LetterForm): boolean {
  return asksAddress(form) || form.recipientAddress.source === 'report';
}

function toAddress(form: LetterForm) {
  return { ...form.recipientAddress, source: addressSourceOf(form) };
}

/** What is kept of an unfinished letter. */
export function toDraftContent(form: LetterForm, step: WizardStep, timeZone: string): DraftContent {
  const [first = emptyItem, ...moreItems] = itemNumbers(form).map((item) => draftItem(form, item));
  const bureaus = form.recipient === 'bureau' ? [...form.bureaus] : [];
  return {
    personalInfo: { ...form.personalInfo },
    disputeDetails: {
      ...first,
      disputeReason: reasonFor(form, first.disputeReason) ?? '',
      recipient: form.recipient,
      template: form.template || undefined,
      followUp: toFollowUp(form),
      agency: agencyOf(form),
      ...(purposeFields(form).typedAddress ? { typedAddress: true } : {}),
      ...(keepsAddress(form) ? { recipientAddress: toAddress(form) } : {}),
      ...(moreItems.length > 0 ? { moreItems } : {}),
    },
    bureauType: bureaus[0] ?? '',
    bureaus,
    documents: [...form.documents],
    marks: [...form.marks],
    wording: form.wording,
    edits: [...form.edits],
    ...(form.brief ? { brief: true } : {}),
    step: Math.min(step, 3),
    timeZone,
  };
}

/** A kept draft as a form; what was never filled in is empty. One from before there were several bureaus opens all the same. */
export function fromDraftContent(content: DraftContent): { form: LetterForm; step: WizardStep } {
  const { disputeDetails, bureauType } = content;
  const {
    recipientAddress,
    recipient,
    agency,
    template,
    followUp,
    typedAddress = false,
    moreItems = [],
  } = disputeDetails;
  const special = !followUp && isSpecialLetter({ template: template ?? '' });
  const bureaus = content.bureaus ?? (bureauType ? [bureauType] : []);
  const form: LetterForm = {
    personalInfo: filledIn(personalFields, content.personalInfo),
    template: template ?? '',
    ...(followUp ? { followUp: { ...followUp, asksBureau: bureaus.length === 0 && !agency } } : {}),
    recipient: recipient ?? emptyForm.recipient,
    agency: agency ?? '',
    typedAddress,
    recipientAddress: filledIn(addressFields, recipientAddress ?? {}),
    disputeDetails: special
      ? { ...keptItem(disputeDetails), disputeReason: '' }
      : keptItem(disputeDetails),
    moreItems: moreItems.map(keptItem),
    bureaus,
    documents: content.documents ?? [],
    marks: content.marks ?? [],
    wording: content.wording ?? 'plain',
    edits: content.edits,
    brief: content.brief ?? false,
  };
  return { form, step: content.step as WizardStep };
}

function filledIn<Field extends string>(
  fields: readonly Field[],
  kept: Readonly<Partial<Record<Field, string | undefined>>>,
): Record<Field, string> {
  const entries = fields.map((field) => [field, kept[field] ?? '']);
  return Object.fromEntries(entries) as Record<Field, string>;
}

type KeptItem = Omit<DraftContent['disputeDetails'], 'moreItems'>;

function keptItem(kept: KeptItem): ItemAnswers {
  const { disputeReason, customDetails, facts } = kept;
  const named: Partial<KeptItem> = kept.creditorName === wholeFile.creditorName ? {} : kept;
  const { creditorName, accountNumber } = named;
  // Should it turn out to be no inquiry, its number is asked for.
  const hasNone =
    facts?.['itemType'] === 'hard_inquiry' && accountNumber === wholeFile.accountNumber;
  return {
    creditorName: creditorName ?? '',
    accountNumber: hasNone ? '' : (accountNumber ?? ''),
    disputeReason: disputeReason ?? '',
    customDetails: customDetails ?? '',
    facts: { ...facts },
  };
}

/** By these an agency finds a file; nobody else is asked or told. */
const FOR_AGENCIES = {
  dateOfBirth: '',
  ssnLast4: '',
  formerName: '',
  formerAddress: '',
  formerAddress2: '',
} as const;

/** Of the sender only what this letter is asked. */
export function askedOfSender({ personalInfo, recipient }: LetterForm): LetterForm['personalInfo'] {
  return recipient === 'bureau' ? personalInfo : { ...personalInfo, ...FOR_AGENCIES };
}

/** The sender as the composer takes it: optional fields only where they are filled in. */
export function toPersonalInfo(form: LetterForm): PersonalInfo {
  const { firstName, lastName, address, city, state, zipCode, ...optional } = askedOfSender(form);
  const given = Object.entries(optional).filter(([, value]) => value.trim() !== '');
  return { firstName, lastName, address, city, state, zipCode, ...Object.fromEntries(given) };
}

/**
 * The dispute as the rules take it, or nothing while no reason is chosen. A company without a street has no address yet.
 */
export function toDisputeDetails(form: LetterForm): DisputeDetails | undefined {
  const [first, ...others] = sentItems(form);
  const disputeReason = first && reasonFor(form, first.disputeReason);
  if (!first || !disputeReason) return undefined;
  const moreItems = readyItems(others);
  const source = addressSourceOf(form);
  const agency = agencyOf(form);
  const hasAddress =
    asksAddress(form) && source !== '' && form.recipientAddress.street.trim() !== '';
  return {
    ...first,
    disputeReason,
    recipient: form.recipient,
    ...(agency ? { agency } : {}),
    ...(form.template ? { template: form.template } : {}),
    ...(form.followUp ? { followUp: toFollowUp(form) } : {}),
    ...(purposeFields(form).typedAddress ? { typedAddress: true } : {}),
    ...(hasAddress ? { recipientAddress: { ...form.recipientAddress, source } } : {}),
    ...(moreItems.length > 0 ? { moreItems } : {}),
  };
}

/** One item as if the letter named no other: what is remarked about it alone. */
export function toItemDetails(form: LetterForm, item: number): DisputeDetails | undefined {
  return toDisputeDetails({ ...form, disputeDetails: itemOf(form, item), moreItems: [] });
}

/** The items up to the first without a reason: one left out in between would shift the numbers of those behind it. */
function readyItems(items: readonly ItemAnswers[]) {
  const ready: (ItemAnswers & { disputeReason: DisputeReason })[] = [];
  for (const item of items) {
    if (!item.disputeReason) break;
    ready.push({ ...item, disputeReason: item.disputeReason });
  }
  return ready;
}

export interface Signing {
  /** Papers that the person says they put in themselves. */
  readonly inEnvelope: readonly Enclosure[];
  readonly signature: Signature;
  readonly keepSignature: boolean;
  readonly recaptchaToken: string;
  readonly draftId: string;
  readonly documentSha256: string;
  readonly timeZone: string;
}

/**
 * The whole form with the signature, as the generator call takes it.
 *
 * @returns nothing while no reason is chosen
 */
export function toGenerateBody(form: LetterForm, signing: Signing): GenerateBody | undefined {
  const disputeDetails = toDisputeDetails(form);
  if (!disputeDetails) return undefined;
  const bureaus = form.recipient === 'bureau' ? [...form.bureaus] : [];
  return {
    personalInfo: toPersonalInfo(form),
    disputeDetails,
    signature: signing.signature,
    deliveryMethod: 'download',
    bureauType: bureaus[0] ?? '',
    bureaus,
    documents: [...form.documents],
    marks: [...form.marks],
    inEnvelope: [...signing.inEnvelope],
    wording: form.wording,
    edits: [...form.edits],
    timeZone: signing.timeZone,
    recaptchaToken: signing.recaptchaToken,
    draftId: signing.draftId,
    documentSha256: signing.documentSha256,
    saveSignature: signing.keepSignature,
  };
}

/** True if nothing has been typed, so there is nothing worth keeping. What a template brought along is not typed. */
export function isBlank(form: LetterForm): boolean {
  const brought = startTemplate(emptyForm, form.template).disputeDetails;
  const texts = [...Object.values(form.personalInfo), ...Object.values(form.recipientAddress)];
  return (
    form.edits.length === 0 &&
    form.agency === '' &&
    form.bureaus.length === 0 &&
    form.documents.length === 0 &&
    form.moreItems.length === 0 &&
    noItem(form.disputeDetails, brought) &&
    texts.every((text) => text.trim() === '')
  );
}

/** True if nothing is in it but what a template brought along. */
function noItem(answers: ItemAnswers, brought: ItemAnswers): boolean {
  const { facts, disputeReason, ...texts } = answers;
  return (
    (disputeReason === '' || disputeReason === brought.disputeReason) &&
    Object.values(texts).every((text) => text.trim() === '') &&
    Object.entries(facts).every(
      ([key, value]) => value.trim() === '' || value === brought.facts[key],
    )
  );
}
