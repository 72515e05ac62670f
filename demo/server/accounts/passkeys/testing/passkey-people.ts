import { askPasskeyOptions, askSignInOptions, createPasskey } from '#contract/account/passkeys.ts';
import { clientOf, type Client } from '../../../testing/client.ts';
import { clientAs } from '../../../testing/people.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';

export const hostOf = (company: string): string => `${company}.localhost`;
export const originOf = (company: string): string => `http://${hostOf(company)}:4100`;

/** What a customer's browser is told to make a passkey of. */
export async function creationOptions(customer: Client, company: string): Promise<object> {
  const { publicKey } = await customer.get(askPasskeyOptions, { body: { host: hostOf(company) } });
  if (publicKey === null) throw new Error('No passkey can be made there.');
  return publicKey;
}

/** What a visitor's browser is told to ask for a passkey with. */
export async function requestOptions(server: TestServer, company: string, address?: string): Promise<object> {
  const visitor = clientOf(server, company, address === undefined ? {} : { address });
  const { publicKey } = await visitor.get(askSignInOptions, { body: { host: hostOf(company) } });
  if (publicKey === null) throw new Error('No passkey can be asked for there.');
  return publicKey;
}

/** A company's customer, and a passkey of theirs. */
export async function customerWithPasskey(server: TestServer, company: string, customer?: Client) {
  const client = customer ?? (await clientAs(server, company, 'customer'));
  const device = new VirtualAuthenticator(originOf(company));
  const body = device.create(await creationOptions(client, company));
  const passkey = await client.get(createPasskey, { body });
  return { customer: client, device, passkey };
}
