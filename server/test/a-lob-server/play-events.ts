import {
  DETAILS,
  EVENT_SCRIPTS,
  TEST_MODE_EVENTS,
  TRACKING_NAMES,
  type EventScript,
  type EventStep,
} from './event-scripts.table.ts';
import { letterObject, type FailureReason, type Seen } from './lob-objects.ts';
import type { LetterRow, LobWorld } from './lob-world.ts';

export interface LobEvent {
  readonly id: string;
  readonly type: string;
  readonly letterId: string;
  /** As it is sent, byte for byte. */
  readonly body: string;
}

export const COULD_NOT_PRINT: FailureReason = {
  failure_reason: 'The file could not be rendered.',
  remediation: 'Check the file and create the letter again.',
  errors: null,
};

/** Lives a script through: the letter takes each step, and each step is told as the letter was right then. */
export function playEvents(
  world: LobWorld,
  row: LetterRow,
  script: EventScript | readonly EventStep[],
  { seen, startAt }: { readonly seen: Omit<Seen, 'now'>; readonly startAt?: Date | undefined },
): LobEvent[] {
  const steps: readonly EventStep[] = typeof script === 'string' ? EVENT_SCRIPTS[script] : script;
  const heard = steps.filter(({ type }) => row.mode === 'live' || TEST_MODE_EVENTS.includes(type));
  return heard.map((step, index) => {
    const time = startAt
      ? new Date(startAt.getTime() + step.hours * 3_600_000)
      : // One after the other, and all of them now.
        new Date(world.now().getTime() + index);
    takeStep(world, row, step, time);
    const now = row.renderedAt > time ? row.renderedAt : time;
    return makeEvent(world, step.type, row.id, bodyOf(row, step, { ...seen, now }), time);
  });
}

export function makeEvent(
  world: LobWorld,
  type: string,
  letterId: string,
  letter: object,
  time: Date,
): LobEvent {
  const event = {
    id: world.newId('evt'),
    body: letter,
    reference_id: letterId,
    event_type: {
      id: type,
      enabled_for_test: TEST_MODE_EVENTS.includes(type),
      resource: 'letters',
      object: 'event_type',
    },
    date_created: time.toISOString(),
    object: 'event',
  };
  return { id: event.id, type, letterId, body: JSON.stringify(event) };
}

/** Documented: a deletion is told in the words of its answer. */
function bodyOf(row: LetterRow, { type }: EventStep, seen: Seen): object {
  return type === 'letter.deleted' ? { id: row.id, deleted: true } : letterObject(row, seen);
}

function takeStep(world: LobWorld, row: LetterRow, step: EventStep, time: Date): void {
  row.modifiedAt = time;
  // What `rejected` does to the letter is not documented: it is taken for a failure.
  if (step.type === 'letter.failed' || step.type === 'letter.rejected') {
    row.failure ??= COULD_NOT_PRINT;
    row.failsAt = time < row.createdAt ? row.createdAt : time;
    return;
  }
  if (step.type === 'letter.deleted') row.deletedAt ??= time;
  const name = TRACKING_NAMES[step.type.split('.').at(-1) ?? ''];
  if (name === undefined) return;
  const isCertified = step.type.startsWith('letter.certified.');
  if (isCertified !== (row.params.extraService !== null))
    throw new Error(`${step.type} can't happen to ${row.id}: it is not that kind of letter`);
  if (name === 'Delivered') row.deliveredAt = time;
  const at = time.toISOString();
  row.trackingEvents.push({
    id: world.newId('evnt'),
    type: isCertified ? 'certified' : 'normal',
    name,
    details: detailsOf(step),
    location: name === 'Mailed' && !isCertified ? null : (step.location ?? null),
    time: at,
    date_created: at,
    date_modified: at,
    object: 'tracking_event',
  });
  // Documented: in the order of their times, whatever order they are learned in.
  row.trackingEvents.sort((a, b) => a.time.localeCompare(b.time));
}

function detailsOf({ event, notes = '' }: EventStep) {
  if (event === undefined) return null;
  const [description, action_required] = DETAILS[event];
  return { event, description, notes, action_required };
}
