/** The two plans; the value is the spec's `subscriptionTier`. */
export const Plan = { free: 'free', pro: 'pro' } as const;
export type Plan = keyof typeof Plan;

/** The plan that counts at an instant: Pro that has run out is Free. */
export function planAt(plan: string, until: Date | null, now: Date): Plan {
  return plan === Plan.pro && (until === null || until > now) ? Plan.pro : Plan.free;
}
