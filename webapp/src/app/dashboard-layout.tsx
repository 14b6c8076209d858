import { words } from './app.words.ts';
import { SideNavFrame } from './side-nav-frame.tsx';

const places = [
  { to: '/dashboard', name: words.places.dashboard },
  { to: '/generate-letter?new', name: words.places.sendNewLetter },
  { to: '/copies', name: words.places.copies },
  { to: '/account', name: words.places.account },
  { to: '/contact', name: words.places.support },
  { to: '/', name: words.places.backToHome },
] as const;

/** The frame of the dashboard and of what it leads to. */
export function DashboardLayout() {
  return (
    <SideNavFrame
      name={words.places.dashboard}
      id="dashboard-places"
      places={places}
      toggle={words.whereToGo}
    />
  );
}
