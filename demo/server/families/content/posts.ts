import {
  createPost,
  listEveryPost,
  listPosts,
  postBySlug,
  readPost,
  removePost,
  updatePost,
} from '#contract/content/posts.ts';
import * as magazine from '../../content/posts.ts';
import { pictureHome } from '../../content/picture-home.ts';
import { pageRange } from '../../http/pagination.ts';
import { refuseDuplicate } from '../../content/refuse-duplicate.ts';
import { inTransaction } from '../../database/database.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../../http/refusal.ts';
import { answer, type Caller, type ServerRoute } from '../../router/route.ts';

export function postsRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(listPosts, ({ tenant, query, now }) =>
      magazine.publishedPosts(db, tenant.id, {
        language: query.lang,
        isBrief: query.brief === '1',
        now,
      }),
    ),
    answer(
      postBySlug,
      async ({ tenant, params }) =>
        (await magazine.publishedPost(db, tenant.id, params)) ?? refuse('not_found'),
    ),
    answer(readPost, async ({ tenant, caller, params }) => {
      const key = { companyId: tenant.id, id: params.id };
      const post = maySeeDrafts(caller)
        ? await magazine.anyPost(db, key)
        : await magazine.publishedPost(db, tenant.id, params);
      return post ?? refuse('not_found');
    }),
    answer(listEveryPost, async ({ tenant, query }) => {
      const { page, itemPerPage, offset } = pageRange(query);
      const found = await magazine.everyPost(db, tenant.id, { offset, itemPerPage });
      return { ...found, page, itemPerPage };
    }),
    answerIdempotent(context, createPost, async (tx, { tenant, body, now }) =>
      magazine.insertPostRow(tx, { home: await pictureHome(context, tenant, tx), fields: body, now }),
    ),
    answer(updatePost, ({ tenant, params, body, now }) =>
      refuseDuplicate('slug', () =>
        inTransaction(db, async (tx) =>
          magazine.changePostRow(tx, params.id, {
            home: await pictureHome(context, tenant, tx),
            fields: body,
            now,
          }),
        ),
      ),
    ),
    answer(removePost, async ({ tenant, params }) =>
      (await magazine.removePostRow(db, { companyId: tenant.id, id: params.id })) ? {} : refuse('not_found'),
    ),
  ];
}

/** Those who may list drafts may read one. */
function maySeeDrafts(caller: Caller | null): boolean {
  return caller !== null && ['staff', 'manager', 'admin'].includes(caller.role);
}
