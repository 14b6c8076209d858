import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { desktopAppMessages, kitMessages } from './messages.tsx';

/** What heads the page that it stands on. */
export const { title: openDesktopAppTitle, lead: openDesktopAppLead } = desktopAppMessages;

/** Where an emailed link leads that the desktop app asked for: it is handed on, never used up here. */
export function OpenDesktopApp({ token }: { readonly token: string }) {
  // The token leaves the address at once, so the whole link is kept for those who paste it.
  const [link] = useState(() => window.location.href);
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  const { open, paste, address } = desktopAppMessages;
  return (
    <>
      <Button
        component="a"
        variant="filled"
        fullWidth
        href={`creditfix://auth?token=${encodeURIComponent(token)}`}
      >
        {open}
      </Button>
      <TextInput label={address} description={paste} value={link} readOnly />
    </>
  );
}

/** On a machine without a mail server the product keeps its email itself, and says where. */
export function LocalMailboxLine() {
  const [found, setFound] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    // Nobody's email is asked for.
    fetch('/api/dev/mailbox?to=', { signal: abort.signal, credentials: 'same-origin' }).then(
      (response) => setFound(response.status === 200),
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  if (!found) return null;
  return <p>{kitMessages.mailbox('/dev/mailbox')}</p>;
}
