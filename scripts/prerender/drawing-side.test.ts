import { expect, test } from 'vitest';
import { filesOf, type Manifest } from './drawing-side.ts';

const manifest: Manifest = {
  'index.html': { file: 'base.js', css: ['base.css'] },
  'page.tsx': { file: 'page.js', imports: ['part.tsx'], css: ['bar.css', 'page.css'] },
  'part.tsx': { file: 'part.js', css: ['bar.css'] },
};

test('a style that two parts of a page bring is linked once, and none that every page has', () => {
  expect(filesOf(manifest, 'page.tsx').styles).toEqual(['bar.css', 'page.css']);
});
