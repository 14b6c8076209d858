import { ownSiteSchema } from '@creditfix/shared/kernel';
import { priceTableSchema, defaultPriceTable } from '@creditfix/shared/operator';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from '#server/platform/config/index.ts';

/** Settings that are too long for a line of the environment. */

/**
 * What Lob charges on its smallest plan, as publicly noted in February 2026: first class 1.029, certified 6.70 and the electronic
 * receipt 2.82 more, 0.10 for each further page, 2.435 for a flat envelope. The operator sets their own.
 */
const lobCosts = {
  certified: { baseCents: 773, extraPageCents: 10, flatEnvelopeCents: 244 },
  certified_return_receipt: { baseCents: 1_055, extraPageCents: 10, flatEnvelopeCents: 244 },
  first_class: { baseCents: 103, extraPageCents: 10, flatEnvelopeCents: 244 },
} as const;

const settingsFileSchema = z.strictObject({
  /** Who stands behind the site; its pages have it inside once they are built. */
  site: ownSiteSchema.prefault({}),
  mail: z
    .strictObject({
      /** What a person pays for a mailed letter. */
      prices: priceTableSchema.default(defaultPriceTable),
      /** What the carrier charges us; shown to administrators beside the price. */
      carrierCosts: priceTableSchema.default(lobCosts),
    })
    .prefault({}),
});

export type FileSettings = z.output<typeof settingsFileSchema>;

/** @throws ConfigError that lists every fault of the file */
export function readSettingsFile(path: string | undefined): FileSettings {
  const result = settingsFileSchema.safeParse(path === undefined ? {} : contentOf(path));
  if (result.success) return result.data;
  throw new ConfigError(
    result.error.issues.map(
      ({ path: place, message }) => `SETTINGS_FILE: ${[...place].join('.')}: ${message}`,
    ),
  );
}

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ConfigError([`SETTINGS_FILE: can't be read: ${String(error)}`]);
  }
}
