import { useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Icon } from '#webapp/kit/index.ts';
import classes from './side-nav-frame.module.css';

interface SideNavFrameProps {
  /** What the list is called for those who hear the page; also its element's id. */
  readonly name: string;
  readonly id: string;
  readonly places: readonly { readonly to: string; readonly name: string }[];
  /** Stands over the list on desks. */
  readonly title?: string;
  /** On the button that opens the list on phones. */
  readonly toggle: string;
  /** Behind the words of the button stands where the person is; this, where no place of the list is meant. */
  readonly elsewhere?: string;
}

/** A page with a list of places to go: beside it on desks, below one button on phones. */
export function SideNavFrame({ name, id, places, title, toggle, elsewhere }: SideNavFrameProps) {
  const { pathname } = useLocation();
  // The list belongs to the page it was opened on: going somewhere closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const here = places.find(({ to }) => to === pathname)?.name;
  return (
    <div className={classes.frame}>
      <nav className={classes.places} aria-label={name}>
        {title && <p className={classes.title}>{title}</p>}
        <button
          type="button"
          className={classes.toggle}
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
          <Icon name={open ? 'fold' : 'unfold'} />
        </button>
        <ul id={id} className={classes.list} data-open={open || undefined}>
          {places.map((place) => (
            <li key={place.to}>
              <NavLink to={place.to} end>
                {place.name}
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
