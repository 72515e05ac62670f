import { and, count, desc, eq } from 'drizzle-orm';
import { listMedias, uploadImage, uploadImages } from '#contract/content/medias.ts';
import { pageRange } from '../../http/pagination.ts';
import { medias } from '../../database/schema/medias.ts';
import { Refusal } from '../../http/refusal.ts';
import { answer, type ServerRoute } from '../../router/route.ts';
import { mediaWire, upload, type UploadContext } from '../../uploads/upload.ts';

export function mediasRoutes(context: UploadContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(listMedias, async ({ tenant, query }) => {
      const { page, itemPerPage, offset } = pageRange(query);
      const asked = and(
        eq(medias.companyId, tenant.id),
        query.dir === undefined ? undefined : eq(medias.folder, query.dir),
      );
      const rows = await db
        .select()
        .from(medias)
        .where(asked)
        .orderBy(desc(medias.createdAt), medias.id)
        .offset(offset)
        .limit(itemPerPage);
      const [counted] = await db.select({ total: count() }).from(medias).where(asked);
      return { data: rows.map(mediaWire), total: counted?.total ?? 0, page, itemPerPage };
    }),
    answer(uploadImage, async (incoming) => {
      const kept = await upload(context, incoming, uploadImage.name);
      return kept instanceof Refusal ? kept : kept[0]!;
    }),
    answer(uploadImages, (incoming) => upload(context, incoming, uploadImages.name)),
  ];
}
