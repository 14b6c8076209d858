import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSignedIn } from '#webapp/kit/index.ts';
import { ViewedPages } from './viewed-pages.tsx';

/** Leads visitors to sign-in and back. It only saves them a refusal: the server guards every call itself. */
export function SignedInOnly() {
  const signedIn = useSignedIn();
  const { pathname, search } = useLocation();
  if (signedIn) {
    return (
      <>
        <ViewedPages />
        <Outlet />
      </>
    );
  }
  return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
}
