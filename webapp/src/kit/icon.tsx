import { kitMessages } from './messages.tsx';
import classes from './kit.module.css';

/** One family of line drawings on a 24 grid, one stroke weight. Size follows the text. */
const drawings = {
  envelope: 'M3.500 6h17v12h-17zM4 6.500l8 6.500 8-6.500',
  sheet: 'M6 3.500h8.500L18.500 7.500v13H6zM14 3.500V8h4.500M9 12h6.500M9 15h6.500M9 18h3.500',
  pen: 'M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19zM14 6.500l3.500 3.500M12.500 20H20',
  mailbox:
    'M3.500 18v-6a3.500 3.500 0 0 1 7 0v6zM7 8.500h10a3.500 3.500 0 0 1 3.500 3.500v6h-10M13.500 12V4.500H17v2.500h-3.500M12 18v3.500M6 12h2',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3.500v4M16 3.500v4M8 14h2M14 14h2M8 17h2',
  label: 'M3.500 12V4h8l9 9-7.500 7.500zM7.500 7.500v.01',
  check: 'M4.500 12.500l5 5 10-11',
  lock: 'M5.500 11h13v9.500h-13zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 15v2',
  key: 'M8 11.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12.500l8.500-8.500M15.500 8l3 3M13 10.500l2 2',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20.500c.6-4 3.700-6 7.500-6s6.900 2 7.500 6',
  info: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 11v5.500M12 7.500v.01',
  warning: 'M12 4l9 16H3zM12 10v4.500M12 17v.01',
  stop: 'M8.500 3.500h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 16v.01',
  clock: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7.500V12l3 2.500',
  download: 'M12 4v11.500M7 11l5 5 5-5M4.500 20h15',
  plus: 'M12 5v14M5 12h14',
  bin: 'M4.500 7h15M9 7V4.500h6V7M6.500 7l1 13.500h9l1-13.500M10 11v6M14 11v6',
  arrow: 'M4.500 12h15M14 6.500l5.500 5.500-5.500 5.500',
  back: 'M19.500 12h-15M10 6.500L4.500 12l5.500 5.500',
  up: 'M12 19.500v-15M6.500 10L12 4.500l5.500 5.500',
  down: 'M12 4.500v15M6.500 14l5.500 5.500 5.500-5.500',
  unfold: 'M5.500 9l6.500 6.500L18.500 9',
  fold: 'M5.500 15.500L12 9l6.500 6.500',
  turnLeft: 'M5 4.500V10h5.500M5.500 10a7.500 7.500 0 1 1-1 4.500',
  turnRight: 'M19 4.500V10h-5.500M18.500 10a7.500 7.500 0 1 0 1 4.500',
  crop: 'M7 3v14h14M3 7h14v14',
  camera:
    'M3.500 8h4l1.500-2.500h6L16.500 8h4v11h-17zM12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600l1.400 1.400M17 17l1.400 1.400M5.600 18.400L7 17M17 7l1.400-1.400',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as readonly IconName[];

/** Decoration beside a word, hidden from screen readers; give `label` where it stands alone. */
export function Icon({ name, label }: { readonly name: IconName; readonly label?: string }) {
  return (
    <svg
      className={classes.icon}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={drawings[name]} />
    </svg>
  );
}

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
