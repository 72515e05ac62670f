import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf, sendRefusal } from '../router/router.ts';
import { refuse } from './refusal.ts';

type Routes = FastifyRequest['server']['routeList'];

/** Refuses what no route answers: a path that is known by other methods names them (RFC 9110, 15.5.6), any other is not found. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?');
  const methods = methodsAt(request.server.routeList, path);
  if (methods.length === 0 || methods.includes(request.method))
    return sendRefusal(reply, refuse('not_found'), localeOf(request));
  reply.header('allow', methods.join(', '));
  return sendRefusal(reply, refuse('invalid', { status: 405, sentence: 'method' }), localeOf(request));
}

/** Whatever is told by GET is told by HEAD too. */
function methodsAt(routes: Routes, path: string): string[] {
  const segments = path.split('/');
  const methods = routes.filter(({ url }) => leadsTo(url, segments)).map(({ method }) => method);
  return [
    ...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))),
  ].toSorted();
}

function leadsTo(url: string, segments: readonly string[]): boolean {
  const parts = url.split('/');
  return (
    parts.length === segments.length &&
    parts.every((part, at) => part === segments[at] || (part.startsWith(':') && segments[at] !== ''))
  );
}
