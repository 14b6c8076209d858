import { StatusTag, type StatusTone } from '#webapp/kit/index.ts';

const tones: Readonly<Record<string, StatusTone>> = { active: 'done', trialing: 'moving' };

/** Active is green, a trial blue, whatever else yellow. */
export function SubscriptionTag({ status }: { readonly status: string }) {
  return <StatusTag tone={tones[status] ?? 'soon'}>{status.replaceAll('_', ' ')}</StatusTag>;
}
