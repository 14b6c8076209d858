import {
  DisputeReason,
  LetterRecipient,
  isSpecial,
  letterTemplates,
  purposeOf,
  ruleFor,
  type LetterPurpose,
  type LetterTemplate,
  type TemplateSlug,
} from '@creditfix/shared/letters';
import type { LetterForm } from './letter-form.ts';

/** What a template decides on the form: whom the letter may go to, which reasons fit, and what is already answered. */

/** The request always has a reason; a special letter is not asked for one, and its rules never read it. */
const NO_REASON_ASKED = DisputeReason.other;

export function templateOf(slug: TemplateSlug | ''): LetterTemplate | undefined {
  return slug === '' ? undefined : letterTemplates[slug];
}

/** True for a letter that disputes nothing, or not with a reason from the list, and for one that goes on with a dispute. */
export function isSpecialLetter({
  template,
  followUp,
}: Pick<LetterForm, 'template' | 'followUp'>): boolean {
  if (followUp) return true;
  if (template === '') return false;
  return isSpecial(purposeOf({ disputeReason: NO_REASON_ASKED, template }));
}

/** The reason as the rules take it; nothing while a dispute has none. A follow-up keeps that of the dispute behind it. */
export function reasonFor(
  form: Pick<LetterForm, 'template' | 'followUp'>,
  chosen: DisputeReason | '',
): DisputeReason | undefined {
  if (form.followUp) return chosen || undefined;
  return isSpecialLetter(form) ? NO_REASON_ASKED : chosen || undefined;
}

/**
 * The form as this template starts it. What is already typed stays. A reason is a statement about the item, so it is only filled
 * in where the template has no other.
 */
export function startTemplate(form: LetterForm, slug: TemplateSlug | ''): LetterForm {
  const template = templateOf(slug);
  if (!template) {
    const recipient = isSpecialLetter(form) ? LetterRecipient.bureau : form.recipient;
    return { ...form, template: '', recipient };
  }
  const { recipients, preset } = template;
  const { disputeDetails } = form;
  return {
    ...form,
    template: slug,
    recipient: recipients.includes(form.recipient) ? form.recipient : recipients[0],
    disputeDetails: {
      ...disputeDetails,
      disputeReason: startReason(template, disputeDetails.disputeReason),
      facts: { ...disputeDetails.facts, ...preset.facts },
    },
  };
}

function startReason({ slug, reasons }: LetterTemplate, chosen: DisputeReason | '') {
  if (isSpecialLetter({ template: slug })) return chosen;
  if (reasons.length === 1) return reasons[0];
  return reasons.some((reason) => reason === chosen) ? chosen : '';
}

/** Whom this letter can go to; the one that is chosen always stays in sight. */
export function recipientChoices(form: LetterForm): readonly LetterRecipient[] {
  if (form.followUp) return [form.recipient];
  const template = templateOf(form.template);
  const reason = reasonFor(form, form.disputeDetails.disputeReason);
  const purposes: readonly LetterPurpose[] = reason
    ? [purposeOf({ disputeReason: reason, template: form.template || undefined })]
    : reasonChoices(form);
  return Object.values(LetterRecipient).filter(
    (recipient) =>
      recipient === form.recipient ||
      ((template?.recipients.includes(recipient) ?? true) &&
        fitsKind(form, recipient) &&
        purposes.some((purpose) => ruleFor(purpose, recipient) !== undefined)),
  );
}

/** Behind an inquiry is the company that checked, and no other; only a bureau has both. */
function fitsKind({ disputeDetails }: LetterForm, recipient: LetterRecipient): boolean {
  const { disputeReason, facts } = disputeDetails;
  const kind = facts['itemType'] ?? '';
  if (recipient === 'bureau' || kind === '' || disputeReason !== 'not_mine') return true;
  return (recipient === 'inquirer') === (kind === 'hard_inquiry');
}

/** The reasons that fit the template; all of them without one. */
export function reasonChoices({ template }: LetterForm): readonly DisputeReason[] {
  return templateOf(template)?.reasons ?? Object.values(DisputeReason);
}
