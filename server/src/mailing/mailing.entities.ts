import { AddressCheck } from './address-check.entity.ts';
import { CarrierEvent } from './carrier-event.entity.ts';
import { CarrierPace } from './carrier-pace.entity.ts';
import { MailBatch } from './mail-batch.entity.ts';
import { MailEvent } from './mail-event.entity.ts';
import { Mailpiece } from './mailpiece.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const mailingEntities = [
  AddressCheck,
  CarrierEvent,
  CarrierPace,
  MailBatch,
  MailEvent,
  Mailpiece,
] as const;
