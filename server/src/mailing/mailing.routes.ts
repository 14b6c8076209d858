import { spoken } from '@creditfix/shared/kernel';
import { addressVerdictText, mailingEndpoints, type Mailpiece } from '@creditfix/shared/mailing';
import { personOf } from '#server/accounts/index.ts';
import { originOf } from '#server/letters/index.ts';
import { CODES_PER_ACCOUNT, mayMail, reachingPayments } from '#server/billing/index.ts';
import { botChecked } from '#server/platform/captcha/index.ts';
import { FileReply, Reply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import { cancelMail } from './cancel-mail.ts';
import { checkAddress } from './carrier/envelope-address.ts';
import { getMailing } from './get-mailing.ts';
import { mailLetter } from './mail-letter.ts';
import { readMailProof, readMailReceipt } from './tracking/tracking-documents.ts';
import type { MailingParts } from './mailing.parts.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { findOwnMailpiece } from './mailpiece.repository.ts';
import { recordArrival, recordOwnMailing } from './own-mailing.ts';
import { presentOneMailpiece } from './mailpiece.presenter.ts';
import { findPaidMailing, payOnce } from './pay-once.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { sendLetter } from './send-letter.ts';

const MAIL_PER_ACCOUNT = { name: 'mail', hits: 60, minutes: 60 };
/** A letter that is sent in one call is one of these. */
const GENERATE_PER_ACCOUNT = { name: 'generate', hits: 120, minutes: 60 };
/** The carrier takes money for each look. */
const CHECKS_PER_ACCOUNT = { name: 'address-check', hits: 30, minutes: 60 };
/** A page that waits for a payment asks every two seconds. */
const LOOKS_PER_ACCOUNT = { name: 'mail-payment', hits: 200, minutes: 15 };
const TRACKING_DOCUMENTS_PER_ACCOUNT = { name: 'mail-papers', hits: 60, minutes: 60 };

/** Mailing signed letters, following them, and noting what no carrier reports. */
export function mailingRoutes(parts: MailingParts): Route[] {
  return [
    ...mailRoutes(parts),
    ...payRoutes(parts),
    ...mailpieceRoutes(parts),
    ...ownRoutes(parts),
  ];
}

function mailRoutes(parts: MailingParts): Route[] {
  const { captcha } = parts;
  return [
    implement(mailingEndpoints.sendLetter)(
      [
        limited(parts, GENERATE_PER_ACCOUNT),
        limited(parts, MAIL_PER_ACCOUNT),
        limited(parts, CHECKS_PER_ACCOUNT),
        botChecked(captcha),
      ],
      async ({ body }, call) => {
        const request = { accountId: personOf(call).accountId, body, origin: originOf(call) };
        const mailpiece = await presented(call, parts, await sendLetter(call.em, parts, request));
        const { letterId, lobLetterId, status, trackingUrl } = mailpiece;
        return new Reply(
          { letterId, lobLetterId, status, trackingUrl },
          sentText(parts, mailpiece),
        );
      },
    ),

    implement(mailingEndpoints.getMailing)([], async ({ params }, call) => {
      const { accountId } = personOf(call);
      return await getMailing(call.em, parts, { accountId, letterId: params.id });
    }),

    implement(mailingEndpoints.checkAddress)(
      [limited(parts, CHECKS_PER_ACCOUNT)],
      async ({ body }, call) => {
        const planStatus = await mayMail(call.em, parts, personOf(call).accountId);
        // Address checks cost money, so people who can't mail here get none.
        const { verdict, suggestion } =
          (planStatus === 'pro_needed' && !parts.payments.online) || planStatus === 'service_waits'
            ? NOT_LOOKED
            : await checkAddress(call.em, parts, body.address);
        return { verdict, suggestion, text: addressVerdictText(verdict) };
      },
    ),

    implement(mailingEndpoints.mailLetter)(
      [limited(parts, MAIL_PER_ACCOUNT), botChecked(captcha)],
      async ({ params, body }, call) => {
        const { recaptchaToken: _, ...choice } = body;
        if (!choice.asEntered) await limited(parts, CHECKS_PER_ACCOUNT)(undefined, call);
        if (choice.code) await limited(parts, CODES_PER_ACCOUNT)(undefined, call);
        const mailpieceId = await mailLetter(call.em, parts, {
          ...choice,
          accountId: personOf(call).accountId,
          letterId: params.id,
          origin: originOf(call),
        });
        const mailpiece = await presented(call, parts, mailpieceId);
        return new Reply(mailpiece, sentText(parts, mailpiece));
      },
    ),
  ];
}

function payRoutes(parts: MailingParts): Route[] {
  return [
    implement(mailingEndpoints.payForMailing)(
      [limited(parts, MAIL_PER_ACCOUNT), botChecked(parts.captcha)],
      async ({ params, body }, call) => {
        const { recaptchaToken: _, ...choice } = body;
        if (!choice.asEntered) await limited(parts, CHECKS_PER_ACCOUNT)(undefined, call);
        if (choice.code) await limited(parts, CODES_PER_ACCOUNT)(undefined, call);
        const request = {
          ...choice,
          accountId: personOf(call).accountId,
          letterId: params.id,
          origin: originOf(call),
          pageOrigin: pageAddress(call.origin, ''),
        };
        return { url: await reachingPayments(parts, call, () => payOnce(call.em, parts, request)) };
      },
    ),

    implement(mailingEndpoints.getPaidMailing)(
      [limited(parts, LOOKS_PER_ACCOUNT)],
      async ({ params }, call) => {
        const whose = { accountId: personOf(call).accountId, letterId: params.id };
        return await reachingPayments(parts, call, () => findPaidMailing(call.em, parts, whose));
      },
    ),
  ];
}

const NOT_LOOKED = { verdict: 'not_checked', suggestion: null } as const;

function mailpieceRoutes(parts: MailingParts): Route[] {
  const trackingDocuments = [limited(parts, TRACKING_DOCUMENTS_PER_ACCOUNT)];
  return [
    implement(mailingEndpoints.getMailpiece)([], async ({ params }, call) =>
      presented(call, parts, params.id),
    ),

    implement(mailingEndpoints.cancelMail)([], async ({ params }, call) => {
      const { accountId } = personOf(call);
      await cancelMail(call.em, parts, {
        accountId,
        mailpieceId: params.id,
        origin: originOf(call),
      });
      const mailpiece = await presented(call, parts, params.id);
      const { takenBack, askedBack } = spoken({ en: en.mailingMessages, es: es.mailingMessages });
      return new Reply(mailpiece, mailpiece.status === 'cancelled' ? takenBack : askedBack);
    }),

    implement(mailingEndpoints.getMailProof)(trackingDocuments, async ({ params }, call) => {
      const { accountId } = personOf(call);
      return new FileReply(
        await readMailProof(call.em, parts, { accountId, mailpieceId: params.id }),
      );
    }),

    implement(mailingEndpoints.getMailReceipt)(trackingDocuments, async ({ params }, call) => {
      const { accountId } = personOf(call);
      return new FileReply(
        await readMailReceipt(call.em, parts, { accountId, mailpieceId: params.id }),
      );
    }),
  ];
}

function ownRoutes(parts: MailingParts): Route[] {
  const often = [limited(parts, MAIL_PER_ACCOUNT)];
  return [
    implement(mailingEndpoints.recordOwnMailing)(often, async ({ params, body }, call) => {
      const request = { ...body, letterId: params.id, origin: originOf(call) };
      const { accountId } = personOf(call);
      const mailpieceId = await recordOwnMailing(call.em, parts, { ...request, accountId });
      return await presented(call, parts, mailpieceId);
    }),

    implement(mailingEndpoints.recordArrival)(often, async ({ params, body }, call) => {
      const { accountId } = personOf(call);
      await recordArrival(call.em, parts, { ...body, accountId, mailpieceId: params.id });
      return await presented(call, parts, params.id);
    }),
  ];
}

/** A letter that is not held can have failed by now: then why, and what to do. */
function sentText(
  { mailSettings: { holdMinutes } }: MailingParts,
  { status, trouble }: Pick<Mailpiece, 'status' | 'trouble'>,
): string {
  if (status === 'failed' && trouble) return `${trouble.text} ${trouble.whatToDo}`;
  const { sentAtOnce, sentLater } = spoken({ en: en.mailingMessages, es: es.mailingMessages });
  return holdMinutes === 0 ? sentAtOnce : sentLater(holdMinutes);
}

function limited(
  { limiter }: MailingParts,
  limit: Parameters<MailingParts['limiter']['hit']>[0],
): (_: unknown, call: Call) => Promise<void> {
  return async (_, call) => await limiter.hit(limit, personOf(call).accountId);
}

async function presented(call: Call, parts: MailingParts, mailpieceId: string) {
  const { accountId } = personOf(call);
  return await presentOneMailpiece(
    call.em,
    parts,
    await findOwnMailpiece(call.em, { accountId, mailpieceId }),
  );
}
