import { migrations } from '#migrations';
import { accountsEntities } from '#server/accounts/index.ts';
import { adminEntities } from '#server/admin/index.ts';
import { billingEntities } from '#server/billing/index.ts';
import { contactEntities } from '#server/contact/index.ts';
import { disputesEntities } from '#server/disputes/index.ts';
import { documentsEntities } from '#server/documents/index.ts';
import { lettersEntities } from '#server/letters/index.ts';
import { mailingEntities } from '#server/mailing/index.ts';
import { operatorEntities } from '#server/operator/index.ts';
import { reportsEntities } from '#server/reports/index.ts';
import { captchaEntities } from '#server/platform/captcha/index.ts';
import { emailEntities } from '#server/platform/email/index.ts';
import { filesEntities } from '#server/platform/files/index.ts';
import { limitsEntities } from '#server/platform/limits/index.ts';
import { vaultEntities } from '#server/platform/vault/index.ts';
import type { DatabaseShape } from '#server/platform/database/index.ts';

/** The tables of all features and how they came to be. */
export const databaseShape: DatabaseShape = {
  entities: [
    ...accountsEntities,
    ...adminEntities,
    ...billingEntities,
    ...contactEntities,
    ...disputesEntities,
    ...documentsEntities,
    ...lettersEntities,
    ...reportsEntities,
    ...mailingEntities,
    ...operatorEntities,
    ...captchaEntities,
    ...emailEntities,
    ...filesEntities,
    ...limitsEntities,
    ...vaultEntities,
  ],
  migrations,
};
