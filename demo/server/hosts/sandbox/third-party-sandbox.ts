import type { FastifyReply, FastifyRequest } from 'fastify';
import { THIRD_PARTY_ROWS } from '#domain/consent/third-party-rows.ts';
import type { ServerContext } from '../../context.ts';
import { requestUrl } from '../../http/requests/request-url.ts';
import { plainPage, sendPage, spokenBy } from '../plain-pages.ts';
import { REVIEWS_HOST, sandboxReviewFiles } from './review-sandbox.ts';

/** Told by each script that has run. */
const HEARD = '/heard';
const ANY = '{id}';

/**
 * Stands in for third-party services, as the tag server of a company: at `/{host of the service}/{its path}` answers a script that
 * keeps in the browser what the service would keep there, and asks this host for something. Nobody else hears of the visitor. The files
 * of the review service can be looked at in the same way.
 */
export function createThirdPartySandbox({ clock }: Pick<ServerContext, 'clock'>) {
  const readReviewFile = sandboxReviewFiles(clock);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { pathname, search } = requestUrl(request);
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'no-store');
    if (pathname === HEARD) return reply.code(204).send();
    const [, path] = pathname.split(`/${REVIEWS_HOST}`, 2);
    const file = path ? await readReviewFile(path) : null;
    if (file !== null) return reply.type('text/plain; charset=utf-8').send(file);
    const kept = keptBy(`https:/${pathname}${search}`);
    if (kept === null) return sendPage(reply, 404, plainPage(spokenBy(request), 'missing'));
    return reply.type('text/javascript; charset=utf-8').send(scriptThatKeeps(kept));
  };
}

/** What the service keeps whose script has that address; null where there is none. */
function keptBy(address: string): readonly string[] | null {
  for (const { category, script, pattern, storedNames } of THIRD_PARTY_ROWS) {
    const [whole = ''] = script?.(ANY).split('#') ?? [];
    const [before = '', after] = whole.split(ANY);
    const id = after === undefined ? ANY : address.slice(before.length, address.length - after.length);
    const isFit = id === ANY || pattern.test(id);
    if (category !== 'payment' && isFit && address === whole.replace(ANY, id)) return storedNames?.(id) ?? [];
  }
  return null;
}

function scriptThatKeeps(names: readonly string[]): string {
  return `for (const name of ${JSON.stringify(names)}) {
  document.cookie = name + '=1; Path=/';
  localStorage.setItem(name, '1');
}
void fetch(new URL('${HEARD}', document.currentScript.src), { mode: 'no-cors', credentials: 'omit' });
`;
}
