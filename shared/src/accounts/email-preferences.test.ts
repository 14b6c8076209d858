import { expect, it } from 'vitest';
import { defaultEmailPreferences, emailPreferencesOf } from './email-preferences.ts';

it.each([
  [{}, defaultEmailPreferences],
  [{ deadlines: false }, { ...defaultEmailPreferences, deadlines: false }],
  [{ product_news: true }, { ...defaultEmailPreferences, product_news: true }],
  [{ telegrams: true }, defaultEmailPreferences],
])('fills in what nobody chose: %o', (chosen, preferences) => {
  expect(emailPreferencesOf(chosen)).toEqual(preferences);
});
