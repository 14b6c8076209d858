import type { NextStep } from '@creditfix/shared/disputes';
import { disputesMessages } from './messages.tsx';

/** What the button of a step does, and how it says so. */
export interface Action {
  readonly label: string;
  /** `write`: a draft of the next letter. `mail`: the page that mails a letter. `follow`: the page of its mailing. The rest are pages. */
  readonly does:
    | 'write'
    | 'mail'
    | 'follow'
    | 'note'
    | 'complaint'
    | 'state-complaint'
    | 'legal-help';
}

const does: Readonly<Record<keyof typeof disputesMessages.actions, Action['does']>> = {
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
  consumer_statement: 'write',
  notify_recipients: 'write',
  new_dispute: 'write',
  cfpb_complaint: 'complaint',
  state_complaint: 'state-complaint',
  legal_help: 'legal-help',
};

/** Nothing where there is only to wait and to watch. */
export function actionOf(step: NextStep): Action | undefined {
  if (step === 'wait' || step === 'watch_report') return undefined;
  return { label: disputesMessages.actions[step], does: does[step] };
}

/** The step that a list offers: the best one that asks for an action. */
export function firstAction<Step extends { readonly step: NextStep }>(
  steps: readonly Step[],
): Step | undefined {
  return steps.find(({ step }) => actionOf(step));
}
