import { Button, Group, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useHydrated, useSiteFacts, WhereKnown } from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';
import classes from './frame.module.css';

/** The text that this browser has put away; another text is shown again. */
const PUT_AWAY = 'announcement-put-away';

/** A sentence of the operator's above every page for consumers, until the reader puts it away. It is text and nothing else. */
export function Announcement() {
  return (
    <WhereKnown any={['announcement']}>
      <Banner />
    </WhereKnown>
  );
}

function Banner() {
  const { announcement } = useSiteFacts();
  const isHydrated = useHydrated();
  const kept = useSyncExternalStore(never, keptText, () => null);
  const [isPutAway, setPutAway] = useState(false);
  const putAway = () => {
    setPutAway(true);
    try {
      localStorage.setItem(PUT_AWAY, announcement);
    } catch {
      // A browser that keeps nothing shows it again on the next visit.
    }
    document.getElementById('main')?.focus();
  };
  if (isPutAway || kept === announcement) return null;
  return (
    <section className={classes.announcement} aria-label={appMessages.announcement}>
      <Group wrap="nowrap" justify="space-between" gap="md" className={classes.announcementRow}>
        <Text>{announcement}</Text>
        <Button variant="subtle" flex="none" disabled={!isHydrated} onClick={putAway}>
          {appMessages.putAway}
        </Button>
      </Group>
    </section>
  );
}

const never = () => () => {};

function keptText(): string | null {
  try {
    return localStorage.getItem(PUT_AWAY);
  } catch {
    return null;
  }
}
