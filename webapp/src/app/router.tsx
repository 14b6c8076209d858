import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { DrawEnclosures } from '#webapp/letters/index.ts';
import {
  loadHomePage,
  loadHowItWorksPage,
  loadPrivacyPage,
  loadTemplateLibraryPage,
  loadTemplatePage,
} from '#webapp/site/index.ts';
import { BareLayout } from './bare-layout.tsx';
import { NotFoundPage } from './not-found.page.tsx';
import { RouteError } from './route-error.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import { SiteLayout } from './site-layout.tsx';

/** Pages come in their own files, when somebody goes there. */
const accounts = () => import('#webapp/accounts/index.ts');
const letters = () => import('#webapp/letters/index.ts');
const documents = () => import('#webapp/documents/index.ts');
const wizard = async () => {
  const [{ GenerateLetterPage }, { EnclosureUploads }] = await Promise.all([
    letters(),
    documents(),
  ]);
  const drawEnclosures: DrawEnclosures = (props) => <EnclosureUploads {...props} />;
  return { Component: () => <GenerateLetterPage enclosures={drawEnclosures} /> };
};

const template = (shelf: '/dispute-letters' | '/letters') => async () => {
  const [TemplatePage, { TemplateSample }] = await Promise.all([loadTemplatePage(), letters()]);
  return { Component: () => <TemplatePage shelf={shelf} Sample={TemplateSample} /> };
};

const publicRoutes: RouteObject[] = [
  { index: true, lazy: loadHomePage },
  { path: 'how-it-works', lazy: loadHowItWorksPage },
  { path: 'dispute-letters', lazy: loadTemplateLibraryPage },
  { path: 'dispute-letters/:slug', lazy: template('/dispute-letters') },
  { path: 'letters/:slug', lazy: template('/letters') },
  { path: 'privacy', lazy: loadPrivacyPage },
  { path: 'login', lazy: async () => ({ Component: (await accounts()).LoginPage }) },
];

const guardedRoutes: RouteObject[] = [
  { path: 'generate-letter', lazy: wizard },
  { path: 'dispute-letter-generator', lazy: wizard },
  {
    path: 'dashboard',
    lazy: async () => ({ Component: (await import('./dashboard.page.tsx')).DashboardPage }),
  },
  { path: 'copies', lazy: async () => ({ Component: (await documents()).CopiesPage }) },
];

const routes: RouteObject[] = [
  {
    // Nothing is drawn until the first page's file is there: a flash of an empty frame tells nobody anything.
    HydrateFallback: () => null,
    errorElement: <RouteError />,
    children: [
      {
        element: <SiteLayout />,
        children: [
          {
            errorElement: <RouteError />,
            children: [
              ...publicRoutes,
              { element: <SignedInOnly />, children: guardedRoutes },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
      {
        element: <BareLayout />,
        children: [
          {
            path: 'auth/verify',
            errorElement: <RouteError />,
            lazy: async () => ({ Component: (await accounts()).VerifyLoginPage }),
          },
        ],
      },
    ],
  },
];

export function createAppRouter() {
  return createBrowserRouter(routes);
}
