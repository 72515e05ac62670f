import type { PostWire } from '#contract/content/posts.schemas.ts';
import type { Salon } from '#widgets/storefront/testing/salon.ts';

/** A published article for all languages, and what the test says of it. */
export function postWire(slug: string, facts: Partial<PostWire> = {}): PostWire {
  return {
    id: `post-${slug}`,
    slug,
    published: true,
    position: 'all',
    linkedShop: null,
    lang: ['all'],
    vedette: { active: false, start: null, end: null },
    title: { fr: `Article ${slug}`, de: `Artikel ${slug}` },
    summary: { fr: 'Un résumé' },
    body: { fr: `<h2>Tout sur ${slug}</h2><p>Un texte</p><h4>Plus bas</h4><script>alert(1)</script>` },
    image: null,
    category: null,
    author: '',
    createdAt: '2026-01-02T09:00:00Z',
    changedAt: '2026-01-02T09:00:00Z',
    ...facts,
  };
}

/** Answers the articles, the list without their bodies. */
export function serveMagazine(posts: readonly PostWire[]): NonNullable<Salon['serve']> {
  return ({ path }) => {
    if (path === '/api/posts') return { body: posts.map((post) => ({ ...post, body: {} })) };
    const slug = /^\/api\/posts\/slug\/(.*)$/.exec(path)?.[1];
    const post = posts.find((one) => one.slug === slug);
    return post && { body: post };
  };
}
