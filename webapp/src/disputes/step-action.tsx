import type { NextStep } from '@creditfix/shared/disputes';
import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BusyButton, FieldError, VisuallyHidden } from '#webapp/kit/index.ts';
import { disputesMessages } from './messages.tsx';
import { useNextLetter } from './disputes.queries.ts';

interface StepActionProps {
  readonly step: NextStep;
  readonly disputeId: string | null;
  readonly letterId: string | null;
  readonly pieceId: string | null;
  /** For who can't see where the button stands; left out where it stands alone. */
  readonly about?: string;
  readonly variant?: 'filled' | 'default' | 'subtle';
  /** On the dispute's own page it opens in its place. */
  readonly onNote?: () => void;
}

/** The one thing to do about a step; nothing if there is nothing to do. */
export function StepAction(props: StepActionProps) {
  const { step, disputeId, about, variant = 'default' } = props;
  const action = actionOf(step);
  if (!action) return null;
  const name = (
    <>
      {action.label}
      {about && <VisuallyHidden>: {about}</VisuallyHidden>}
    </>
  );
  if (action.does === 'write' && disputeId) {
    return (
      <WriteAction step={step} disputeId={disputeId} variant={variant}>
        {name}
      </WriteAction>
    );
  }
  if (action.does === 'note' && props.onNote) {
    return (
      <Button variant={variant} onClick={props.onNote}>
        {name}
      </Button>
    );
  }
  const to = placeOf(action, props);
  return to ? (
    <Button component={Link} to={to} variant={variant}>
      {name}
    </Button>
  ) : null;
}

/** Mailing has pages of its own, and so have the steps that are no letter. */
function placeOf({ does }: Action, { disputeId, letterId, pieceId: mailpieceId }: StepActionProps) {
  if (does === 'mail') return letterId && `/mail-letter/${letterId}`;
  if (does === 'follow')
    return mailpieceId ? `/mail/${mailpieceId}` : letterId && `/mail-letter/${letterId}`;
  return disputeId && `/disputes/${disputeId}${does === 'note' ? '#answer' : `/${does}`}`;
}

interface WriteActionProps {
  readonly step: NextStep;
  readonly disputeId: string;
  readonly variant: 'filled' | 'default' | 'subtle';
  readonly children: ReactNode;
}

function WriteAction({ step, disputeId, variant, children }: WriteActionProps) {
  const { busy, trouble, start } = useNextLetter(disputeId);
  return (
    <Stack gap="0.25rem" align="flex-start">
      <BusyButton
        variant={variant}
        onClick={() => void start(step)}
        busyLabel={busy && disputesMessages.preparing}
      >
        {children}
      </BusyButton>
      <div role="alert">
        <FieldError id={`${disputeId}-${step}-trouble`} error={trouble} />
      </div>
    </Stack>
  );
}

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
