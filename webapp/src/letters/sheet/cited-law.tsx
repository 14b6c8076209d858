import { statuteMeaning, type Citation } from '@creditfix/shared/letters';
import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './sheet.module.css';
import { words } from './sheet.words.ts';

interface CitedLawProps {
  readonly citation: Citation;
  readonly children: ReactNode;
}

/** Law in a sentence, softly underlined; touching it or reaching it by keyboard says what it means and whom it binds. */
export function CitedLaw({ citation, children }: CitedLawProps) {
  const [open, setOpen] = useState(false);
  const note = useId();
  const law = statuteMeaning(citation.statute);
  if (!law) return children;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setOpen((now) => !now);
  };
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      width={300}
      position="bottom"
      withArrow
      withRoles={false}
      portalProps={{ target: 'main' }}
      middlewares={{ inline: true, flip: true, shift: true }}
    >
      <Popover.Target>
        {/* A real button can't break across lines, and a citation in running text has to. */}
        <span
          role="button"
          tabIndex={0}
          className={classes.law}
          aria-expanded={open}
          aria-describedby={open ? note : undefined}
          onClick={() => setOpen((now) => !now)}
          onKeyDown={onKey}
          onFocus={({ currentTarget }) => {
            if (currentTarget.matches(':focus-visible')) setOpen(true);
          }}
          onBlur={() => setOpen(false)}
        >
          {children}
        </span>
      </Popover.Target>
      <Popover.Dropdown id={note} className={classes.meaning}>
        {law.meaning}
        <span className={classes.binds}>{words.binds[law.binds]}</span>
      </Popover.Dropdown>
    </Popover>
  );
}
