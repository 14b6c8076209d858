import { spoken } from '../../kernel/index.ts';
import type { Refusal, RefusalWay, Advice } from '../contract/letter-document.ts';
import type { LetterRecipient, TemplateSlug } from '../contract/letter-purpose.ts';
import {
  adviceFilledMessages as adviceFilledEs,
  adviceMessages as adviceEs,
  faultsMessages as es,
  refusalWaysMessages as waysEs,
  refusalsFilledMessages as refusalsFilledEs,
  refusalsMessages as refusalsEs,
} from '../contract/messages.es.ts';
import {
  adviceFilledMessages as adviceFilledEn,
  adviceMessages as adviceEn,
  faultsMessages as en,
  refusalWaysMessages as waysEn,
  refusalsFilledMessages as refusalsFilledEn,
  refusalsMessages as refusalsEn,
} from '../contract/messages.ts';

/** Refusals and advice in the reader's language: the server sends them, and the wizard shows them while one types. */

export type RefusalWords = keyof typeof refusalsEn;
type AdviceCode = keyof typeof adviceEn;
export type WayLabel = keyof typeof waysEn;

/** A refusal whose words stand under its own code, or under another key where one code has several. */
export function refusal(
  said: RefusalWords,
  ways: readonly RefusalWay[],
  code: string = said,
): Refusal {
  return { code, ...spoken({ en: refusalsEn, es: refusalsEs })[said], ways };
}

/** A remark whose words stand under its own code, or under another key where one code has several. */
export function advice(said: AdviceCode, code: string = said): Advice {
  return { code, text: spoken({ en: adviceEn, es: adviceEs })[said] };
}

/** Refusals and remarks with a date or a number in them. */
export const refusalSentences = () => spoken({ en: refusalsFilledEn, es: refusalsFilledEs });
export const adviceSentences = () => spoken({ en: adviceFilledEn, es: adviceFilledEs });

function label(key: WayLabel): string {
  return spoken({ en: waysEn, es: waysEs })[key];
}

export function answerWay(key: WayLabel, questionKey: string): RefusalWay {
  return { kind: 'answer', label: label(key), questionKey };
}

export function reasonWay(key: WayLabel, reason: string): RefusalWay {
  return { kind: 'switch_reason', label: label(key), reason };
}

export function recipientWay(key: WayLabel, recipient: LetterRecipient): RefusalWay {
  return { kind: 'switch_recipient', label: label(key), recipient };
}

export function templateWay(key: WayLabel, template: TemplateSlug): RefusalWay {
  return { kind: 'switch_template', label: label(key), template };
}

export function linkWay(key: WayLabel, url: string): RefusalWay {
  return { kind: 'link', label: label(key), url };
}

/** What is wrong with an answer, in the reader's language. */
export const faultWords = () => spoken({ en, es });
