import type { Discount, SubscriptionStatus } from '@creditfix/shared/billing';

/**
 * The payment provider as the billing feature knows it. Every call that makes something carries a key of ours, so that asking
 * twice makes it once. Calls throw `PaymentsUnreachable` where no answer came, and must never run inside a transaction.
 */
export interface Payments {
  /** False if no provider is set up; then nothing else is ever called. */
  readonly online: boolean;
  /** @param customer.insteadOf the one before, if that is gone: asking again would only bring it back */
  createCustomer(customer: {
    accountId: string;
    email: string;
    insteadOf?: string | undefined;
  }): Promise<{ customerId: string }>;
  /** Receipts and reminders of the provider's own go to this address. */
  changeEmail(customer: { customerId: string; email: string }): Promise<void>;
  /** False if it was deleted at the provider. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** Opens a payment page, which closes by itself an hour and a half after `openedAt`. */
  createCheckout(checkout: NewCheckout): Promise<{ sessionId: string; url: string }>;
  /** Opens a payment page for one mailing, whose price is only held. It closes by itself as the other does. */
  createMailCheckout(checkout: NewMailCheckout): Promise<{ sessionId: string; url: string }>;
  fetchMailPayment(sessionId: string): Promise<ProviderMailPayment | undefined>;
  /** Takes money that is held. Fine where it is taken or let go already: it is read again. */
  takeHeld(held: {
    mailpieceId: string;
    paymentIntentId: string;
    amountCents: number;
  }): Promise<void>;
  /** Lets money go that is held. Fine where it is taken or let go already: it is read again. */
  releaseHeld(held: { mailpieceId: string; paymentIntentId: string }): Promise<void>;
  fetchCheckout(sessionId: string): Promise<ProviderCheckout | undefined>;
  /** Closes an open payment page. Fine where it is open no more. */
  expireCheckout(sessionId: string): Promise<void>;
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
  fetchSubscription(subscriptionId: string): Promise<ProviderSubscription | undefined>;
  /** Sets or takes back the end at the period's end. */
  cancelAtPeriodEnd(subscriptionId: string, cancels: boolean): Promise<void>;
  /**
   * Ends it now, without paying anything back. What it has not collected yet can't be paid anymore. Fine where it has ended
   * already.
   */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Puts a finished letter on the subscription's next invoice. Nothing is collected before that. */
  addLetterFee(fee: LetterFeeItem): Promise<{ itemId: string }>;
  /** The line of a letter, where there is one: for a question whose key may be forgotten by now. */
  findLetterFee(letter: { customerId: string; letterId: string }): Promise<string | undefined>;
  /** @returns false if it stands on an invoice that is asked for already */
  removeLetterFee(itemId: string): Promise<boolean>;
  fetchInvoice(invoiceId: string): Promise<ProviderInvoice | undefined>;
  /** The invoice that was made for a mailing, where one was: for a question whose key may be forgotten by now. */
  findMailInvoice(mailing: {
    mailpieceId: string;
    customerId: string;
    since: Date;
  }): Promise<string | undefined>;
  /** Begins an empty invoice for a mailing. Nothing is collected by it yet. */
  createMailInvoice(mailing: {
    mailpieceId: string;
    customerId: string;
    currency: string;
  }): Promise<{ invoiceId: string }>;
  /**
   * Writes the price on a mailing's invoice and collects it, from wherever an earlier try stopped.
   *
   * @returns `cardMissing` if there is no card to collect it from; what the bank says stands on the invoice
   */
  collectMailInvoice(mailing: MailInvoice): Promise<{ cardMissing: boolean }>;
  /** Makes an invoice impossible to pay. Fine if it is gone, given up or paid already. */
  withdrawInvoice(invoiceId: string): Promise<void>;
  /** The payment that a charge belongs to, and the invoice that it paid, where it paid one. */
  originOfCharge(
    chargeId: string,
  ): Promise<{ paymentIntentId: string; invoiceId: string | null } | undefined>;
  chargeOfDispute(disputeId: string): Promise<string | undefined>;
  chargeOfRefund(refundId: string): Promise<string | undefined>;
  /** Pays back; `key` is our refund's id. */
  refund(refund: {
    key: string;
    paymentIntentId: string | null;
    chargeId: string | null;
    amountCents: number;
  }): Promise<{ providerId: string; status: ProviderRefund['status'] }>;
  /** Puts a credit on the customer's balance: it lowers the next invoices. */
  credit(credit: {
    key: string;
    customerId: string;
    amountCents: number;
    currency: string;
    description: string;
  }): Promise<{ creditId: string }>;
  /**
   * @returns undefined if the signature is missing, wrong or more than five minutes away from now; `unreadable` where what was
   * signed is no event
   */
  readEvent(
    body: Uint8Array,
    signature: string | undefined,
    now: Date,
  ): Promise<ProviderEvent | 'unreadable' | undefined>;
}

export interface NewCheckout {
  /** Our checkout's id. */
  readonly key: string;
  readonly accountId: string;
  readonly customerId: string;
  readonly origin: string;
  readonly trialDays: number;
  /** Nothing is paid in advance: the page takes a card, and finished letters are on the invoices. */
  readonly inArrears: boolean;
  /** What takes something off each month. */
  readonly coupon?: (Discount & { readonly id: string; readonly code: string }) | null;
  readonly openedAt: Date;
}

