import { useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Icon } from '#webapp/kit/index.ts';
import classes from './dashboard-layout.module.css';

const places = [
  { to: '/dashboard', name: 'Dashboard' },
  { to: '/generate-letter?new', name: 'Send New Letter' },
  { to: '/copies', name: 'Your Copies' },
  { to: '/account', name: 'My Account' },
  { to: '/contact', name: 'Support' },
  { to: '/', name: 'Back to Home' },
] as const;

/** The frame of the dashboard and of what it leads to: the ways on beside it on desks, below one button on phones. */
export function DashboardLayout() {
  const { pathname } = useLocation();
  // The list belongs to the page it was opened on: going somewhere closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  return (
    <div className={classes.frame}>
      <nav className={classes.places} aria-label="Dashboard">
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls="dashboard-places"
          onClick={() => setOpenAt(open ? undefined : pathname)}
        >
          Where to go <Icon name={open ? 'fold' : 'unfold'} />
        </button>
        <ul id="dashboard-places" className={classes.list} data-open={open || undefined}>
          {places.map(({ to, name }) => (
            <li key={to}>
              <NavLink to={to} end>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}
