import type { LoaderFunctionArgs } from 'react-router-dom';

/** Each page is a file of its own: a visitor loads the one that is looked at. */
export const loadHomePage = async () => ({ Component: (await import('./home.page.tsx')).HomePage });

export const loadAboutPage = async () => ({
  Component: (await import('./about.page.tsx')).AboutPage,
});

export const loadServicesPage = async () => ({
  Component: (await import('./services.page.tsx')).ServicesPage,
});

export const loadBlogPage = async () => ({ Component: (await import('./blog.page.tsx')).BlogPage });

export const loadPricingPage = async () => ({
  Component: (await import('./pricing.page.tsx')).PricingPage,
});

export const loadHowItWorksPage = async () => ({
  Component: (await import('./how-it-works.page.tsx')).HowItWorksPage,
});

export const loadPrivacyPage = async () => ({
  Component: (await import('./privacy.page.tsx')).PrivacyPage,
});

export const loadTermsPage = async () => ({
  Component: (await import('./terms.page.tsx')).TermsPage,
});

export const loadTemplateLibraryPage = async () => ({
  Component: (await import('./template-library.page.tsx')).TemplateLibraryPage,
  loader: async () => (await import('./template-shelves.ts')).templateShelves(),
});

/** The page of one template; the app puts the sample letter into it. */
export const loadTemplatePage = async () => ({
  TemplatePage: (await import('./template.page.tsx')).TemplatePage,
  loader: async ({ params }: LoaderFunctionArgs) =>
    (await import('./template-facts.ts')).templateFacts(params['slug']),
});

export const loadGuidesPage = async () => ({
  Component: (await import('./guides/guides.page.tsx')).GuidesPage,
});

export const loadGuidePage = async () => ({
  Component: (await import('./guides/guide.page.tsx')).GuidePage,
  loader: async ({ params }: LoaderFunctionArgs) =>
    (await import('./guides/guide-facts.ts')).guideFacts(params['slug']),
});

export const loadDisclaimerPage = async () => ({
  Component: (await import('./disclaimer.page.tsx')).DisclaimerPage,
});

export const loadAccessibilityPage = async () => ({
  Component: (await import('./accessibility.page.tsx')).AccessibilityPage,
});

/** The drawings alone, for the page that shows the design; they lie in the files of the pages that they stand on. */
export const loadHomeDrawings = async () => await import('./home-sections.tsx');

export const loadDrawings = async () => await import('./drawings.tsx');
