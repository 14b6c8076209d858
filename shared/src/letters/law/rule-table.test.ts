import { describe, expect, it } from 'vitest';
import { isEnclosure } from '../../documents/index.ts';
import {
  DisputeReason,
  LetterPurpose,
  LetterRecipient,
  TemplateSlug,
  isFollowUp,
  isSpecial,
  purposeOf,
} from '../contract/letter-purpose.ts';
import { authorityReason } from '../lint/lint-law.rules.ts';
import { forbiddenAuthorities } from '../lint/forbidden-authorities.ts';
import { refusalFor } from '../gates/gate.rules.ts';
import { citationsIn, citedLaw } from './legal-citation.rules.ts';
import type { Refusal, RefusalWay } from '../contract/letter-document.ts';
import { factKeys, questionCatalogue } from '../kinds/purposes.rules.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { type RecipientRule, ruleFor, ruleTable } from './rule-table.ts';
import { type Statute, type StatuteKey, statuteMeaning, statutes } from './statutes.ts';

const TODAY = '2026-11-21';
const keys = Object.keys(statutes) as StatuteKey[];
const rows = Object.values(LetterRecipient).flatMap((recipient) =>
  Object.values(LetterPurpose).flatMap((purpose) => {
    const row = ruleFor(purpose, recipient);
    return row ? [{ recipient, purpose, row }] : [];
  }),
);

/** A purpose as the form chooses it: a reason, or the template of a special letter. */
const aboutOf = (purpose: LetterPurpose, recipient: LetterRecipient) => {
  const template = Object.values(TemplateSlug).find(
    (slug) =>
      isSpecial(purpose) && purposeOf({ disputeReason: 'other', template: slug }) === purpose,
  );
  const followUp = isFollowUp(purpose) ? { kind: purpose, letterId: EARLIER } : undefined;
  const afterBlock: readonly LetterPurpose[] = ['block_declined', 'identity_supplied'];
  const disputeReason = afterBlock.includes(purpose) ? 'identity_theft' : 'other';
  return {
    recipient,
    template,
    followUp,
    disputeReason: isSpecial(purpose) ? (disputeReason as DisputeReason) : purpose,
  };
};

const EARLIER = '7f3a91c0-52d4-4b8e-9a10-3c5d7e9f1b2a';

/** Whose duties a letter may name: a collector that reports is a furnisher too. */
const BOUND: Readonly<Record<LetterRecipient, readonly Statute['binds'][]>> = {
  bureau: ['bureau'],
  furnisher: ['furnisher', 'business'],
  collector: ['collector', 'furnisher'],
  inquirer: ['user_of_reports'],
};

describe('the rule table', () => {
  it('has a row for each reason to a bureau, a furnisher where it has a duty, and a collector', () => {
    const reasons = (recipient: LetterRecipient) =>
      Object.values(DisputeReason).filter((reason) => ruleFor(reason, recipient));
    expect(reasons('bureau')).toEqual(Object.values(DisputeReason));
    expect(reasons('collector')).toHaveLength(8);
    expect(reasons('furnisher')).not.toContain('statute_of_limitations');
    expect(reasons('inquirer')).toEqual(['not_mine']);
  });

  it.each(rows)(
    'names for $purpose to $recipient the facts that its questions require',
    ({ purpose, recipient, row }) => {
      const required = questionCatalogue(aboutOf(purpose, recipient)).filter(
        (question) => question.required,
      );
      expect([...row.factsRequired].toSorted()).toEqual(required.map(({ key }) => key).toSorted());
    },
  );

  it.each(rows)(
    'cites for $purpose to $recipient only law that binds it',
    ({ purpose, recipient, row }) => {
      for (const key of lawOf(row)) {
        expect(BOUND[recipient]).toContain(statutes[key].binds);
        expect(statutes[key].section).not.toBe('20 USC 1080a(f)');
        expect(key === 'file.disclose').toBe(purpose === 'file_disclosure');
      }
      expect(new Set(lawOf(row)).size).toBe(lawOf(row).length);
    },
  );

  it.each(rows)(
    'starts for $purpose to $recipient only clocks of its own, confirmed law',
    ({ recipient, row }) => {
      for (const { law, length } of row.clocks) {
        // The 45 days are counted for the person, to be careful; no letter may say them.
        expect(lawOf(row).includes(law)).toBe(law !== 'cra.annual45');
        expect('unconfirmed' in statutes[law]).toBe(false);
        expect(length).toBeGreaterThan(0);
      }
      // No day by which a collector or the company behind an inquiry has to answer.
      const isBound = recipient === 'bureau' || recipient === 'furnisher';
      expect(isBound || row.clocks.length === 0).toBe(true);
    },
  );

  it.each(rows)(
    'asks for $purpose to $recipient in small groups, each question with its reason',
    ({ purpose, recipient }) => {
      const about = aboutOf(purpose, recipient);
      const questions = questionCatalogue(about);
      expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
      for (const question of questions) {
        const words = `${question.label}${question.why}${question.hint ?? ''}`;
        expect(question.why).toMatch(/\.$/);
        expect(words).not.toMatch(/!|guarantee/i);
        expect(question.key).toMatch(/^[a-z][A-Za-z0-9]{0,40}$/);
        expect(question.maxLength ?? 0).toBeLessThanOrEqual(1_000);
        expect(recipient === 'bureau' || !/\bthe bureau\b/i.test(words)).toBe(true);
      }
    },
  );

  it.each(rows)('advises for $purpose to $recipient only enclosures that exist', ({ row }) => {
    expect([...row.enclosuresAdvised, ...row.enclosuresNeeded].every(isEnclosure)).toBe(true);
  });
});

