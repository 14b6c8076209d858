import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import classes from './notice.module.css';
import { words } from './kit.words.tsx';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const tones: Readonly<Record<NoticeTone, { icon: IconName; word: string }>> = {
  info: { icon: 'info', word: words.notice.info },
  success: { icon: 'check', word: words.notice.success },
  warning: { icon: 'warning', word: words.notice.warning },
  error: { icon: 'stop', word: words.notice.error },
};

interface NoticeProps {
  readonly tone: NoticeTone;
  /** Takes the place of the tone's own word. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Read out when it appears. Errors always are. */
  readonly live?: boolean;
}

/** A message in the page: colour, shape and a word, never colour alone. */
export function Notice({ tone, title, children, live = false }: NoticeProps) {
  const { icon, word } = tones[tone];
  const role = tone === 'error' ? 'alert' : live ? 'status' : undefined;
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      <span className={classes.icon}>
        <Icon name={icon} />
      </span>
      <div className={classes.text}>
        <p className={classes.title}>{title ?? word}</p>
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
