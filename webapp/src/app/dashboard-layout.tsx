import { appMessages } from './messages.ts';
import { SideNavFrame } from './side-nav-frame.tsx';

const places = [
  { to: '/dashboard', name: appMessages.places.dashboard },
  { to: '/generate-letter?new', name: appMessages.places.sendNewLetter },
  { to: '/copies', name: appMessages.places.copies },
  { to: '/account', name: appMessages.places.account },
  { to: '/contact', name: appMessages.places.support },
  { to: '/', name: appMessages.places.backToHome },
] as const;

/** The frame of the dashboard and of what it leads to. */
export function DashboardLayout() {
  return (
    <SideNavFrame
      name={appMessages.places.dashboard}
      id="dashboard-places"
      places={places}
      toggle={appMessages.whereToGo}
    />
  );
}
