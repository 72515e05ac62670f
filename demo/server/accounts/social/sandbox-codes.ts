import { randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { sha256 } from '../../sha256.ts';
import { signIdToken } from './sandbox-issuer.ts';

/** What a code of the sandbox stands for. */
interface Grant {
  readonly claims: JWTPayload;
  readonly clientId: string;
  readonly redirect: string;
  /** SHA-256 (base64url) of the secret that is shown with the code. */
  readonly challenge: string;
}

/** Milliseconds. */
const LIFETIME = 60_000;

const grants = new Map<string, Grant & { readonly expiresAt: number }>();

/** A code that is good once, for a minute. */
export function issueSandboxCode(grant: Grant, now: number): string {
  for (const [code, { expiresAt }] of grants) if (expiresAt <= now) grants.delete(code);
  const code = randomBytes(24).toString('base64url');
  grants.set(code, { ...grant, expiresAt: now + LIFETIME });
  return code;
}

interface Shown {
  readonly code: string;
  readonly verifier: string;
  readonly clientId: string;
  readonly redirect: string;
}

/** The ID token of a code; null where the code is not good, or is shown by somebody else. It is used up either way. */
export async function redeemSandboxCode(shown: Shown, now: number): Promise<string | null> {
  const grant = grants.get(shown.code);
  grants.delete(shown.code);
  if (grant === undefined || grant.expiresAt <= now) return null;
  const isTheirs =
    grant.challenge === sha256(shown.verifier) &&
    grant.clientId === shown.clientId &&
    grant.redirect === shown.redirect;
  return isTheirs ? signIdToken(grant.claims, now) : null;
}
