import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { documentIdOf } from '../documents/document-address.ts';
import { readDocument } from '../documents/read-document.ts';
import { requestUrl } from '../http/requests/request-url.ts';
import type { Tenant } from '../router/route.ts';

/** Sends an invoice or a credit note of the company to whoever knows its address, and has nobody keep it; false for any other path. */
export async function sendPrivateDocument(
  { db }: ServerContext,
  tenant: Tenant,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const id = documentIdOf(requestUrl(request).pathname);
  const file = id === null ? null : await readDocument(db, tenant.id, id);
  if (file === null) return false;
  await reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="${file.name}"`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('application/pdf')
    .send(file.content);
  return true;
}
