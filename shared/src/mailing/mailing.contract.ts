import { z } from 'zod';
import { AccountProblems } from '../accounts/index.ts';
import { BillingProblems, CODE_REFUSALS, couponCode } from '../billing/index.ts';
import {
  calendarDate,
  defineEndpoint,
  idParams,
  plainText,
  spoken,
  type Endpoint,
} from '../kernel/index.ts';
import {
  DisputeReason,
  LetterProblems,
  bureauSchema,
  letterLimits,
  signatureSchema,
} from '../letters/index.ts';
import { AddressVerdict, mailAddressSchema } from './mail-address.schema.ts';
import { MailClass } from './mail.status.ts';
import { MailingProblems } from './mailing.problems.ts';
import { mailpieceSchema, mailingSchema } from './mailing.schema.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

const mailingContractMessages = () =>
  spoken({ en: en.mailingContractMessages, es: es.mailingContractMessages });

const signIn = AccountProblems.only('accounts.sign_in_needed');
const ownLetter = { ...signIn, ...LetterProblems.only('letters.not_found') };
const ownMailpiece = { ...signIn, ...MailingProblems.only('mailing.mailpiece_not_found') };
const recaptchaToken = z.string().max(8_000).optional();

const refusals = {
  ...BillingProblems.only('billing.pro_needed', 'billing.quota_reached', 'billing.service_waits'),
  ...BillingProblems.only(...CODE_REFUSALS),
  ...MailingProblems.only(
    'mailing.already_on_its_way',
    'mailing.not_ready',
    'mailing.price_changed',
    'mailing.no_one_address',
    'mailing.enclosures_missing',
    'mailing.signed_on_paper',
    'mailing.copies_gone',
    'mailing.too_many_pages',
    'mailing.file_too_large',
    'mailing.address_unknown',
    'mailing.payment_due',
    'mailing.past_due',
    'mailing.carrier_unavailable',
  ),
};

const text = (label: () => string, max: number, optional = false) =>
  plainText({ label, max, optional });

/** A mailing as the person has agreed to it. */
const mailOrder = z.object({
  mailClass: z.enum(MailClass),
  /** The envelope's addresses, each as checked or "as entered". A bureau's address is ours. */
  to: mailAddressSchema.optional(),
  from: mailAddressSchema,
  /** True if the person insists on an address that the post does not know. */
  asEntered: z.boolean().default(false),
  agreedCents: z.number().int().min(0),
  /** What takes something off the price; `agreedCents` is what is left. */
  code: couponCode.optional(),
  recaptchaToken,
});

