/**
 * Where a message to support stands. `open`: it waits for us. `waiting`: it waits for somebody else. `answered`: the person has our
 * answer. `closed`: it is done with.
 */
export const MessageStatus = {
  open: 'open',
  waiting: 'waiting',
  answered: 'answered',
  closed: 'closed',
} as const;
export type MessageStatus = keyof typeof MessageStatus;
