import { useEffect } from 'react';
import { greetedName } from '#domain/people/customer.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { useHomecomingWords } from '#widgets/sign-in/social/homecoming-words.ts';
import { useHomecoming } from '#widgets/sign-in/social/use-homecoming.ts';
import type { returnPlace } from './return-place.ts';

/** Whoever comes back from another service goes on to where they were; `failure`: why they could not come in, in their language. */
export function useArrival(
  site: Site,
  place: ReturnType<typeof returnPlace>,
): { readonly isUnderWay: boolean; readonly failure: string | null } {
  const { t } = useTexts();
  const toast = useToast();
  const home = useHomecoming(site);
  const wordsOf = useHomecomingWords();
  const outcome = home.kind === 'home' ? home.outcome : null;
  const isLink = outcome !== null && outcome.kind !== 'stale' && outcome.errand === 'link';
  const isDone = outcome?.kind === 'done';
  useEffect(() => {
    if (!isDone && !isLink) return;
    const session = site.session.$session.get();
    // What came of a link is told by the profile that asked for it.
    if (!isLink && session.kind === 'customer')
      toast(t('storefront:account.loggedIn', { name: greetedName(session.customer) }));
    const { route, query } = isLink ? { route: { kind: 'profile' } as const, query: {} } : place;
    // Back does not lead to a page that has done its work.
    site.navigation.open(route, query, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, wherever the visitor goes from there.
  }, [isDone, isLink]);
  if (home.kind === 'arriving' || isDone || isLink) return { isUnderWay: true, failure: null };
  if (home.kind === 'unloaded') return { isUnderWay: false, failure: t('common:failed.text') };
  return { isUnderWay: false, failure: outcome === null ? null : wordsOf(outcome) };
}
