import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { previewTokens, themeDrafts } from '../database/schema/themes.ts';
import { changedProfile } from '../companies/settings.ts';
import { tokenHash } from '../router/identify.ts';
import { isClosed, type Tenant } from '../router/route.ts';

/** Milliseconds. */
const LIFETIME = 15 * 60_000;
const TOKEN = /^[\w-]{43}$/;

/** A word with which what is drafted may be seen for a while, and nothing else be done. */
export async function newPreviewToken(
  db: Database,
  companyId: string,
  now: number,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now + LIFETIME);
  await db.insert(previewTokens).values({ companyId, tokenHash: tokenHash(token), expiresAt });
  await db
    .delete(previewTokens)
    .where(and(eq(previewTokens.companyId, companyId), lt(previewTokens.expiresAt, new Date(now))));
  return { token, expiresAt };
}

/** The company as it is drafted, to whoever has a token of it; as it is published to everybody else. */
export async function underPreview<T extends Tenant>(
  db: Database,
  tenant: T,
  token: string | undefined,
  now: number,
): Promise<T> {
  if (token === undefined || !TOKEN.test(token)) return tenant;
  const [found] = await db
    .select({ expiresAt: previewTokens.expiresAt, change: themeDrafts.change })
    .from(previewTokens)
    .leftJoin(themeDrafts, eq(themeDrafts.companyId, previewTokens.companyId))
    .where(
      and(
        eq(previewTokens.companyId, tenant.id),
        eq(previewTokens.tokenHash, tokenHash(token)),
        gt(previewTokens.expiresAt, new Date(now)),
      ),
    );
  if (found === undefined) return tenant;
  const profile = changedProfile(tenant.profile, found.change ?? {});
  // A site that is closed is looked at before it opens.
  const seen = isClosed(tenant) ? { ...profile, isDebug: true } : profile;
  return { ...tenant, profile: seen, previewUntil: found.expiresAt };
}
