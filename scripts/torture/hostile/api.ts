/** The calls of a running server, as its own API description has them. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** With `{name}` for its parameters. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly mediaType: string; readonly schema: Schema };
  /** Statuses that it says it can answer. */
  readonly statuses: readonly number[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

/** JSON Schema as far as the description uses it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly default?: unknown;
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema?: Schema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

export async function readOperations(url: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, parameters = [], requestBody, responses }]) => {
        const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
        return {
          id: operationId,
          method: method.toUpperCase(),
          path,
          parameters,
          statuses: Object.keys(responses).map(Number),
          ...(mediaType === undefined
            ? {}
            : { body: { mediaType, schema: content?.schema ?? {} } }),
        };
      },
    ),
  );
}
