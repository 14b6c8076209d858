import { afterEach, describe, expect, it } from 'vitest';
import { type Language, speakIn } from '../kernel/index.ts';
import { composeLetter } from './compose/compose-letter.rules.ts';
import {
  DisputeReason,
  FollowUp,
  LetterRecipient,
  TemplateSlug,
  disputeReasonLabel,
  followUpTitle,
} from './contract/letter-purpose.ts';
import { Agency } from './contract/agencies.ts';
import type { DisputeDetails } from './contract/dispute-request.schema.ts';
import { factFaults } from './gates/fact-faults.rules.ts';
import { adviceFor, refusalFor } from './gates/gate.rules.ts';
import { goldenCases } from './golden/golden-cases.ts';
import type { LetterDocument } from './contract/letter-document.ts';
import { LetterStatus, letterStatusLabel } from './contract/letter.status.ts';
import { lintLetter } from './lint/lint-letter.rules.ts';
import { stoppedForSome } from './lint/lint-stopped-in-some.fixture.ts';
import { stoppedForAll } from './lint/lint-stopped-sentences.fixture.ts';
import { type QuestionsAbout, questionsFor } from './kinds/purposes.rules.ts';
import type { Question } from './contract/question.ts';
import {
  adviceMessages as spanishAdvice,
  refusalsMessages as spanishRefusals,
} from './contract/messages.es.ts';

// Test files share their modules: the source is put back for those that come later.
const usual = speakIn(() => 'en');
afterEach(() => void speakIn(usual));

function speaking<Said>(language: Language, say: () => Said): Said {
  speakIn(() => language);
  return say();
}

