import { instant } from '../../time/instant.ts';
import type { Post } from '../post.ts';

/** A published article for all languages, and what the test says of it. */
export function samplePost(slug: string, facts: Partial<Post> = {}): Post {
  return {
    id: `post-${slug}`,
    slug,
    published: true,
    position: 'all',
    linkedShop: null,
    languages: ['all'],
    featured: { isActive: false, start: null, end: null },
    title: { fr: `Article ${slug}`, de: `Artikel ${slug}` },
    summary: { fr: 'Un résumé' },
    body: { fr: '<p>Un texte</p>' },
    picture: null,
    author: '',
    createdAt: instant(0),
    changedAt: instant(0),
    ...facts,
  };
}
