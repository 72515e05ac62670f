import { listPosts, postBySlug } from '#contract/content/posts.ts';
import { isEmptyText } from '#domain/locale.ts';
import { POSTS_IN_LIST, type Post } from '#domain/magazine/post.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from '#platform/api/answer.ts';
import { parsePost, parsePosts } from '#platform/wire/content/posts.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';
import { loadOnce, valueOf, type LoadOnce } from '../load.ts';

type Shown<T> = Pick<LoadOnce<T>, '$load' | 'ensure'>;

/** The articles of the company, asked for once a language. */
export interface MagazineStore extends FeatureStore {
  /** All of them, for lists: their bodies may be missing. */
  readonly posts: Shown<readonly Post[]>;
  /** One with its body: of the list where that has it, else by its own call; null: there is none of that slug. */
  post(slug: string): Shown<Post | null>;
  /** The clock of the back end. */
  now(): Instant;
}

/** No address of an article is longer. */
const LONGEST_SLUG = 120;

const none = { kind: 'ok', value: null } as const;

export function createMagazine({ connection }: Pick<FeatureTools, 'connection'>): MagazineStore {
  const { api, locale, warn } = connection;
  const spoken = () => locale.$locale.get();
  const asked = new Map<string, LoadOnce<Post | null>>();
  const posts = loadOnce<readonly Post[]>({
    ask: () => api.ask(listPosts, (reply) => parsePosts(reply, api.base, warn), { query: { brief: '1' } }),
    locale: spoken,
  });

  async function ask(slug: string): Promise<Answer<Post | null>> {
    const list = valueOf(posts.$load.get());
    const listed = list?.find((post) => post.slug === slug);
    if (listed && !isEmptyText(listed.body)) return { kind: 'ok', value: listed };
    const isWhole = list !== undefined && list !== null && list.length < POSTS_IN_LIST;
    if (slug.length > LONGEST_SLUG || (isWhole && !listed)) return none;
    const answer = await api.ask(postBySlug, (reply) => parsePost(reply, api.base), { params: { slug } });
    return answer.kind !== 'ok' && answer.problem.code === 404 ? none : answer;
  }

  const off = locale.$locale.listen(() => {
    for (const load of [posts, ...asked.values()]) load.follow();
  });

  return {
    posts,
    post(slug) {
      const known = asked.get(slug) ?? loadOnce({ ask: () => ask(slug), locale: spoken });
      asked.set(slug, known);
      return known;
    },
    now: () => api.now(),
    dispose: off,
  };
}
