import { and, asc, eq } from 'drizzle-orm';
import { catalogueChanges } from '../../../catalogue/changes.ts';
import { current } from '../../../content/announcements.ts';
import { eventWire } from '../../../content/events.ts';
import { newestPosts, publishedSlugs } from '../../../content/posts.ts';
import type { AppIcons } from '../../../icons/app-icons.ts';
import type { Database } from '../../../database/database.ts';
import { events } from '../../../database/schema/content.ts';
import { isClosed } from '../../../router/route.ts';
import type { CompanySite } from '../site.ts';
import { appManifest, manifestLocale } from './app-manifest.ts';
import { atomFeed, feedLocale } from './atom-feed.ts';
import { calendarLocale, eventCalendar } from './event-calendar.ts';
import { robotsText } from './robots.ts';
import { siteMapOf } from './site-map.ts';

/** Articles of a feed. */
const MOST_IN_FEED = 30;
/** Events of a calendar. */
const MOST_EVENTS = 100;

/** What programs read of a site beside its pages. */
export type SiteDocument =
  | { readonly kind: 'document'; readonly type: string; readonly text: string }
  /** It is there when the site is open again. */
  | { readonly kind: 'closed' };

interface AskedDocument {
  readonly path: string;
  readonly origin: string;
  readonly now: number;
  readonly icons: AppIcons;
}

/** The document of a path; null where the path is a page, or leads nowhere. */
export async function siteDocument(
  db: Database,
  site: CompanySite,
  asked: AskedDocument,
): Promise<SiteDocument | null> {
  if (asked.path === '/robots.txt') {
    return { kind: 'document', type: 'text/plain', text: robotsText(site, asked.origin) };
  }
  const spoken = manifestLocale(site, asked.path);
  if (spoken !== undefined) {
    const text = await appManifest(site, spoken, asked.icons);
    return { kind: 'document', type: 'application/manifest+json', text };
  }
  if (!/\.(xml|atom|ics)$/.test(asked.path)) return null;
  const found = await contentDocument(db, site, asked);
  const { tenant } = site;
  return found && isClosed(tenant) && !tenant.profile.isDebug ? { kind: 'closed' } : found;
}

async function contentDocument(
  db: Database,
  site: CompanySite,
  { path, origin, now }: AskedDocument,
): Promise<SiteDocument | null> {
  const { id, profile } = site.tenant;
  const written = (type: string, text: string | null): SiteDocument | null =>
    text === null ? null : { kind: 'document', type, text };
  if (/^\/sitemap[\d-]*\.xml$/.test(path) && profile.booker.seo.indexable) {
    const [posts, changes] = await Promise.all([publishedSlugs(db, id), catalogueChanges(db, id)]);
    return written('application/xml', siteMapOf(site, { posts, changes }, { origin, path }));
  }
  const feed = feedLocale(site, path);
  if (feed !== undefined) {
    const posts = await newestPosts(db, id, { language: feed, most: MOST_IN_FEED });
    return written('application/atom+xml', atomFeed(site, posts, feed, origin));
  }
  const locale = calendarLocale(site, path);
  if (locale === undefined) return null;
  const rows = await db
    .select()
    .from(events)
    .where(and(current(events, id, now), eq(events.showDates, true)))
    .orderBy(asc(events.start), asc(events.id))
    .limit(MOST_EVENTS);
  const announced = rows.map((row) => ({ ...eventWire(row), createdAt: row.createdAt }));
  return written('text/calendar', eventCalendar(site, announced, { locale, origin }));
}
