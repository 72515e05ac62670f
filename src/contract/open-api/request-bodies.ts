import type { TSchema } from 'typebox';
import type { DescribedCall } from '../call.ts';
import { repeatedIn, titleOf, type Components } from './components.ts';
import { content, type Json } from './json.ts';

/** The bodies that calls take: one that several of them have in common stands once. */
export interface RequestBodies {
  /** What a call takes, as a part of its operation; nothing where it takes nothing. */
  of(call: DescribedCall): Json;
  /** The bodies that `of` refers to. */
  readonly shared: Json;
}

export function createRequestBodies(calls: readonly DescribedCall[], { refer }: Components): RequestBodies {
  const common = repeatedIn(calls.flatMap(({ body }) => body ?? []));
  const needed = (body: TSchema) => ({ required: true, ...content(refer(body)) });
  const bodyOf = (body: TSchema): Json => {
    const name = titleOf(body);
    return name !== null && common.has(name) ? { $ref: `#/components/requestBodies/${name}` } : needed(body);
  };
  return {
    of({ body, files }) {
      if (files !== undefined) return { requestBody: { required: true, content: formOf(files) } };
      return body === undefined ? {} : { requestBody: bodyOf(body) };
    },
    shared: Object.fromEntries([...common].map(([name, body]) => [name, needed(body)])),
  };
}

function formOf({ most, largest }: NonNullable<DescribedCall['files']>): Json {
  const file = { type: 'string', format: 'binary', maxLength: largest };
  const properties = { file: { type: 'array', items: file, minItems: 1, maxItems: most } };
  return { 'multipart/form-data': { schema: { type: 'object', properties, required: ['file'] } } };
}
