import { disputeEndpoints } from '@creditfix/shared/disputes';
import { languageOf } from '@creditfix/shared/kernel';
import { createHash } from 'node:crypto';
import { personOf } from '#server/accounts/index.ts';
import { FileReply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import { inLanguage } from '#server/platform/language/index.ts';
import { addInformation, recordOutcome, undoOutcome } from './record-outcome.ts';
import { findCalendar, makeCalendar, readCalendarFeed } from './calendar-feed.ts';
import { removeFeed } from './calendar-feed.repository.ts';
import { draftComplaint } from './complaint.ts';
import { readDashboard } from './dashboard.ts';
import { presentDispute } from './dispute.presenter.ts';
import { findDisputes } from './dispute.repository.ts';
import { openDispute, storiesOf } from './dispute-story.ts';
import type { DisputeParts } from './disputes.parts.ts';
import { startNextLetter } from './next-letter.ts';
import { addScore, deleteScore } from './scores.ts';

/** Calendar programs look twice a day; a household has a few of them behind one address. */
const FEED_READS = { name: 'calendar-feed', hits: 120, minutes: 60 };
const NEW_FEEDS = { name: 'make-calendar', hits: 20, minutes: 60 };

/** What became of each item: the dashboard, the disputes, their next letters, the calendar and the scores. */
export function disputeRoutes(parts: DisputeParts): Route[] {
  return [
    implement(disputeEndpoints.dashboard)([], async (_, call) =>
      readDashboard(call.em, parts, personOf(call)),
    ),
    // Before the paths with an id: `calendar` would be taken for one.
    ...calendarRoutes(parts),
    ...ownDisputeRoutes(parts),
    ...nextStepRoutes(parts),
    ...scoreRoutes(parts),
  ];
}

const whose = (call: Call, { id }: { readonly id: string }) => ({
  accountId: personOf(call).accountId,
  disputeId: id,
});

function ownDisputeRoutes(parts: DisputeParts): Route[] {
  const { vault, clock } = parts;
  const present = async (call: Call, params: { readonly id: string }) =>
    presentDispute(vault, await openDispute(call.em, parts, whose(call, params)));
  return [
    implement(disputeEndpoints.listDisputes)([], async (_, call) => {
      const all = await findDisputes(call.em, personOf(call).accountId);
      const now = clock.now();
      return {
        disputes: storiesOf(vault, all, now).map((story) => presentDispute(vault, story)),
      };
    }),

    implement(disputeEndpoints.getDispute)([], async ({ params }, call) => present(call, params)),

    implement(disputeEndpoints.recordOutcome)([], async ({ params, body }, call) => {
      const { round, ...answer } = body;
      await recordOutcome(call.em, parts, { ...whose(call, params), round }, answer);
      return await present(call, params);
    }),

    implement(disputeEndpoints.undoOutcome)([], async ({ params, query }, call) => {
      await undoOutcome(call.em, parts, { ...whose(call, params), ...query });
      return await present(call, params);
    }),

    implement(disputeEndpoints.addInformation)([], async ({ params, body }, call) => {
      await addInformation(call.em, parts, whose(call, params), body.receivedOn);
      return await present(call, params);
    }),
  ];
}

function nextStepRoutes(parts: DisputeParts): Route[] {
  return [
    implement(disputeEndpoints.startNextLetter)([], async ({ params, body }, call) => ({
      draftId: await startNextLetter(call.em, parts, whose(call, params), body.step),
    })),

    implement(disputeEndpoints.complaint)([], async ({ params, query }, call) => {
      const draft = await draftComplaint(call.em, parts, whose(call, params), query.to);
      return { title: draft.title, fields: [...draft.fields], url: draft.url ?? null };
    }),
  ];
}

function calendarRoutes(parts: DisputeParts): Route[] {
  const { limiter } = parts;
  return [
    implement(disputeEndpoints.getCalendar)([], async (_, call) => ({
      url: await findCalendar(call.em, parts, personOf(call).accountId),
    })),

    implement(disputeEndpoints.makeCalendar)(
      [(_, call) => limiter.hit(NEW_FEEDS, personOf(call).accountId)],
      async (_, call) => ({ url: await makeCalendar(call.em, parts, personOf(call).accountId) }),
    ),

    implement(disputeEndpoints.endCalendar)([], async (_, call) => {
      await removeFeed(call.em, personOf(call).accountId);
      return { ended: true as const };
    }),

    implement(disputeEndpoints.calendarFeed)(
      [(_, call) => limiter.hit(FEED_READS, call.ip)],
      async ({ params, query }, call) => {
        const feed = await inLanguage(languageOf(query.lang), () =>
          readCalendarFeed(call.em, parts, params.token),
        );
        const bytes = new TextEncoder().encode(feed);
        const etag = createHash('sha256').update(bytes).digest('base64url');
        return new FileReply({ bytes, etag, fileName: 'credit-fix.ics', disposition: 'inline' });
      },
    ),
  ];
}

function scoreRoutes({ clock }: DisputeParts): Route[] {
  return [
    implement(disputeEndpoints.addScore)([], async ({ body }, call) =>
      addScore(call.em, personOf(call).accountId, body, clock.now()),
    ),

    implement(disputeEndpoints.deleteScore)([], async ({ params }, call) => {
      await deleteScore(call.em, personOf(call).accountId, params.id);
      return { deleted: true as const };
    }),
  ];
}
