/** The two plans; the value is the spec's `subscriptionTier`. */
export const Plan = { free: 'free', pro: 'pro' } as const;
export type Plan = keyof typeof Plan;