/** Every text in a value, by where it stands; functions are asked with something to fill in. */
function textsIn(
  value: unknown,
  place: string,
): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return textsIn(value(3, '4', '5', '6'), `${place}(3)`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${place}.${key}`));
}

/** Shows what to type into an English letter. */
const ENGLISH_ANYWAY = /\.example$|\.citation$/;

/** Places that are missing, empty or still English in the second of two values of one shape. */
function untranslated(english: unknown, spanish: unknown, place: string): readonly string[] {
  const told = new Map(textsIn(spanish, place));
  const said = textsIn(english, place);
  const strangers = [...told.keys()].slice(said.length);
  return [
    ...said.flatMap(([where, text]) => (isSaid(where, text, told.get(where)) ? [] : [where])),
    ...strangers,
  ];
}

function isSaid(where: string, english: string, spanish = ''): boolean {
  if (english === '') return spanish === '';
  if (spanish.trim() === '' || /undefined|\[object|!/.test(spanish)) return false;
  const isShort = english.split(/\s+/).length < 3;
  return isShort || ENGLISH_ANYWAY.test(where) || spanish !== english;
}

const pairs = [
  '../documents/messages',
  './contract/messages',
  './kinds/messages',
  './templates/messages',
];

describe('words that are in pairs', () => {
  it.each(pairs)('say the same in Spanish: %s', async (name) => {
    const english: unknown = await import(/* @vite-ignore */ `${name}.ts`);
    const spanish: unknown = await import(/* @vite-ignore */ `${name}.es.ts`);
    expect(untranslated({ ...Object(english) }, { ...Object(spanish) }, name)).toEqual([]);
  });
});

const TODAY = '2026-11-22';
const REPORT = { documentId: 'd', kind: 'ftc_report', pages: 2, sha256: 'a' } as const;
const PHOTO_ID = { ...REPORT, documentId: 'e', kind: 'photo_id' } as const;
const FOLLOWED = '7f3a91c0-52d4-4b8e-9a10-3c5d7e9f1b2a';
const DATES = [
  '2010-01-05',
  '2016-06-01',
  '2019-03-01',
  '2026-10-20',
  '2026-11-15',
  '2026-11-24',
  '2026-11-26',
];
const TEXTS = [
  'Too short',
  'They have shown it wrong since May, and I have told them so.',
  '123-45-6789',
  'Paid collection, balance $0',
  'I only cosigned this loan for my nephew.',
];
const OTHERS: Readonly<Partial<Record<Question['kind'], readonly string[]>>> = {
  yes_no: ['yes', 'no'],
  date: [...DATES, '2031-01-01', '2026-99-99'],
  month: ['2024-03', '2024-05', '2026-11', '2031-01', 'May'],
  money: ['0', '640.00', '1180.00', '812', 'much'],
};

/** A die that always falls alike: each kind of letter throws its own, so that another kind changes nothing for it. */
function dice(about: string) {
  let seed = Array.from(about).reduce(
    (sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0,
    7,
  );
  return <Side>(sides: readonly Side[]): Side => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return sides[Math.floor((seed / 2 ** 32) * sides.length)] as Side;
  };
}

function answer({ kind, options = [] }: Question, throwDie: ReturnType<typeof dice>): string {
  const values = options.map(({ value }) => value);
  if (kind === 'choice') return throwDie(values);
  if (kind === 'multi_choice') return values.filter(() => throwDie([true, false])).join(',');
  return throwDie(OTHERS[kind] ?? TEXTS);
}

const reasons = Object.values(DisputeReason);
const recipients = Object.values(LetterRecipient);
const abouts: readonly QuestionsAbout[] = recipients
  .flatMap((recipient) => [
    ...reasons.map((disputeReason) => ({ disputeReason, recipient })),
    ...Object.values(TemplateSlug).map((template) => ({
      disputeReason: DisputeReason.other,
      recipient,
      template,
    })),
    ...Object.values(FollowUp).flatMap((kind) =>
      (['collections', 'goodwill-adjustment'] as const).flatMap((template) => ({
        disputeReason: DisputeReason.identity_theft,
        recipient,
        template,
        followUp: {
          kind,
          letterId: FOLLOWED,
        },
      })),
    ),
  ])
  .concat(
    // Its questions fork most: what is far behind them is reached by asking more often.
    Array.from({ length: 20 }, (_, index) => ({
      disputeReason: DisputeReason.statute_of_limitations,
      recipient: LetterRecipient.bureau,
      agency: index % 2 === 0 ? Agency.lexisnexis : undefined,
    })),
    Array.from({ length: 10 }, () => ({
      disputeReason: DisputeReason.statute_of_limitations,
      recipient: LetterRecipient.collector,
    })),
    (['security-freeze', 'minor-freeze', 'active-duty-alert'] as const).map((template) => ({
      disputeReason: DisputeReason.other,
      recipient: LetterRecipient.bureau,
      agency: Agency.nctue,
      template,
    })),
  );

/** Answered forms of every kind of letter, some of them as nobody should fill them in. */
function forms(): readonly DisputeDetails[] {
  return abouts.flatMap((about) => {
    const throwDie = dice(JSON.stringify(about));
    return Array.from({ length: 160 }, () => {
      const facts: Record<string, string> = {};
      for (let left = 60; left > 0; left -= 1) {
        const next = questionsFor(about, facts).find(({ key }) => !(key in facts));
        if (!next) break;
        facts[next.key] = throwDie([1, 2, 3, 4, 5, 6, 7, 8]) === 1 ? '' : answer(next, throwDie);
      }
      const { recipient = 'bureau', ...rest } = about;
      const source = throwDie(['report', 'business'] as const);
      const address = {
        name: 'Acme',
        street: '1 Main St',
        city: 'Akron',
        state: 'OH',
        zip: '44301',
      };
      const form: unknown = {
        ...rest,
        recipient,
        creditorName: 'Acme Bank',
        accountNumber: '123456789',
        facts: throwDie([1, 2, 3, 4, 5, 6, 7, 8, 9]) === 1 ? {} : facts,
        customDetails: throwDie([
          'No.',
          'It was closed at my request in 2019 and is still shown as open.',
        ]),
        ...(throwDie([1, 2, 3]) === 1
          ? {}
          : {
              recipientAddress: {
                ...address,
                source,
              },
            }),
      };
      return form as DisputeDetails;
    });
  });
}

describe('what is said before a letter is written', () => {
  const all = forms();
  const say = (details: DisputeDetails) => {
    const { ftcReportNumber, fraudAlert } = details.facts ?? {};
    // Both enclosures for some, the report alone for others.
    const attached = ftcReportNumber ? [REPORT, ...(fraudAlert === 'none' ? [] : [PHOTO_ID])] : [];
    return {
      faults: factFaults(details, TODAY, attached).map(({ message }) => message),
      refusal: refusalFor(details, TODAY, attached),
      advice: adviceFor(details, TODAY, attached),
    };
  };
  const saidInSpanish = new Map<DisputeDetails, ReturnType<typeof say>>();
  function inSpanish(details: DisputeDetails): ReturnType<typeof say> {
    const said = saidInSpanish.get(details) ?? speaking('es', () => say(details));
    saidInSpanish.set(details, said);
    return said;
  }
  /** Codes, keys and addresses on the web are the same in every language. */
  const told = ({ faults, refusal, advice }: ReturnType<typeof say>) => ({
    faults,
    refusal: refusal && [refusal.title, refusal.text, ...refusal.ways.map(({ label }) => label)],
    advice: advice.map(({ text }) => text),
  });

  it('is said in Spanish to whom it is spoken in Spanish, and about the same', () => {
    const wrong = all.flatMap((details) => {
      const english = speaking('en', () => say(details));
      const spanish = inSpanish(details);
      const codes = ({ refusal, advice }: typeof english) =>
        [refusal?.code, ...advice.map(({ code }) => code)].join();
      return codes(english) === codes(spanish)
        ? untranslated(told(english), told(spanish), details.disputeReason)
        : [`${codes(english)} became ${codes(spanish)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('leaves no refusal and no remark that nobody is ever told', () => {
    const heard = new Set(
      all.flatMap((details) => textsIn(told(inSpanish(details)), '').map(([, text]) => text)),
    );
    const silent = [
      ...Object.entries(spanishRefusals).flatMap(([key, { text }]) =>
        heard.has(text) ? [] : [key],
      ),
      ...Object.entries(spanishAdvice).flatMap(([key, text]) => (heard.has(text) ? [] : [key])),
    ];
    expect(silent).toEqual([]);
  });

  it('says which item it means', () => {
    const item = { disputeReason: 'not_mine', creditorName: 'Acme', accountNumber: '1' } as const;
    const facts = { itemType: 'collection', identityUsed: 'yes' };
    const details = { ...item, facts, moreItems: [{ ...item, facts: {} }] } as DisputeDetails;
    expect(speaking('es', () => refusalFor(details, TODAY))?.title).toBe(
      'Dato 1: Esto parece robo de identidad',
    );
  });

  it('writes dates as they are read', () => {
    const facts = { itemType: 'collection', beingSued: 'no', firstDelinquencyDate: '2024-03-01' };
    const details = {
      disputeReason: 'statute_of_limitations',
      creditorName: 'Acme',
      accountNumber: '1',
      facts: {
        ...facts,
        broughtCurrent: 'no',
        delinquencySource: 'report',
      },
    } as DisputeDetails;
    expect(speaking('es', () => refusalFor(details, TODAY))?.text).toContain(
      'Contado desde el 1 de marzo de 2024, debería quitarse entre el 1 de marzo de 2031',
    );
  });
});

