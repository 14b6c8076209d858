import { CalendarFeed } from './calendar-feed.entity.ts';
import { DisputeDraft } from './dispute-draft.entity.ts';
import { DisputeRound } from './dispute-round.entity.ts';
import { Dispute } from './dispute.entity.ts';
import { ScorePoint } from './score-point.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const disputesEntities = [
  CalendarFeed,
  DisputeDraft,
  DisputeRound,
  Dispute,
  ScorePoint,
] as const;
