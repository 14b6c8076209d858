import { useEffect, useState } from 'react';
import { ButtonAnchor } from './button.tsx';
import { words } from './kit.words.tsx';
import { TextField } from './text-fields.tsx';

/** What heads the page that it stands on. */
export const { title: openDesktopAppTitle, lead: openDesktopAppLead } = words.desktopApp;

/** Where an emailed link leads that the desktop app asked for: it is handed on, never used up here. */
export function OpenDesktopApp({ token }: { readonly token: string }) {
  // The token leaves the address at once, so the whole link is kept for those who paste it.
  const [link] = useState(() => window.location.href);
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  const { open, paste, address } = words.desktopApp;
  return (
    <>
      <ButtonAnchor look="deed" wide href={`creditfix://auth?token=${encodeURIComponent(token)}`}>
        {open}
      </ButtonAnchor>
      <TextField label={address} hint={paste} value={link} readOnly onChange={() => undefined} />
    </>
  );
}
