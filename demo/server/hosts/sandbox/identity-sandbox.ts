import type { FastifyReply, FastifyRequest } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { PROVIDER_TITLES, type ProviderName } from '#domain/account/identity-provider.ts';
import type { Locale } from '#domain/locale.ts';
import { issueSandboxCode } from '../../accounts/social/sandbox-codes.ts';
import { sandboxIssuer, sandboxKeys } from '../../accounts/social/sandbox-issuer.ts';
import type { Database } from '../../database/database.ts';
import { identityProviders } from '../../database/schema/people/accounts.ts';
import { hosts } from '../../database/schema/tenants.ts';
import type { ServerContext } from '../../context.ts';
import { markup } from '../../http/pages/html.ts';
import { htmlPage, type HtmlPage } from '../../http/pages/page.ts';
import { requestUrl } from '../../http/requests/request-url.ts';
import { translate } from '../../texts.ts';
import { plainPage, sendPage, spokenBy } from '../plain-pages.ts';

/** Whom `as` names when the visitor refuses. */
const NOBODY = 'nobody';

/** Who may be chosen. The last one's address was never verified, so that nobody lets them in. */
const PEOPLE = [
  { sub: 'sandbox-1', given_name: 'Camille', family_name: 'Ferrand', email: 'camille@example.com' },
  { sub: 'sandbox-2', given_name: 'Nova', family_name: 'Roy', email: 'nova@example.com' },
  { sub: 'sandbox-3', given_name: 'Ilya', family_name: 'Brandt', email: 'ilya@example.com' },
].map((person, index) => ({ ...person, email_verified: index < 2 }));

/**
 * Two identity providers that let anyone be one of three people (OpenID Connect, authorization code with PKCE): `/{provider}/authorize`
 * answers, once somebody is chosen or has refused, with a code or an error at redirect_uri, in the query or, by response_mode, in the
 * fragment; the company's server exchanges it in the same process. `/{provider}/jwks.json` has the keys. Sends nobody anywhere but to a
 * host of the company of client_id.
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
    const chosen = address.searchParams.get('as');
    const person = PEOPLE.find(({ sub }) => sub === chosen);
    if (person === undefined && chosen !== NOBODY)
      return sendPage(reply, 200, choicePage(locale, PROVIDER_TITLES[provider], address));
    const { clientId, nonce, redirect, challenge, target } = asked;
    const claims = { ...person, iss: sandboxIssuer(provider), aud: clientId, nonce };
    const answer = person
      ? { code: issueSandboxCode({ claims, clientId, redirect, challenge }, clock.now()) }
      : { error: 'access_denied' };
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(target({ ...answer, state: asked.state }), 302);
  };
}

interface Asked {
  readonly clientId: string;
  readonly nonce: string;
  readonly state: string;
  readonly challenge: string;
  readonly redirect: string;
  /** Where the browser goes back to, with what it takes along. */
  readonly target: (answer: Readonly<Record<string, string>>) => string;
}

async function askedOf(db: Database, provider: ProviderName, { searchParams }: URL): Promise<Asked | null> {
  const read = (name: string) => searchParams.get(name)?.replaceAll('\0', '') ?? '';
  const [clientId, nonce, redirect] = [read('client_id'), read('nonce'), read('redirect_uri')];
  const challenge = read('code_challenge');
  const isCode = read('response_type') === 'code' && read('code_challenge_method') === 'S256';
  if (!clientId || !nonce || !challenge || !isCode || !URL.canParse(redirect)) return null;
  const { protocol, hostname } = new URL(redirect);
  const found = await db
    .select({ host: hosts.host })
    .from(identityProviders)
    .innerJoin(hosts, eq(hosts.companyId, identityProviders.companyId))
    .where(
      and(
        eq(identityProviders.provider, provider),
        eq(identityProviders.issuer, sandboxIssuer(provider)),
        eq(identityProviders.clientId, clientId),
        eq(hosts.host, hostname),
      ),
    );
  if (found.length === 0 || (protocol !== 'http:' && protocol !== 'https:')) return null;
  const isFragment = read('response_mode') === 'fragment';
  return {
    clientId,
    nonce,
    state: read('state'),
    challenge,
    redirect,
    target(answer) {
      const target = new URL(redirect);
      if (isFragment) target.hash = new URLSearchParams(answer).toString();
      else for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value);
      return target.href;
    },
  };
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
      </ul>
      <p><a href="${link(NOBODY)}">${translate(locale, 'page:identity.refuse')}</a></p>`,
  });
}
