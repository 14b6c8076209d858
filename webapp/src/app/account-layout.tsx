import { useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Icon } from '#webapp/kit/index.ts';
import classes from './account-layout.module.css';

const rooms = [
  { to: '/account', name: 'Profile' },
  { to: '/account/security', name: 'Sign-in and security' },
  { to: '/account/emails', name: 'Emails' },
  { to: '/account/plan', name: 'Plan and payments' },
  { to: '/account/invite', name: 'Invite a friend' },
  { to: '/account/privacy', name: 'Privacy and data' },
] as const;

/** The frame of My Account: its pages beside their names on desks, below one button on phones. */
export function AccountLayout() {
  const { pathname } = useLocation();
  // The list belongs to the page it was opened on: going somewhere closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const here = rooms.find(({ to }) => to === pathname)?.name ?? 'Profile';
  return (
    <div className={classes.frame}>
      <nav className={classes.rooms} aria-label="My Account">
        <p className={classes.title}>My Account</p>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls="account-rooms"
          onClick={() => setOpenAt(open ? undefined : pathname)}
        >
          <span>
            My Account: <strong>{here}</strong>
          </span>
          <Icon name={open ? 'fold' : 'unfold'} />
        </button>
        <ul id="account-rooms" className={classes.list} data-open={open || undefined}>
          {rooms.map(({ to, name }) => (
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
