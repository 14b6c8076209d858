import type { DisputeRound } from '@creditfix/shared/disputes';
import type { CalendarDate } from '@creditfix/shared/kernel';
import { dayWords } from './dispute-words.ts';
import { dayOf } from './today.ts';

/** The four stops on the way of one letter, each with its day or with why it has none yet. */
export interface Stop {
  readonly name: string;
  /** "November 9", "On its way"; empty while nothing can be said. */
  readonly when: string;
  /** `now`: what is being waited for. */
  readonly standing: 'done' | 'now' | 'ahead' | 'trouble';
}

export function stopsOf(round: DisputeRound, today: CalendarDate): readonly Stop[] {
  const day = (date: CalendarDate) => dayWords(date, today);
  return [
    { name: 'Signed', when: day(dayOf(round.signedAt)), standing: 'done' },
    mailedStop(round, day),
    arrivedStop(round, day),
    answerStop(round, today, day),
  ];
}

type Day = (date: CalendarDate) => string;

function mailedStop({ mailStatus, mailedOn }: DisputeRound, day: Day): Stop {
  const name = 'Mailed';
  if (mailedOn) return { name, when: day(mailedOn), standing: 'done' };
  if (mailStatus === 'failed') return { name, when: 'It could not be mailed', standing: 'trouble' };
  if (mailStatus === 'queued') return { name, when: 'Waiting to be mailed', standing: 'now' };
  return { name, when: 'Not yet', standing: 'now' };
}

function arrivedStop({ mailStatus, receivedOn }: DisputeRound, day: Day): Stop {
  const name = 'Arrived';
  if (receivedOn) return { name, when: day(receivedOn), standing: 'done' };
  if (mailStatus === 'returned') return { name, when: 'It came back', standing: 'trouble' };
  if (mailStatus === 'mailed' || mailStatus === 'in_transit')
    return { name, when: 'On its way', standing: 'now' };
  return { name, when: '', standing: 'ahead' };
}

function answerStop(
  { outcome, outcomeOn, clock, receivedOn }: DisputeRound,
  today: CalendarDate,
  day: Day,
): Stop {
  if (outcome !== null && outcome !== 'no_answer')
    return { name: 'Answered', when: outcomeOn ? day(outcomeOn) : '', standing: 'done' };
  if (clock && today > clock.dueOn)
    return { name: 'Answer was due', when: day(clock.dueOn), standing: 'trouble' };
  if (clock) return { name: 'Answer due', when: day(clock.dueOn), standing: 'now' };
  return receivedOn
    ? { name: 'Answer', when: 'No set day', standing: 'now' }
    : { name: 'Answer', when: '', standing: 'ahead' };
}
