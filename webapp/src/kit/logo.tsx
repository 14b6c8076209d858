import classes from './kit.module.css';
import { kitMessages } from './messages.tsx';

/** The name beside a small certified-mail label: an envelope with its bar lines. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="4" />
        <path d="M6 9h20v12H6zM6.500 9.500L16 17l9.500-7.500" />
        <path d="M7 25.500h3M13 25.500h1M17 25.500h4M24 25.500h1" />
      </svg>
      <span>{kitMessages.productName}</span>
    </span>
  );
}
