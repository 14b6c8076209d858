import { AccountFlag } from './account-flag.entity.ts';
import { Account } from './account.entity.ts';
import { Consent } from './consent.entity.ts';
import { EmailChange } from './email-change.entity.ts';
import { FlagSighting } from './flag-sighting.entity.ts';
import { LoginLink } from './login-link.entity.ts';
import { PasskeyChallenge } from './passkey-challenge.entity.ts';
import { Passkey } from './passkey.entity.ts';
import { Session } from './session.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const accountsEntities = [
  AccountFlag,
  Account,
  Consent,
  EmailChange,
  FlagSighting,
  LoginLink,
  PasskeyChallenge,
  Passkey,
  Session,
] as const;
