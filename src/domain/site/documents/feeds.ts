import { DEFAULT_LOCALE, type Locale } from '../../locale.ts';
import type { AddedRoutes } from '../route-patterns.ts';
import { buildPath, type Route } from '../routes.ts';

/** The path of the magazine's feed, as `/en/magazine.atom`, by that of its list in the same language. */
export const feedOf = (magazine: string): string => `${magazine}.atom`;

/** The path of the calendar of events in a language, as `/en/events.ics`. */
export const calendarPath = (locale: Locale): string =>
  `${locale === DEFAULT_LOCALE ? '' : `/${locale}`}/events.ics`;

interface SiteOfPage {
  readonly navigation: { href(route: Route): string | null; readonly added: AddedRoutes | undefined };
  /** Any host may show the pages at the same paths, yet only the back end's origin has the feeds. */
  readonly isAtBackEnd: boolean;
}

/** The path of a page of the company's own site, whose server has the feeds beside its pages; null on any other. */
export function ownPath(
  { navigation, isAtBackEnd }: SiteOfPage,
  route: Route,
  locale: Locale,
): string | null {
  const href = navigation.href(route);
  return isAtBackEnd && href === buildPath(route, locale, navigation.added) ? href : null;
}
