import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ButtonLink, Icon, Logo, useSignedIn } from '#webapp/kit/index.ts';
import { SignOutButton } from './sign-out-button.tsx';
import classes from './site-header.module.css';

/** Views with the same deed of their own, or that are the deed. */
const HAS_OWN_START = new Set(['/generate-letter', '/dispute-letter-generator', '/dashboard']);

export function SiteHeader() {
  const signedIn = useSignedIn();
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
    <header className={classes.header} data-many={signedIn || undefined}>
      <div className={classes.row}>
        <Link to="/" className={classes.home} aria-label="Credit Fix, home">
          <Logo />
        </Link>
        <button
          ref={toggle}
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpenAt(open ? undefined : pathname)}
        >
          <Icon name={open ? 'close' : 'menu'} /> Menu
        </button>
        <nav
          id="site-menu"
          aria-label="Main"
          className={classes.menu}
          data-open={open || undefined}
        >
          <ul className={classes.links}>
            <li>
              <NavLink to="/how-it-works">How it works</NavLink>
            </li>
            <li>
              <NavLink to="/dispute-letters">Browse Templates</NavLink>
            </li>
            {signedIn && (
              <>
                <li>
                  <NavLink to="/dashboard">Dashboard</NavLink>
                </li>
                <li>
                  <NavLink to="/account">My Account</NavLink>
                </li>
              </>
            )}
            <li>{signedIn ? <SignOutButton /> : <NavLink to="/login">Sign In</NavLink>}</li>
            {!HAS_OWN_START.has(pathname) && (
              <li>
                <ButtonLink to="/generate-letter">
                  {signedIn ? 'New letter' : 'Start Free'}
                </ButtonLink>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </header>
  );
}
