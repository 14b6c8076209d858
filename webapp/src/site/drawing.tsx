import type { ReactNode } from 'react';

/** The line that all drawings are drawn in. */
export function Drawing({ box, children }: { readonly box: string; readonly children: ReactNode }) {
  return (
    <svg className="drawing" viewBox={box} aria-hidden>
      {children}
    </svg>
  );
}

/** A mailbox at the roadside with its flag up: a letter waits to be fetched. */
export function MailboxDrawing() {
  return (
    <Drawing box="0 0 200 150">
      <path data-part="sheet" d="M96 78h14v71H96z" />
      <path d="M4 149h192" />
      <path data-part="sheet" d="M40 78V48a25 25 0 0 1 50 0v30z" />
      <path data-part="sheet" d="M65 23h86a25 25 0 0 1 25 25v30H90V48a25 25 0 0 0-25-25z" />
      <path data-part="sheet" d="M44 62l42-8 6 30-42 8z" />
      <path d="M44 62l26 13 16-21" />
      <path d="M40 78h10M88 78h2" />
      <path data-part="stamp" d="M128 56V10h22v13h-22" />
      <path d="M128 56v4" />
      <path d="M24 149c2-7 5-10 6-17 2 6 4 10 4 17M168 149c2-9 4-12 6-20 2 8 5 12 5 20M184 149c1-5 2-6 4-11" />
    </Drawing>
  );
}
