import { siteSettings, type MeasuredFigures, type SiteFacts } from '@creditfix/shared/kernel';
import { measureSite } from '#server/disputes/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Config } from '#server/platform/config/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { readSettingsFile } from '#server/read-settings-file.ts';

const FRESH_MS = 10 * 60_000;

interface FactsParts {
  readonly config: Pick<Config, 'CLAIMS' | 'LEGAL_MODE'>;
  readonly supportEmail: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * What the public pages say of the site. Measured figures are counted again in the background once they are ten minutes old: a
 * visitor gets the last ones and never waits for a count.
 */
export function createSiteFacts(parts: FactsParts): () => SiteFacts {
  const { supportEmail, clock } = parts;
  const { CLAIMS: claims, LEGAL_MODE: legalMode } = parts.config;
  let figures: MeasuredFigures = {};
  let countedAt = -Infinity;
  const count = async () => {
    try {
      figures = await measureSite(parts.database);
    } catch (error) {
      parts.log.warn({ err: error }, 'the figures of the public pages could not be counted');
    }
  };
  return () => {
    const now = clock.now().getTime();
    if (claims === 'measured' && now - countedAt > FRESH_MS) {
      countedAt = now;
      void count();
    }
    return { claims, figures, supportEmail, legalMode };
  };
}

/** Where support is reached: the setting, or what the settings file says of the site. */
export function supportEmailOf({
  SUPPORT_EMAIL,
  SETTINGS_FILE,
}: Pick<Config, 'SUPPORT_EMAIL' | 'SETTINGS_FILE'>): string {
  const own = readSettingsFile(SETTINGS_FILE).site.mailboxes?.support;
  return SUPPORT_EMAIL ?? own ?? siteSettings.mailboxes.support;
}
