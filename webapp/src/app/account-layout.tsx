import { words } from './app.words.ts';
import { SideNavFrame } from './side-nav-frame.tsx';

const pages = [
  { to: '/account', name: words.account.profile },
  { to: '/account/security', name: words.account.security },
  { to: '/account/emails', name: words.account.emails },
  { to: '/account/plan', name: words.account.plan },
  { to: '/account/invite', name: words.account.invite },
  { to: '/account/privacy', name: words.account.privacy },
] as const;

/** The frame of My Account. */
export function AccountLayout() {
  return (
    <SideNavFrame
      name={words.places.account}
      id="account-pages"
      places={pages}
      title={words.places.account}
      toggle={words.places.account}
      elsewhere={words.account.profile}
    />
  );
}
