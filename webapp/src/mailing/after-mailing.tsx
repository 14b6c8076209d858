import type { MailPiece } from '@creditfix/shared/mailing';
import type { ReactNode } from 'react';
import { useQuietRefresh } from '#webapp/kit/index.ts';
import { MailStanding, livePiece } from './mail-standing.tsx';
import { mailedDays, type MailedDays } from './mailed-days.ts';
import { OwnMailing } from './own-mailing.tsx';
import { useMailings } from './use-mailings.ts';

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

const HELD_MS = 30_000;

/** Tells the last step of the wizard which letters are on their way, and draws what it says of them. */
export function AfterMailingPart({ letterIds, children }: AfterMailingPartProps) {
  const { state, refresh } = useMailings(letterIds);
  const mailings = state.kind === 'ready' ? state.mailings : [];
  const pieces = mailings.flatMap((mailing) => livePiece(mailing) ?? []);
  const held = pieces.some(({ status }) => status === 'queued');
  useQuietRefresh(held, HELD_MS, () => void refresh());
  const again = () => void refresh();
  const rest = mailings.filter((mailing) => !livePiece(mailing));
  return children({
    mailed: state.kind === 'loading' ? 'unknown' : onTheirWay(pieces),
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
