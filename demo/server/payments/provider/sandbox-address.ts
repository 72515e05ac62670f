import type { ServerContext } from '../../context.ts';
import { providerKey } from './keys/secrets.ts';

/** Where the sandbox has its own pages and scripts. */
export const SANDBOX_HOST = 'pay.localhost';

/** The sandbox's stand-ins for the scripts of providers that have a form of their own, by the paths of those. */
export const SANDBOX_SCRIPTS = {
  stripe: '/stripe/v3.js',
  payzen: '/payzen/kr-payment-form.min.js',
} as const;

/** Address of the script of a provider for which the sandbox speaks; null where it does not, or the provider has none. */
export async function sandboxScript(
  { db, payments, originOf }: Pick<ServerContext, 'db' | 'payments' | 'originOf'>,
  companyId: string,
  provider: string,
): Promise<string | null> {
  const paths: Readonly<Partial<Record<string, string>>> = SANDBOX_SCRIPTS;
  const path = Object.hasOwn(paths, provider) ? paths[provider] : undefined;
  if (payments !== undefined || path === undefined) return null;
  const isReal = (await providerKey(db, companyId, provider)) !== null;
  return isReal ? null : originOf(SANDBOX_HOST) + path;
}

/** Address of the page where the visitor, or their bank, decides on an intent: whoever knows it may. */
export function intentAddress(
  { provider, id }: { readonly provider: string; readonly id: string },
  originOf: ServerContext['originOf'],
): string {
  return `${originOf(SANDBOX_HOST)}/${provider}/${id}`;
}
