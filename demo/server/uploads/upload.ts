import { count, eq } from 'drizzle-orm';
import type { uploadImage, uploadImages } from '#contract/content/medias.ts';
import type { MediaFolder, MediaWire } from '#contract/content/medias.schemas.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { medias } from '../database/schema/medias.ts';
import type { ServerContext } from '../context.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import type { Incoming } from '../router/route.ts';
import { renderUpload, type RenderedPicture } from './renditions.ts';
import { dropPicture, storePicture, type StoredPicture } from './upload-files.ts';
import { sha256 } from '../sha256.ts';

/** What uploads need to know besides the database: where the pictures lie. */
export interface UploadContext extends ServerContext {
  readonly folders: { readonly pictures: string };
}

/** Pictures that one company may keep. */
const MOST_PICTURES = 5000;

/** One picture after the other, whoever sends them: each may fill memory and processors. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work, work);
  turn = done.catch(() => undefined);
  return done;
}

/**
 * Keeps the pictures of a form, all of them or none. A repetition with the same key and the same files is answered like the
 * first.
 */
export function upload(
  { db, folders }: UploadContext,
  incoming: Incoming<typeof uploadImage> | Incoming<typeof uploadImages>,
  callName: string,
): Promise<MediaWire[] | Refusal> {
  const { tenant, caller, files, query, now } = incoming;
  const folder = query.dir ?? 'general';
  return runIdempotent<MediaWire[]>(
    db,
    {
      companyId: tenant.id,
      scope: `${callName} ${caller?.role} ${caller?.userId}`,
      key: incoming.idempotencyKey,
      payload: { folder, files: files.map((file) => sha256(file)) },
      now,
    },
    // Only this call writes answers under its own scope.
    (reply) => reply as MediaWire[],
    async (storeReply) => {
      const printed = await printAll(files);
      if (printed instanceof Refusal) return printed;
      const kept: StoredPicture[] = [];
      try {
        const place = { pictures: folders.pictures, companyId: tenant.id, folder };
        for (const picture of printed) kept.push(await storePicture(place, picture));
        const written = await inTransaction(db, async (tx) => {
          const rows = await writeRows(tx, { companyId: tenant.id, folder, now }, kept);
          if (!(rows instanceof Refusal)) await storeReply(tx, rows);
          return rows;
        });
        if (written instanceof Refusal) await Promise.all(kept.map(dropPicture));
        return written;
      } catch (error) {
        await Promise.all(kept.map(dropPicture));
        throw error;
      }
    },
  );
}

async function printAll(files: readonly Buffer[]): Promise<RenderedPicture[] | Refusal> {
  const printed: RenderedPicture[] = [];
  for (const [index, file] of files.entries()) {
    const picture = await inTurn(() => renderUpload(file));
    if (typeof picture === 'string')
      return refuse('file_refused', { sentence: picture, field: `file.${index}` });
    printed.push(picture);
  }
  return printed;
}

async function writeRows(
  tx: Database,
  { companyId, folder, now }: { companyId: string; folder: MediaFolder; now: number },
  kept: readonly StoredPicture[],
): Promise<MediaWire[] | Refusal> {
  const [counted] = await tx.select({ total: count() }).from(medias).where(eq(medias.companyId, companyId));
  if ((counted?.total ?? 0) + kept.length > MOST_PICTURES)
    return refuse('file_refused', { sentence: 'pictures_full', status: 409 });
  const rows = await tx
    .insert(medias)
    .values(
      kept.map(({ id, url, picture: { width, height, widths, colour } }) => ({
        companyId,
        id,
        folder,
        url,
        width,
        height,
        widths: [...widths],
        colour,
        createdAt: new Date(now),
      })),
    )
    .returning();
  return rows.map(mediaWire);
}

export function mediaWire(row: typeof medias.$inferSelect): MediaWire {
  const { id, url, widths, colour, width, height } = row;
  return {
    id,
    url,
    widths,
    colour,
    width,
    height,
    alt: {},
    dir: row.folder,
    createdAt: row.createdAt.toISOString(),
  };
}
