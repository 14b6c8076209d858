import {
  hideIdentifiers,
  ownWords,
  polishAnswerSchema,
  polishPrompt,
  polishQuestion,
  type LetterInput,
} from '@creditfix/shared/letters';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answers,
  answersWith,
  beginStream,
  openModelServer,
  saysContent,
  type ModelBehavior,
  type ModelServer,
} from '#test/a-model-server.ts';
import { loadVocabulary } from '../text/vocabulary.ts';
import { createOpenAiLanguageModel, type ModelTiming } from './openai-language-model.ts';
import { ModelFailure, type ModelQuestion } from './language-model.port.ts';

const KEY = 'sk-a-key-that-must-stay-in-its-header';
const TIMING = { firstWordMs: 5_000, wholeAnswerMs: 5_000, pauseMs: 7 };

let server: ModelServer;
beforeAll(async () => {
  server = await openModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.forget();
  server.behave(answers(({ texts }) => texts));
});

function languageModel(timing: ModelTiming = TIMING) {
  return createOpenAiLanguageModel({
    apiKey: KEY,
    baseUrl: server.baseUrl,
    model: 'test-model',
    timing,
  });
}

const words = [{ key: 'story', text: 'I never had a account with [[A1]], and I told them so.' }];

/** The question that is asked when sentences are smoothed. */
function toSmooth(
  texts: Parameters<typeof polishQuestion>[0],
  {
    signal = new AbortController().signal,
    onProgress = () => {},
  }: Partial<Pick<ModelQuestion<unknown>, 'signal' | 'onProgress'>> = {},
) {
  return {
    instructions: polishPrompt,
    texts: polishQuestion(texts),
    shape: polishAnswerSchema,
    shapeName: 'smoothed_texts',
    signal,
    onProgress,
  };
}

async function ask(from = languageModel(), signal = new AbortController().signal) {
  return await from.answer(toSmooth(words, { signal }));
}

async function failure(work: Promise<unknown>): Promise<ModelFailure> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ModelFailure) return error;
  throw new Error(`no failure of the model: ${String(error)}`);
}

const bodies = () => server.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