export const mailingEndpoints = {
  sendLetter: defineEndpoint({
    name: 'sendLetter',
    method: 'POST',
    path: '/api/letters/send',
    access: 'signed_in',
    summary: 'Writes, signs and mails a letter to a bureau in one call.',
    problems: {
      ...signIn,
      ...refusals,
      ...LetterProblems.only(
        'letters.facts_missing',
        'letters.refused',
        'letters.nothing_new',
        'letters.contradicts_earlier',
        'letters.wording_blocked',
        'letters.too_long',
        'letters.signature_unreadable',
        'letters.pdf_unavailable',
      ),
    },
    body: z.object({
      /** First and last name, joined. */
      userName: text(() => mailingContractMessages().name, letterLimits.name * 2 + 1),
      userAddress: text(() => mailingContractMessages().streetAddress, letterLimits.address),
      userCity: text(() => mailingContractMessages().city, letterLimits.city),
      userState: text(() => mailingContractMessages().state, letterLimits.state),
      userZip: text(() => mailingContractMessages().zipCode, letterLimits.zipCode),
      userPhone: text(() => mailingContractMessages().phone, letterLimits.phone, true).optional(),
      userEmail: text(() => mailingContractMessages().email, letterLimits.email, true).optional(),
      disputeReason: z.enum(DisputeReason, { error: () => mailingContractMessages().chooseReason }),
      disputeDescription: plainText({
        label: () => mailingContractMessages().details,
        max: letterLimits.customDetails,
        optional: true,
        multiline: true,
      }).optional(),
      creditorName: text(() => mailingContractMessages().creditorName, letterLimits.creditorName),
      accountNumber: text(
        () => mailingContractMessages().accountNumber,
        letterLimits.accountNumber,
      ),
      bureauType: bureauSchema,
      signatureUrl: signatureSchema,
      recaptchaToken,
      /** Certified if nothing is said. */
      mailClass: z.enum(MailClass).optional(),
      timeZone: z.string().max(60).optional(),
    }),
    data: z.object({
      letterId: z.uuid(),
      /** Null until the carrier has the letter: it can be taken back until then. */
      lobLetterId: z.string().nullable(),
      status: z.string(),
      trackingUrl: z.string(),
    }),
  }),
  getMailing: defineEndpoint({
    name: 'getMailing',
    method: 'GET',
    path: '/api/letters/:id/mailing',
    access: 'signed_in',
    problems: ownLetter,
    summary:
      'What mailing this letter would cost and when it would arrive, and how far its mailings are.',
    params: idParams,
    data: mailingSchema,
  }),
  checkAddress: defineEndpoint({
    name: 'checkAddress',
    method: 'POST',
    path: '/api/mailing/address-check',
    access: 'signed_in',
    problems: signIn,
    summary:
      "Looks an address up in the Postal Service's records. A service that does not answer is answered as not checked.",
    body: z.object({ address: mailAddressSchema }),
    data: z.object({
      verdict: z.enum(AddressVerdict),
      /** How the post writes it, where that is different. */
      suggestion: mailAddressSchema.nullable(),
      /** What it means, in plain words. */
      text: z.string(),
    }),
  }),
  mailLetter: defineEndpoint({
    name: 'mailLetter',
    method: 'POST',
    path: '/api/letters/:id/mail',
    access: 'signed_in',
    problems: { ...ownLetter, ...refusals },
    summary:
      'Has a signed letter mailed, at the price that the person has seen. It can be taken back for a while.',
    params: idParams,
    body: mailOrder,
    data: mailpieceSchema,
  }),
  payForMailing: defineEndpoint({
    name: 'payForMailing',
    method: 'POST',
    path: '/api/letters/:id/mail/pay',
    access: 'signed_in',
    problems: {
      ...ownLetter,
      ...refusals,
      ...BillingProblems.only(
        'billing.payments_off',
        'billing.payments_unreachable',
        'billing.contract_needed',
        'billing.state_not_served',
        'billing.state_needed',
      ),
    },
    summary:
      'Opens a payment page for one mailing of a signed letter, without a plan. It is mailed once the price is held, and the price is taken once the carrier has it.',
    params: idParams,
    body: mailOrder,
    data: z.object({ url: z.url() }),
  }),
  getPaidMailing: defineEndpoint({
    name: 'getPaidMailing',
    method: 'GET',
    path: '/api/letters/:id/mail/paid',
    access: 'signed_in',
    problems: {
      ...ownLetter,
      ...BillingProblems.only('billing.payments_off', 'billing.payments_unreachable'),
    },
    summary: 'What came of the payment for one mailing that was begun last, as the provider says.',
    params: idParams,
    data: z.object({
      /** `open` until the price is held; `over` if the page was closed or the price let go. */
      state: z.enum(['open', 'mailed', 'over', 'none']),
      /** The mailing, once it is mailed. */
      mailpieceId: z.uuid().nullable(),
    }),
  }),
  getMailpiece: defineEndpoint({
    name: 'getMailpiece',
    method: 'GET',
    path: '/api/mail/:id',
    access: 'signed_in',
    problems: ownMailpiece,
    summary: 'One mailing with everything that happened to it.',
    params: idParams,
    data: mailpieceSchema,
  }),
  cancelMail: defineEndpoint({
    name: 'cancelMail',
    method: 'POST',
    path: '/api/mail/:id/cancel',
    access: 'signed_in',
    problems: {
      ...ownMailpiece,
      ...MailingProblems.only(
        'mailing.too_late',
        'mailing.not_mailed',
        'mailing.carrier_unavailable',
      ),
    },
    summary: 'Takes a mailing back, as long as that is possible. Nothing is charged then.',
    params: idParams,
    data: mailpieceSchema,
  }),
  getMailProof: defineEndpoint({
    name: 'getMailProof',
    method: 'GET',
    path: '/api/mail/:id/proof',
    access: 'signed_in',
    problems: { ...ownMailpiece, ...MailingProblems.only('mailing.no_such_paper') },
    file: 'application/pdf',
    summary:
      "The proof of mailing: our record of it with the carrier's own picture of what was printed.",
    params: idParams,
  }),
  getMailReceipt: defineEndpoint({
    name: 'getMailReceipt',
    method: 'GET',
    path: '/api/mail/:id/receipt',
    access: 'signed_in',
    problems: { ...ownMailpiece, ...MailingProblems.only('mailing.no_such_paper') },
    file: 'application/pdf',
    summary: "The electronic return receipt, with the recipient's signature.",
    params: idParams,
  }),
  recordOwnMailing: defineEndpoint({
    name: 'recordOwnMailing',
    method: 'POST',
    path: '/api/letters/:id/mailed',
    access: 'signed_in',
    problems: {
      ...ownLetter,
      ...MailingProblems.only('mailing.already_on_its_way', 'mailing.not_ready'),
    },
    summary: 'Notes that the person mailed the letter themselves.',
    params: idParams,
    body: z.object({
      mailedOn: calendarDate,
      mailClass: z.enum(MailClass),
      trackingNumber: plainText({
        label: () => mailingContractMessages().trackingNumber,
        max: 40,
        optional: true,
      }).optional(),
      /** Which one it went to, where the letter leaves the bureau open. */
      bureau: bureauSchema.optional(),
      /** In place of an address of the letter that no envelope could carry. */
      to: mailAddressSchema.optional(),
      from: mailAddressSchema.optional(),
    }),
    data: mailpieceSchema,
  }),
  recordArrival: defineEndpoint({
    name: 'recordArrival',
    method: 'POST',
    path: '/api/mail/:id/arrived',
    access: 'signed_in',
    problems: { ...ownMailpiece, ...MailingProblems.only('mailing.not_recordable') },
    summary:
      'Notes the day on which a letter arrived, or that it came back, where no carrier reports it.',
    params: idParams,
    body: z.object({ on: calendarDate, what: z.enum(['delivered', 'returned']) }),
    data: mailpieceSchema,
  }),
  lobEvent: defineEndpoint({
    name: 'lobEvent',
    method: 'POST',
    path: '/api/webhooks/lob',
    access: 'public',
    problems: MailingProblems.only('mailing.event_forged', 'mailing.events_off'),
    summary: 'Takes the events of the mail carrier Lob.',
    raw: { maxBytes: 1_000_000 },
    data: z.object({ received: z.literal(true) }),
  }),
} as const satisfies Record<string, Endpoint>;
