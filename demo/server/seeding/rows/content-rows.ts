import { cleanHtml } from '../../content/clean-html.ts';
import { cleanTexts } from '../../content/written.ts';
import type { SeedContent } from '#seed/content-model.ts';
import type { SeedCompany } from '#seed/model.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { alerts, events, postCategories, posts } from '../../database/schema/content.ts';
import { articleRowId, shopRowId } from './company-rows.ts';
import type { PictureOf } from './picture-source.ts';

const DAY = 86_400_000;

interface ContentRows {
  readonly postCategories: (typeof postCategories.$inferInsert)[];
  readonly posts: (typeof posts.$inferInsert)[];
  readonly events: (typeof events.$inferInsert)[];
  readonly alerts: (typeof alerts.$inferInsert)[];
}

/** Throws, naming it, where a company speaks of a service, a shop or a category that it does not have. */
export function contentRows(
  seed: SeedCompany,
  content: SeedContent,
  pictureOf: PictureOf,
  now: Date,
): ContentRows {
  const companyId = seed.company.nickname;
  const html = (text: LocalizedText) =>
    cleanTexts(text, (words) => cleanHtml(words, { companyId, origins: [] }));
  return {
    postCategories: content.categories.map(({ slug, name }, index) => ({
      companyId,
      id: categoryId(content, slug),
      slug,
      name,
      createdAt: new Date(now.getTime() + index),
    })),
    posts: content.posts.map((post) => {
      const createdAt = daysFrom(now, -post.daysAgo);
      return {
        companyId,
        id: `post-${post.slug}`,
        slug: post.slug,
        published: true,
        position: post.position,
        linkedShop: post.shop === undefined ? null : shopRowId(knownShop(seed, post.shop)),
        languages: ['all'],
        featured: post.featured ?? false,
        title: post.title,
        summary: post.summary,
        body: html(post.body),
        image: pictureOf(companyId, post.picture),
        categoryId: categoryId(content, post.category),
        author: post.author ?? '',
        createdAt,
        changedAt: createdAt,
      };
    }),
    events: content.events.map((event) => ({
      companyId,
      id: `event-${event.slug}`,
      ...periodOf(event, now),
      images: [pictureOf(companyId, event.picture)],
      showDates: event.showDates,
      body: html(event.body),
      linkUrl: event.link?.url ?? '',
      linkTitle: event.link?.title ?? {},
      createdAt: now,
    })),
    alerts: content.alerts.map((alert) => ({
      companyId,
      id: `alert-${alert.slug}`,
      ...periodOf(alert, now),
      serviceId: articleRowId(seed, alert.service),
      body: html(alert.body),
      createdAt: now,
    })),
  };
}

function periodOf({ from, until }: { readonly from: number; readonly until: number }, now: Date) {
  return { start: daysFrom(now, from), end: daysFrom(now, until) };
}

function daysFrom(now: Date, days: number): Date {
  return new Date(Math.floor(now.getTime() / DAY) * DAY + days * DAY);
}

function categoryId({ categories }: SeedContent, slug: string): string {
  if (!categories.some((category) => category.slug === slug))
    throw new Error(`The magazine has no category ${slug}.`);
  return `post-category-${slug}`;
}

function knownShop({ company, shops }: SeedCompany, slug: string): string {
  if (!shops.some((shop) => shop.slug === slug)) throw new Error(`${company.nickname} has no shop ${slug}.`);
  return slug;
}
