import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import classes from './notice.module.css';
import { kitMessages } from './messages.tsx';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const tones: Readonly<Record<NoticeTone, { color: string; icon: IconName; word: string }>> = {
  info: { color: 'blue', icon: 'info', word: kitMessages.notice.info },
  success: { color: 'green', icon: 'check', word: kitMessages.notice.success },
  warning: { color: 'amber', icon: 'warning', word: kitMessages.notice.warning },
  error: { color: 'red', icon: 'stop', word: kitMessages.notice.error },
};

interface NoticeProps {
  readonly tone: NoticeTone;
  /** Takes the place of the tone's own word. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Read out when it appears. Errors always are. */
  readonly live?: boolean;
}

/** Mantine's `Alert` in our four tones: color, shape and a word, never color alone. Only an error interrupts who listens. */
export function Notice({ tone, title, children, live = false }: NoticeProps) {
  const { color, icon, word } = tones[tone];
  return (
    <Alert
      variant="light"
      classNames={classes}
      color={color}
      role={tone === 'error' ? 'alert' : live ? 'status' : 'note'}
      icon={<Icon name={icon} />}
      title={title ?? word}
    >
      {children}
    </Alert>
  );
}
