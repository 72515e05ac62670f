import { createHmac, randomBytes } from 'node:crypto';
import type { ServerContext } from '../../../../context.ts';
import { webhookSecret } from '../../keys/secrets.ts';
import { SANDBOX_HOST } from '../../sandbox-address.ts';
import type { MoneticoKey } from '../monetico-key.ts';
import { isSealed, type Fields } from '../monetico-seal.ts';
import { captureHandler, refundHandler } from './order-calls.ts';

type Context = Pick<ServerContext, 'db' | 'clock' | 'originOf'>;

/** Where the form of a payment is sent, at the sandbox's own host. */
export const FORM_PATH = '/monetico/paiement.cgi';
export const SANDBOX_TPE = '0000001';
/** Of companies that share no secret with their provider. */
const OWN_SECRET = randomBytes(32).toString('hex');

/** By which the sandbox knows whose books it is asked about: its company's code is the company. */
export async function sandboxKey({ db, originOf }: Pick<Context, 'db' | 'originOf'>, companyId: string) {
  const shared = await webhookSecret(db, companyId, 'monetico');
  const key: MoneticoKey = {
    page: originOf(SANDBOX_HOST) + FORM_PATH,
    api: 'https://payment-api.e-i.com/test/',
    tpe: SANDBOX_TPE,
    societe: companyId,
    secret: createHmac('sha1', shared === '' ? OWN_SECRET : shared)
      .update(companyId)
      .digest(),
    isTest: true,
  };
  return key;
}

/** What every request has to say. */
const NEEDED = ['reference', 'montant', 'date', 'date_commande', 'lgue', 'societe'] as const;

/** Stands in for Monetico's services for capture and recredit, as far as what is known of them goes, over the books of the sandbox. */
export function moneticoSandbox(context: Context): typeof fetch {
  const handlers = {
    'capture_paiement.cgi': captureHandler(context),
    'recredit_paiement.cgi': refundHandler(context),
  };
  const byName: Readonly<Partial<Record<string, (companyId: string, asked: Fields) => Promise<string>>>> =
    handlers;
  return async (input, { body } = {}) => {
    const [, call = ''] = /^\/test\/(\w+\.cgi)$/.exec(new URL(String(input)).pathname) ?? [];
    const asked: Fields = Object.fromEntries(new URLSearchParams(String(body)));
    const companyId = asked['societe'] ?? '';
    const handle = byName[call];
    const { secret, tpe } = await sandboxKey(context, companyId);
    if (handle === undefined) return new Response('', { status: 404 });
    const isWhole = NEEDED.every((name) => asked[name] !== undefined) && asked['version'] === '3.0';
    if (asked['TPE'] !== tpe || !isWhole) return written(asked, 'cdr=0\nlib=la demande ne peut aboutir');
    if (!isSealed(asked, secret)) return written(asked, 'cdr=0\nlib=signature non valide');
    return written(asked, await handle(companyId, asked));
  };
}

const written = ({ reference = '' }: Fields, answer: string) =>
  new Response(`version=1.0\nreference=${reference}\n${answer}\n`);
