import type { LocalizedText } from '#domain/locale.ts';

interface SeedPost {
  readonly slug: string;
  /** Slug of one of the magazine's categories. */
  readonly category: string;
  readonly position: 'home' | 'shop' | 'all';
  /** Slug of the shop that it tells of. */
  readonly shop?: string;
  readonly featured?: boolean;
  /** Days before the day of seeding on which it was written. */
  readonly daysAgo: number;
  /** Who wrote it, where somebody is named. */
  readonly author?: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  /** HTML. */
  readonly body: LocalizedText;
  readonly picture: string;
}

interface SeedPeriod {
  readonly slug: string;
  /** Days from the day of seeding: it begins and ends at midnight. */
  readonly from: number;
  readonly until: number;
  /** HTML. */
  readonly body: LocalizedText;
}

interface SeedEvent extends SeedPeriod {
  readonly showDates: boolean;
  readonly picture: string;
  readonly link?: { readonly url: string; readonly title: LocalizedText };
}

interface SeedAlert extends SeedPeriod {
  /** Slug of a service. */
  readonly service: string;
}

/** What a company tells its visitors. */
export interface SeedContent {
  readonly categories: readonly { readonly slug: string; readonly name: LocalizedText }[];
  readonly posts: readonly SeedPost[];
  readonly events: readonly SeedEvent[];
  readonly alerts: readonly SeedAlert[];
}
export type SeedPosts = SeedContent['posts'];
