import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { passkeyChallenges } from '../../database/schema/people/passkeys.ts';
import { sha256 } from '../../sha256.ts';

/** Milliseconds: 5 minutes. */
export const CHALLENGE_LIFETIME = 300_000;

type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

interface NewChallenge {
  readonly companyId: string;
  readonly purpose: Purpose;
  readonly userId: string | null;
  readonly host: string;
  /** Base64url. */
  readonly challenge: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export async function keepChallenge(db: Database, { challenge, now, ...facts }: NewChallenge): Promise<void> {
  await db
    .delete(passkeyChallenges)
    .where(
      and(eq(passkeyChallenges.companyId, facts.companyId), lte(passkeyChallenges.expiresAt, new Date(now))),
    );
  await db.insert(passkeyChallenges).values({
    ...facts,
    challengeHash: sha256(challenge),
    expiresAt: new Date(now + CHALLENGE_LIFETIME),
  });
}

interface Asked {
  readonly companyId: string;
  readonly purpose: Purpose;
  readonly userId: string | null;
  /** Base64url, as a browser sends it. */
  readonly clientDataJSON: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface TakenChallenge {
  readonly challenge: string;
  readonly host: string;
}

/** Uses up the challenge that was signed, whatever comes of it; null where it was used, is too old or was never asked for. */
export async function takeChallenge(db: Database, asked: Asked): Promise<TakenChallenge | null> {
  const { companyId, purpose, userId, clientDataJSON, now } = asked;
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.companyId, companyId),
        eq(passkeyChallenges.challengeHash, sha256(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? undefined : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, new Date(now)),
      ),
    )
    .returning({ host: passkeyChallenges.host });
  return taken === undefined ? null : { challenge, host: taken.host };
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** Whether what was signed was signed in a page within a page of somebody else: ours are never. */
export function isFramed(clientDataJSON: string): boolean {
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON);
  return crossOrigin === true || topOrigin !== undefined;
}
