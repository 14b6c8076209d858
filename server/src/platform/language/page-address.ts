import { currentLanguage } from '@creditfix/shared/kernel';

/**
 * The address of a page of ours for the reader, in their language: the Spanish site has the same paths below `/es`.
 *
 * @param path with its leading slash, and a query where it has one
 */
export function pageAddress(origin: string, path: string): string {
  return currentLanguage() === 'en' ? `${origin}${path}` : `${origin}/${currentLanguage()}${path}`;
}
