import { defineProblems } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

export const BillingProblems = defineProblems(
  {
    'billing.quota_reached': 402,
    'billing.pro_needed': 402,
    'billing.payments_off': 409,
    'billing.already_pro': 409,
    'billing.no_subscription': 409,
    'billing.checkout_unknown': 404,
    'billing.payments_unreachable': 503,
    'billing.contract_off': 409,
    'billing.disclosure_first': 409,
    'billing.contract_needed': 409,
    'billing.contract_changed': 409,
    'billing.contract_signed': 409,
    'billing.contract_none': 404,
    'billing.contract_cancel_late': 409,
    'billing.contract_unprinted': 503,
    'billing.state_not_served': 409,
    'billing.state_needed': 409,
    'billing.service_waits': 409,
    'billing.code_unknown': 409,
    'billing.code_for_pro': 409,
    'billing.code_for_mailing': 409,
    'billing.code_over': 409,
    'billing.code_used': 409,
    'billing.code_used_up': 409,
    'billing.code_taken': { status: 409, text: 'There is a code of that name already.' },
    'billing.coupon_unknown': {
      status: 404,
      text: 'That code was turned off already. Nothing was changed.',
    },
    'billing.event_forged': {
      status: 400,
      text: 'The signature of this event is missing, wrong or too old.',
    },
    'billing.event_unreadable': { status: 400, text: 'What was signed is not an event.' },
    'billing.account_unknown': { status: 404, text: 'There is no account with that id.' },
    'billing.letters_given': {
      status: 409,
      text: 'This account was given five letters in this period already. Give Pro where more are needed.',
    },
    'billing.gift_unknown': {
      status: 404,
      text: 'That letter was taken back already. Nothing was changed.',
    },
    'billing.payment_unknown': { status: 404, text: 'There is no payment with that id.' },
    'billing.refund_too_much': {
      status: 409,
      text: 'That is more than what is left of this payment. Nothing was paid back.',
    },
  },
  { en: en.billingProblemsMessages, es: es.billingProblemsMessages },
);
