import type { DisputeRound } from '@creditfix/shared/disputes';
import type { CalendarDate } from '@creditfix/shared/kernel';
import { dayWords } from './dispute-words.ts';
import { disputesMessages } from './messages.tsx';
import { dayOf } from './today.ts';

/** The four stops on the way of one letter, each with its day or with why it has none yet. */
export interface Stop {
  readonly name: string;
  /** "November 9", "On its way"; empty while nothing can be said. */
  readonly when: string;
  /** `now`: what is being waited for. */
  readonly status: 'done' | 'now' | 'ahead' | 'trouble';
}

const { stops } = disputesMessages;

export function stopsOf(round: DisputeRound, today: CalendarDate): readonly Stop[] {
  const day = (date: CalendarDate) => dayWords(date, today);
  return [
    { name: stops.signed, when: day(dayOf(round.signedAt)), status: 'done' },
    mailedStop(round, day),
    arrivedStop(round, day),
    answerStop(round, today, day),
  ];
}

type Day = (date: CalendarDate) => string;

function mailedStop({ mailStatus, mailedOn }: DisputeRound, day: Day): Stop {
  const name = stops.mailed;
  if (mailedOn) return { name, when: day(mailedOn), status: 'done' };
  if (mailStatus === 'failed') return { name, when: stops.notMailed, status: 'trouble' };
  if (mailStatus === 'queued') return { name, when: stops.waitsForMail, status: 'now' };
  return { name, when: stops.notYet, status: 'now' };
}

function arrivedStop({ mailStatus, receivedOn, outcome }: DisputeRound, day: Day): Stop {
  const name = stops.arrived;
  if (receivedOn) return { name, when: day(receivedOn), status: 'done' };
  if (outcome !== null && outcome !== 'no_answer')
    return { name, when: stops.beforeAnswer, status: 'done' };
  if (mailStatus === 'returned') return { name, when: stops.cameBack, status: 'trouble' };
  if (mailStatus === 'mailed' || mailStatus === 'in_transit')
    return { name, when: stops.onItsWay, status: 'now' };
  return { name, when: '', status: 'ahead' };
}

function answerStop(
  { outcome, outcomeOn, clock, receivedOn, answerDueAround }: DisputeRound,
  today: CalendarDate,
  day: Day,
): Stop {
  if (outcome !== null && outcome !== 'no_answer')
    return { name: stops.answered, when: outcomeOn ? day(outcomeOn) : '', status: 'done' };
  if (clock && today > clock.dueOn)
    return { name: stops.answerWasDue, when: day(clock.dueOn), status: 'trouble' };
  if (clock) return { name: stops.answerDue, when: day(clock.dueOn), status: 'now' };
  if (answerDueAround)
    return { name: stops.answerDue, when: stops.estimate(day(answerDueAround)), status: 'ahead' };
  return receivedOn
    ? { name: stops.answer, when: stops.noSetDay, status: 'now' }
    : { name: stops.answer, when: '', status: 'ahead' };
}
