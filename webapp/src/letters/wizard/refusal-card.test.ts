import { describe, expect, it } from 'vitest';
import { changeForm, emptyForm, type LetterForm } from '../letter-form.ts';
import { toRecipient } from './refusal-card.tsx';

const FOLLOWED = {
  kind: 'overdue_notice',
  letterId: '3f0c1f9e-8f0e-4a37-9d2a-6d0b8a6f2b11',
  asksBureau: false,
} as const;

function after(form: LetterForm, recipient: 'bureau' | 'furnisher'): LetterForm {
  return toRecipient(form, recipient).reduce(changeForm, form);
}

describe('the way to another recipient', () => {
  it('begins a new dispute with who never got the earlier letter', () => {
    const later: LetterForm = {
      ...emptyForm,
      followUp: FOLLOWED,
      recipient: 'furnisher',
      disputeDetails: { ...emptyForm.disputeDetails, disputeReason: 'incorrect_amount' },
    };
    const dispute = after(later, 'bureau');
    expect(dispute.followUp).toBeUndefined();
    expect(dispute.recipient).toBe('bureau');
    expect(dispute.disputeDetails.disputeReason).toBe('incorrect_amount');
  });

  it('leaves the agency that this letter does not go to', () => {
    const toAgency: LetterForm = { ...emptyForm, template: 'minor-freeze', agency: 'nctue' };
    expect(after(toAgency, 'bureau')).toMatchObject({
      template: 'minor-freeze',
      recipient: 'bureau',
      agency: '',
    });
  });
});
