/** Each page is a file of its own: a visitor loads the one that is looked at. */
export const loadHomePage = async () => ({ Component: (await import('./home.page.tsx')).HomePage });

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
});

/** The page of one template; the app puts the sample letter into it. */
export const loadTemplatePage = async () => (await import('./template.page.tsx')).TemplatePage;
