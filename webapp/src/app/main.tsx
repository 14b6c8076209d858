import { speakIn } from '@creditfix/shared/kernel';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { language, readSiteFacts } from '#webapp/kit/index.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';

speakIn(() => language);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const app = (
  <StrictMode>
    <Providers facts={readSiteFacts()}>
      <RouterProvider router={await createAppRouter()} />
    </Providers>
  </StrictMode>
);

// Public pages come drawn; the others come empty.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
