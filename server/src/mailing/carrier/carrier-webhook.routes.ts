import { MailingProblems, mailingEndpoints } from '@creditfix/shared/mailing';
import { implement, type Route } from '#server/platform/http/index.ts';
import type { MailingParts } from '../mailing.parts.ts';
import { keepEvent } from './process-carrier-event.job.ts';

/** Takes the carrier's events: verified on the bytes as they came, stored once, answered at once, worked on by a job. */
export function carrierWebhookRoutes(parts: MailingParts): Route[] {
  const { carrier, clock } = parts;
  return [
    implement(mailingEndpoints.lobEvent)([], async ({ rawBody }, call) => {
      const event = carrier.readEvent(rawBody ?? new Uint8Array(), call.headers, clock.now());
      if (event === 'off') throw MailingProblems.raise('mailing.events_off');
      if (!event) throw MailingProblems.raise('mailing.event_forged');
      if (event !== 'unreadable') await keepEvent(call.em, parts, event);
      return { received: true as const };
    }),
  ];
}
