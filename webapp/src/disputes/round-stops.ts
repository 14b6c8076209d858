import type { DisputeRound } from '@creditfix/shared/disputes';
import type { CalendarDate } from '@creditfix/shared/kernel';
import { dayWords } from './dispute-words.ts';
import { words } from './disputes.words.tsx';
import { dayOf } from './today.ts';

/** The four stops on the way of one letter, each with its day or with why it has none yet. */
export interface Stop {
  readonly name: string;
  /** "November 9", "On its way"; empty while nothing can be said. */
  readonly when: string;
  /** `now`: what is being waited for. */
  readonly standing: 'done' | 'now' | 'ahead' | 'trouble';
}

const { stops } = words;

export function stopsOf(round: DisputeRound, today: CalendarDate): readonly Stop[] {
  const day = (date: CalendarDate) => dayWords(date, today);
  return [
    { name: stops.signed, when: day(dayOf(round.signedAt)), standing: 'done' },
    mailedStop(round, day),
    arrivedStop(round, day),
    answerStop(round, today, day),
  ];
}

type Day = (date: CalendarDate) => string;

function mailedStop({ mailStatus, mailedOn }: DisputeRound, day: Day): Stop {
  const name = stops.mailed;
  if (mailedOn) return { name, when: day(mailedOn), standing: 'done' };
  if (mailStatus === 'failed') return { name, when: stops.notMailed, standing: 'trouble' };
  if (mailStatus === 'queued') return { name, when: stops.waitsForMail, standing: 'now' };
  return { name, when: stops.notYet, standing: 'now' };
}

function arrivedStop({ mailStatus, receivedOn }: DisputeRound, day: Day): Stop {
  const name = stops.arrived;
  if (receivedOn) return { name, when: day(receivedOn), standing: 'done' };
  if (mailStatus === 'returned') return { name, when: stops.cameBack, standing: 'trouble' };
  if (mailStatus === 'mailed' || mailStatus === 'in_transit')
    return { name, when: stops.onItsWay, standing: 'now' };
  return { name, when: '', standing: 'ahead' };
}

function answerStop(
  { outcome, outcomeOn, clock, receivedOn }: DisputeRound,
  today: CalendarDate,
  day: Day,
): Stop {
  if (outcome !== null && outcome !== 'no_answer')
    return { name: stops.answered, when: outcomeOn ? day(outcomeOn) : '', standing: 'done' };
  if (clock && today > clock.dueOn)
    return { name: stops.answerWasDue, when: day(clock.dueOn), standing: 'trouble' };
  if (clock) return { name: stops.answerDue, when: day(clock.dueOn), standing: 'now' };
  return receivedOn
    ? { name: stops.answer, when: stops.noSetDay, standing: 'now' }
    : { name: stops.answer, when: '', standing: 'ahead' };
}
