import { ChangeLog } from './2026-11-24-change-log.ts';
import { CsvCells } from './2026-11-26-csv-cells.ts';
import { Documents } from './2026-11-21-documents.ts';
import { Emails } from './2026-11-21-emails.ts';
import { FirstTables } from './2026-11-21-first-tables.ts';
import { KeptTotals } from './2026-11-24-kept-totals.ts';
import { Language } from './2026-11-23-language.ts';
import { LetterKinds } from './2026-11-21-letter-kinds.ts';
import { MailCharges } from './2026-11-22-mail-charges.ts';
import { Mailing } from './2026-11-22-mailing.ts';
import { MailTotals } from './2026-11-25-mail-totals.ts';
import { Plans } from './2026-11-21-plans.ts';
import { Privacy } from './2026-11-21-privacy.ts';
import { Replicas } from './2026-11-26-replicas.ts';
import { SignIn } from './2026-11-21-sign-in.ts';
import { Staff } from './2026-11-24-staff.ts';
import { Trails } from './2026-11-26-trails.ts';

/** Every migration, oldest first. A merged one is never edited; a change is a new one at the end. */
export const migrations = [
  { name: '2026-11-21-first-tables', class: FirstTables },
  { name: '2026-11-21-letter-kinds', class: LetterKinds },
  { name: '2026-11-21-documents', class: Documents },
  { name: '2026-11-21-sign-in', class: SignIn },
  { name: '2026-11-21-plans', class: Plans },
  { name: '2026-11-21-emails', class: Emails },
  { name: '2026-11-21-privacy', class: Privacy },
  { name: '2026-11-22-mailing', class: Mailing },
  { name: '2026-11-22-mail-charges', class: MailCharges },
  { name: '2026-11-23-language', class: Language },
  { name: '2026-11-24-staff', class: Staff },
  { name: '2026-11-24-kept-totals', class: KeptTotals },
  { name: '2026-11-24-change-log', class: ChangeLog },
  { name: '2026-11-25-mail-totals', class: MailTotals },
  { name: '2026-11-26-trails', class: Trails },
  { name: '2026-11-26-replicas', class: Replicas },
  { name: '2026-11-26-csv-cells', class: CsvCells },
];
