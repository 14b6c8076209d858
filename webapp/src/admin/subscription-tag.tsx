import { StatusTag, type StatusTone } from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';

const tones: Readonly<Record<string, StatusTone>> = { active: 'done', trialing: 'moving' };

/** Active is green, a trial blue, whatever else yellow; nothing at all is quiet. */
export function SubscriptionTag({ status }: { readonly status: string }) {
  if (status === 'none') return <span className={classes.quiet}>none</span>;
  return <StatusTag tone={tones[status] ?? 'soon'}>{status.replaceAll('_', ' ')}</StatusTag>;
}
