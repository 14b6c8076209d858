export const billingProblemsMessages = {
  'billing.quota_reached':
    'You have used every letter of this month. Your draft is saved, and you can finish it when the month renews.',
  'billing.pro_needed':
    'Mailing comes with the Pro plan. You can download the letter and mail it yourself, or choose Pro on your plan page.',
  'billing.payments_off':
    'Online payment is not set up here. Whoever runs this site can give you Pro; please write to support.',
  'billing.already_pro': 'You already have Pro. Nothing was charged.',
  'billing.no_subscription': 'There is no paid subscription to change. Nothing was charged.',
  'billing.checkout_unknown': 'No session found',
  'billing.payments_unreachable':
    'We could not reach our payment provider. Nothing was charged or changed. Please try again in a few minutes.',
};
