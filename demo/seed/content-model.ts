import type { LocalizedText } from '#domain/locale.ts';
import type { Rate } from '#domain/reviews/reviews.ts';

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

interface SeedReview {
  readonly rate: Rate;
  readonly daysAgo: number;
  /** As the service writes first names. */
  readonly name: string;
  /** Code of the language that it is written in. */
  readonly language: string;
  readonly text: string;
}

/** What customers say of a company at the stand-in of its review service. */
export interface SeedReviews {
  /** Its id there. */
  readonly site: string;
  readonly written: readonly SeedReview[];
  /** How many have said nothing, by their rate from one star to five. */
  readonly wordless: readonly number[];
}
