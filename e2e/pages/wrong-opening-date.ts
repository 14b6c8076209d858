import { itemTypeLabels } from '@creditfix/shared/letters';
import type { LetterWizard } from './letter-wizard.ts';

/** A car loan whose opening date is wrong by a year: what is asked about it, up to the copies. */
export async function correctOpeningDate(wizard: LetterWizard): Promise<void> {
  await wizard.answer('The item on your report', {
    'What kind of item is it?': { choose: itemTypeLabels.auto_loan },
  });
  await wizard.answer('What is wrong', {
    'Which date is wrong?': { choose: 'Date opened' },
    'What date does the report show?': { date: { month: 'May', day: '3', year: '2021' } },
    'What is the right date?': { date: { month: 'May', day: '3', year: '2022' } },
  });
  await wizard.answer('What happened', {
    'How do you know the right date?': { choose: 'From the contract' },
  });
  await wizard.answer('Copies for the envelope');
}
