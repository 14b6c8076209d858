/**
 * Which room stands on which. A room may use every room on a lower step and none on its own step or above.
 * The same words are rooms of `shared`, `server` and `webapp`, and the same order holds on each floor.
 */
const STEPS: readonly (readonly string[])[] = [
  ['kernel'],
  ['platform', 'kit'],
  ['accounts'],
  ['billing'],
  ['documents'],
  ['letters'],
  ['mailing'],
  ['disputes'],
  ['admin', 'privacy'],
  ['desktop'],
];

/** Rooms beside the ladder, with the step that they stand on; no other room uses them. */
const BESIDE: Readonly<Record<string, number>> = { contact: 1 };

/** Is there such a room? A new one is put on the ladder before it is used. */
export function isRoom(room: string): boolean {
  return room in BESIDE || stepOf(room) >= 0;
}

export function mayUse(room: string, target: string): boolean {
  if (target in BESIDE) return false;
  const standsOn = BESIDE[room];
  const highest = standsOn ?? stepOf(room) - 1;
  return stepOf(target) <= highest;
}

function stepOf(room: string): number {
  return STEPS.findIndex((step) => step.includes(room));
}
