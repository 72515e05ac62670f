import type { Passkeys } from '#platform/passkeys.ts';
import type { FeatureTools } from '../../composition/store-feature.ts';

/** Where this browser notes that it has a passkey, or that its visitor wants none. */
const SETTLED = 'passkey.settled';

type Storage = FeatureTools['visitor']['storage'];

export const isSettled = ({ local }: Storage): boolean => local.read(SETTLED) !== null;

export const settle = ({ local }: Storage): void => void local.write(SETTLED, '1');

/** The browser's passkeys, where the page is the company's own; null where it is a page of others, or knows none. */
export async function ownPasskeys({ ports, connection }: FeatureTools): Promise<Passkeys | null> {
  const passkeys = await ports.passkeys().catch(() => null);
  const { base } = connection.api;
  return passkeys?.isSupported && (base === '' || base === passkeys.origin) ? passkeys : null;
}
