import { contactEndpoints } from '@creditfix/shared/contact';
import { spoken } from '@creditfix/shared/kernel';
import type { OperatorSettings } from '#server/operator/index.ts';
import { botChecked, type Captcha } from '#server/platform/captcha/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import { Reply, implement, type Route } from '#server/platform/http/index.ts';
import type { RateLimiter } from '#server/platform/limits/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { sendMessage } from './send-message.ts';

export interface ContactParts {
  readonly captcha: Captcha;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly outbox: Outbox;
  readonly vault: Vault;
  /** Where support reads. */
  readonly operator: OperatorSettings;
}

const MESSAGES_PER_ADDRESS = { name: 'contact-ip', hits: 20, minutes: 60 };
const MESSAGES_PER_EMAIL = { name: 'contact-email', hits: 5, minutes: 60 };

/** Messages to support. */
export function contactRoutes(parts: ContactParts): Route[] {
  const { captcha, limiter } = parts;
  return [
    implement(contactEndpoints.getSupport)([], async (_, call) => {
      const { company } = await parts.operator.read(call.em);
      return { email: company.supportEmail };
    }),
    implement(contactEndpoints.sendMessage)(
      [
        (_, call) => limiter.hit(MESSAGES_PER_ADDRESS, call.ip),
        botChecked(captcha),
        ({ body }) => limiter.hit(MESSAGES_PER_EMAIL, body.email),
      ],
      async ({ body }, call) => {
        const { name, email, subject, message } = body;
        const messageId = await sendMessage(call.em, parts, { name, email, subject, message });
        return new Reply(
          { messageId },
          spoken({ en: en.contactEmailMessages, es: es.contactEmailMessages }).sent,
        );
      },
    ),
  ];
}
