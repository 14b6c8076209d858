import { AccountFlag } from './flags/account-flag.entity.ts';
import { Account } from './account.entity.ts';
import { Consent } from './consent.entity.ts';
import { EmailChange } from './email-change/email-change.entity.ts';
import { FlagSighting } from './flags/flag-sighting.entity.ts';
import { LoginLink } from './sign-in/login-link.entity.ts';
import { PasskeyChallenge } from './passkeys/passkey-challenge.entity.ts';
import { Nudge } from './nudges/nudge.entity.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { Session } from './sessions/session.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const accountsEntities = [
  AccountFlag,
  Account,
  Consent,
  EmailChange,
  FlagSighting,
  LoginLink,
  Nudge,
  PasskeyChallenge,
  Passkey,
  Session,
] as const;
