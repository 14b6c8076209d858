import { language } from './messages.tsx';
import { pathIn } from './page-meta.ts';

/** The address of a path of the app for a full page load; links inside the app know the language's path by themselves. */
export function pathInApp(path: string): string {
  return pathIn(language, path);
}
