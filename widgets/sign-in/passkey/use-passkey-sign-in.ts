import { useEffect, useSyncExternalStore } from 'react';
import { passkeySignInFeature } from '#stores/account/passkeys/feature.ts';
import type { PasskeySignInState } from '#stores/account/passkeys/passkey-sign-in.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';

/** The way in by a passkey, beside the field of the address. */
export interface PasskeyEntry extends Pick<PasskeySignInState, 'isInField' | 'hasButton'> {
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onUse: () => void;
  /** The visitor goes on otherwise. */
  readonly onDismissFailure: () => void;
}

const ignore = () => {};

/** Offers passkeys while it is mounted, in the field and by a button; null where there are none, without a word. */
export function usePasskeySignIn(site: Site): PasskeyEntry | null {
  const { t } = useTexts();
  const $store = site.opened(passkeySignInFeature);
  const store = useSyncExternalStore(
    (listener) => $store.listen(listener),
    () => $store.get(),
    () => null,
  );
  const state = useSyncExternalStore<PasskeySignInState | null>(
    (listener) => store?.$state.listen(listener) ?? ignore,
    () => store?.$state.get() ?? null,
    () => null,
  );
  useEffect(() => {
    let isOver = false;
    let stop = ignore;
    site
      .open(passkeySignInFeature)
      .then((opened) => {
        if (!isOver) stop = opened.offer();
      })
      .catch(ignore);
    return () => {
      isOver = true;
      stop();
    };
  }, [site]);
  if (!store || !(state?.isInField || state?.hasButton)) return null;
  const { isInField, hasButton, isBusy, refused, attempt } = state;
  const told = refused === 'device' ? t('sign-in:passkey.device') : refused && refused.message;
  return {
    isInField,
    hasButton,
    isBusy,
    failure: told,
    attempt,
    onUse: () => void store.signIn(),
    onDismissFailure: () => store.dismissFailure(),
  };
}
