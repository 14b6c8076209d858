import { ContactEntry } from './contact-entry.entity.ts';
import { ContactFile } from './contact-file.entity.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ReadInbox } from './read-inbox.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const contactEntities = [ContactEntry, ContactFile, ContactMessage, ReadInbox] as const;
