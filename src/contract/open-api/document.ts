import { Type, type TObject, type TSchema } from 'typebox';
import type { DescribedCall } from '../call.ts';
import { Problem } from '../problem.ts';

type Json = Readonly<Record<string, unknown>>;

const HEADERS: readonly Json[] = [
  header(
    'curlang',
    'Language of messages and of what anyone may read: fr, de, en, es or it. French where it is none of them, or where a text lacks it.',
  ),
  header('previewtheme', 'Asks for a theme under preview; grants nothing.'),
  header('isdebug', 'Asks to see a closed site; grants nothing.'),
  { ...header('_timestamp', 'Sent with every request; ignored.'), in: 'query' },
];

/** The OpenAPI 3.1 document of calls: operations by path, each with who may make it and every refusal's shape. */
export function openApiDocument(calls: readonly DescribedCall[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine reference back end',
      version: '1',
      description:
        'Bookings of beauty and wellness companies. The company header selects the company; a bearer token says who asks. A method that a path does not have is answered by 405, and `Allow` names those that it has.',
    },
    paths,
    components: {
      schemas: { Problem: plain(Problem) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(call: DescribedCall): Json {
  const [family = ''] = call.name.split('.');
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [family],
    'x-role': call.role,
    'x-audience': call.audience,
    'x-idempotency': call.idempotency,
    ...securityOf(call),
    parameters: [
      ...(call.tenancy === 'company' ? [header('company', 'Token of the company.', true)] : []),
      ...(call.idempotency === 'key'
        ? [header('Idempotency-Key', 'A UUID: repeated, the first answer comes again.', true)]
        : []),
      ...HEADERS,
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
    ],
    ...bodyOf(call),
    responses: {
      200: { description: 'Done', ...(call.reply === undefined ? {} : { content: json(call.reply) }) },
      default: {
        description: 'Refused, or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function bodyOf({ body, files }: DescribedCall): Json {
  if (files !== undefined) return { requestBody: { required: true, content: formOf(files) } };
  return body === undefined ? {} : { requestBody: { required: true, content: json(body) } };
}

function formOf({ most, largest }: NonNullable<DescribedCall['files']>): Json {
  const file = { type: 'string', format: 'binary', maxLength: largest };
  const properties = { file: { type: 'array', items: file, minItems: 1, maxItems: most } };
  return { 'multipart/form-data': { schema: { type: 'object', properties, required: ['file'] } } };
}

/** A token is needed, may be sent, or is not looked at. */
function securityOf(call: DescribedCall): Json {
  if (call.role !== 'visitor') return { security: [{ bearer: [] }] };
  return call.audience === 'visitor' ? {} : { security: [{}, { bearer: [] }] };
}

function header(name: string, description: string, required = false): Json {
  return { name, in: 'header', required, description, schema: { type: 'string' } };
}

function parameters(schema: TSchema | undefined, where: 'path' | 'query'): Json[] {
  if (schema === undefined || !Type.IsObject(schema)) return [];
  const { properties }: TObject = schema;
  const required: readonly string[] = schema.required ?? [];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: plain(property),
  }));
}

function json(schema: TSchema): Json {
  return { 'application/json': { schema: plain(schema) } };
}

/** The schema without what TypeBox keeps for itself. */
function plain(schema: TSchema): unknown {
  return JSON.parse(JSON.stringify(schema));
}
