import type { DisputeRound } from '@creditfix/shared/disputes';

/** How far a letter is, as an envelope: plain, stamped, postmarked, opened, or on its way back. */
type EnvelopeLook = 'plain' | 'stamped' | 'postmarked' | 'opened' | 'back';

function lookOf({ outcome, receivedOn, mailStatus }: DisputeRound): EnvelopeLook {
  if (outcome !== null && outcome !== 'no_answer') return 'opened';
  if (receivedOn !== null || mailStatus === 'delivered') return 'postmarked';
  if (mailStatus === 'returned' || mailStatus === 'failed') return 'back';
  return mailStatus === 'mailed' || mailStatus === 'in_transit' ? 'stamped' : 'plain';
}

/** Decoration: the words beside it say the same. A letter that has had its answer is `small`. */
export function EnvelopeDrawing({
  round,
  small = false,
}: {
  readonly round: DisputeRound;
  readonly small?: boolean;
}) {
  const look = lookOf(round);
  if (look === 'opened') return <OpenedEnvelope small={small} />;
  return (
    <svg className="drawing" width={small ? 36 : 64} viewBox="0 0 64 52" aria-hidden>
      <rect data-part="sheet" x="1.500" y="9.500" width="61" height="41" rx="2" />
      <path d="M7.500 17h11M7.500 22h8" />
      <path d="M22 33h20M22 38.500h25" />
      {look !== 'plain' && (
        <path data-part="stamp" d="M48 13.500h10v13h-10zM50.500 22.500l2.500-4.500 2.500 4.500" />
      )}
      {look === 'postmarked' && (
        <path
          data-part="faint"
          d="M44 20.500a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM24.500 18.500q2-1.500 4 0t4 0M24.500 22.500q2-1.500 4 0t4 0"
        />
      )}
      {look === 'back' && <path data-part="trouble" d="M50 44.500H33M37.500 40l-5 4.500 5 4.500" />}
    </svg>
  );
}

function OpenedEnvelope({ small }: { readonly small: boolean }) {
  return (
    <svg className="drawing" width={small ? 36 : 64} viewBox="0 0 64 52" aria-hidden>
      <path data-part="sheet" d="M1.500 22L32 3.500 62.500 22v28.500h-61z" />
      <path fill="var(--paper)" d="M10 8.500h44v28l-22 7-22-7z" />
      <path d="M16 15.500h22M16 21h32M16 26.500h26" />
      <path data-part="sheet" d="M1.500 22L32 40.500 62.500 22v28.500h-61z" />
    </svg>
  );
}
