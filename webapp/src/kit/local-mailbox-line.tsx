import { useEffect, useState } from 'react';
import { kitMessages } from './messages.tsx';

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
