import { PaymentsUnreachable, type Payments } from '#server/billing/index.ts';
import { ModelFailure, type LanguageModel } from '#server/letters/index.ts';
import { CarrierRefusal, CarrierUnreachable, type CertifiedMailer } from '#server/mailing/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import {
  InboxAway,
  MailServerAway,
  type Inbox,
  type Mailer,
} from '#server/platform/email/index.ts';
import { createServiceWatch, type Ended, type Told } from '#server/platform/health/index.ts';

/** The outside services, each with what an error of its port says of it; the health page names those that are away. */
export function watchServices(clock: Clock) {
  const { watched, away } = createServiceWatch(clock);
  return {
    services: { away },
    carrier: (carrier: CertifiedMailer) =>
      watched('carrier', carrier, { asksNobody: ['readEvent'], toldBy: toldByCarrier }),
    payments: (payments: Payments) =>
      watched('payments', payments, { asksNobody: ['readEvent'], toldBy: toldByPayments }),
    languageModel: (model: LanguageModel) =>
      model.model === null
        ? model
        : watched('model', model, { asksNobody: [], toldBy: toldByModel }),
    mailer: (mailer: Mailer) =>
      watched('email', mailer, { asksNobody: ['close'], toldBy: toldByMailServer }),
    inbox: (inbox: Inbox) => watched('inbox', inbox, { asksNobody: [], toldBy: toldByInbox }),
  };
}

const SILENT: Told = { fault: 'does not answer' };
const REFUSES_US: Told = { fault: 'refuses our account' };

function toldByCarrier({ error, answer }: Ended): Told {
  if (error instanceof CarrierUnreachable) return SILENT;
  if (error instanceof CarrierRefusal) return error.reason === 'our_account' ? REFUSES_US : 'works';
  // An address that was not looked at may be the carrier's fault or ours.
  const { verdict } = (answer ?? {}) as { readonly verdict?: unknown };
  return error !== undefined || verdict === 'not_checked' ? 'nothing' : 'works';
}

function toldByPayments({ error }: Ended): Told {
  if (error === undefined) return 'works';
  if (!(error instanceof PaymentsUnreachable)) return 'nothing';
  const { status = 500 } = error;
  if (status === 401 || status === 403) return REFUSES_US;
  return status === 429 || status >= 500 ? SILENT : 'works';
}

function toldByModel({ error, args }: Ended): Told {
  if (error === undefined) return 'works';
  if (!(error instanceof ModelFailure)) return 'nothing';
  if (error.reason !== 'unavailable' && error.reason !== 'timed_out') return 'works';
  // Who asked has left: it was cut, and nobody knows.
  const { signal } = args[0] as { readonly signal: AbortSignal };
  return signal.aborted ? 'nothing' : SILENT;
}

function toldByMailServer({ error }: Ended): Told {
  return error instanceof MailServerAway ? SILENT : 'works';
}

const INBOX_FAULTS: Readonly<Record<InboxAway['trouble'], Told>> = {
  silent: SILENT,
  strange: { fault: 'does not answer as it should' },
  refuses_us: REFUSES_US,
  no_folder: { fault: 'does not open our folder' },
  untrusted: { fault: 'has a certificate that is not trusted' },
  unencrypted: { fault: 'offers no encryption' },
};

function toldByInbox({ error }: Ended): Told {
  if (error instanceof InboxAway) return INBOX_FAULTS[error.trouble];
  // Then it is our own work on what it has handed over that failed.
  return 'works';
}
