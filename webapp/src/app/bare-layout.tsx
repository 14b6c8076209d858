import { Link, Outlet } from 'react-router-dom';
import { Logo } from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';
import classes from './bare-layout.module.css';

/** A view without the site's menu: nothing to decide, only something to wait for or to read. */
export function BareLayout() {
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Link to="/" aria-label={appMessages.home}>
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
