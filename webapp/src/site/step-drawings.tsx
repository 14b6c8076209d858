import classes from './step-drawings.module.css';

/** The three objects of the way: a form being filled in, a signed sheet, a stamped envelope. One stroke weight. */

export function FormDrawing() {
  return (
    <svg viewBox="0 0 128 100" aria-hidden>
      <rect className={classes.paper} x="1" y="1" width="88" height="98" rx="2" />
      <path d="M12 16h34M12 50h26" />
      <rect x="12" y="23" width="66" height="15" rx="3" />
      <path className={classes.green} d="M18 30.500h28" />
      <rect x="12" y="57" width="66" height="15" rx="3" />
      <path className={classes.green} d="M18 64.500h20" />
      <path d="M12 85h22" />
      <path
        className={classes.paper}
        d="M46 71l5-16 49-49a5.500 5.500 0 0 1 8 0l3 3a5.500 5.500 0 0 1 0 8L62 66z"
      />
      <path d="M92 14l11 11M51 55l11 11" />
    </svg>
  );
}

export function LetterDrawing() {
  return (
    <svg viewBox="0 0 128 100" aria-hidden>
      <path className={classes.paper} d="M3 1h58l20 20v78H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z" />
      <path d="M61 1v20h20" />
      <path d="M12 14h26M12 22h18" />
      <path d="M12 37h58M12 45h58M12 53h16M58 53h12" />
      <path className={classes.green} d="M32 53h22M32 56.500h22" />
      <path d="M12 86h44" />
      <path
        className={classes.green}
        d="M14 84c2-10 6-21 9-20 3 2-3 14-6 18 3-6 7-9 8-6s-1 6 1 6c3 0 4-6 7-6 2 0 0 5 2 6 3 0 4-5 7-5s1 4 4 4 5-2 9-3"
      />
    </svg>
  );
}

export function StampedEnvelopeDrawing() {
  return (
    <svg viewBox="0 0 128 100" aria-hidden>
      <rect className={classes.paper} x="1" y="12" width="126" height="78" rx="2" />
      <path d="M12 26h24M12 34h18" />
      <path d="M40 58h40M40 67h50M40 76h32" />
      <rect className={classes.stamp} x="94" y="21" width="24" height="29" rx="1" />
      <path className={classes.green} d="M98.500 25.500h15v20h-15z" />
      <path className={classes.green} d="M106 40v-8M103 34.500l3-3 3 3" />
      <circle cx="80" cy="36" r="12" />
      <path d="M73 33h14M73 39h14" />
    </svg>
  );
}
