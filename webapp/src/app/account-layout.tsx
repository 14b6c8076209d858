import { SideNavFrame } from './side-nav-frame.tsx';

const pages = [
  { to: '/account', name: 'Profile' },
  { to: '/account/security', name: 'Sign-in and security' },
  { to: '/account/emails', name: 'Emails' },
  { to: '/account/plan', name: 'Plan and payments' },
  { to: '/account/invite', name: 'Invite a friend' },
  { to: '/account/privacy', name: 'Privacy and data' },
] as const;

/** The frame of My Account. */
export function AccountLayout() {
  return (
    <SideNavFrame
      name="My Account"
      id="account-pages"
      places={pages}
      title="My Account"
      toggle="My Account"
      elsewhere="Profile"
    />
  );
}
