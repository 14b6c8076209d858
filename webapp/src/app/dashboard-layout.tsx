import { SideNavFrame } from './side-nav-frame.tsx';

const places = [
  { to: '/dashboard', name: 'Dashboard' },
  { to: '/generate-letter?new', name: 'Send New Letter' },
  { to: '/copies', name: 'Your Copies' },
  { to: '/account', name: 'My Account' },
  { to: '/contact', name: 'Support' },
  { to: '/', name: 'Back to Home' },
] as const;

/** The frame of the dashboard and of what it leads to. */
export function DashboardLayout() {
  return (
    <SideNavFrame name="Dashboard" id="dashboard-places" places={places} toggle="Where to go" />
  );
}
