import type { DescribedCall } from '../call.ts';
import type { Components } from './components.ts';
import type { Json } from './json.ts';
import type { Parameters } from './parameters.ts';
import type { Responses } from './responses.ts';
import { securityOf } from './security.ts';
import { tagOfCall } from './tags.ts';

interface Operation extends Json {
  readonly parameters: readonly Json[];
}

/** Where the parts of a document are that several operations share. */
interface Shared {
  readonly components: Components;
  readonly parameters: Parameters;
  readonly responses: Responses;
}

/** A call as the document says it: who may make it, what it takes, its reply and every refusal's shape. */
export function operationOf(call: DescribedCall, { components, parameters, responses }: Shared): Operation {
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
    ...bodyOf(call, components.refer),
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

function bodyOf({ body, files }: DescribedCall, refer: Components['refer']): Json {
  if (files === undefined && body === undefined) return {};
  const content =
    files === undefined ? { 'application/json': { schema: body && refer(body) } } : formOf(files);
  return { requestBody: { required: true, content } };
}

function formOf({ most, largest }: NonNullable<DescribedCall['files']>): Json {
  const file = { type: 'string', format: 'binary', maxLength: largest };
  const properties = { file: { type: 'array', items: file, minItems: 1, maxItems: most } };
  return { 'multipart/form-data': { schema: { type: 'object', properties, required: ['file'] } } };
}
