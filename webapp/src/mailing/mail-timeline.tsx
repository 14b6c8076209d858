import type { MailEvent, Mailpiece } from '@creditfix/shared/mailing';
import { Stack, Text } from '@mantine/core';
import { dateWords, momentWords } from '#webapp/kit/index.ts';
import { mailpieceMessages } from './messages.tsx';

const END: Readonly<Partial<Record<MailEvent['kind'], 'done' | 'trouble'>>> = {
  delivered: 'done',
  returned: 'trouble',
  failed: 'trouble',
  lost: 'trouble',
  issue: 'trouble',
  delivery_attempted: 'trouble',
};

/** Everything that happened, the newest first: that is what people come for. */
export function MailTimeline({ mailpiece }: { readonly mailpiece: Mailpiece }) {
  // Reversed and not sorted the other way: of two at one time, the later one stands first.
  const newestFirst = mailpiece.events
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .toReversed();
  return (
    <Stack component="section" aria-labelledby="timeline">
      <h2 id="timeline">{mailpieceMessages.timeline.heading}</h2>
      <ol className="timeline" reversed>
        {newestFirst.map((event, index) => (
          <li
            key={`${event.kind} ${event.at} ${index}`}
            data-tone={END[event.kind] ?? (index === 0 ? 'done' : undefined)}
          >
            <Text c="dimmed" size="sm">
              <time dateTime={event.at}>{whenWords(event, mailpiece)}</time>
              {event.location && <span> · {placeWords(event.location)}</span>}
            </Text>
            <p>{event.text}</p>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function placeWords(location: string): string {
  return /^\d{5}(-\d{4})?$/.test(location) ? mailpieceMessages.timeline.zip(location) : location;
}

/** What the person told us has a day and no time. */
function whenWords({ kind, at }: MailEvent, mailpiece: Mailpiece): string {
  if (mailpiece.carrier !== 'self') return momentWords(at);
  const day =
    kind === 'mailed' ? mailpiece.mailedOn : kind === 'delivered' ? mailpiece.deliveredOn : null;
  return dateWords(day ?? at.slice(0, 10));
}
