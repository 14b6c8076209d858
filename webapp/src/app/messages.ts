import { siteSettings } from '@creditfix/shared/kernel';

const { productName } = siteSettings;

/** What stands around every page: the frame, the menus, and pages of last resort. */
export const appMessages = {
  skip: 'Skip to the main content',
  home: `${productName}, home`,
  announcement: 'Announcement',
  putAway: 'Hide',
  menu: 'Menu',
  mainMenu: 'Main',
  footerMenu: 'Footer',
  /** The other language, in its own words, and its tag. */
  otherLanguage: {
    name: 'Español',
    label: 'Ver esta página en español',
    tag: 'es',
  },
  places: {
    home: 'Home',
    about: 'About',
    howItWorks: 'How it works',
    services: 'Services',
    checkReport: 'Check my report',
    templates: 'Browse Templates',
    guides: 'Guides',
    blog: 'Blog',
    contact: 'Contact',
    pricing: 'Pricing',
    privacy: 'Privacy',
    terms: 'Terms',
    disclaimer: 'Disclaimer',
    accessibility: 'Accessibility',
    dashboard: 'Dashboard',
    account: 'My Account',
    signIn: 'Sign In',
    signOut: 'Sign Out',
    startFree: 'Start Free',
    newLetter: 'New letter',
    sendNewLetter: 'Send New Letter',
    copies: 'Your Copies',
    support: 'Support',
    backToHome: 'Back to Home',
  },
  footer: {
    about:
      'We help you write your own letters. We are not a law firm or a credit bureau, and nothing here is legal advice. You can also dispute by yourself, for free.',
    product: 'Product',
    company: 'Company',
    legal: 'Legal',
  },
  account: {
    profile: 'Profile',
    security: 'Sign-in and security',
    emails: 'Emails',
    plan: 'Plan and payments',
    invite: 'Invite a friend',
    privacy: 'Privacy and data',
  },
  whereToGo: 'Dashboard pages',
  signOut: {
    busy: 'Signing out…',
    busyAloud: 'Signing out',
    failed: 'We could not reach the server, so you are still signed in. Please try again.',
  },
  notFound: {
    title: 'There is nothing at this address',
    lead: 'The link may be old, or part of it is missing. Your own letters are not affected.',
    home: 'Go to the home page',
  },
  broken: {
    title: 'Unexpected Application Error!',
    lead: 'This page could not be shown. Letters and drafts that were saved are safe.',
    notice: 'What the browser says',
    unknown: 'Unknown error',
    home: 'Go to the home page',
    reload: 'Load this page again',
  },
  /** The generator's frame until the generator itself is here, which then says the same. */
  generator: {
    title: 'Write your dispute letter',
    description:
      'Answer a few plain questions and get a signed dispute letter for your credit report.',
    opening: 'Looking for your letter',
  },
  dashboard: {
    title: 'Dashboard',
    description: 'What to do today, your disputes and letters, your plan, and what is left on it.',
    hello: (firstName: string | null | undefined) => (firstName ? `Hello, ${firstName}` : 'Hello'),
    signedInAs: (email: string) => `Signed in as ${email}`,
    start: 'Start a new letter',
    what: 'your dashboard',
    settings: 'Your plan, signature, and calendar',
    first: {
      title: 'Your first letter starts here',
      start: 'Start your letter',
      text: 'Have your credit report at hand. You can stop at any time: we save as you type.',
    },
  },
};

/** To a browser that asks for Spanish, in Spanish: it stands on pages in English. */
export const spanishOfferMessages = {
  name: 'Español',
  text: 'Esta página también está en español.',
  go: 'Ver en español',
  putAway: 'Ocultar',
};
