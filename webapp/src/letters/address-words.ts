import type { RecipientAddress } from '@creditfix/shared/letters';
import type { LetterForm } from './letter-form.ts';
import { isSpecialLetter } from './letter-template.ts';

interface AddressWords {
  readonly heading: string;
  readonly lead: string;
  readonly why: string;
  readonly hints: Readonly<
    Record<RecipientAddress['source'], { readonly label: string; readonly hint: string }>
  >;
}

/** What the view of the company's address says. The rule about addresses is one for disputes; other letters only have to arrive. */
export function addressWords(form: LetterForm): AddressWords {
  const heading = `Where ${form.recipientAddress.name.trim() || 'the company'} gets its mail`;
  if (form.recipient === 'collector') return { heading, ...collector };
  return isSpecialLetter(form) ? { heading, ...anyLetter } : { heading, ...dispute };
}

const onReport = {
  label: 'It is on my credit report, beside this company',
  hint: 'Look in the account list, or among the company addresses at the end of the report.',
};
const best = { ...onReport, hint: `The best choice. ${onReport.hint}` };

const dispute = {
  lead: 'The address matters here. Please look at your credit report first.',
  why: 'A company has to look into your dispute if it arrives at the address on your credit report, or at one that it named for disputes. Any other business address counts only if it named none (12 CFR 1022.43(c)).',
  hints: {
    report: best,
    company: {
      label: 'The company named it for disputes',
      hint: 'On a statement, in a letter or on its website.',
    },
    business: {
      label: 'It is another business address of the company',
      hint: 'Only if you found none of the two above.',
    },
  },
} as const;

const collector = {
  lead: 'The address on the collector’s own letters is a safe choice.',
  why: 'Your letter counts once it arrives. Collectors often have an address for disputes, and it is printed on their notice.',
  hints: {
    report: onReport,
    company: {
      label: 'It is on the collector’s notice or letters',
      hint: 'If the notice names an address for disputes, take that one.',
    },
    business: {
      label: 'It is another business address of the collector',
      hint: 'Only if you found none of the two above.',
    },
  },
} as const;

const anyLetter = {
  lead: 'Your credit report or a recent statement shows it.',
  why: 'A letter to an old address is lost time. Knowing where the address comes from helps if it is returned.',
  hints: {
    report: onReport,
    company: {
      label: 'The company gave it to me',
      hint: 'On a statement, in a letter or on its website.',
    },
    business: {
      label: 'It is another business address of the company',
      hint: 'Only if you found none of the two above.',
    },
  },
} as const;
