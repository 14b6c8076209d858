import { defineProblems } from '../kernel/index.ts';

export const BillingProblems = defineProblems({
  'billing.quota_reached': {
    status: 402,
    text: 'You have used every letter of this month. Your draft is saved, and you can finish it when the month renews.',
  },
  'billing.pro_needed': {
    status: 402,
    text: 'Mailing comes with the Pro plan and is not open yet. You can download the letter and mail it yourself.',
  },
});
