import { adapterOnFirstUse } from '#server/platform/loading/index.ts';
import type { OpenAiSettings } from './openai-prose-polisher.ts';
import type { ProsePolisher } from './prose-polisher.port.ts';

/** The polisher behind OpenAI's interface; its package comes with the first text. */
export function createOpenAiProsePolisher(settings: OpenAiSettings): ProsePolisher {
  return adapterOnFirstUse<ProsePolisher, Pick<ProsePolisher, 'model' | 'host'>>(
    'the language model',
    { model: settings.model, host: new URL(settings.baseUrl).host },
    async () => (await import('./openai-prose-polisher.ts')).createOpenAiProsePolisher(settings),
  );
}