describe('what is sent', () => {
  it('is the instruction, the texts and nothing about the person', async () => {
    await ask();
    const [request] = server.requests;
    const [body] = bodies();
    expect(request).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(Object.keys(body ?? {}).toSorted()).toEqual([
      'max_completion_tokens',
      'messages',
      'model',
      'response_format',
      'store',
      'stream',
      'stream_options',
      'temperature',
    ]);
    expect(body).toMatchObject({ store: false, stream: true, model: 'test-model' });
    expect(body?.['messages']).toMatchObject([
      { role: 'system' },
      { role: 'user', content: JSON.stringify({ texts: words }) },
    ]);
  });

  it('asks for exactly the shape that is read', async () => {
    await ask();
    expect(bodies()[0]?.['response_format']).toMatchObject({
      type: 'json_schema',
      json_schema: {
        strict: true,
        schema: {
          type: 'object',
          required: ['texts'],
          additionalProperties: false,
          properties: {
            texts: { items: { required: ['key', 'text'], additionalProperties: false } },
          },
        },
      },
    });
  });

  it('has the key in its one header and nowhere else', async () => {
    await ask();
    const [request] = server.requests;
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    const { authorization: _, ...others } = request?.headers ?? {};
    expect(JSON.stringify([others, request?.path, request?.body])).not.toContain(KEY);
  });

  it('goes to no other server, whatever the first one says', async () => {
    const elsewhere = await openModelServer();
    try {
      for (const status of [301, 302, 303, 307, 308]) {
        server.behave(
          answersWith(status, '', { Location: `${elsewhere.baseUrl}/chat/completions` }),
        );
        expect((await failure(ask())).reason).toBe('unavailable');
      }
      expect(elsewhere.requests).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });
});

/** A person, and sentences that give everything about them away. */
const people = fc.record({
  first: fc.constantFrom('Maria', 'Mark', 'Will', 'Faith', 'José', 'Anne-Marie', 'Siân', 'Penny'),
  last: fc.constantFrom(
    'O’Neill-Núñez',
    'Young',
    'Bank',
    'Åkerström',
    'Hope',
    'Vandenberg',
    "D'Souza",
  ),
  street: fc.constantFrom('48 Larkspur Lane', '1200 W. Tamarind St Apt 4B', 'P.O. Box 5512'),
  city: fc.constantFrom('Dayton', 'Coeur d’Alene', 'Winston-Salem'),
  creditor: fc.constantFrom('Northgate Recovery', 'Zelmar & Pike LLC', 'QuikCash #1 Lending'),
  account: fc.constantFrom('9912-4417', 'XXXX-XXXX-4417', '4417 9912 0001 7745', 'NG/77-18'),
  amount: fc.integer({ min: 1, max: 99_999 }).map((cents) => `$${(cents / 100).toFixed(2)}`),
  seed: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
});
type Someone = typeof people extends fc.Arbitrary<infer T> ? T : never;

function givingAway(who: Someone): readonly string[] {
  const { first, last, street, city, creditor, account, amount } = who;
  return [
    `My name is ${first} ${last} and I never had this account.`,
    `they keep asking for ${first.toLowerCase()} ${last.toLowerCase()} and i am not that person`,
    `It says ${last.toUpperCase()}, ${first.toUpperCase()} on the report, but that is not me.`,
    `${first}'s file is not ${last}’s file, and I told them so on the phone.`,
    `I live at ${street} in ${city}, not where they say I live.`,
    `I moved to ${city.toUpperCase()} on April 5, 1987 and was born 04/05/1969, so it is not mine.`,
    `Call me at (937) 555-0142 or 937.555.0142 or 9375550142 about this please.`,
    `You can write to ${first.toLowerCase()}.x42@example.com about it any time you like.`,
    `My social is 123-45-6789 and it ends in 6789, which they got wrong.`,
    `${creditor} says I owe ${amount} on account ${account}, and that is wrong.`,
    `${creditor.toLowerCase()} called five times about acct # ${account.replace(/\W/g, '')} in March 2026.`,
    `I paid ${creditor.toUpperCase()} nothing since twenty nineteen, and no account is mine.`,
  ];
}

function inputOf(who: Someone): LetterInput {
  const lines = givingAway(who);
  const pick = (index: number) => lines[(who.seed[index] ?? 0) % lines.length] ?? '';
  return {
    personalInfo: {
      firstName: who.first,
      lastName: who.last,
      address: who.street,
      city: who.city,
      state: 'OH',
      zipCode: '45402',
      phone: '937-555-0142',
      email: `${who.first.toLowerCase()}.x42@example.com`,
      dateOfBirth: '1969-04-05',
      ssnLast4: '6789',
    },
    disputeDetails: {
      creditorName: who.creditor,
      accountNumber: who.account,
      disputeReason: 'not_mine',
      customDetails: [pick(0), pick(1), pick(2)].join(' '),
      facts: {
        itemType: 'collection',
        howKnown: 'never_had',
        story: [pick(3), pick(4), pick(5)].join(' '),
      },
    },
    bureau: 'equifax',
    date: '2026-11-21',
    reference: 'CF-TEST-1',
  };
}

/** As a curious reader would compare: without accents and in small letters. */
const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const partsOf = (text: string): readonly string[] => bare(text).match(/\p{L}+/gu) ?? [];
const EVERYDAY = new Set([
  'st',
  'apt',
  'lane',
  'box',
  'recovery',
  'llc',
  'lending',
  'd',
  'w',
  'p',
  'o',
  'b',
  's',
]);

const vocabulary = loadVocabulary();

describe('the bytes that leave', () => {
  it('hold no name, address, number, date or contact of anyone', async () => {
    const sent = languageModel();
    const frames = new Set<string>();
    await fc.assert(
      fc.asyncProperty(people, async (who) => {
        server.forget();
        const input = inputOf(who);
        const hidden = hideIdentifiers(ownWords(input.disputeDetails), input, vocabulary);
        await sent.answer(toSmooth(hidden.words));
        const [request] = server.requests;
        const { user, frame } = apart(request?.body ?? '');
        frames.add(
          JSON.stringify([frame, { ...request?.headers, 'content-length': '' }, request?.path]),
        );
        const text = bare(user.replaceAll(/\[\[A\d+\]\]/g, ' ').replaceAll('"key":"2.', '"key":"'));
        expect(text).not.toMatch(/\p{N}/u);
        expect(text).not.toMatch(/@|example|april/);
        const own = partsOf([who.first, who.last, who.street, who.city, who.creditor].join(' '));
        const left = partsOf(text).filter((part) => own.includes(part) && !EVERYDAY.has(part));
        expect(left).toEqual([]);
      }),
      { numRuns: 300, seed: 20_261_121 },
    );
    // Around the texts, each request is the same as the next, so nothing can hide there.
    expect(frames.size).toBe(1);
  });

  it('would show a name that was not hidden', async () => {
    const open = [{ key: 'story', text: 'I am Maria Vandenberg and I never had this account.' }];
    await languageModel().answer(toSmooth(open));
    expect(partsOf(apart(server.requests[0]?.body ?? '').user)).toContain('vandenberg');
  });
});

/** The person's texts as they were sent, and everything around them. */
function apart(body: string): { user: string; frame: unknown } {
  const parsed = JSON.parse(body) as {
    messages: { content: string }[];
    max_completion_tokens: number;
  };
  const [system, user, ...more] = parsed.messages;
  const frame = { ...parsed, messages: [system, ...more], max_completion_tokens: 0 };
  return { user: user?.content ?? '', frame };
}

describe('what comes back', () => {
  it('is the texts, the model as it calls itself, and what it cost', async () => {
    expect(await ask()).toEqual({
      answer: { texts: words },
      model: 'test-model-2026-11-01',
      inputTokens: 321,
      outputTokens: 123,
    });
  });

  it('says how far it is, and never less than before', async () => {
    const told: number[] = [];
    await languageModel().answer(toSmooth(words, { onProgress: (written) => told.push(written) }));
    expect(told.length).toBeGreaterThan(2);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
  });

  const failures: readonly (readonly [string, ModelBehavior, string, number | undefined])[] = [
    ['no JSON', saysContent('Sure!'), 'unreadable', 0],
    ['an answer cut by its length', saysContent('{"texts":[]}', 'length'), 'unreadable', 0],
    ['a filter', saysContent('{"texts":[]}', 'content_filter'), 'refused', undefined],
    ['a wrong key', answersWith(401, '{}'), 'unavailable', undefined],
    ['a server that fails', answersWith(500, '{}'), 'unavailable', 7],
    [
      'a wait of half a second',
      answersWith(429, '{}', { 'Retry-After': '0.5' }),
      'unavailable',
      500,
    ],
    ['an exact wait', answersWith(429, '{}', { 'retry-after-ms': '40' }), 'unavailable', 40],
    [
      'a wait of a minute',
      answersWith(503, '{}', { 'Retry-After': '60' }),
      'unavailable',
      undefined,
    ],
    [
      'a wait until a date',
      answersWith(503, '{}', { 'Retry-After': 'Sun, 22 Nov 2026 00:00:00 GMT' }),
      'unavailable',
      undefined,
    ],
  ];
  it.each(failures)('is refused for %s', async (_, behavior, reason, tryAgainAfterMs) => {
    server.behave(behavior);
    expect(await failure(ask())).toMatchObject({ reason, tryAgainAfterMs });
    expect(server.requests).toHaveLength(1);
  });

  it('says nothing of its own in the failure: it could quote the person', async () => {
    server.behave(answersWith(422, '{"error":{"message":"bad text: I never had a account"}}'));
    const { message, cause } = await failure(ask());
    expect(message).toBe('the server answered 422');
    expect(cause).toBeUndefined();
  });

  it('ends where the caller goes', async () => {
    server.behave(beginStream);
    const leave = new AbortController();
    const hungUp = server.hungUp();
    const asked = failure(ask(languageModel(), leave.signal));
    await expect.poll(() => server.requests.length).toBe(1);
    leave.abort();
    expect((await asked).tryAgainAfterMs).toBeUndefined();
    await expect.poll(() => server.hungUp()).toBe(hungUp + 1);
  });

  it('is called off when this server stops', async () => {
    const [asked, stopping] = [Promise.withResolvers<void>(), new AbortController()];
    server.behave(() => asked.resolve());
    const { baseUrl } = server;
    const ending = createOpenAiLanguageModel({
      apiKey: KEY,
      baseUrl,
      model: 'test-model',
      timing: TIMING,
      stopping: stopping.signal,
    });
    const polished = failure(ask(ending));
    await asked.promise;
    const hungUp = server.hungUp();
    stopping.abort();
    expect((await polished).reason).toBe('unavailable');
    await expect.poll(() => server.hungUp()).toBe(hungUp + 1);
  });

  it('is not waited for: first a word has to come, then the end', async () => {
    server.behave(() => {});
    const silent = await failure(ask(languageModel({ ...TIMING, firstWordMs: 60 })));
    expect(silent).toMatchObject({ reason: 'timed_out', message: 'no first word in time' });
    server.behave((response) => {
      beginStream(response);
      response.write('data: {"choices":[{"delta":{"content":"I "}}]}\n\n');
    });
    const endless = await failure(ask(languageModel({ ...TIMING, wholeAnswerMs: 120 })));
    expect(endless).toMatchObject({ reason: 'timed_out', message: 'no whole answer in time' });
  });
});

describe('a server that speaks less than OpenAI', () => {
  /** Refuses what it does not know, in its own words, and answers the rest. */
  const knowingOnly =
    (...known: readonly string[]): ModelBehavior =>
    async (response, asked) => {
      const body = JSON.parse(asked.body) as Record<string, unknown>;
      const basic = ['messages', 'model', 'stream'];
      const unknown = Object.keys(body).find((name) => ![...basic, ...known].includes(name));
      if (!unknown) return answers(({ texts }) => texts)(response, asked);
      const message = `Unrecognized request argument supplied: ${unknown}`;
      answersWith(400, JSON.stringify({ error: { message } }))(response, asked);
    };

  it('is asked in plainer terms, and at once the next time', async () => {
    server.behave(knowingOnly());
    const plain = languageModel();
    expect((await ask(plain)).answer.texts).toEqual(words);
    expect(Object.keys(bodies().at(-1) ?? {}).toSorted()).toEqual(['messages', 'model', 'stream']);
    server.forget();
    await ask(plain);
    expect(server.requests).toHaveLength(1);
  });

  it('that knows JSON but no schema is asked for JSON', async () => {
    server.behave(async (response, asked) => {
      const { response_format: format } = JSON.parse(asked.body) as Record<
        string,
        { type: string }
      >;
      if (format?.type !== 'json_schema') return answers(({ texts }) => texts)(response, asked);
      const error = { message: 'not supported', param: 'response_format' };
      answersWith(400, JSON.stringify({ error }))(response, asked);
    });
    await ask();
    expect(bodies().map((body) => body['response_format'])).toMatchObject([
      { type: 'json_schema' },
      { type: 'json_object' },
    ]);
  });

  it('that calls the limit by its old name is told it by that name', async () => {
    server.behave(
      knowingOnly('response_format', 'max_tokens', 'temperature', 'store', 'stream_options'),
    );
    await ask();
    expect(bodies()[1]).toHaveProperty('max_tokens');
    expect(bodies()[1]).not.toHaveProperty('max_completion_tokens');
  });

  it('and refuses everything is not asked for ever', async () => {
    server.behave(
      answersWith(
        400,
        '{"error":{"message":"response_format temperature store stream_options max_tokens max_completion_tokens"}}',
      ),
    );
    expect((await failure(ask())).reason).toBe('unavailable');
    expect(server.requests.length).toBeLessThanOrEqual(8);
  });
});
