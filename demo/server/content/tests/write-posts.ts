import { posts } from '../../database/schema/content.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Row = typeof posts.$inferInsert;

/** Published articles, each a minute older than the one before; `{}` is for all languages. */
export async function writePosts(
  { database }: TestServer,
  companyId: string,
  ...changes: readonly Partial<Row>[]
): Promise<void> {
  const rows = changes.map((change, index): Row => ({
    companyId,
    id: `p${index}`,
    slug: `article-${index}`,
    published: true,
    position: 'all',
    languages: ['all'],
    featured: false,
    title: { fr: `Titre ${index}`, en: `Title ${index}` },
    summary: {},
    body: { fr: `<p>Texte ${index}</p>` },
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000),
    changedAt: new Date(Date.UTC(2026, 0, 2) - index * 60_000),
    ...change,
  }));
  if (rows.length > 0) await database.db.insert(posts).values(rows);
}
