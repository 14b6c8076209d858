import { afterEach, expect, it } from 'vitest';
import { speakIn, type Language } from '../kernel/index.ts';
import { AddressVerdict } from './mail-address.schema.ts';
import {
  addressVerdictText,
  mailClassLabel,
  mailClassLabels,
  mailEventText,
} from './mail-event-words.ts';
import { MailClass, MailEventKind, mailStatusLabel } from './mail.status.ts';

// Test files share their modules: the source is put back for those that come later.
const usual = speakIn(() => 'en');
afterEach(() => void speakIn(usual));

function said(language: Language, text: () => string): string {
  speakIn(() => language);
  return text();
}

it.each<[string, () => string]>([
  ...Object.values(MailEventKind).flatMap((kind): [string, () => string][] => [
    [`the event ${kind}`, () => mailEventText(kind)],
    [`the event ${kind} of own mail`, () => mailEventText(kind, true)],
  ]),
  ...Object.values(MailClass).map((one): [string, () => string] => [
    one,
    () => mailClassLabel(one),
  ]),
  ...Object.values(AddressVerdict).map((verdict): [string, () => string] => [
    `the verdict ${verdict}`,
    () => addressVerdictText(verdict),
  ]),
  ['the status of what was taken back', () => mailStatusLabel('cancelled')],
])('%s has words in both languages', (_, text) => {
  const both = [said('en', text), said('es', text)];
  expect(new Set(both).size).toBe(2);
  for (const words of both) expect(words).toMatch(/^[A-ZÁÉÍÓÚ][^!—]+$/);
});

it('papers name the kinds of mail in English, whoever is spoken to', () => {
  expect(said('es', () => mailClassLabels.certified)).toBe('Certified Mail');
});
