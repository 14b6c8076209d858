import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { language } from '#webapp/kit/index.ts';
import {
  loadAboutPage,
  loadAccessibilityPage,
  loadBlogPage,
  loadDisclaimerPage,
  loadGuidePage,
  loadGuidesPage,
  loadHomePage,
  loadHowItWorksPage,
  loadPricingPage,
  loadPrivacyPage,
  loadServicesPage,
  loadTemplateLibraryPage,
  loadTemplatePage,
  loadTermsPage,
} from '#webapp/site/index.ts';
import { SiteLayout, RouteError } from './layouts.tsx';

/** Pages come in their own files, when somebody goes there; a `.route` file has its page as `Component`, which the router takes. */
const sideNav = () => import('./side-nav-frame.tsx');
const bareLayouts = () => import('./bare-layouts.tsx');
const accounts = () => import('#webapp/accounts/index.ts');
const letters = () => import('#webapp/letters/index.ts');
const documents = () => import('#webapp/documents/index.ts');
const mailing = () => import('#webapp/mailing/index.ts');
const admin = () => import('#webapp/admin/index.ts');
const billing = () => import('#webapp/billing/index.ts');
const wizard = () => import('./wizard.route.tsx');

/** Comes after the page that it stands on: composing a letter takes the whole rule table. */
const TemplateSample = lazy(async () => ({
  default: await (await letters()).loadTemplateSample(),
}));

const template = (section: '/dispute-letters' | '/letters') => async () => {
  const { TemplatePage, loader } = await loadTemplatePage();
  return { Component: () => <TemplatePage section={section} Sample={TemplateSample} />, loader };
};

const publicRoutes: RouteObject[] = [
  { index: true, lazy: loadHomePage },
  { path: 'about', lazy: loadAboutPage },
  { path: 'services', lazy: loadServicesPage },
  { path: 'pricing', lazy: loadPricingPage },
  { path: 'blog', lazy: loadBlogPage },
  { path: 'how-it-works', lazy: loadHowItWorksPage },
  { path: 'dispute-letters', lazy: loadTemplateLibraryPage },
  { path: 'dispute-letters/:slug', lazy: template('/dispute-letters') },
  { path: 'letters/:slug', lazy: template('/letters') },
  { path: 'guides', lazy: loadGuidesPage },
  { path: 'guides/:slug', lazy: loadGuidePage },
  { path: 'privacy', lazy: loadPrivacyPage },
  { path: 'terms', lazy: loadTermsPage },
  { path: 'disclaimer', lazy: loadDisclaimerPage },
  { path: 'accessibility', lazy: loadAccessibilityPage },
  {
    path: 'check-my-report',
    lazy: () => import('./check-report.route.tsx'),
  },
  {
    path: 'contact',
    lazy: () => import('./contact.route.tsx'),
  },
  {
    path: 'subscription/success',
    lazy: async () => ({
      Component: (await import('#webapp/billing/subscription-success.page.tsx'))
        .SubscriptionSuccessPage,
    }),
  },
  {
    path: 'subscription/cancel',
    lazy: () => import('./subscription-cancel.route.tsx'),
  },
  // These load nothing of what the rest of their features asks the server for.
  {
    path: 'goodbye',
    lazy: async () => ({
      Component: (await import('#webapp/privacy/goodbye.page.tsx')).GoodbyePage,
    }),
  },
  {
    path: 'start',
    lazy: () => import('./start.route.tsx'),
  },
  {
    path: 'login',
    lazy: async () => ({ Component: (await import('#webapp/accounts/login.page.tsx')).LoginPage }),
  },
];

/** My Account: one frame around all of its pages. */
const accountRoutes: RouteObject[] = [
  {
    index: true,
    lazy: () => import('./profile.route.tsx'),
  },
  { path: 'security', lazy: async () => ({ Component: (await accounts()).SecurityPage }) },
  { path: 'emails', lazy: async () => ({ Component: (await accounts()).EmailsPage }) },
  { path: 'plan', lazy: async () => ({ Component: (await billing()).PlanPage }) },
  { path: 'plan/:paper', lazy: async () => ({ Component: (await billing()).PaperPage }) },
  { path: 'invite', lazy: async () => ({ Component: (await billing()).InvitePage }) },
  {
    path: 'privacy',
    lazy: () => import('./my-privacy.route.tsx'),
  },
];

