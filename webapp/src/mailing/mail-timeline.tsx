import type { MailEvent, Mailpiece } from '@creditfix/shared/mailing';
import { dateWords, momentWords } from '#webapp/kit/index.ts';
import { mailpieceMessages } from './messages.tsx';
import classes from './mail-timeline.module.css';

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
    <section className={classes.part} aria-labelledby="timeline">
      <h2 id="timeline">{mailpieceMessages.timeline.heading}</h2>
      <ol className={classes.list} reversed>
        {newestFirst.map((event, index) => (
          <li key={`${event.kind} ${event.at} ${index}`} data-tone={END[event.kind]}>
            <p className={classes.when}>
              <time dateTime={event.at}>{whenWords(event, mailpiece)}</time>
              {event.location && <span> · {placeWords(event.location)}</span>}
            </p>
            <p>{event.text}</p>
          </li>
        ))}
      </ol>
    </section>
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
