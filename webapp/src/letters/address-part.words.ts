const onReport = {
  label: 'It is on my credit report, beside this company',
  hint: 'Look in the account list, or among the company addresses at the end of the report.',
};
const lastChoice = 'Only if you found none of the two above.';
const fromCompany = 'On a statement, in a letter or on its website.';

/** The view of a company's address, by what kind of letter goes there. */
export const words = {
  heading: (company: string) => `Where ${company || 'the company'} gets its mail`,
  dispute: {
    lead: 'The address matters here. Please look at your credit report first.',
    why: 'A company has to look into your dispute if it arrives at the address on your credit report, or at one that it named for disputes. Any other business address counts only if it named none (12 CFR 1022.43(c)).',
    hints: {
      report: { label: onReport.label, hint: `The best choice. ${onReport.hint}` },
      company: { label: 'The company named it for disputes', hint: fromCompany },
      business: { label: 'It is another business address of the company', hint: lastChoice },
    },
  },
  collector: {
    lead: 'The address on the collector’s own letters is a safe choice.',
    why: 'Your letter counts once it arrives. Collectors often have an address for disputes, and it is printed on their notice.',
    hints: {
      report: onReport,
      company: {
        label: 'It is on the collector’s notice or letters',
        hint: 'If the notice names an address for disputes, take that one.',
      },
      business: { label: 'It is another business address of the collector', hint: lastChoice },
    },
  },
  anyLetter: {
    lead: 'Your credit report or a recent statement shows it.',
    why: 'A letter to an old address is lost time. Knowing where the address comes from helps if it is returned.',
    hints: {
      report: onReport,
      company: { label: 'The company gave it to me', hint: fromCompany },
      business: { label: 'It is another business address of the company', hint: lastChoice },
    },
  },
  source: 'Where do you have the address from?',
  company: 'Company',
  companyHint: 'As it should stand on the envelope.',
  street: 'Street or P.O. box',
  secondLine: 'Second line',
  secondLineHint: 'For example: Attn: Credit Disputes.',
  city: 'City',
  state: 'State',
  chooseState: 'Choose',
  zipCode: 'ZIP code',
};
