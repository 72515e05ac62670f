import type { TSchema } from 'typebox';
import type { DescribedCall } from '../call.ts';
import { Problem } from '../problem.ts';
import { repeatedIn, titleOf, type Components } from './components.ts';
import { content, type Json } from './json.ts';

/** The answers of a document: a reply that several calls have in common stands once. */
export interface Responses {
  /** How a call is answered: by its reply, or in the one shape that every refusal and every failure has. */
  of(call: DescribedCall): Json;
  /** The answers that `of` refers to. */
  readonly shared: Json;
}

export function createResponses(calls: readonly DescribedCall[], { refer }: Components): Responses {
  const common = repeatedIn(calls.flatMap(({ reply }) => reply ?? []));
  const done = (reply: TSchema) => ({ description: 'OK', ...content(refer(reply)) });

  function replyOf({ reply, events }: DescribedCall): Json {
    if (events) return { description: 'OK', content: { 'text/event-stream': {} } };
    if (reply === undefined) return { description: 'OK' };
    const name = titleOf(reply);
    return name !== null && common.has(name) ? ref(name) : done(reply);
  }

  return {
    of: (call) => ({ 200: replyOf(call), '4XX': ref('Error') }),
    shared: {
      ...Object.fromEntries([...common].map(([name, reply]) => [name, done(reply)])),
      Error: {
        description:
          'Refused, and nothing was done: `type` says why. A failure (5xx) has the same shape; what was asked for may have been done.',
        ...content(refer(Problem)),
      },
    },
  };
}

function ref(name: string): Json {
  return { $ref: `#/components/responses/${name}` };
}
