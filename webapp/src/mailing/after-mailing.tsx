import type { MailPiece } from '@creditfix/shared/mailing';
import type { ReactNode } from 'react';
import { MailStanding, livePiece } from './mail-standing.tsx';
import { mailedDays, type MailedDays } from './mailed-days.ts';
import { useMailings } from './mailing.queries.ts';
import { OwnMailing } from './own-mailing.tsx';

/** Letters that are on their way or there, of several as one. */
interface OnTheirWay extends MailedDays {
  readonly letters: number;
  /** True where their sender brought them to the post. */
  readonly isOwn: boolean;
  /** True until the post has the first of them. */
  readonly isQueued: boolean;
  readonly isDelivered: boolean;
}

interface AfterMailing {
  readonly mailed: OnTheirWay | 'none' | 'unknown';
  readonly standing: ReactNode;
  readonly ownMailing: ReactNode;
}

interface AfterMailingPartProps {
  readonly letterIds: readonly string[];
  readonly children: (after: AfterMailing) => ReactNode;
}

/** Tells the last step of the wizard which letters are on their way, and draws what it says of them. */
export function AfterMailingPart({ letterIds, children }: AfterMailingPartProps) {
  const { data: mailings = [], isPending, refetch } = useMailings(letterIds);
  const pieces = mailings.flatMap((mailing) => livePiece(mailing) ?? []);
  const again = () => void refetch();
  const rest = mailings.filter((mailing) => !livePiece(mailing));
  return children({
    mailed: isPending ? 'unknown' : onTheirWay(pieces),
    standing: <MailStanding mailings={mailings} onChange={again} />,
    ownMailing: rest.length > 0 && <OwnMailing mailings={rest} onDone={again} />,
  });
}

function onTheirWay(pieces: readonly MailPiece[]): OnTheirWay | 'none' {
  const [first, ...others] = pieces;
  if (!first) return 'none';
  return {
    ...mailedDays([first, ...others]),
    letters: pieces.length,
    isOwn: pieces.every(({ carrier }) => carrier === 'self'),
    isQueued: pieces.every(({ status }) => status === 'queued'),
    isDelivered: pieces.every(({ status }) => status === 'delivered'),
  };
}
