import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../router/route.ts';

/** Where a company lists the origins that may read its answers, leaves the headers that allow it out for all others. */
export function restrictCors(request: FastifyRequest, reply: FastifyReply, { profile }: Tenant): void {
  const allowed = profile.booker.allowedOrigins ?? [];
  if (allowed.length === 0) return;
  const { origin } = request.headers;
  reply.header('vary', 'Origin');
  if (origin !== undefined && allowed.includes(origin.toLowerCase())) {
    reply.header('access-control-allow-origin', origin);
    return;
  }
  reply.removeHeader('access-control-allow-origin').removeHeader('access-control-expose-headers');
}
