import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A staff authenticator app. `lastStep` is the newest code that was used; none works twice. */
export const TotpFactor = defineEntity({
  name: 'TotpFactor',
  tableName: 'totp_factors',
  properties: {
    id: p.uuid().primary(),
    email: p.text().unique(),
    sealedSecret: p.text(),
    confirmedAt: p.datetime().nullable(),
    lastStep: p.bigint('number').defaultRaw('0'),
  },
});
export type TotpFactor = InferEntity<typeof TotpFactor>;
