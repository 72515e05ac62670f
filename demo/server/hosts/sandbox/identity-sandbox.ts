import type { FastifyReply, FastifyRequest } from 'fastify';
import { and, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import { sandboxIssuer, sandboxKeys, signIdToken } from '../../accounts/social/sandbox-issuer.ts';
import type { Database } from '../../database/database.ts';
import { identityProviders } from '../../database/schema/people/accounts.ts';
import { hosts } from '../../database/schema/tenants.ts';
import type { ServerContext } from '../../context.ts';
import { markup } from '../../http/pages/html.ts';
import { htmlPage, type HtmlPage } from '../../http/pages/page.ts';
import { requestUrl } from '../../http/requests/request-url.ts';
import { translate } from '../../texts.ts';
import { plainPage, sendPage, spokenBy } from '../plain-pages.ts';

const TITLES = { google: 'Google', facebook: 'Facebook' } as const;

/** Who may be chosen. The last one's address was never verified, so that nobody lets them in. */
const PEOPLE = [
  { sub: 'sandbox-1', given_name: 'Camille', family_name: 'Ferrand', email: 'camille@example.com' },
  { sub: 'sandbox-2', given_name: 'Nova', family_name: 'Roy', email: 'nova@example.com' },
  { sub: 'sandbox-3', given_name: 'Ilya', family_name: 'Brandt', email: 'ilya@example.com' },
].map((person, index) => ({ ...person, email_verified: index < 2 }));

/**
 * Two identity providers that let anyone be one of three people: `/{provider}/authorize` with client_id, redirect_uri, nonce
 * and state answers, once somebody is chosen, with an ID token in the fragment of redirect_uri (OpenID Connect, implicit
 * flow), and `/{provider}/jwks.json` has the keys. Sends nobody anywhere but to a host of the company of client_id.
 */
export function createIdentitySandbox({ db, clock }: ServerContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const locale = spokenBy(request);
    const address = requestUrl(request);
    const [, provider = '', part, ...rest] = address.pathname.split('/');
    const isKnown = (provider === 'google' || provider === 'facebook') && rest.length === 0;
    if (isKnown && part === 'jwks.json') return reply.send(await sandboxKeys());
    const asked = isKnown && part === 'authorize' ? await askedOf(db, provider, address) : null;
    if (!isKnown || asked === null) return sendPage(reply, 404, plainPage(locale, 'missing'));
    const person = PEOPLE.find(({ sub }) => sub === address.searchParams.get('as'));
    if (person === undefined) return sendPage(reply, 200, choicePage(locale, TITLES[provider], address));
    const { clientId, nonce, state, redirect } = asked;
    const claims = { ...person, iss: sandboxIssuer(provider), aud: clientId, nonce };
    const token = await signIdToken(claims, clock.now());
    redirect.hash = new URLSearchParams({ id_token: token, state }).toString();
    return reply.header('cache-control', 'no-store').redirect(redirect.href, 302);
  };
}

interface Asked {
  readonly clientId: string;
  readonly nonce: string;
  readonly state: string;
  readonly redirect: URL;
}

async function askedOf(
  db: Database,
  provider: keyof typeof TITLES,
  { searchParams }: URL,
): Promise<Asked | null> {
  const [clientId, nonce, target] = ['client_id', 'nonce', 'redirect_uri'].map(
    (name) => searchParams.get(name)?.replaceAll('\0', '') ?? '',
  );
  if (!clientId || !nonce || !target || !URL.canParse(target)) return null;
  const redirect = new URL(target);
  const found = await db
    .select({ host: hosts.host })
    .from(identityProviders)
    .innerJoin(hosts, eq(hosts.companyId, identityProviders.companyId))
    .where(
      and(
        eq(identityProviders.provider, provider),
        eq(identityProviders.issuer, sandboxIssuer(provider)),
        eq(identityProviders.clientId, clientId),
        eq(hosts.host, redirect.hostname),
      ),
    );
  const isWeb = redirect.protocol === 'http:' || redirect.protocol === 'https:';
  return found.length > 0 && isWeb
    ? { clientId, nonce, state: searchParams.get('state') ?? '', redirect }
    : null;
}

function choicePage(locale: Locale, provider: string, address: URL): HtmlPage {
  const title = translate(locale, 'page:identity.title', { provider });
  const link = (sub: string) => {
    const query = new URLSearchParams(address.searchParams);
    query.set('as', sub);
    return `${address.pathname}?${query}`;
  };
  return htmlPage({
    lang: locale,
    title,
    body: markup`<h1>${title}</h1>
      <p class="muted">${translate(locale, 'page:identity.intro')}</p>
      <ul>
        ${PEOPLE.map(
          ({ sub, given_name: first, family_name: last, email, email_verified: isVerified }) =>
            markup`<li>
              <a href="${link(sub)}">${first} ${last}</a>, ${email}${isVerified ? null : markup` (${translate(locale, 'page:identity.unverified')})`}
            </li> `,
        )}
      </ul>`,
  });
}
