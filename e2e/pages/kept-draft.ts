import type { BodyInputOf } from '@creditfix/shared/kernel';
import type { letterEndpoints } from '@creditfix/shared/letters';
import { expect, type Page } from 'playwright/test';
import { LetterWizard, type Writer } from './letter-wizard.ts';

/** A letter as it is kept before it is signed. */
export type Content = BodyInputOf<typeof letterEndpoints.createDraft>['content'];

/** Whose name has all that a name can have. */
export const MARIA: Writer = {
  firstName: 'María',
  lastName: "O'Neill-Núñez",
  address: '418 Alder Street',
  city: 'Dayton',
  state: 'OH',
  zipCode: '45402',
};

/** A finished dispute about a wrong balance, with the person's own words as they typed them. */
export function wrongBalance(story: string): Content {
  return {
    personalInfo: MARIA,
    disputeDetails: {
      creditorName: 'Northwind Card Services',
      accountNumber: '4417 88** **** 2210',
      disputeReason: 'incorrect_amount',
      facts: {
        itemType: 'credit_card',
        reportDate: '2026-10-28',
        amountKind: 'balance',
        amountShown: '2,150',
        amountCorrect: '1480',
        asOfDate: '2026-04-04',
        howComputed: 'My March statement shows $1,680. I paid $200 on April 4.',
        story,
      },
    },
    bureauType: 'experian',
    bureaus: ['experian'],
    step: 3,
  };
}

/** A finished dispute about the day on which a car loan was opened: not told in own words yet. */
export function wrongOpeningDate(): Content {
  return {
    personalInfo: MARIA,
    disputeDetails: {
      creditorName: 'Harbor Lending',
      accountNumber: '5550-1234',
      disputeReason: 'incorrect_dates',
      facts: {
        itemType: 'auto_loan',
        reportDate: '2026-10-28',
        whichDate: 'opened',
        dateShown: '2021-05-03',
        dateCorrect: '2022-05-03',
        dateSource: 'contract',
      },
    },
    bureauType: 'equifax',
    bureaus: ['equifax'],
    step: 2,
  };
}

/** Opens a letter that a signed-in person has left for reading, without the way through the questions. */
export async function openForReading(page: Page, content: Content): Promise<LetterWizard> {
  return await openDraft(page, content, 'Read your letter, then sign it');
}

/** Opens a letter that a signed-in person has left half done, at the first view that is not answered yet. */
export async function openDraft(
  page: Page,
  content: Content,
  heading: string,
): Promise<LetterWizard> {
  const answer = await page.request.post('/api/letters/drafts', { data: { content } });
  const { data } = (await answer.json()) as { data: { id: string } };
  expect(answer.ok(), 'the draft is kept').toBe(true);
  await page.goto(`/generate-letter?draft=${data.id}`);
  const wizard = new LetterWizard(page);
  await wizard.atStep(heading);
  return wizard;
}
