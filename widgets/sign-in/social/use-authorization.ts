import { useEffect, useState } from 'react';
import { socialFeature } from '#stores/account/social/feature.ts';
import { whereFrom } from '#stores/visitor/links/where-from.ts';
import type { Site } from '#stores/site.ts';
import type { IdentityProvider } from '#domain/account/identity-provider.ts';

/** Only a company's own site may be come back to: its pages alone are known to the service. */
export const isReturnable = ({ isAtBackEnd, navigation }: Pick<Site, 'isAtBackEnd' | 'navigation'>) =>
  isAtBackEnd && navigation.mode === 'history';

/** Leaves for another service in this tab, and comes back to where the visitor is. */
export function useAuthorization(site: Site, purpose: 'enter' | 'link') {
  const [leaving, setLeaving] = useState<IdentityProvider | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    // The page may be kept by the browser, and come back to by its button.
    const stay = () => setLeaving(null);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);
  async function leave(provider: IdentityProvider): Promise<void> {
    if (leaving !== null) return;
    setLeaving(provider);
    setFailed(false);
    const { navigation } = site;
    const social = await site.open(socialFeature).catch(() => null);
    const hasLeft = await social?.begin(provider, {
      purpose,
      from: whereFrom(navigation.$place.get(), navigation.added) ?? '',
      back: navigation.href({ kind: 'auth', page: 'login' }) ?? '',
    });
    if (hasLeft) return;
    setLeaving(null);
    setFailed(true);
  }
  return { leaving, hasFailed, leave };
}
