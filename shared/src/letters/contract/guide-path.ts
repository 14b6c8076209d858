/** The guides, as they are in their addresses. */
export const GuideSlug = {
  'not-mine': 'not-mine',
  'paid-in-full': 'paid-in-full',
  'wrong-amount': 'wrong-amount',
  'wrong-dates': 'wrong-dates',
  duplicate: 'duplicate',
  'identity-theft': 'identity-theft',
  'too-old': 'too-old',
  'other-errors': 'other-errors',
} as const;

export type GuideSlug = keyof typeof GuideSlug;

export function guidePath(slug: GuideSlug): string {
  return `/guides/${slug}`;
}
