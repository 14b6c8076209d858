import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { loadHomePage, loadHowItWorksPage, loadPrivacyPage } from '#webapp/site/index.ts';
import { BareLayout } from './bare-layout.tsx';
import { NotFoundPage } from './not-found.page.tsx';
import { RouteError } from './route-error.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import { SiteLayout } from './site-layout.tsx';

/** Pages come in their own files, when somebody goes there. */
const accounts = () => import('#webapp/accounts/index.ts');
const wizard = async () => ({
  Component: (await import('#webapp/letters/index.ts')).GenerateLetterPage,
});

const publicRoutes: RouteObject[] = [
  { index: true, lazy: loadHomePage },
  { path: 'how-it-works', lazy: loadHowItWorksPage },
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