const guardedRoutes: RouteObject[] = [
  { path: 'generate-letter', lazy: wizard },
  { path: 'dispute-letter-generator', lazy: wizard },
  {
    lazy: async () => ({ Component: (await sideNav()).DashboardLayout }),
    children: [
      {
        path: 'dashboard',
        lazy: async () => ({ Component: (await import('./dashboard.page.tsx')).DashboardPage }),
      },
      {
        path: 'disputes/:id/:help?',
        lazy: () => import('./dispute.route.tsx'),
      },
    ],
  },
  { path: 'copies', lazy: async () => ({ Component: (await documents()).CopiesPage }) },
  { path: 'mail/:id', lazy: async () => ({ Component: (await mailing()).MailPage }) },
  {
    path: 'mail-letter/:letterId',
    lazy: async () => ({ Component: (await mailing()).MailLetterPage }),
  },
  {
    path: 'mail-letter/:letterId/paid',
    lazy: async () => ({ Component: (await mailing()).MailPaidPage }),
  },
  {
    path: 'account',
    lazy: async () => ({ Component: (await sideNav()).AccountLayout }),
    children: accountRoutes,
  },
];

/** No header and no footer of the site; the pages themselves lead to sign-in. */
const adminRoutes: RouteObject[] = [
  {
    errorElement: <RouteError />,
    children: [
      { index: true, element: <Navigate to="/admin/dashboard" replace /> },
      { path: 'login', lazy: async () => ({ Component: (await admin()).AdminLoginPage }) },
      { path: 'auth/verify', lazy: async () => ({ Component: (await admin()).VerifyAdminPage }) },
      {
        path: 'auth/second-factor',
        lazy: async () => ({ Component: (await admin()).SecondFactorPage }),
      },
      {
        path: 'dashboard',
        lazy: async () => await (await import('./admin-dashboard.route.tsx')).loadAdminDashboard(),
      },
    ],
  },
];

/**
 * The design language, for those who build with it. The server opens its address outside production only, and asks for no
 * sign-in; in the Spanish build there is none.
 */
const gallery: RouteObject = {
  path: 'dev/gallery',
  errorElement: <RouteError />,
  lazy: async () => ({ Component: (await import('./gallery/gallery.page.tsx')).GalleryPage }),
};

/** Every address of the product; which of them come prerendered says `entry-server.tsx`. */
export const routes: RouteObject[] = [
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
              {
                lazy: async () => ({
                  Component: (await import('./signed-in-only.tsx')).SignedInOnly,
                }),
                children: guardedRoutes,
              },
              {
                path: '*',
                lazy: async () => ({
                  Component: (await import('./not-found.page.tsx')).NotFoundPage,
                }),
              },
            ],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await bareLayouts()).BareLayout }),
        children: [
          {
            path: 'auth/verify',
            errorElement: <RouteError />,
            lazy: async () => ({
              Component: (await import('#webapp/accounts/verify-login.page.tsx')).VerifyLoginPage,
            }),
          },
          {
            path: 'account/confirm-email',
            errorElement: <RouteError />,
            lazy: async () => ({ Component: (await accounts()).ConfirmEmailPage }),
          },
          {
            path: 'emails/stop',
            errorElement: <RouteError />,
            lazy: async () => ({
              Component: (await import('#webapp/accounts/stop-emails.page.tsx')).StopEmailsPage,
            }),
          },
        ],
      },
      {
        path: 'admin',
        lazy: async () => ({ Component: (await bareLayouts()).AdminLayout }),
        children: adminRoutes,
      },
      ...(language === 'en' ? [gallery] : []),
    ],
  },
];
