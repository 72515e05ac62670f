import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isClosed, type Tenant } from '../router/route.ts';
import { isSameSecret } from '../secrets/same-secret.ts';
import { requestUrl } from './requests/request-url.ts';

const COOKIE = 'vitrine-operator';
/** Seconds: one working day. */
const LIFETIME = 8 * 3600;

/** Lets its bearer look at the closed site of one company, and do nothing else: `company.expiry.signature`. */
export function operatorToken(secret: string, companyId: string, now: number): string {
  const claim = `${Buffer.from(companyId).toString('base64url')}.${Math.floor(now / 1000) + LIFETIME}`;
  return `${claim}.${signatureOf(secret, claim)}`;
}

/**
 * The company as who asks may see it: to its operator a closed one shows itself as one under debug. The token comes in the
 * isdebug header, or in the cookie that a page kept.
 */
export function seenBy<T extends Tenant>(
  { headers }: Pick<FastifyRequest, 'headers'>,
  tenant: T,
  secret: string | null,
  now: number,
): T {
  if (secret === null || !isClosed(tenant)) return tenant;
  const cookie = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1];
  const isOperator = [headers['isdebug'], cookie].some(
    (token) => typeof token === 'string' && isValid(token, tenant.id, secret, now),
  );
  return isOperator ? { ...tenant, profile: { ...tenant.profile, isDebug: true } } : tenant;
}

function isValid(token: string, companyId: string, secret: string, now: number): boolean {
  const [company = '', expiry = '', signature = ''] = token.split('.');
  return (
    isSameSecret(signature, signatureOf(secret, `${company}.${expiry}`)) &&
    Buffer.from(company, 'base64url').toString() === companyId &&
    Number(expiry) * 1000 > now
  );
}

/**
 * Whether a page was opened by the operator's link, `?isdebug=<token>`: the token moves from the address into a cookie that
 * no script reads, and the page is asked for again without it.
 */
export function redirectWithToken(
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  secret: string | null,
  now: number,
): boolean {
  const address = requestUrl(request);
  const token = address.searchParams.get('isdebug');
  if (token === null || secret === null || !isValid(token, tenant.id, secret, now)) return false;
  address.searchParams.delete('isdebug');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply
    .header('set-cookie', `${COOKIE}=${token}; Path=/; Max-Age=${LIFETIME}; HttpOnly; SameSite=Lax${secure}`)
    .header('cache-control', 'no-store')
    .redirect(`/${address.pathname.replace(/^\/+/, '')}${address.search}`, 302);
  return true;
}

function signatureOf(secret: string, claim: string): string {
  return createHmac('sha256', secret).update(`operator ${claim}`).digest('base64url');
}
