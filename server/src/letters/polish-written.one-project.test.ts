import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openModelServer, type ModelServer } from '#test/a-model-server.ts';
import { PATIENT, expectedOf, outcomeOf } from '#test/a-polished-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { writtenCases } from '#test/model-behaviors.table.ts';
import type { TestClient } from '#test/test-client.ts';

/** Whatever the model writes, the letter is written; how it answers is asked in `polish.feature.test.ts`. */

let model: ModelServer;
let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  model = await openModelServer();
  app = await createTestApp({ model: { baseUrl: model.baseUrl, timing: PATIENT } });
  client = app.client();
  await client.signIn('writer@example.com');
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(() => model.forget());

it.each(writtenCases.map((modelCase) => [modelCase.name, modelCase] as const))(
  'the letter is written where the model %s',
  async (_, modelCase) => {
    expect(await outcomeOf(model, client, modelCase)).toEqual(expectedOf(modelCase));
  },
);