export interface LetterFeeItem {
  readonly letterId: string;
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly amountCents: number;
  readonly currency: string;
  /** The line that the person reads on the invoice. */
  readonly what: string;
}

export interface NewMailCheckout {
  /** The key too: a mailing has one page. */
  readonly mailpieceId: string;
  readonly letterId: string;
  readonly accountId: string;
  readonly customerId: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly what: string;
  readonly origin: string;
  readonly openedAt: Date;
}

export interface ProviderMailPayment {
  readonly state: 'open' | 'complete' | 'expired';
  readonly paymentIntentId: string | null;
  /** `none` until the bank holds it. */
  readonly money: 'none' | 'held' | 'taken' | 'let_go';
  readonly takenCents: number;
  readonly charge: ProviderCharge | null;
}

export interface MailInvoice {
  readonly invoiceId: string;
  readonly mailpieceId: string;
  readonly customerId: string;
  /** Whose card is charged. */
  readonly subscriptionId: string | null;
  readonly amountCents: number;
  readonly currency: string;
  /** The line that the person reads on the invoice. */
  readonly what: string;
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** The object that the event is about; it is fetched again before anything is believed. */
  readonly objectId: string;
  readonly createdAt: Date;
}

export interface ProviderCheckout {
  readonly sessionId: string;
  /** The account that the page was opened for. */
  readonly accountId: string | null;
  readonly state: 'open' | 'complete' | 'expired';
  readonly customerId: string | null;
  readonly customerEmail: string | null;
  /** The mailing that it is for; null on a page for Pro. */
  readonly mailpieceId: string | null;
  readonly subscriptionId: string | null;
  /** The price per month that the page showed. */
  readonly amountCents: number;
  readonly currency: string;
}

export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: SubscriptionStatus;
  /** Per month from the next renewal on, with the discounts that last. */
  readonly amountCents: number;
  readonly currency: string;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  readonly cancelsAtPeriodEnd: boolean;
  /** When somebody last asked to end it. */
  readonly cancelRequestedAt: Date | null;
  readonly trialEndsAt: Date | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** It ended because it was not paid for, not because somebody asked. */
  readonly endedUnpaid: boolean;
  /** Its last invoice is neither paid nor given up: for about an hour after each renewal, and while it is past due. */
  readonly collecting: boolean;
}

export interface ProviderInvoice {
  readonly id: string;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  /** The mailing that it was made for. */
  readonly mailpieceId: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  /** Of its lines those that were put there one by one. */
  readonly itemIds: readonly string[];
  readonly amountDueCents: number;
  readonly amountPaidCents: number;
  /** What a credit of the customer has settled of it. */
  readonly creditCents: number;
  readonly currency: string;
  readonly paidAt: Date | null;
  /** What it is for, in the provider's word (`subscription_create`, `subscription_cycle` …). */
  readonly billingReason: string | null;
  /** The time that it pays for. */
  readonly coversFrom: Date;
  readonly coversUntil: Date;
  readonly paymentIntentId: string | null;
  readonly charge: ProviderCharge | null;
  readonly invoiceUrl: string | null;
  /** How often the card was tried, and when it is tried next. */
  readonly attempts: number;
  readonly nextTryAt: Date | null;
  /** The bank wants the person to confirm the payment. */
  readonly needsAction: boolean;
  /** The bank is at work on a payment, which may take days. */
  readonly processing: boolean;
}

export interface ProviderCharge {
  readonly id: string;
  readonly refundedCents: number;
  readonly disputed: boolean;
  /** All of it that went back or was to go back, whoever asked for it. */
  readonly refunds: readonly ProviderRefund[];
}

export interface ProviderRefund {
  readonly id: string;
  readonly amountCents: number;
  readonly status: 'succeeded' | 'pending' | 'failed';
  /** Our own refund that it was made for; null where it was made in the provider's own dashboard. */
  readonly refundId: string | null;
  /** In the provider's word (`requested_by_customer` …). */
  readonly reason: string | null;
  readonly createdAt: Date;
}

/** No answer came, or one that says to try again; it is unknown whether the action was done. */
export class PaymentsUnreachable extends Error {
  override readonly name = 'PaymentsUnreachable';
  /** HTTP status, where it was answered with one. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Where no provider is set up. */
export const noPayments: Payments = new Proxy({ online: false } as Payments, {
  get(target, name) {
    if (name in target || typeof name === 'symbol') return Reflect.get(target, name) as unknown;
    throw new Error(`no payment provider is set up, and ${name} was asked of it`);
  },
});

/** The provider forgets our keys after 24 hours, and what is then asked again is done again. A person has to look instead. */
const KEYS_WORK_MS = 20 * 60 * 60_000;

/** @param askedAt when it was first asked under the key */
export function mayAskAgain(askedAt: Date, now: Date): boolean {
  return now.getTime() - askedAt.getTime() < KEYS_WORK_MS;
}
