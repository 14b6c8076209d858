import type { Mailpiece } from '@creditfix/shared/mailing';
import type { ReactNode } from 'react';
import { MailStanding, liveMailpiece } from './mail-standing.tsx';
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
  const mailpieces = mailings.flatMap((mailing) => liveMailpiece(mailing) ?? []);
  const again = () => void refetch();
  const rest = mailings.filter((mailing) => !liveMailpiece(mailing));
  return children({
    mailed: isPending ? 'unknown' : onTheirWay(mailpieces),
    standing: <MailStanding mailings={mailings} onChange={again} />,
    ownMailing: rest.length > 0 && <OwnMailing mailings={rest} onDone={again} />,
  });
}

function onTheirWay(mailpieces: readonly Mailpiece[]): OnTheirWay | 'none' {
  const [first, ...others] = mailpieces;
  if (!first) return 'none';
  return {
    ...mailedDays([first, ...others]),
    letters: mailpieces.length,
    isOwn: mailpieces.every(({ carrier }) => carrier === 'self'),
    isQueued: mailpieces.every(({ status }) => status === 'queued'),
    isDelivered: mailpieces.every(({ status }) => status === 'delivered'),
  };
}
