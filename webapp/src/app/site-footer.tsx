import { Link } from 'react-router-dom';
import { ColorSchemeChoice, Logo, useSignedIn } from '#webapp/kit/index.ts';
import classes from './site-footer.module.css';

export function SiteFooter() {
  const signedIn = useSignedIn();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <Logo />
          <p>
            We help you write your own letters. We are not a law firm or a credit bureau, and
            nothing here is legal advice. You can also dispute by yourself, for free.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className={classes.links}>
            <li>
              <Link to="/generate-letter">Start Free</Link>
            </li>
            <li>
              <Link to="/how-it-works">How it works</Link>
            </li>
            <li>
              <Link to="/dispute-letters">Browse Templates</Link>
            </li>
            <li>
              <Link to="/privacy">Privacy</Link>
            </li>
            <li>
              <Link to="/terms">Terms</Link>
            </li>
            <li>
              <Link to="/contact">Contact</Link>
            </li>
            <li>
              {signedIn ? <Link to="/dashboard">Dashboard</Link> : <Link to="/login">Sign In</Link>}
            </li>
            {signedIn && (
              <li>
                <Link to="/account">My Account</Link>
              </li>
            )}
          </ul>
        </nav>
        <ColorSchemeChoice />
      </div>
    </footer>
  );
}
