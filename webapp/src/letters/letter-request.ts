import type { BodyInputOf } from '@creditfix/shared/kernel';
import {
  relevantFacts,
  type DisputeDetails,
  type DraftContent,
  type PersonalInfo,
  type Signature,
  type letterEndpoints,
} from '@creditfix/shared/letters';
import {
  emptyForm,
  personalFields,
  type DisputeAnswers,
  type LetterForm,
  type PersonalField,
} from './letter-form.ts';
import type { WizardStep } from './wizard-state.ts';

/** How the form travels: as a draft while it is being filled in, and as the whole request when it is signed. */

export type GenerateBody = BodyInputOf<typeof letterEndpoints.generateLetter>;

/** The answers to questions that are asked at this moment: what a person no longer sees never reaches the letter. */
export function askedFacts({ disputeReason, facts }: DisputeAnswers): Record<string, string> {
  if (!disputeReason) return {};
  const asked = Object.entries(relevantFacts(disputeReason, facts));
  return Object.fromEntries(asked.filter(([, value]) => value.trim() !== ''));
}

/** What is kept of an unfinished letter. */
export function toDraftContent(form: LetterForm, step: WizardStep, timeZone: string): DraftContent {
  const { creditorName, accountNumber, disputeReason, customDetails } = form.disputeDetails;
  return {
    personalInfo: { ...form.personalInfo },
    disputeDetails: {
      creditorName,
      accountNumber,
      disputeReason,
      customDetails,
      facts: askedFacts(form.disputeDetails),
    },
    bureauType: form.bureauType,
    edits: [...form.edits],
    step: Math.min(step, 3),
    timeZone,
  };
}

/** A kept draft as a form; what was never filled in is empty. */
export function fromDraftContent(content: DraftContent): { form: LetterForm; step: WizardStep } {
  const personalInfo = { ...emptyForm.personalInfo } as Record<PersonalField, string>;
  for (const field of personalFields) personalInfo[field] = content.personalInfo[field] ?? '';
  const { creditorName, accountNumber, disputeReason, customDetails, facts } =
    content.disputeDetails;
  const form: LetterForm = {
    personalInfo,
    disputeDetails: {
      creditorName: creditorName ?? '',
      accountNumber: accountNumber ?? '',
      disputeReason: disputeReason ?? '',
      customDetails: customDetails ?? '',
      facts: { ...facts },
    },
    bureauType: content.bureauType ?? '',
    edits: content.edits,
  };
  return { form, step: content.step as WizardStep };
}

/** The sender as the composer takes it: optional fields only where they are filled in. */
export function toPersonalInfo(form: LetterForm): PersonalInfo {
  const { firstName, lastName, address, city, state, zipCode, ...optional } = form.personalInfo;
  const given = Object.entries(optional).filter(([, value]) => value.trim() !== '');
  return { firstName, lastName, address, city, state, zipCode, ...Object.fromEntries(given) };
}

/** The dispute as the rules take it, or nothing while no reason is chosen. */
export function toDisputeDetails(answers: DisputeAnswers): DisputeDetails | undefined {
  const { disputeReason } = answers;
  if (!disputeReason) return undefined;
  return { ...answers, disputeReason, facts: askedFacts(answers) };
}

export interface Signing {
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
  const disputeDetails = toDisputeDetails(form.disputeDetails);
  if (!disputeDetails) return undefined;
  return {
    personalInfo: toPersonalInfo(form),
    disputeDetails,
    signature: signing.signature,
    deliveryMethod: 'download',
    bureauType: form.bureauType,
    edits: [...form.edits],
    timeZone: signing.timeZone,
    recaptchaToken: signing.recaptchaToken,
    draftId: signing.draftId,
    documentSha256: signing.documentSha256,
    saveSignature: signing.keepSignature,
  };
}
