import fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleErrors } from './errors.ts';

test('a reply that fails once its headers are there is told as plainly as any other', async () => {
  const app = fastify();
  handleErrors(app);
  app.get('/late', async (_request, reply) => {
    reply
      .header('content-encoding', 'br')
      .header('etag', '"of-the-file"')
      .header('cache-control', 'immutable');
    throw new Error('late');
  });
  const { statusCode, headers, body } = await app.inject({ url: '/late' });
  expect([statusCode, JSON.parse(body)]).toEqual([500, expect.objectContaining({ type: 'server' })]);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('etag');
});