describe('what the editor finds', () => {
  const strange = [
    ...stoppedForAll,
    ...Object.values(stoppedForSome).flat(),
    'Under HIPAA, the UCC, 15 U.S.C. § 1681n, 15 U.S.C. § 1681c-2(a) and 15 U.S.C. § 1692g(b).',
    'I paid $9.17 on May 5, 2011 with 9% to Jane Smithson of Zurich, number 778811, as the receipt I enclose shows.',
    'Ha\u200Bha, p\u0430ypal \u{1F600}! Please block this item within four business days.',
  ];

  it('is said in Spanish, and what it offers to write stays English', () => {
    for (const [index, { input }] of goldenCases.entries()) {
      const own = strange.filter((_, at) => at % goldenCases.length === index);
      const document = withSentences(composeLetter(input), own);
      const english = speaking('en', () => lintLetter(document, input));
      const spanish = speaking('es', () => lintLetter(document, input));
      const said = (findings: typeof english) =>
        findings.map(({ message, fix }) => [message, ...(fix ? [fix.label] : [])]);
      expect(untranslated(said(english), said(spanish), document.reference)).toEqual([]);
      const found = (findings: typeof english) =>
        findings.map(({ code, severity, blockId, start, end, fix }) => ({
          code,
          severity,
          blockId,
          start,
          end,
          text: fix?.replacement,
        }));
      expect(found(spanish)).toEqual(found(english));
      expect(english).not.toEqual([]);
    }
  });

  it('names the lines around a letter', () => {
    const [{ input }] = goldenCases as readonly [(typeof goldenCases)[number]];
    const document = { ...composeLetter(input), subject: 'I guarantee that I will sue you' };
    const messages = speaking('es', () => lintLetter(document, input)).map(
      ({ message }) => message,
    );
    expect(messages).toContain(
      'Asunto: Nadie puede prometer cómo termina una disputa. Puede cambiarlo en sus respuestas.',
    );
  });
});

function withSentences(letter: LetterDocument, sentences: readonly string[]): LetterDocument {
  const place = letter.blocks.findIndex(({ kind }) => kind === 'paragraph');
  return {
    ...letter,
    blocks: letter.blocks.map((block, index) => {
      if (block.kind === 'list') return { ...block, items: [...block.items, ...sentences] };
      return block.kind === 'paragraph' && index === place
        ? { ...block, text: [block.text, ...sentences].join(' ') }
        : block;
    }),
  };
}

describe('a letter', () => {
  it.each(goldenCases.map((each) => [each.name, each.input] as const))(
    'is the same to the letter anyone who is spoken to: %s',
    (_, input) => {
      const [english, spanish] = (['en', 'es'] as const).map((language) =>
        speaking(language, () => composeLetter(input)),
      );
      expect(spanish).toEqual(english);
    },
  );
});

describe('what the server calls things', () => {
  it('depends on whom it speaks to', () => {
    const names = () => ({
      reasons: reasons.map(disputeReasonLabel),
      followUps: Object.values(FollowUp).map(followUpTitle),
      statuses: [...Object.values(LetterStatus), 'gone'].map(letterStatusLabel),
    });
    expect(untranslated(speaking('en', names), speaking('es', names), 'names')).toEqual([]);
    expect(speaking('es', () => letterStatusLabel('delivered'))).toBe('Entregada');
  });
});
