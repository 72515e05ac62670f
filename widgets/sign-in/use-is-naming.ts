import { useSyncExternalStore } from 'react';
import type { Site } from '#stores/site.ts';
import { signInFeature } from '#stores/visitor/sign-in/feature.ts';

const ignore = () => {};

/** Whether the way in is not at its end with the login: the customer who came by it is asked for their names. */
export function useIsNaming(site: Site): boolean {
  const $store = site.opened(signInFeature);
  const store = useSyncExternalStore(
    (listener) => $store.listen(listener),
    () => $store.get(),
    () => $store.get(),
  );
  return useSyncExternalStore(
    (listener) => store?.$signIn.listen(listener) ?? ignore,
    () => store?.$signIn.get().stage === 'names',
    () => false,
  );
}
