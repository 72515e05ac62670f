import { Type } from 'typebox';
import { expect, test } from 'vitest';
import type { DescribedCall } from '../call.ts';
import { entity } from '../entity.ts';
import { ById, Nothing } from '../fields/id.ts';
import { openApiDocument } from './document.ts';

const Booking = entity('BookingSample', { id: Type.String() });
const read: DescribedCall = {
  name: 'shops.read',
  summary: 'Reads a booking',
  method: 'GET',
  path: '/api/bookings/{id}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  params: ById,
  query: Type.Object({ key: Type.String(), note: Type.Optional(Type.String()) }),
  reply: Booking,
};
const change: DescribedCall = {
  ...read,
  name: 'shops.change',
  method: 'PUT',
  idempotency: 'key',
  query: Type.Object({}),
  body: Booking,
};
const upload: DescribedCall = {
  ...change,
  name: 'shops.upload',
  path: '/api/uploads',
  method: 'POST',
  reply: Nothing,
  files: { most: 3, largest: 1000 },
};
const id = { $ref: '#/components/parameters/id' };
const booking = { 'application/json': { schema: { $ref: '#/components/schemas/BookingSample' } } };

test('a document names its server, entities, tags and a refusal for every call', () => {
  const document = openApiDocument([read, change]);
  expect(document).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: '/' }],
    tags: [{ name: 'shops', description: expect.stringMatching(/\w+/) }],
    components: {
      schemas: { BookingSample: { type: 'object' }, Problem: { type: 'object' } },
      responses: {
        Error: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } },
      },
    },
  });
  expect(document['paths']).toMatchObject({
    '/api/bookings/{id}': {
      get: { responses: { '4XX': { $ref: '#/components/responses/Error' } } },
      put: { responses: { '4XX': { $ref: '#/components/responses/Error' } } },
    },
  });
});

test('what calls of a path take in common stands once on it, a common answer once in the document', () => {
  const document = openApiDocument([read, change]);
  expect(document['paths']).toMatchObject({
    '/api/bookings/{id}': {
      parameters: [id],
      get: {
        parameters: [
          { name: 'key', in: 'query', required: true, schema: { type: 'string' } },
          { name: 'note', in: 'query', schema: { type: 'string' } },
        ],
        responses: { 200: { $ref: '#/components/responses/BookingSample' } },
      },
      put: {
        parameters: [{ $ref: '#/components/parameters/idempotencyKey' }],
        requestBody: { required: true, content: booking },
      },
    },
  });
  expect(document['components']).toMatchObject({ responses: { BookingSample: { content: booking } } });
});

test('a body that several calls take stands once in the document', () => {
  const document = openApiDocument([change, { ...change, name: 'shops.create', method: 'POST' }]);
  const shared = { requestBody: { $ref: '#/components/requestBodies/BookingSample' } };
  expect(document).toMatchObject({
    paths: { '/api/bookings/{id}': { put: shared, post: shared } },
    components: { requestBodies: { BookingSample: { required: true, content: booking } } },
  });
});

test('a reply that only one call has stands within that call', () => {
  expect(openApiDocument([read])['paths']).toMatchObject({
    '/api/bookings/{id}': { get: { responses: { 200: { content: booking } } } },
  });
});

test('a call that is answered by events says so', () => {
  const { reply: _, ...call } = read;
  expect(openApiDocument([{ ...call, events: true }])['paths']).toMatchObject({
    '/api/bookings/{id}': { get: { responses: { 200: { content: { 'text/event-stream': {} } } } } },
  });
});

test('an upload is a form with a limit of files and of bytes for each', () => {
  const file = { type: 'string', format: 'binary', maxLength: 1000 };
  const form = {
    properties: { file: { type: 'array', items: file, minItems: 1, maxItems: 3 } },
    required: ['file'],
  };
  expect(openApiDocument([upload])['paths']).toMatchObject({
    '/api/uploads': { post: { requestBody: { content: { 'multipart/form-data': { schema: form } } } } },
  });
});

test('a tag without a description is refused by its name', () => {
  expect(() => openApiDocument([{ ...read, name: 'trees.read' }])).toThrow(
    'The tag trees has no description',
  );
});
