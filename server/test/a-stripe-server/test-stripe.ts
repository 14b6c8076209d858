/** What the stand-in for Stripe and the servers under test agree on. */
export const TEST_STRIPE = {
  secretKey: 'sk_test_of_these_tests',
  webhookSecret: 'whsec_of_these_tests',
  priceId: 'price_pro_monthly',
} as const;
