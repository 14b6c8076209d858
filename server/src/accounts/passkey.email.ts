import { spoken } from '@creditfix/shared/kernel';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { words as en } from './passkey.email.words.ts';
import { words as es } from './passkey.email.words.es.ts';

export function passkeyAddedEmail(name: string): EmailDraft {
  return passkeyEmail('added', name);
}

export function passkeyRemovedEmail(name: string): EmailDraft {
  return passkeyEmail('removed', name);
}

function passkeyEmail(what: 'added' | 'removed', name: string): EmailDraft {
  const words = spoken({ en, es });
  const { text, ...top } = words[what];
  return {
    ...top,
    blocks: [
      { kind: 'text', text },
      { kind: 'facts', rows: [[words.passkey, name]] },
      { kind: 'text', text: words.notYou },
    ],
    reason: words.reason,
  };
}
