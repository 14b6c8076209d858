import { planLetters, planNames, type GrantTerms } from '@creditfix/shared/billing';
import { spoken } from '@creditfix/shared/kernel';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { words as en } from './plan-emails.words.ts';
import { words as es } from './plan-emails.words.es.ts';
import { dayOf } from './subscription.email.ts';

/** The emails about a Pro that was given and not paid for. */

const words = () => spoken({ en, es });

export function planGrantedEmail(
  { endsAt }: Pick<GrantTerms, 'endsAt'>,
  origin: string,
): EmailDraft {
  const { granted, reason } = words();
  const title = granted.title(planNames.pro);
  const letters = planLetters.pro;
  return {
    subject: title,
    preview: granted.preview(letters),
    heading: title,
    blocks: [
      { kind: 'text', text: granted.given(planNames.pro) },
      {
        kind: 'text',
        text: endsAt ? granted.until(letters, dayOf(endsAt)) : granted.forGood(letters),
      },
      planButton(origin),
    ],
    reason,
  };
}

export function planEndedEmail(origin: string): EmailDraft {
  const { ended, reason } = words();
  const title = ended.title(planNames.pro);
  return {
    subject: title,
    preview: ended.preview,
    heading: title,
    blocks: [
      { kind: 'text', text: ended.text(planNames.pro) },
      { kind: 'text', text: ended.lettersStay },
      planButton(origin),
    ],
    reason,
  };
}

function planButton(origin: string): EmailBlock {
  return { kind: 'button', label: words().seePlan, url: pageAddress(origin, '/account/plan') };
}
