import type { ProviderContext } from '../provider-context.ts';
import { KeyRefused } from '../provider.ts';
import { providerKey } from './secrets.ts';

type Asking = Pick<ProviderContext, 'db' | 'sandbox'>;

/** Whether a provider, or the sandbox in its place, can be asked for a company. */
export async function canTakeMoney(context: Asking, companyId: string, provider: string): Promise<boolean> {
  return context.sandbox !== false || (await providerKey(context.db, companyId, provider)) !== null;
}

/** The key of a company; null where the sandbox answers in place of the provider, which it does only where it may. */
export async function keyOrSandbox(
  context: Asking,
  companyId: string,
  provider: string,
): Promise<string | null> {
  const key = await providerKey(context.db, companyId, provider);
  if (key === null && context.sandbox === false)
    throw new KeyRefused(`The company ${companyId} has no ${provider}.key, and no sandbox answers here.`);
  return key;
}
