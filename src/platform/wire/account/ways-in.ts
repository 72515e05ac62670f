import { isProviderName, type IdentityProvider } from '#domain/account/identity-provider.ts';
import { fields, flag, list, text } from '../read.ts';

/** How a company's customers may come in, besides by an e-mail. */
export function parseWaysIn(value: unknown): {
  readonly takesPhone: boolean;
  readonly providers: readonly IdentityProvider[];
} {
  const read = fields(value);
  const providers = (list(read['providers']) ?? []).flatMap((one): IdentityProvider[] => {
    const { provider, url, clientId } = fields(one);
    const isWeb = /^https?:/.test(text(url));
    return isProviderName(provider) && isWeb && text(clientId)
      ? [{ provider, url: text(url), clientId: text(clientId) }]
      : [];
  });
  return { takesPhone: flag(read['available'], false), providers };
}
