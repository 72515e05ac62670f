import type { TSchema } from 'typebox';
import type { DescribedCall } from '../call.ts';
import { Problem } from '../problem.ts';
import type { Components } from './components.ts';
import type { Json } from './json.ts';

/** The answers of a document: a reply that several calls have in common stands once. */
export interface Responses {
  /** How a call is answered: by its reply, or in the one shape that every refusal and every failure has. */
  of(call: DescribedCall): Json;
  /** The answers that `of` refers to. */
  readonly shared: Json;
}

export function createResponses(calls: readonly DescribedCall[], { refer }: Components): Responses {
  const replies = calls.flatMap(({ reply }) => reply ?? []);
  const common = new Map(
    replies.flatMap((reply, index) => {
      const { title } = reply as Titled;
      return title !== undefined && replies.indexOf(reply) !== index ? [[reply, title] as const] : [];
    }),
  );
  const done = (reply: TSchema) => ({ description: 'Done', ...content(refer(reply)) });

  function replyOf(reply: TSchema | undefined): Json {
    if (reply === undefined) return { description: 'Done' };
    const name = common.get(reply);
    return name === undefined ? done(reply) : ref(name);
  }

  return {
    of: ({ reply }) => ({ 200: replyOf(reply), '4XX': ref('Error') }),
    shared: {
      ...Object.fromEntries([...common].map(([reply, name]) => [name, done(reply)])),
      Error: {
        description:
          'Refused, and nothing was done: `type` says why. A failure (5xx) has the same shape; what was asked for may have been done.',
        ...content(refer(Problem)),
      },
    },
  };
}

interface Titled {
  readonly title?: string;
}

function ref(name: string): Json {
  return { $ref: `#/components/responses/${name}` };
}

function content(schema: unknown): Json {
  return { content: { 'application/json': { schema } } };
}
