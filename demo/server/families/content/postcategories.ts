import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import {
  createPostCategory,
  listPostCategories,
  readPostCategory,
  removePostCategory,
  updatePostCategory,
} from '#contract/content/postcategories.ts';
import type { PostCategoryWire } from '#contract/content/postcategories.schemas.ts';
import { refuseDuplicate } from '../../content/refuse-duplicate.ts';
import { writtenWords } from '../../content/written.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { postCategories, posts } from '../../database/schema/content.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../../http/refusal.ts';
import { answer, type ServerRoute } from '../../router/route.ts';

const one = (companyId: string, id: string) =>
  and(eq(postCategories.companyId, companyId), eq(postCategories.id, id));

export function postcategoriesRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(listPostCategories, async ({ tenant }) => {
      const rows = await db
        .select()
        .from(postCategories)
        .where(eq(postCategories.companyId, tenant.id))
        .orderBy(asc(postCategories.createdAt), asc(postCategories.id));
      return rows.map(categoryWire);
    }),
    answer(readPostCategory, async ({ tenant, params }) => {
      const [row] = await db.select().from(postCategories).where(one(tenant.id, params.id));
      return row === undefined ? refuse('not_found') : categoryWire(row);
    }),
    answerIdempotent(context, createPostCategory, async (tx, { tenant, body, now }) => {
      const [row] = await tx
        .insert(postCategories)
        .values({
          companyId: tenant.id,
          id: randomUUID(),
          slug: body.slug,
          name: writtenWords(body.name),
          createdAt: new Date(now),
        })
        .onConflictDoNothing()
        .returning();
      return row === undefined ? refuse('conflict', { field: 'slug' }) : categoryWire(row);
    }),
    answer(updatePostCategory, ({ tenant, params, body }) =>
      refuseDuplicate('slug', async () => {
        const [row] = await db
          .update(postCategories)
          .set({ slug: body.slug, name: writtenWords(body.name) })
          .where(one(tenant.id, params.id))
          .returning();
        return row === undefined ? refuse('not_found') : categoryWire(row);
      }),
    ),
    answer(removePostCategory, ({ tenant, params }) => remove(db, tenant.id, params.id)),
  ];
}

/** Its articles stay, without a category. */
function remove(db: Database, companyId: string, id: string) {
  return inTransaction(db, async (tx) => {
    await tx
      .update(posts)
      .set({ categoryId: null })
      .where(and(eq(posts.companyId, companyId), eq(posts.categoryId, id)));
    const removed = await tx
      .delete(postCategories)
      .where(one(companyId, id))
      .returning({ id: postCategories.id });
    return removed.length > 0 ? {} : refuse('not_found');
  });
}

function categoryWire({ id, slug, name }: typeof postCategories.$inferSelect): PostCategoryWire {
  return { id, slug, name: { ...name } };
}
