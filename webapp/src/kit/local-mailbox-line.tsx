import { useEffect, useState } from 'react';

/** On a machine without a mail server the product keeps its email itself, and says where. */
export function LocalMailboxLine() {
  const [found, setFound] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    fetch('/api/dev/mailbox', { signal: abort.signal, credentials: 'same-origin' }).then(
      (response) => setFound(response.status === 200),
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  if (!found) return null;
  return (
    <p>
      No mail server is set up here, so the message is in the{' '}
      <a href="/dev/mailbox">local mailbox</a>.
    </p>
  );
}
