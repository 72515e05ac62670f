import { exportJWK, generateKeyPair, SignJWT, type JSONWebKeySet, type JWTPayload } from 'jose';

const ALGORITHM = 'RS256';
const KEY_ID = 'sandbox';

type Keys = Awaited<ReturnType<typeof makeKeys>>;

async function makeKeys() {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const published: JSONWebKeySet = {
    keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }],
  };
  return { privateKey, published };
}

let keys: Promise<Keys> | null = null;

function sandbox(): Promise<Keys> {
  keys ??= makeKeys();
  return keys;
}

/** The public keys of the sandbox's issuer; others each time that the server starts. */
export async function sandboxKeys(): Promise<JSONWebKeySet> {
  return (await sandbox()).published;
}

/** An ID token as one of the sandbox's services would sign it. `issuedAt`: epoch milliseconds. */
export async function signIdToken(claims: JWTPayload, issuedAt: number): Promise<string> {
  const seconds = Math.floor(issuedAt / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: 'JWT' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign((await sandbox()).privateKey);
}

/** Where a service of the sandbox is, as the issuer of its tokens. */
export function sandboxIssuer(provider: string): string {
  return `https://accounts.localhost/${provider}`;
}
