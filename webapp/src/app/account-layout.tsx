import { appMessages } from './messages.ts';
import { SideNavFrame } from './side-nav-frame.tsx';

const pages = [
  { to: '/account', name: appMessages.account.profile },
  { to: '/account/security', name: appMessages.account.security },
  { to: '/account/emails', name: appMessages.account.emails },
  { to: '/account/plan', name: appMessages.account.plan },
  { to: '/account/invite', name: appMessages.account.invite },
  { to: '/account/privacy', name: appMessages.account.privacy },
] as const;

/** The frame of My Account. */
export function AccountLayout() {
  return (
    <SideNavFrame
      name={appMessages.places.account}
      id="account-pages"
      places={pages}
      title={appMessages.places.account}
      toggle={appMessages.places.account}
      elsewhere={appMessages.account.profile}
    />
  );
}
