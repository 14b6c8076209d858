import type { NextStep } from '@creditfix/shared/disputes';

/** What the button of a step does, and how it says so. */
export interface Deed {
  readonly label: string;
  /** `write`: a draft of the next letter. `mail`: the page that mails a letter. `follow`: the page of its mailing. */
  readonly does: 'write' | 'mail' | 'follow' | 'note' | 'complain';
}

const deeds: Readonly<Record<NextStep, Deed | undefined>> = {
  wait: undefined,
  watch_report: undefined,
  mail_letter: { label: 'Mail it', does: 'mail' },
  check_address: { label: 'See why', does: 'follow' },
  confirm_arrival: { label: 'Say when it arrived', does: 'follow' },
  record_answer: { label: 'Note their answer', does: 'note' },
  overdue_notice: { label: 'Write the overdue notice', does: 'write' },
  method_of_verification: { label: 'Write the method-of-verification letter', does: 'write' },
  furnisher_dispute: { label: 'Write to the company', does: 'write' },
  information_supplied: { label: 'Write the letter that adds it', does: 'write' },
  identity_supplied: { label: 'Write the identity letter', does: 'write' },
  block_declined: { label: 'Write the letter about the block', does: 'write' },
  reinsertion_notice: { label: 'Write the letter about its return', does: 'write' },
  new_dispute: { label: 'Write the new dispute', does: 'write' },
  cfpb_complaint: { label: 'Read the draft complaint', does: 'complain' },
};

export function deedOf(step: NextStep): Deed | undefined {
  return deeds[step];
}

/** The step that a list offers: the best one that asks for a deed. */
export function firstDeed<Step extends { readonly step: NextStep }>(
  steps: readonly Step[],
): Step | undefined {
  return steps.find(({ step }) => deedOf(step));
}
