import type { NextStep } from '@creditfix/shared/disputes';
import { words } from './disputes.words.tsx';

/** What the button of a step does, and how it says so. */
export interface Deed {
  readonly label: string;
  /** `write`: a draft of the next letter. `mail`: the page that mails a letter. `follow`: the page of its mailing. */
  readonly does: 'write' | 'mail' | 'follow' | 'note' | 'complain';
}

const does: Readonly<Record<keyof typeof words.deeds, Deed['does']>> = {
  mail_letter: 'mail',
  check_address: 'follow',
  confirm_arrival: 'follow',
  record_answer: 'note',
  overdue_notice: 'write',
  method_of_verification: 'write',
  furnisher_dispute: 'write',
  information_supplied: 'write',
  identity_supplied: 'write',
  block_declined: 'write',
  reinsertion_notice: 'write',
  new_dispute: 'write',
  cfpb_complaint: 'complain',
};

/** Nothing where there is only to wait and to watch. */
export function deedOf(step: NextStep): Deed | undefined {
  if (step === 'wait' || step === 'watch_report') return undefined;
  return { label: words.deeds[step], does: does[step] };
}

/** The step that a list offers: the best one that asks for a deed. */
export function firstDeed<Step extends { readonly step: NextStep }>(
  steps: readonly Step[],
): Step | undefined {
  return steps.find(({ step }) => deedOf(step));
}
