import { migrations } from '#migrations';
import { Account, LoginLink, Session } from '#server/accounts/index.ts';
import { Document, LetterDocument } from '#server/documents/index.ts';
import {
  DisputedItem,
  Letter,
  LetterDraft,
  LetterEvent,
  SavedSignature,
} from '#server/letters/index.ts';
import { CaptchaUse } from '#server/platform/captcha/index.ts';
import type { DatabaseShape } from '#server/platform/database/index.ts';
import { RateBucket } from '#server/platform/limits/index.ts';

/** The tables of all rooms and how they came to be. */
export const databaseShape: DatabaseShape = {
  entities: [
    Account,
    LoginLink,
    Session,
    Document,
    LetterDocument,
    Letter,
    LetterDraft,
    LetterEvent,
    DisputedItem,
    SavedSignature,
    CaptchaUse,
    RateBucket,
  ],
  migrations,
};
