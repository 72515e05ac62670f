import type { InjectOptions } from 'fastify';
import type { TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { DescribedCall } from '#contract/call.ts';

/** What a schema may say that a sample has to heed. */
interface Facts {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly TSchema[];
  readonly allOf?: readonly TSchema[];
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly items?: TSchema;
  readonly minItems?: number;
  readonly minimum?: number;
}

/** Of every kind of text that the contract asks for: ids, dates, instants, addresses of mail, web and phone, colours, codes. */
const TEXTS = [
  '1',
  'sample',
  '20260113',
  '2026-01-13',
  '2026-01-13T09:00:00.000Z',
  '09:00',
  'sample@example.com',
  '+33612345678',
  '123456',
  '#336699',
  'https://example.com/sample',
  'https://example.com',
  '/medias/sample/picture.webp',
  '/medias/sample/picture.{width}.{format}',
  'fr',
  'FR',
  'a sample of some length',
  'x'.repeat(43),
  '4f1c9b1e-6f0a-4c58-9d1a-0d7a3f6f1b2c',
  'ABCD2345EFGH6789',
  'Europe/Paris',
];

/** The least value that a schema takes; `text` stands for every string that may be it. */
export function sampleOf(schema: TSchema, text?: string): unknown {
  const facts = schema as Facts;
  if ('const' in facts) return facts.const;
  if (facts.enum) return facts.enum[0];
  if (facts.anyOf)
    return facts.anyOf.map((each) => sampleOf(each, text)).find((each) => Value.Check(schema, each));
  if (facts.allOf) return Object.assign({}, ...facts.allOf.map((each) => sampleOf(each, text)));
  switch (facts.type) {
    case 'string':
      return (
        [...(text === undefined ? [] : [text]), ...TEXTS].find((each) => Value.Check(schema, each)) ?? '1'
      );
    case 'integer':
    case 'number':
      return Math.max(1, facts.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return facts.items
        ? Array.from({ length: Math.max(1, facts.minItems ?? 0) }, () =>
            sampleOf(facts.items as TSchema, text),
          )
        : [];
    case 'object': {
      const fields = Object.entries(facts.properties ?? {}).map(
        ([name, field]) => [name, sampleOf(field, text)] as const,
      );
      return Object.fromEntries(fields);
    }
    default:
      return null;
  }
}

export interface Sampled {
  /** Stands for every text that may be it. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request of a call that its schemas let through, as far as a sample can. */
export function sampleRequest(call: DescribedCall, { text, headers = {} }: Sampled = {}): InjectOptions {
  const params = fieldsOf(call.params, text);
  const query = new URLSearchParams(fieldsOf(call.query, text));
  return {
    method: call.method,
    url: `${call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '1'))}?${query}`,
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    ...(call.body === undefined ? {} : { payload: sampleOf(call.body, text) as object }),
  };
}

function fieldsOf(schema: TSchema | undefined, text: string | undefined): Record<string, string> {
  if (schema === undefined) return {};
  const sample = sampleOf(schema, text) as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys((schema as TObject).properties).map((name) => [name, String(sample[name])]),
  );
}
