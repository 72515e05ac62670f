import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasAlready } from '../../../http/requests/negotiation.ts';
import { sha256 } from '../../../sha256.ts';
import { CLOSED_FOR, FOR_AN_HOUR } from '../lifetimes.ts';
import type { SiteDocument } from './site-documents.ts';

/** Sends a document; whoever has it already is told to go on with it. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: SiteDocument,
): FastifyReply {
  if (document.kind === 'closed') {
    return reply.code(503).header('retry-after', CLOSED_FOR).header('cache-control', 'no-store').send();
  }
  const etag = `W/"${sha256(document.text).slice(0, 22)}"`;
  reply
    .header('cache-control', FOR_AN_HOUR)
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .type(`${document.type}; charset=utf-8`);
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.send(document.text);
}
