import { answerDueAt } from '@creditfix/shared/admin';
import type { MessageStatus } from '@creditfix/shared/kernel';
import { useEffect, useState } from 'react';
import { momentWords, StatusTag, type StatusTone } from '#webapp/kit/index.ts';
import { Below } from '../words.tsx';

/** How long a message waits, measured by what every screen promises: an answer within 24 hours, Monday to Friday. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** So close to its end the promise is marked. */
const SOON_MS = 4 * HOUR_MS;

interface Clocked {
  readonly sentAt: string;
  /** Null once an answer has left; after a reply, when that came. */
  readonly waitsSince: string | null;
  readonly answeredAt: string | null;
  readonly status: MessageStatus;
}

/** Where the clock of a message stands, in words. */
export function clockOf(
  { sentAt, waitsSince, answeredAt, status }: Clocked,
  now: number,
): { readonly tone: StatusTone; readonly words: string } {
  const isClosed = status === 'closed';
  if (answeredAt !== null && (isClosed || waitsSince === null)) {
    const span = spanWords(Date.parse(answeredAt) - Date.parse(sentAt));
    return { tone: 'done', words: `Answered after ${span}` };
  }
  if (isClosed) return { tone: 'quiet', words: 'Closed without an answer' };
  const left = answerDueAt(new Date(waitsSince ?? sentAt)).getTime() - now;
  if (left < 0) return { tone: 'trouble', words: `Overdue by ${spanWords(-left)}` };
  return { tone: left < SOON_MS ? 'soon' : 'quiet', words: `Due in ${spanWords(left)}` };
}

/** "5 minutes", "3 hours", "2 days": whole ones, as people say it. */
function spanWords(ms: number): string {
  if (ms < HOUR_MS) return counted(Math.floor(ms / MINUTE_MS), 'minute');
  if (ms < 48 * HOUR_MS) return counted(Math.floor(ms / HOUR_MS), 'hour');
  return counted(Math.floor(ms / (24 * HOUR_MS)), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Its tag, and below it when the answer is due or was due. Goes on by the minute. */
export function AnswerClock({ message }: { readonly message: Clocked }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(ticking);
  }, []);
  const { tone, words } = clockOf(message, now);
  const waitsSince = message.status === 'closed' ? null : message.waitsSince;
  const isRunning = waitsSince !== null;
  return (
    <>
      <StatusTag tone={tone} {...(tone === 'quiet' && isRunning ? { icon: 'clock' } : {})}>
        {words}
      </StatusTag>
      {isRunning && (
        <Below>
          {tone === 'trouble' ? 'Was due' : 'Due'}{' '}
          {momentWords(answerDueAt(new Date(waitsSince)).toISOString())}
        </Below>
      )}
    </>
  );
}
