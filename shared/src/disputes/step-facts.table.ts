import { spoken, type CalendarDate } from '../kernel/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import type { NextStep } from './dispute-outcome.ts';

/**
 * When a step fits, what it costs and where it leads. The law of a letter stands with its advice; what is no letter has its source
 * here. Content table.
 */

type Move = keyof typeof en.stepFactsMessages;

export interface StepFacts {
  readonly fits: string;
  readonly cost: string;
  readonly leadsTo: string;
  /** Where it was read, and how sure that is; only for what is no letter. */
  readonly source?: StepSource | undefined;
}

export interface StepSource {
  /** As the source calls itself; the same in every language. */
  readonly name: string;
  readonly url?: string | undefined;
  readonly certainty: 'high' | 'medium';
  readonly checkedOn: CalendarDate;
}

const SOURCES: Partial<Readonly<Record<Move, StepSource>>> = {
  cfpb_complaint: {
    name: 'CFPB, Credit and consumer reporting complaint notice',
    url: 'https://www.consumerfinance.gov/complaint/credit-and-consumer-reporting-complaint-notice-2',
    certainty: 'high',
    checkedOn: '2026-11-23',
  },
  state_complaint: {
    name: 'National Association of Attorneys General, Consumer protection',
    url: 'https://www.naag.org/issues/consumer-protection/consumer-protection-101/',
    certainty: 'medium',
    checkedOn: '2026-11-23',
  },
  legal_help: {
    name: '15 U.S.C. §§ 1681n, 1681o, 1681p',
    certainty: 'high',
    checkedOn: '2026-11-23',
  },
};

function isMove(step: NextStep): step is Move {
  return Object.hasOwn(en.stepFactsMessages, step);
}

/** Nothing for what is only waiting, watching and noting. */
export function factsOf(step: NextStep): StepFacts | undefined {
  if (!isMove(step)) return undefined;
  const words = spoken({ en: en.stepFactsMessages, es: es.stepFactsMessages })[step];
  return { ...words, source: SOURCES[step] };
}
