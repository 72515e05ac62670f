import type { DescribedCall } from '../call.ts';
import type { Json } from './json.ts';
import type { Parameters } from './parameters.ts';
import type { RequestBodies } from './request-bodies.ts';
import type { Responses } from './responses.ts';
import { securityOf } from './security.ts';
import { tagOfCall } from './tags.ts';

interface Operation extends Json {
  readonly parameters: readonly Json[];
}

/** Where the parts of a document are that several operations share. */
interface Shared {
  readonly parameters: Parameters;
  readonly requestBodies: RequestBodies;
  readonly responses: Responses;
}

/** A call as the document says it: who may make it, what it takes, its reply and every refusal's shape. */
export function operationOf(
  call: DescribedCall,
  { parameters, requestBodies, responses }: Shared,
): Operation {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [tagOfCall(call)],
    ...securityOf(call),
    parameters: [
      ...(call.idempotency === 'key' ? [parameters.idempotencyKey] : []),
      ...parameters.of(call.params, 'path'),
      ...parameters.of(call.query, 'query'),
    ],
    ...requestBodies.of(call),
    responses: responses.of(call),
  };
}

/** The operations of one path by method; what each of them takes stands once, on the path. */
export function pathOf(calls: readonly DescribedCall[], parts: Shared): Json {
  const operations = calls.map((call) => [call.method.toLowerCase(), operationOf(call, parts)] as const);
  const has = (parameters: readonly Json[], wanted: Json) =>
    parameters.some((each) => JSON.stringify(each) === JSON.stringify(wanted));
  const [first, ...others] = operations.map(([, { parameters }]) => parameters);
  const common = (first ?? []).filter((each) => others.every((parameters) => has(parameters, each)));
  const own = operations.map(([method, { parameters, ...operation }]) => {
    const rest = parameters.filter((each) => !has(common, each));
    return [method, rest.length === 0 ? operation : { ...operation, parameters: rest }];
  });
  return { ...(common.length > 0 && { parameters: common }), ...Object.fromEntries(own) };
}
