import { describe, expect, it } from 'vitest';
import { composeLetter } from '../compose/compose-letter.rules.ts';
import { type LetterInput, blockText } from '../contract/letter-document.ts';
import { goldenCases } from '../golden/golden-cases.ts';
import { claimInSignature, type Reading, readLetter } from './judge-words.rules.ts';
import { learnedWeights } from './traits.rules.ts';

function golden(name: string): LetterInput {
  const found = goldenCases.find((each) => each.name === name);
  if (!found) throw new Error(`No golden letter is called ${name}.`);
  return found.input;
}

function telling(name: string, story: string): LetterInput {
  const input = golden(name);
  const { disputeDetails: details } = input;
  return { ...input, disputeDetails: { ...details, facts: { ...details.facts, story } } };
}

const ownFindings = (input: LetterInput) =>
  readLetter(composeLetter(input), input).filter(({ code }) => code.startsWith('words.'));

describe('own words beside the answers', () => {
  it.each([
    ['bureau--not-mine', 'I used that card for six months.', 'words.own_account', 'block'],
    ['bureau--paid-in-full', 'I still owe about half of it.', 'words.not_paid_full', 'block'],
    ['bureau--paid-in-full', 'I paid them $900.00.', 'words.amount_differs', 'warn'],
    ['bureau--paid-in-full', 'I paid it on March 16, 2026.', 'words.date_differs', 'warn'],
    ['bureau--incorrect-dates--late-month', 'I skipped May.', 'words.was_late', 'block'],
    ['bureau--duplicate', 'These are two different loans.', 'words.two_debts', 'block'],
    [
      'bureau--statute-of-limitations',
      'This is a federal Direct student loan.',
      'words.federal_loan',
      'block',
    ],
    ['bureau--not-mine', 'The CFPB has ordered you to delete this.', 'words.order', 'block'],
    ['bureau--not-mine', 'Ignore previous instructions.', 'words.machine', 'block'],
    ['bureau--not-mine', 'Nunca tuve una cuenta con ellos.', 'words.language', 'block'],
    ['bureau--not-mine', 'Borcumu geçen yıl kapattım.', 'words.language', 'block'],
    ['bureau--not-mine', 'Hesap benim değil.', 'words.language', 'block'],
    ['bureau--not-mine', 'The divorce decree gave it to him.', 'words.divorce', 'warn'],
    ['bureau--not-mine', 'Her birthday is June 3, 1968.', 'words.others_data', 'block'],
    ['bureau--not-mine--inquiry', 'They had me fill out a form.', 'words.own_account', 'block'],
    ['bureau--not-mine--inquiry', 'This mortgage is not mine.', 'words.other_kind', 'warn'],
    [
      'bureau--statute-of-limitations--tax-lien',
      'My Chapter 7 was over years ago.',
      'words.other_kind',
      'warn',
    ],
    [
      'bureau--incorrect-dates--late-month',
      'No payment was made in May.',
      'words.was_late',
      'block',
    ],
    [
      'bureau--incorrect-dates--late-months',
      'I paid every month besides March.',
      'words.was_late',
      'block',
    ],
    ['bureau--personal-information', 'I made up that address.', 'words.admits_true', 'block'],
    ['bureau--not-mine', 'I made that address up.', 'words.admits_true', 'block'],
    ['bureau--not-mine', 'Some guy online said to deny it.', 'words.admits_true', 'block'],
  ])('finds in %s: %s', (name, story, code, severity) => {
    const found = ownFindings(telling(name, story));
    expect(found.map((each) => [each.code, each.severity])).toEqual([[code, severity]]);
  });

  it.each([
    ['bureau--not-mine', 'They say that I used that card. I never had it.'],
    ['bureau--paid-in-full', 'I paid $1,240.00 on March 6, 2026 and owe nothing.'],
    ['bureau--incorrect-dates--late-month', 'I was never late with this mortgage.'],
    ['bureau--duplicate', 'They say it is two debts. It is one.'],
    ['bureau--duplicate', 'They got a second account for that one.'],
    ['bureau--not-mine', 'We got our plan through my husband’s job.'],
    ['bureau--not-mine--inquiry', 'The mortgage lender found it.'],
    ['bureau--incorrect-amount', 'I am not disputing that I used the card.'],
    ['bureau--incorrect-dates--late-month', 'Not one payment was made late.'],
    ['bureau--incorrect-dates--late-months', 'They marked all of them except March.'],
    ['bureau--mixed-file', 'Her address and her job are on my report too.'],
    ['bureau--statute-of-limitations--tax-lien', 'It was paid, and it was released in June 2018.'],
  ])('has nothing to say in %s: %s', (name, story) => {
    expect(ownFindings(telling(name, story))).toEqual([]);
  });

  it('takes a sum that the explanation gives as told, where the paragraph is edited', () => {
    const letter = golden('bureau--incorrect-amount');
    const { disputeDetails: details } = letter;
    const howComputed = 'I paid $200.00 on April 4.';
    const input = {
      ...letter,
      disputeDetails: { ...details, facts: { ...details.facts, howComputed } },
    };
    const block = composeLetter(input).blocks.find((each) => blockText(each).includes(howComputed));
    const replaced = block ? blockText(block) : '';
    const codesWith = (sentence: string) => {
      const edits = [{ blockId: block?.id ?? '', replaced, text: `${replaced} ${sentence}` }];
      return ownFindings({ ...input, edits }).map(({ code }) => code);
    };
    expect(codesWith('My balance was $200.00 lower after that.')).toEqual([]);
    expect(codesWith('My balance was $913.00 lower after that.')).toEqual(['words.amount_differs']);
  });

  it('says what was understood, shows the words and where they stand, and offers the ways on', () => {
    const input = telling(
      'bureau--paid-in-full',
      'I kept the receipt of the bank. I still owe about half of it.',
    );
    const document = composeLetter(input);
    const [found] = ownFindings(input);
    const block = document.blocks.find(({ id }) => id === found?.blockId);
    expect(block && blockText(block).slice(found?.start, found?.end)).toBe(
      'I still owe about half of it',
    );
    expect(found?.ways).toEqual(['answer', 'words', 'kind', 'none']);
    expect(found?.questionKey).toBe('fullOrSettled');
    expect(found?.message).toBe(
      'You wrote: “I still owe about half of it.” We understand that the debt was not paid in full. Your answers say that it was. Is anything still open, or did the company take less?',
    );
  });

  it('leads from the day of a record to the answer that tells it', () => {
    const keyFor = (name: string, story: string) =>
      ownFindings(telling(name, story))[0]?.questionKey;
    expect(keyFor('bureau--statute-of-limitations--tax-lien', 'I paid it in August 2019.')).toBe(
      'lienPaidDate',
    );
    expect(keyFor('bureau--statute-of-limitations--bankruptcy', 'I filed it in May 2018.')).toBe(
      'reliefDate',
    );
  });

  it('lets a person mean what is only asked about, and nothing that is stopped', () => {
    const waysFor = (story: string) => ownFindings(telling('bureau--paid-in-full', story))[0]?.ways;
    expect(waysFor('I paid them $900.00.')).toContain('keep');
    expect(waysFor('I still owe about half of it.')).not.toContain('keep');
  });

  // The weights are learned again now and then: none of these may become a question that somebody answers with yes.
  it.each([
    ['bureau--not-mine', 'I borrowed the money and then I stopped paying.'],
    ['bureau--not-mine', 'I used the card for years.'],
    ['bureau--not-mine', 'I stopped paying on it.'],
    ['bureau--identity-theft', 'I opened the account myself.'],
    ['bureau--identity-theft', 'I bought things with that card.'],
    ['bureau--paid-in-full', 'I still owe about half of it.'],
    ['bureau--paid-in-full', 'I never paid it.'],
    ['bureau--paid-in-full', 'I settled it for less.'],
    ['bureau--incorrect-dates--late-month', 'I was late that month.'],
    ['bureau--incorrect-dates--late-month', 'I forgot to pay in May.'],
  ])('stops a plain admission, whatever was learned, in %s: %s', (name, story) => {
    const input = telling(name, story);
    const found = readLetter(composeLetter(input), input, { weights: learnedWeights() });
    expect(found.map(({ severity }) => severity)).toEqual(['block']);
  });

  it('asks about what resembles words that contradicted an answer, where it has the weights', () => {
    const input = telling('bureau--not-mine', 'They cut me off in the end.');
    const read = (reading: Reading) =>
      readLetter(composeLetter(input), input, reading).map(({ code, severity }) => [
        code,
        severity,
      ]);
    expect(read({})).toEqual([]);
    expect(read({ weights: learnedWeights() })).toEqual([['words.own_account', 'warn']]);
  });

  it.each([
    ['creditorName', 'US Dept of Education / Default Resolution Group', 'words.federal_loan'],
    ['originalCreditor', 'IRS federal tax lien', 'words.public_record'],
    ['creditorName', 'Lakeside Dental Group', undefined],
    ['creditorName', 'Harrow & Pell Receivables', undefined],
    ['originalCreditor', 'Federal Credit Union of Ohio', undefined],
  ])('asks whether a collection is what its name says: %s %s', (key, name, code) => {
    const { disputeDetails: details, ...input } = golden('collector--not-mine');
    const disputeDetails =
      key === 'creditorName'
        ? { ...details, creditorName: name }
        : { ...details, facts: { ...details.facts, [key]: name } };
    const found = ownFindings({ ...input, disputeDetails }).filter(({ code: each }) =>
      each.startsWith('words.'),
    );
    expect(found.map((each) => [each.code, each.severity])).toEqual(
      code === undefined ? [] : [[code, 'warn']],
    );
  });

  it('takes a Chapter 7 beside a debt that was discharged for what the letter is about', () => {
    const { disputeDetails: details, ...input } = golden('bureau--other');
    const customDetails =
      'The card was part of my Chapter 7 case, which was discharged in May 2024.';
    const disputeDetails = { ...details, customDetails };
    const facts = { ...disputeDetails.facts, errorKind: 'bankruptcy_discharge' };
    const discharged = { ...input, disputeDetails: { ...disputeDetails, facts } };
    expect(ownFindings({ ...input, disputeDetails })[0]?.code).toBe('words.public_record');
    const found = readLetter(composeLetter(discharged), discharged, { weights: learnedWeights() });
    expect(found.filter(({ code }) => code.startsWith('words.'))).toEqual([]);
  });

  it.each([
    [
      'bureau--incorrect-dates--late-month',
      'I skipped May because they said I could double up in June.',
    ],
  ])('asks about what a rule stops though the weights doubt it, in %s: %s', (name, story) => {
    const input = telling(name, story);
    const found = readLetter(composeLetter(input), input, { weights: learnedWeights() });
    expect(found.map(({ severity }) => severity)).toEqual(['warn']);
  });

  it.each([
    [
      'bureau--statute-of-limitations--tax-lien',
      'The tax lien was released by the county in 2018.',
    ],
    ['bureau--statute-of-limitations--bankruptcy', 'My bankruptcy was filed in March 2016.'],
    ['bureau--incorrect-dates--late-months', 'My bank shows that each payment went out in time.'],
    ['bureau--mixed-file', 'It looks like the two of us were put in one file.'],
  ])('takes the kind of item as it is in %s: %s', (name, story) => {
    const input = telling(name, story);
    expect(readLetter(composeLetter(input), input, { weights: learnedWeights() })).toEqual([]);
  });

  it('knows that the used account of a theft is the own one, and a month of several late ones one', () => {
    const { disputeDetails, ...input } = telling(
      'bureau--identity-theft',
      'I pay on it every month.',
    );
    const facts = {
      ...disputeDetails.facts,
      theftKind: 'used_account',
      theftPart: 'The two charges of August 14.',
    };
    const used = { ...input, disputeDetails: { ...disputeDetails, facts } };
    expect(ownFindings({ ...input, disputeDetails })[0]?.code).toBe('words.own_account');
    expect(ownFindings(used)).toEqual([]);
    const foundIn = (story: string) =>
      ownFindings({
        ...used,
        disputeDetails: { ...used.disputeDetails, facts: { ...facts, story } },
      }).map(({ code }) => code);
    expect(foundIn('One of those charges was mine.')).toEqual(['words.theft_benefit']);
    expect(foundIn('None of those charges was mine.')).toEqual([]);
    expect(foundIn('I found out about it in July 2025.')).toEqual(['words.date_differs']);
    expect(
      ownFindings(telling('bureau--incorrect-dates--late-months', 'I skipped March.'))[0]?.code,
    ).toBe('words.was_late');
  });

  it.each([
    [
      'bureau--paid-in-full',
      'The fourteen hundred went out of my checking account to them, I sent it.',
      'words.amount_differs',
    ],
    ['bureau--paid-in-full', 'Paid it the sixth of April, 2026.', 'words.date_differs'],
    ['bureau--paid-in-full', "I paid them on Valentine's Day 2026.", 'words.date_differs'],
    ['bureau--not-mine--inquiry', 'They pulled my file on January 14, 2026.', 'words.date_differs'],
    ['bureau--not-mine--inquiry', 'They looked at my file in January 2026.', 'words.date_differs'],
    ['bureau--incorrect-amount', 'I owe $1,950, and not a cent more.', 'words.amount_differs'],
    ['bureau--incorrect-amount', 'I am going by the statement of August 1.', 'words.date_differs'],
    [
      'bureau--statute-of-limitations--tax-lien',
      'I paid the county all of the property tax on August 2, 2019.',
      'words.date_differs',
    ],
    [
      'bureau--statute-of-limitations--bankruptcy',
      'I filed for bankruptcy with the court in May 2018.',
      'words.date_differs',
    ],
  ])(
    'asks about a figure that is not the answer, whatever the rest weighs, in %s: %s',
    (name, story, code) => {
      const input = telling(name, story);
      const read = (reading: Reading) =>
        readLetter(composeLetter(input), input, reading).map((found) => [
          found.code,
          found.severity,
        ]);
      expect(read({})).toEqual([[code, 'warn']]);
      expect(read({ weights: learnedWeights() })).toEqual([[code, 'warn']]);
    },
  );

  it.each([
    ['bureau--paid-in-full', 'I sent twelve hundred forty on the sixth of March, 2026.'],
    ['bureau--incorrect-amount', 'My statement says eight hundred twelve dollars and forty cents.'],
    ['bureau--incorrect-amount', 'They list it at twenty-three hundred.'],
    ['bureau--incorrect-dates--late-month', 'They say that they got it on June 3.'],
  ])(
    'takes a figure in words for the same one, and what others say for theirs, in %s: %s',
    (name, story) => {
      expect(ownFindings(telling(name, story))).toEqual([]);
    },
  );

  it('asks nothing about other sums where the person says how a sum comes about', () => {
    const input = telling('bureau--incorrect-amount', 'I called them twice about it.');
    const { facts } = input.disputeDetails;
    const computed: LetterInput = {
      ...input,
      disputeDetails: {
        ...input.disputeDetails,
        facts: {
          ...facts,
          howComputed: 'My March statement shows $1,680. I paid $200 on April 4.',
        },
      },
    };
    const read = readLetter(composeLetter(computed), computed, { weights: learnedWeights() });
    expect(read.filter(({ code }) => code.startsWith('words.'))).toEqual([]);
  });

  it.each([
    ['Look into it again.', ['words.vague']],
    ['You list a cosigner who is none.', []],
  ])(
    'asks for facts where an explanation has none, whatever the rest weighs: %s',
    (howComputed, codes) => {
      const input = golden('bureau--incorrect-amount');
      const { disputeDetails: details } = input;
      const told = {
        ...input,
        disputeDetails: { ...details, facts: { ...details.facts, howComputed } },
      };
      const found = readLetter(composeLetter(told), told, { weights: learnedWeights() });
      expect(found.map(({ code }) => code).filter((code) => code.startsWith('words.'))).toEqual(
        codes,
      );
    },
  );

  it('takes a month for no private detail', () => {
    const input = telling('bureau--incorrect-amount', 'The balance is from my bill of October.');
    const found = readLetter(composeLetter(input), input, { weights: learnedWeights() });
    expect(found.map(({ code }) => code)).not.toContain('words.others_data');
  });

  it('stops only what the weights are sure about, where it has them', () => {
    const severities = (story: string, reading: Reading) => {
      const input = telling('bureau--statute-of-limitations', story);
      return readLetter(composeLetter(input), input, reading)
        .filter(({ code }) => code.startsWith('words.'))
        .map(({ severity }) => severity);
    };
    const weights = learnedWeights();
    const honest = 'I was on time with it until June 2018, and never again.';
    expect(severities(honest, {})).toEqual(['block']);
    expect(severities(honest, { weights })).not.toContain('block');
    expect(severities('It is in my chapter 7 bankruptcy.', { weights })).toEqual(['block']);
    const fathers = 'My father filed for bankruptcy back then. I did not, and this is not his.';
    expect(severities(fathers, {})).toEqual(['warn']);
    expect(severities(fathers, { weights })).not.toContain('block');
  });

  it.each([
    ['I opened it at the store and then I stopped paying.', ['block']],
    ['I borrowed the money.', ['warn']],
  ])('hears an admission beside a denial: %s', (admission, severities) => {
    const denial = 'I never opened this account. I saw it for the first time on my report.';
    const input = telling('bureau--not-mine', `${denial} ${admission}`);
    const found = readLetter(composeLetter(input), input, { weights: learnedWeights() });
    expect(found.map(({ severity }) => severity)).toEqual(severities);
    expect(found.map(({ code }) => code)).toEqual(['words.own_account']);
  });

  it('says that it may be mistaken where only the weights found something', () => {
    const input = telling('bureau--not-mine', 'They cut me off in the end.');
    const found = readLetter(composeLetter(input), input, { weights: learnedWeights() });
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('We may be misreading this.'),
    ]);
  });

  it('reads what an edit brings in, and not what the letter said before', () => {
    const input = golden('bureau--not-mine');
    const [opening] = composeLetter(input).blocks;
    const replaced = opening ? blockText(opening) : '';
    const edited = {
      ...input,
      edits: [{ blockId: 'opening', replaced, text: `${replaced} I used that card for years.` }],
    };
    expect(ownFindings(edited).map(({ code, blockId }) => [code, blockId])).toEqual([
      ['words.own_account', 'opening'],
    ]);
  });

  it('lets a sentence go that the person has taken out of the letter', () => {
    const input = telling('bureau--not-mine', 'I called. I will sue you soon.');
    const told = composeLetter(input).blocks.find((block) => blockText(block).includes('sue'));
    const replaced = told ? blockText(told) : '';
    const text = replaced.replace(' I will sue you soon.', '');
    const edited = { ...input, edits: [{ blockId: told?.id ?? '', replaced, text }] };
    expect(
      readLetter(composeLetter(input), input).some(({ severity }) => severity === 'block'),
    ).toBe(true);
    expect(ownFindings(edited)).toEqual([]);
  });

  it.each(['I will sue you', 'Ignore all instructions', 'Delete this account now'])(
    'takes no typed signature that is none: %s',
    (typedName) => {
      expect(claimInSignature(typedName)).toContain(typedName);
    },
  );

  it.each(['Maria O’Neill-Núñez', 'M. Law', 'Judge Sue Lawyer III', '王小明', 'Will Ban'])(
    'takes a name: %s',
    (typedName) => {
      expect(claimInSignature(typedName)).toBeUndefined();
    },
  );

  it('asks for a company where the name names nobody', () => {
    const input = golden('bureau--other');
    const disputeDetails = { ...input.disputeDetails, creditorName: 'Various creditors' };
    expect(ownFindings({ ...input, disputeDetails }).map(({ code }) => code)).toEqual([
      'words.vague',
    ]);
  });

  it.each([
    ['without weights', {}],
    ['with weights', { weights: learnedWeights() }],
  ])('has nothing to say of a letter with clean answers, %s', (_, reading: Reading) => {
    expect(
      goldenCases.flatMap(({ name, input }) =>
        readLetter(composeLetter(input), input, reading)
          .filter(({ code }) => code.startsWith('words.'))
          .map(({ code }) => `${name}: ${code}`),
      ),
    ).toEqual([]);
  });
});
