import type { FastifyRequest } from 'fastify';

/** The path and search of a request; a path may begin with several slashes, which do not name a host. */
export function requestUrl({ url }: Pick<FastifyRequest, 'url'>): URL {
  return new URL(`http://own.invalid/${url.replace(/^\//, '')}`);
}

/** A host name as it is kept: without its port and the dot of the root; host names know no case. */
export function normalizedHost(host: string): string {
  return host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
}
