import { Box, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Icon } from '#webapp/kit/index.ts';
import classes from './frame.module.css';
import { appMessages } from './messages.ts';

interface SideNavFrameProps {
  /** What the list is called for those who hear the page; also its element's id. */
  readonly name: string;
  readonly id: string;
  readonly places: readonly { readonly to: string; readonly name: string }[];
  /** Stands over the list on desktops. */
  readonly title?: string;
  /** On the button that opens the list on phones. */
  readonly toggle: string;
  /** Behind the words of the button stands where the person is; this, where no place of the list is meant. */
  readonly elsewhere?: string;
}

/** A page with a list of places to go: beside it on desktops, below one button on phones. */
function SideNavFrame({ name, id, places, title, toggle, elsewhere }: SideNavFrameProps) {
  const { pathname } = useLocation();
  // The list belongs to the page it was opened on: going somewhere closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const here = places.find(
    ({ to }) => pathname === to || (!isRoot(to, places) && pathname.startsWith(`${to}/`)),
  )?.name;
  return (
    <div className={classes.sideNavFrame}>
      <nav className={classes.places} aria-label={name}>
        {title && (
          <Text px="sm" c="dimmed" fw={600} size="sm" display={{ base: 'none', sm: 'block' }}>
            {title}
          </Text>
        )}
        <Button
          fullWidth
          justify="space-between"
          rightSection={<Icon name={open ? 'fold' : 'unfold'} />}
          px="0.875rem"
          display={{ base: 'block', sm: 'none' }}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpenAt(open ? undefined : pathname)}
        >
          <span>
            {toggle}
            {elsewhere && (
              <>
                : <strong>{here ?? elsewhere}</strong>
              </>
            )}
          </span>
        </Button>
        <ul id={id} className={`${classes.placesList} plain-list`} data-open={open || undefined}>
          {places.map((place) => (
            <li key={place.to}>
              <NavLink to={place.to} end={isRoot(place.to, places)}>
                {place.name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Box miw={0}>
        <Outlet />
      </Box>
    </div>
  );
}

/** A place that others of the list lie below: only its own page is it. */
function isRoot(to: string, places: SideNavFrameProps['places']): boolean {
  return places.some((other) => other.to.startsWith(`${to}/`));
}

const accountPages = [
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
      places={accountPages}
      title={appMessages.places.account}
      toggle={appMessages.places.account}
      elsewhere={appMessages.account.profile}
    />
  );
}

const dashboardPlaces = [
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
      places={dashboardPlaces}
      toggle={appMessages.whereToGo}
    />
  );
}
