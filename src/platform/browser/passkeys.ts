import type { Passkeys, Signed } from '../passkeys.ts';

/** What browsers have had for a year or less, and may lack. */
interface Recent {
  isConditionalMediationAvailable?(): Promise<boolean>;
  parseCreationOptionsFromJSON?(options: object): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?(options: object): PublicKeyCredentialRequestOptions;
  signalUnknownCredential?(which: object): Promise<void>;
  signalAllAcceptedCredentials?(which: object): Promise<void>;
}

export function browserPasskeys(window: Window & typeof globalThis): Passkeys {
  const { navigator, location } = window;
  // Missing where the page is not secure, whatever the types say.
  const kind: (typeof PublicKeyCredential & Recent) | undefined = window.PublicKeyCredential;
  const api: Recent = kind ?? {};
  const rpId = location.hostname;

  return {
    host: location.hostname,
    origin: location.origin,
    isSupported:
      api.parseCreationOptionsFromJSON !== undefined && api.parseRequestOptionsFromJSON !== undefined,
    offersInField: () => isTrue(() => api.isConditionalMediationAvailable?.()),
    canKeep: () => isTrue(() => kind?.isUserVerifyingPlatformAuthenticatorAvailable()),
    ask: (options, { inField, signal }) =>
      signed(async () => {
        const publicKey = api.parseRequestOptionsFromJSON?.(options);
        const mediation = inField ? 'conditional' : 'optional';
        return publicKey ? navigator.credentials.get({ publicKey, mediation, signal }) : null;
      }),
    create: (options) =>
      signed(async () => {
        const publicKey = api.parseCreationOptionsFromJSON?.(options);
        return publicKey ? navigator.credentials.create({ publicKey }) : null;
      }),
    forget: (credentialId) => tell(() => api.signalUnknownCredential?.({ rpId, credentialId })),
    keepOnly: (userId, credentialIds) =>
      tell(() =>
        api.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds: credentialIds }),
      ),
  };
}

async function isTrue(ask: () => Promise<boolean> | undefined): Promise<boolean> {
  try {
    return (await ask()) === true;
  } catch {
    return false;
  }
}

/** Whether a device has listened is nothing that anybody could act upon. */
function tell(signal: () => Promise<void> | undefined): void {
  void (async () => signal())().catch(() => undefined);
}

async function signed(ask: () => Promise<Credential | null>): Promise<Signed> {
  try {
    const credential = await ask();
    if (credential === null || !('toJSON' in credential) || typeof credential.toJSON !== 'function')
      return { kind: 'failed' };
    const json: unknown = credential.toJSON();
    return typeof json === 'object' && json !== null
      ? { kind: 'signed', credential: { ...json } }
      : { kind: 'failed' };
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'cancelled' };
    return { kind: name === 'InvalidStateError' ? 'known' : 'failed' };
  }
}
