import type { Picture } from '../catalogue/catalogue.ts';
import type { ShopId } from '../catalogue/ids.ts';
import { isInLanguage } from '../languages/is-in-language.ts';
import type { Locale, LocalizedText } from '../locale.ts';
import type { Instant } from '../time/instant.ts';

/** An article of a company's magazine. */
export interface Post {
  readonly id: string;
  readonly slug: string;
  readonly published: boolean;
  /** Where it is shown besides the magazine: on the home page, at its linked shop, or both. */
  readonly position: 'home' | 'shop' | 'all';
  readonly linkedShop: ShopId | null;
  /** Languages that it is shown in; may hold `all`. */
  readonly languages: readonly string[];
  /** Shown first from `start` to `end`, both included; null is open. */
  readonly featured: {
    readonly isActive: boolean;
    readonly start: Instant | null;
    readonly end: Instant | null;
  };
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  /** Company HTML: sanitise before showing. Empty where it came in a list. */
  readonly body: LocalizedText;
  readonly picture: Picture | null;
  /** Empty where nobody is named. */
  readonly author: string;
  readonly createdAt: Instant;
  readonly changedAt: Instant;
}

/** Articles that a list shows at once. */
export const POSTS_AT_ONCE = 12;

/** Articles that the list of a company holds at most, the newest; older ones are asked for by their slug. */
export const POSTS_IN_LIST = 500;

/** Articles that a page about something else shows. */
export const POSTS_BESIDE = 3;

/** Whether an article is the magazine's first one at a moment. */
export function isFeatured({ featured: { isActive, start, end } }: Post, now: Instant): boolean {
  return isActive && (start === null || start <= now) && (end === null || now <= end);
}

/** The published ones of a language: the featured first, then the newest. */
export function magazinePosts(posts: readonly Post[], locale: Locale, now: Instant): readonly Post[] {
  const rank = (post: Post) => (isFeatured(post, now) ? 0 : 1);
  return posts
    .filter(({ published, languages }) => published && isInLanguage(languages, locale))
    .toSorted((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt);
}

/** Of those, the ones for the home page. */
export function homePosts(posts: readonly Post[]): readonly Post[] {
  return posts.filter(({ published, position }) => published && position !== 'shop');
}

/** Of those, the ones that tell of a shop, on its page. */
export function shopPosts(posts: readonly Post[], shop: ShopId): readonly Post[] {
  return posts.filter(
    ({ published, position, linkedShop }) => published && linkedShop === shop && position !== 'home',
  );
}
