import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import {
  Icon,
  Logo,
  pathInApp,
  useHydrated,
  useSignedIn,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';
import { LanguageLink } from './site-footer.tsx';
import classes from './frame.module.css';

/** Views with the same action of their own, or that are the action. */
const HAS_OWN_START = new Set(['/generate-letter', '/dispute-letter-generator', '/dashboard']);

const { places } = appMessages;

const visitorPlaces = [
  { to: '/how-it-works', name: places.howItWorks },
  { to: '/dispute-letters', name: places.templates },
  { to: '/pricing', name: places.pricing },
  { to: '/about', name: places.about },
  { to: '/blog', name: places.blog },
  { to: '/contact', name: places.contact },
] as const;

const personPlaces = [
  { to: '/how-it-works', name: places.howItWorks },
  { to: '/dispute-letters', name: places.templates },
  { to: '/dashboard', name: places.dashboard },
  { to: '/account', name: places.account },
] as const;

export function SiteHeader() {
  const signedIn = useSignedIn();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  // The menu belongs to the view it was opened on: going somewhere closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Link
          to="/"
          style={{ textDecoration: 'none' }}
          className="tap-target"
          aria-label={appMessages.home}
        >
          <Logo />
        </Link>
        <button
          ref={toggle}
          type="button"
          className={classes.toggle}
          disabled={!hydrated}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpenAt(open ? undefined : pathname)}
        >
          <Icon name={open ? 'close' : 'menu'} /> {appMessages.menu}
        </button>
        <nav
          id="site-menu"
          aria-label={appMessages.mainMenu}
          className={classes.menu}
          data-open={open || undefined}
        >
          <ul className={`${classes.links} plain-list`}>
            {(signedIn ? personPlaces : visitorPlaces).map(({ to, name }) => (
              <li key={to}>
                {/* The prices of mail come with their page. */}
                <NavLink to={to} reloadDocument={to === '/pricing'}>
                  {name}
                </NavLink>
              </li>
            ))}
            <li className={classes.language}>
              <LanguageLink />
            </li>
            <li>{signedIn ? <SignOutButton /> : <NavLink to="/login">{places.signIn}</NavLink>}</li>
            {!HAS_OWN_START.has(pathname) && (
              <li>
                <Button component={Link} to="/generate-letter">
                  {signedIn ? places.newLetter : places.startFree}
                </Button>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** Ends the session on the server first: on a shared computer, looking signed out is not enough. */
function SignOutButton() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const leave = async () => {
    setState('busy');
    const { signOut } = await import('#webapp/accounts/index.ts');
    if (await signOut()) window.location.assign(pathInApp('/'));
    else setState('failed');
  };

  return (
    <>
      <button type="button" disabled={state === 'busy'} onClick={() => void leave()}>
        {state === 'busy' ? appMessages.signOut.busy : appMessages.places.signOut}
      </button>
      <VisuallyHidden role="status">
        {state === 'busy' ? appMessages.signOut.busyAloud : ''}
      </VisuallyHidden>
      {state === 'failed' && (
        <p role="alert" className={classes.failed}>
          {appMessages.signOut.failed}
        </p>
      )}
    </>
  );
}
