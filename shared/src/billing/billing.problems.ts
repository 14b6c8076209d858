import { defineProblems } from '../kernel/index.ts';

export const BillingProblems = defineProblems({
  'billing.quota_reached': {
    status: 402,
    text: 'You have used every letter of this month. Your draft is saved, and you can finish it when the month renews.',
  },
  'billing.pro_needed': {
    status: 402,
    text: 'Mailing comes with the Pro plan. You can download the letter and mail it yourself, or choose Pro on your plan page.',
  },
  'billing.payments_off': {
    status: 409,
    text: 'Online payment is not set up here. Whoever runs this site can give you Pro; please write to support.',
  },
  'billing.already_pro': {
    status: 409,
    text: 'You already have Pro. Nothing was charged.',
  },
  'billing.no_subscription': {
    status: 409,
    text: 'There is no paid subscription to change. Nothing was charged.',
  },
  'billing.checkout_unknown': {
    status: 404,
    text: 'No session found',
  },
  'billing.payments_unreachable': {
    status: 503,
    text: 'We could not reach our payment provider. Nothing was charged or changed. Please try again in a few minutes.',
  },
  'billing.event_forged': {
    status: 400,
    text: 'The signature of this event is missing, wrong or too old.',
  },
  'billing.account_unknown': {
    status: 404,
    text: 'There is no account with that id.',
  },
  'billing.payment_unknown': {
    status: 404,
    text: 'There is no payment with that id.',
  },
  'billing.refund_too_much': {
    status: 409,
    text: 'That is more than what is left of this payment. Nothing was paid back.',
  },
});
