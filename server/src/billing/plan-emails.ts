import { planLetters, planNames, type GrantTerms } from '@creditfix/shared/billing';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { dayOf } from './subscription.email.ts';

/** The emails about a Pro that was given and not paid for. */

const reason =
  'You get this email because something about your plan changed. We always send these, so that you know where you stand.';

export function planGrantedEmail(
  { endsAt }: Pick<GrantTerms, 'endsAt'>,
  origin: string,
): EmailDraft {
  const until = endsAt
    ? `It lasts through ${dayOf(endsAt)}. Then your account goes back to the Free plan by itself.`
    : 'It has no end date.';
  return {
    subject: `You now have ${planNames.pro}`,
    preview: `You can make ${planLetters.pro} letters per month. It costs you nothing.`,
    heading: `You now have ${planNames.pro}`,
    blocks: [
      {
        kind: 'text',
        text: `We have given your account ${planNames.pro}. It costs you nothing, and we do not need a card.`,
      },
      { kind: 'text', text: `You can make ${planLetters.pro} letters per month. ${until}` },
      { kind: 'button', label: 'See your plan', url: `${origin}/account/plan` },
    ],
    reason,
  };
}

export function planEndedEmail(origin: string): EmailDraft {
  return {
    subject: `Your ${planNames.pro} has ended`,
    preview: 'Your account is on the Free plan. Your letters stay where they are.',
    heading: `Your ${planNames.pro} has ended`,
    blocks: [
      {
        kind: 'text',
        text: `The ${planNames.pro} that we gave you has ended, and your account is on the Free plan. Nothing was charged, and nothing will be.`,
      },
      {
        kind: 'text',
        text: 'Your letters and drafts stay where they are. You can make one letter each calendar month. A letter that you already made this month counts.',
      },
      { kind: 'button', label: 'See your plan', url: `${origin}/account/plan` },
    ],
    reason,
  };
}
