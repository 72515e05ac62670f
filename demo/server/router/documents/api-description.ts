import type { FastifyInstance } from 'fastify';
import type { DescribedCall } from '#contract/call.ts';
import { openApiDocument } from '#contract/open-api/document.ts';
import { docsPage } from './docs-page.ts';

/** The OpenAPI document of the contract, and a page that says the same to people. */
export function describeApi(app: FastifyInstance, calls: readonly DescribedCall[]): void {
  let document: string | null = null;
  app.get('/api/openapi.json', { config: { policy: 'public' } }, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send((document ??= JSON.stringify(openApiDocument(calls)))),
  );
  app.get('/api/docs', { config: { policy: 'public' } }, (_request, reply) => {
    const { html, policy } = docsPage(calls);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'public, max-age=300')
      .send(html);
  });
}
