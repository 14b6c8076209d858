import { AddressCheck } from './carrier/address-check.entity.ts';
import { CarrierEvent } from './carrier/carrier-event.entity.ts';
import { CarrierPace } from './carrier/carrier-pace.entity.ts';
import { MailBatch } from './by-hand/mail-batch.entity.ts';
import { MailEvent } from './mail-event.entity.ts';
import { MailOrder } from './mail-order.entity.ts';
import { Mailpiece } from './mailpiece.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const mailingEntities = [
  AddressCheck,
  CarrierEvent,
  CarrierPace,
  MailBatch,
  MailEvent,
  MailOrder,
  Mailpiece,
] as const;