describe('the gate of the recipient', () => {
  const strangers = Object.values(LetterRecipient).flatMap((recipient) =>
    Object.values(LetterPurpose)
      .filter((purpose) => !ruleFor(purpose, recipient))
      .map((purpose) => ({ recipient, purpose })),
  );
  const details = (purpose: LetterPurpose, recipient: LetterRecipient, facts: DisputeFacts) => ({
    creditorName: 'Acme Bank',
    accountNumber: '1234',
    facts,
    ...aboutOf(purpose, recipient),
  });

  it.each(strangers)('refuses $purpose to $recipient and says where it goes', (stranger) => {
    const refusal = refusalFor(details(stranger.purpose, stranger.recipient, {}), TODAY);
    expect(refusal?.code).toBe('recipient.no_such_letter');
    expect(refusal?.ways.length).toBeGreaterThan(0);
    expect(refusal?.text).toMatch(/\.$/);
    expect(deadEnds(refusal ?? {}, stranger.purpose, stranger.recipient)).toEqual([]);
  });

  it.each(
    (['furnisher', 'collector'] as const).flatMap((recipient) =>
      ['hard_inquiry', 'personal_information', 'bankruptcy', 'judgment'].map((itemType) => ({
        recipient,
        itemType,
      })),
    ),
  )('refuses a direct dispute of $itemType to a $recipient', ({ recipient, itemType }) => {
    for (const purpose of ['not_mine', 'other'] as const) {
      const refusal = refusalFor(details(purpose, recipient, { itemType }), TODAY);
      expect(refusal?.code).toBe('recipient.not_directly');
      expect(deadEnds(refusal ?? {}, purpose, recipient)).toEqual([]);
    }
  });

  it('sends a letter on debt collection to no original creditor', () => {
    for (const purpose of ['not_mine', 'statute_of_limitations'] as const) {
      const facts = { itemType: 'collection', collectorRole: 'original' };
      const refusal = refusalFor(details(purpose, 'collector', facts), TODAY);
      expect(refusal?.code).toBe('recipient.original_creditor');
      expect(deadEnds(refusal ?? {}, purpose, 'collector')).toEqual([]);
    }
  });

  it('names the item where there are several', () => {
    const refusal = refusalFor(
      {
        ...details('paid_in_full', 'furnisher', { itemType: 'credit_card' }),
        moreItems: [
          {
            creditorName: 'Acme Bank',
            accountNumber: '2',
            disputeReason: 'not_mine',
            facts: { itemType: 'hard_inquiry' },
          },
        ],
      },
      TODAY,
    );
    expect(refusal).toMatchObject({ item: 2, title: expect.stringMatching(/^Item 2: /) });
  });
});

function lawOf({ statutes: always, conditional }: RecipientRule): readonly StatuteKey[] {
  return [...always, ...conditional.map(({ statute }) => statute)];
}

/** Ways at whose end no letter can be written and no question answered. */
function deadEnds(
  { ways = [] }: Partial<Refusal>,
  purpose: LetterPurpose,
  recipient: LetterRecipient,
): readonly RefusalWay[] {
  return ways.filter((way) => {
    switch (way.kind) {
      case 'switch_recipient':
        return way.recipient === recipient || !ruleFor(purpose, way.recipient);
      case 'switch_reason':
        return !(way.reason in ruleTable[recipient]);
      case 'answer':
        return !factKeys(aboutOf(purpose, recipient)).has(way.questionKey);
      default:
        return false;
    }
  });
}

describe('the statute table', () => {
  it.each(keys)('is found again by its own words: %s', (key) => {
    const { citation } = statutes[key];
    expect(citationsIn(`See (${citation}).`)).toEqual([{ statute: key, words: citation }]);
    expect(statuteMeaning(key)?.meaning).toMatch(/\.$/);
    expect(statuteMeaning(key)?.citation).toBe(citation);
  });

  it('knows nothing of other keys', () => {
    expect(statuteMeaning('toString')).toBeUndefined();
    expect(statuteMeaning('furn.nothing')).toBeUndefined();
  });

  it.each([
    ['FCRA section 611(a)(5)(A)', '15 USC 1681i', 'a,5,A'],
    ['§ 605B', '15 USC 1681c-2', ''],
    ['15 USC 1681s-2(b)', '15 USC 1681s-2', 'b'],
    ['15 U.S.C. §§ 1681i', '15 USC 1681i', ''],
  ])('reads %s', (text, section, path) => {
    expect(citedLaw(text).map((law) => [law.section, law.path.join()])).toEqual([[section, path]]);
  });

  it('gives a reason for every forbidden authority', () => {
    for (const { code } of forbiddenAuthorities) {
      for (const recipient of Object.values(LetterRecipient)) {
        expect(authorityReason(code, recipient)).toMatch(/\.$/);
      }
    }
  });
});
