import {
  customerWithPasskey,
  originOf,
  requestOptions,
} from '#server/accounts/passkeys/testing/passkey-people.ts';
import { VirtualAuthenticator } from '#server/accounts/passkeys/testing/virtual-authenticator.ts';
import type { TestServer } from '#server/testing/test-server.ts';

/** Sign-ins that are refused: by a passkey that a customer has, signed by another key, and by one that nobody has. */
export async function createPasskeyForger(server: TestServer, company: string) {
  const { device } = await customerWithPasskey(server, company);
  return async (kind: 'known' | 'unknown'): Promise<object> => {
    const other = new VirtualAuthenticator(originOf(company));
    const forged = other.sign(await requestOptions(server, company));
    const { credentialId: id, userHandle } = device;
    return { ...forged, ...(kind === 'known' ? { id, userHandle } : { userHandle }) };
  };
}
