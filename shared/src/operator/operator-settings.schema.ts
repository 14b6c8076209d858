import { z } from 'zod';
import {
  calendarDate,
  ClaimId,
  emailAddress,
  LegalMode,
  MOST_ADDRESS_LINES,
  MOST_TESTIMONIALS,
  plainText,
  PRO_MONTHLY_CENTS,
  UsStates,
} from '../kernel/index.ts';
import { priceTableSchema } from './price-table.schema.ts';

/**
 * What whoever runs the product may set on a screen while it runs: one table, each entry with its shape. Without a value of their own
 * an entry is what the settings of the server say. All texts are plain: no markup in them is ever read as such.
 */

const line = (label: string, max = 200) => plainText({ label: () => label, max });
const paragraph = (label: string, max = 500) =>
  plainText({ label: () => label, max, multiline: true });
const bothLanguages = (label: string, max: number) =>
  z.strictObject({ en: line(label, max), es: line(`${label} (Spanish)`, max) });

/** What stands behind a claim. Kept with each version, and shown to the staff alone. */
const substantiationSchema = z.strictObject({
  what: paragraph('What shows it'),
  since: calendarDate,
  how: paragraph('How it was measured'),
});

const claimSchema = z.strictObject({
  shown: z.boolean(),
  figure: line('The figure', 20),
  text: bothLanguages('What it counts', 200),
  substantiation: substantiationSchema.optional(),
});

const testimonialSchema = z.strictObject({
  source: z.enum(['claimed', 'measured']),
  shown: z.boolean(),
  name: line('The name', 60),
  improvement: bothLanguages('What changed', 60),
  text: bothLanguages('What they said', 500),
  substantiation: substantiationSchema.optional(),
});

const stateCode = z.enum(
  Object.keys(UsStates) as [keyof typeof UsStates, ...(keyof typeof UsStates)[]],
);

const NO_PRICE = 'This has to be an amount between $1 and $1,000.';

export const operatorSettings = {
  prices: z.strictObject({
    /** What a person pays for a mailed letter. */
    mail: priceTableSchema,
    /** What the carrier charges us; shown to administrators beside the price. */
    carrierCosts: priceTableSchema,
    /** What a month of Pro costs. Earlier versions were written before it could be set. */
    proMonthlyCents: z
      .number({ error: NO_PRICE })
      .int(NO_PRICE)
      .min(100, NO_PRICE)
      .max(100_000, NO_PRICE)
      .default(PRO_MONTHLY_CENTS),
  }),
  company: z.strictObject({
    legalName: line('The name of the company'),
    addressLines: z.array(line('A line of the address')).min(1).max(MOST_ADDRESS_LINES),
    /** Where it was founded, as the terms name it. */
    state: line('The state'),
    supportEmail: emailAddress,
    accessibilityEmail: emailAddress,
  }),
  claims: z.partialRecord(z.enum(ClaimId), claimSchema),
  testimonials: z.array(testimonialSchema).max(MOST_TESTIMONIALS),
  states: z.strictObject({
    /** Nobody who lives there can buy anything; what is free stays. */
    notServed: z.array(stateCode).max(Object.keys(UsStates).length),
    /** Printed in contracts with people of that state, and on the pages before anything is sold. */
    registrations: z.partialRecord(
      stateCode,
      z.strictObject({
        number: line('The registration number', 60).optional(),
        bond: line('The bond', 120).optional(),
        /** That a lawyer of the operator's has looked at the law of that state: who, and when. */
        checkedBy: line('Who checked', 120).optional(),
        checkedOn: calendarDate.optional(),
      }),
    ),
  }),
  /**
   * That what `LEGAL_MODE` says was decided by somebody: who, and when. The setting is the server's; this is the signature below it, and
   * the administrator who wrote it down stands in the history.
   */
  legalChoice: z
    .strictObject({
      mode: z.enum(LegalMode).optional(),
      decidedBy: line('Who decided', 120).optional(),
      decidedOn: calendarDate.optional(),
    })
    .superRefine(({ mode, decidedBy, decidedOn }, context) => {
      if (mode === undefined) return;
      for (const [path, value] of Object.entries({ decidedBy, decidedOn }))
        if (value === undefined)
          context.addIssue({
            code: 'custom',
            path: [path],
            message: 'Please say who decided it, and on which day.',
          });
    }),
  /** That somebody who knows the law has read the table that letters take it from: who, and when. The public pages say so. */
  lawReview: z
    .strictObject({
      by: line('Who reviewed it', 120).optional(),
      on: calendarDate.optional(),
    })
    .superRefine(({ by, on }, context) => {
      if ((by === undefined) === (on === undefined)) return;
      context.addIssue({
        code: 'custom',
        path: [by === undefined ? 'by' : 'on'],
        message: 'Please say who reviewed it, and on which day; or leave both empty.',
      });
    }),
  staffViews: z.strictObject({
    /** Somebody whose pages one of the staff has looked at as they see them is told by email, with the reason. */
    tellPerson: z.boolean(),
  }),
  /** A sentence above every page for consumers; while it is shown it is there in both languages. */
  announcement: z
    .strictObject({
      shown: z.boolean(),
      text: z.strictObject({
        en: plainText({ label: () => 'The announcement', max: 240, optional: true }),
        es: plainText({ label: () => 'The announcement in Spanish', max: 240, optional: true }),
      }),
    })
    .superRefine(({ shown, text }, context) => {
      if (!shown) return;
      for (const [language, words] of Object.entries(text))
        if (words === '')
          context.addIssue({
            code: 'custom',
            path: ['text', language],
            message: 'Please write it in both languages before it is shown.',
          });
    }),
} as const satisfies Record<string, z.ZodType>;

export type OperatorKey = keyof typeof operatorSettings;

export type OperatorValues = {
  readonly [Key in OperatorKey]: z.output<(typeof operatorSettings)[Key]>;
};

/** A setting with its new value, checked as a pair. */
export const operatorChange = z.discriminatedUnion('key', [
  change('prices'),
  change('company'),
  change('claims'),
  change('testimonials'),
  change('states'),
  change('legalChoice'),
  change('lawReview'),
  change('staffViews'),
  change('announcement'),
]);

function change<Key extends OperatorKey>(key: Key) {
  return z.strictObject({ key: z.literal(key), value: operatorSettings[key] });
}

export const operatorKey = z.enum(Object.keys(operatorSettings) as [OperatorKey, ...OperatorKey[]]);

/** What staff call the figures. */
export const claimNames: Readonly<Record<ClaimId, string>> = {
  lettersSent: 'Letters sent',
  generationTime: 'Time to a letter (home page)',
  generationTimeOfTechnology: 'Time to a letter (about page)',
  underTwoMinutes: 'Under two minutes',
  repeatUsers: 'People who come back',
  successRate: 'Success rate',
  founded: 'Founded',
  accuracy: 'Accuracy',
  satisfaction: 'Satisfaction',
  models: 'Language models',
  fcraCompliance: 'FCRA compliance',
  encryption: 'Encryption',
};
