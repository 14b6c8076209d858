import { adapterOnFirstUse } from '#server/platform/loading/index.ts';
import type { OpenAiSettings } from './openai-language-model.ts';
import type { LanguageModel } from './language-model.port.ts';

/** The model behind OpenAI's interface; its package comes with the first text. */
export function createOpenAiLanguageModel(settings: OpenAiSettings): LanguageModel {
  return adapterOnFirstUse<LanguageModel, Pick<LanguageModel, 'model' | 'host'>>(
    'the language model',
    { model: settings.model, host: new URL(settings.baseUrl).host },
    async () => (await import('./openai-language-model.ts')).createOpenAiLanguageModel(settings),
  );
}
