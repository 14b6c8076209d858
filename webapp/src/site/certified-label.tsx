/** Widths of bar and gap in turn. A drawing: no reader of bar codes will find anything in it. */
const BARS = '2131121321123112213121312211321121312113212';

/** The label of certified mail, as a line drawing. It says nothing that the words beside it don't. */
export function CertifiedLabel() {
  return (
    <svg className="drawing" viewBox="0 0 220 92" overflow="visible" aria-hidden>
      <rect data-part="green" fill="var(--sheet)" x="1" y="1" width="218" height="90" rx="3" />
      <path fill="var(--green)" stroke="none" d="M1 4a3 3 0 0 1 3-3h26v90H4a3 3 0 0 1-3-3z" />
      <path stroke="var(--sheet)" d="M15.500 72V22M10 27.500l5.500-6 5.500 6" />
      <g fill="var(--ink)" stroke="none" fontFamily="var(--font-sans)">
        <text x="42" y="24" fill="var(--green)" fontSize="15" fontWeight="700" letterSpacing="1.2">
          CERTIFIED MAIL
        </text>
        <path d={bars(42, 33, 34)} />
        <text x="42" y="82" fontSize="11" letterSpacing="0.66">
          9407 1000 0000 0000 0000 00
        </text>
      </g>
    </svg>
  );
}

function bars(left: number, top: number, height: number): string {
  const unit = 2.15;
  let x = left;
  let path = '';
  for (const [at, width] of [...BARS].entries()) {
    const wide = Number(width) * unit;
    if (at % 2 === 0)
      path += `M${x.toFixed(1)} ${top}h${(wide - 0.6).toFixed(1)}v${height}h-${(wide - 0.6).toFixed(1)}z`;
    x += wide;
  }
  return path;
}
