import { useEffect, useRef, useState } from 'react';
import { socialFeature } from '#stores/account/social/feature.ts';
import type { AuthorizationResult } from '#stores/account/social/social.ts';
import { returnedIn } from '#stores/account/social/return-address.ts';
import type { Site } from '#stores/site.ts';

type State =
  | { readonly kind: 'none' | 'arriving' | 'unloaded' }
  | { readonly kind: 'returned'; readonly outcome: AuthorizationResult };

/** What came of a visit to another service that led back to this page. */
export function useAuthorizationResult(site: Site): State {
  const [state, setState] = useState<State>({ kind: 'none' });
  const hasRead = useRef(false);
  useEffect(() => {
    // What came back is good once.
    if (hasRead.current) return;
    hasRead.current = true;
    if (returnedIn(site.navigation.history.read()) === null) return;
    // Whoever links an account is its customer by then.
    const ready = Promise.all([site.open(socialFeature), site.start()]);
    void Promise.resolve()
      .then(() => setState({ kind: 'arriving' }))
      .then(() => ready)
      .then(async ([social]) => {
        const outcome = await social.finish(site.navigation);
        setState(outcome === null ? { kind: 'none' } : { kind: 'returned', outcome });
      })
      .catch(() => setState({ kind: 'unloaded' }));
  }, [site]);
  return state;
}
