import { useSyncExternalStore } from 'react';
import type { Site } from '#stores/site.ts';
import { signInFeature } from '#stores/visitor/sign-in/feature.ts';
import type { SignInStage } from '#stores/visitor/sign-in/record.ts';

const ignore = () => {};

/** How far the way in has come: at its first stage, while nobody has opened it. */
export function useSignInStage(site: Site): SignInStage {
  const $store = site.opened(signInFeature);
  const store = useSyncExternalStore(
    (listener) => $store.listen(listener),
    () => $store.get(),
    () => $store.get(),
  );
  return useSyncExternalStore<SignInStage>(
    (listener) => store?.$signIn.listen(listener) ?? ignore,
    () => store?.$signIn.get().stage ?? 'address',
    () => 'address',
  );
}
