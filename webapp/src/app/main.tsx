import { speakIn } from '@creditfix/shared/kernel';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { language, readSiteFacts } from '#webapp/kit/index.ts';
import { Providers } from './providers.tsx';
import { createAppRouter, turn, untilSettled } from './router.tsx';
import { noteTyped } from './typed-early.ts';

speakIn(() => language);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

// Public pages come drawn; the others come with a line that says to wait.
const isDrawn = root.querySelector(':scope > :not([data-waiting])') !== null;
const drawnFor = window.location.pathname;
await turn();
const router = await createAppRouter({ drawn: isDrawn });
await untilSettled(router);
await turn();

// The menu of the program around the page, if there is one.
if ('desktop' in window) {
  const { customerCommands } = await import('#webapp/desktop/index.ts');
  void customerCommands((path) => void router.navigate(path));
}

// A page that failed to load, or that was left in the meantime, is not hydrated: React would keep it, inert, above the live one.
const takesOver = isDrawn && window.location.pathname === drawnFor && !router.state.errors;

const app = (
  <StrictMode>
    <Providers facts={readSiteFacts()} isDrawn={takesOver}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);

if (takesOver) {
  noteTyped();
  // In slices: a finger on the page is answered between them.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
