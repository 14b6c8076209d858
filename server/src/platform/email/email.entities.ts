import { LocalEmail } from './local-email.entity.ts';
import { OutgoingEmail } from './outgoing-email.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const emailEntities = [LocalEmail, OutgoingEmail] as const;
