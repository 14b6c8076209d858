import type { NextStep } from '@creditfix/shared/disputes';
import type { ReactNode } from 'react';
import { Button, ButtonLink, FieldError, VisuallyHidden } from '#webapp/kit/index.ts';
import { words } from './disputes.words.tsx';
import classes from './step-deed.module.css';
import { deedOf, type Deed } from './step-deeds.ts';
import { useNextLetter } from './disputes.queries.ts';

interface StepDeedProps {
  readonly step: NextStep;
  readonly disputeId: string | null;
  readonly letterId: string | null;
  readonly pieceId: string | null;
  /** For who can't see where the button stands; left out where it stands alone. */
  readonly about?: string;
  readonly look?: 'deed' | 'second' | 'plain';
  /** On the dispute's own page these open in their place. */
  readonly onNote?: () => void;
  readonly onComplain?: () => void;
}

/** The one thing to do about a step; nothing if there is nothing to do. */
export function StepDeed(props: StepDeedProps) {
  const { step, disputeId, about, look = 'second' } = props;
  const deed = deedOf(step);
  if (!deed) return null;
  const name = (
    <>
      {deed.label}
      {about && <VisuallyHidden>: {about}</VisuallyHidden>}
    </>
  );
  if (deed.does === 'write' && disputeId) {
    return (
      <WriteDeed step={step} disputeId={disputeId} look={look}>
        {name}
      </WriteDeed>
    );
  }
  const inPlace = { note: props.onNote, complain: props.onComplain }[deed.does as string];
  if (inPlace) {
    return (
      <Button look={look} onClick={inPlace}>
        {name}
      </Button>
    );
  }
  const to = placeOf(deed, props);
  return to ? (
    <ButtonLink to={to} look={look}>
      {name}
    </ButtonLink>
  ) : null;
}

/** Mailing has pages of its own. */
function placeOf({ does }: Deed, { disputeId, letterId, pieceId: mailpieceId }: StepDeedProps) {
  if (does === 'mail') return letterId && `/mail-letter/${letterId}`;
  if (does === 'follow')
    return mailpieceId ? `/mail/${mailpieceId}` : letterId && `/mail-letter/${letterId}`;
  return disputeId && `/disputes/${disputeId}#${does === 'note' ? 'answer' : 'complaint'}`;
}

interface WriteDeedProps {
  readonly step: NextStep;
  readonly disputeId: string;
  readonly look: 'deed' | 'second' | 'plain';
  readonly children: ReactNode;
}

function WriteDeed({ step, disputeId, look, children }: WriteDeedProps) {
  const { busy, trouble, start } = useNextLetter(disputeId);
  return (
    <div className={classes.write}>
      <Button look={look} onClick={() => void start(step)} busyLabel={busy && words.preparing}>
        {children}
      </Button>
      <div role="alert">
        <FieldError id={`${disputeId}-${step}-trouble`} error={trouble} />
      </div>
    </div>
  );
}
