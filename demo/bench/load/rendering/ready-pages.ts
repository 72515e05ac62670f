import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import type { Locale } from '#domain/locale.ts';
import { buildPath, type Route } from '#domain/site/routes.ts';
import { instant } from '#domain/time/instant.ts';
import { withoutTimestamp } from '#element/site/early.ts';
import type { Fetch } from '#platform/ports.ts';
import { insideFetch, THIS_MACHINE } from '#server/render/inside-fetch.ts';
import type { ServerPage } from '#server/render/engine/server-page.ts';
import { textsIn } from '#server/render/renderer.ts';
import { createSharedReads } from '#server/render/sharing/shared-reads.ts';

export const COMPANY = 'maison';
export const TOKEN = `cmp_${COMPANY}`;

/** A page of each kind that everybody is shown. */
const ROUTES: readonly (Route | null)[] = [
  { kind: 'home' },
  { kind: 'services' },
  { kind: 'category', shop: null, category: 'massages' },
  { kind: 'service', shop: null, category: 'massages', service: 'massage-suedois' },
  { kind: 'shop', shop: 'paris-marais' },
  { kind: 'contact' },
  { kind: 'legal', section: null },
  { kind: 'magazine' },
  { kind: 'post', post: 'les-pierres-de-basalte' },
  null,
];
const LOCALES: readonly Locale[] = ['fr', 'en'];

const texts = textsIn(fileURLToPath(new URL('../../../../locales', import.meta.url)));

interface Reply {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly head: ResponseInit;
}

/** Answers by what the server answered the first time: what is measured is not how quick a database is. */
function remembering(fetch: Fetch): Fetch {
  const known = new Map<string, Promise<Reply>>();
  // A reply that is cloned keeps every clone before it.
  const read = async (...asked: Parameters<Fetch>): Promise<Reply> => {
    const reply = await fetch(...asked);
    return { bytes: await reply.bytes(), head: { status: reply.status, headers: reply.headers } };
  };
  return async (address, init) => {
    const headers = new Headers(init.headers);
    // Calls bear the moment at which they are sent.
    const key = `${withoutTimestamp(address)} ${headers.get('curlang')}`;
    const reply = known.get(key) ?? read(address, init);
    known.set(key, reply);
    const { bytes, head } = await reply;
    return new Response(bytes, head);
  };
}

/** Pages of a company whose data is in memory, in two languages, as the server has them rendered. */
export function readyPages(app: FastifyInstance, origin: string): ServerPage[] {
  const now = instant(Date.now());
  const fetch = remembering(insideFetch(app)(THIS_MACHINE));
  const share = createSharedReads()({ token: TOKEN, revision: 1, origin });
  return LOCALES.flatMap((locale) =>
    ROUTES.map((route) => ({
      url: new URL(origin + (route === null ? '/no/such/page' : buildPath(route, locale))),
      token: TOKEN,
      locale,
      route,
      now,
      fetch,
      share,
      texts,
    })),
  );
}
