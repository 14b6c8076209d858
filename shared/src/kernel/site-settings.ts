/** Who stands behind this site. Whoever hosts the product puts their own company here; nothing else names it. */
export const siteSettings = {
  productName: 'Credit Fix',
  company: {
    legalName: 'Credit Fix LLC',
    /** As the footer and the legal pages print it. */
    addressLines: ['100 Example Plaza, Suite 200', 'Dover, DE 19901'],
    state: 'Delaware',
    foundedYear: 2019,
  },
  mailboxes: {
    /** Shown where SUPPORT_EMAIL is not set. */
    support: 'support@creditfix.example',
    accessibility: 'accessibility@creditfix.example',
  },
  designCredit: 'Website drawn and set by Credit Fix',
} as const;
