import type { Service, Shop } from '../../catalogue/catalogue.ts';
import type { RouteQuery } from '../route-query.ts';
import { serviceRoute, type ServiceRoute } from '../routes.ts';

/** What a link needs to know of a service. */
export type WishedService = Pick<Service, 'id' | 'slug' | 'categorySlugs'>;

/** A visit that a link asks for. */
export interface WishedVisit {
  /** One service or more, in the order of the visit. */
  readonly services: readonly [WishedService, ...WishedService[]];
  readonly shop: Pick<Shop, 'slug'>;
  /** Of the company. */
  readonly shopCount: number;
  /** By the places of the services; null where nothing is wished. */
  readonly durations?: readonly (number | null)[];
  readonly practitioners?: readonly (string | null)[];
}

export interface WishedVisitPlace {
  readonly route: ServiceRoute;
  readonly query: Partial<RouteQuery>;
}

/** The reservation of a visit at a shop; another visit that is open there waits beside it. */
export function wishedVisitPlace({
  services,
  shop,
  shopCount,
  durations = [],
  practitioners = [],
}: WishedVisit): WishedVisitPlace {
  const [first] = services;
  // Named twice, it is one service of the visit all the same, and has one place among the wishes.
  const isMeant = (_: unknown, at: number) => services.findIndex(({ id }) => id === services[at]?.id) === at;
  const wishes = (list: readonly (number | string | null)[]) =>
    list.some(Boolean)
      ? list
          .filter(isMeant)
          .map((each) => each ?? '')
          .join()
      : undefined;
  const [duration, people] = [wishes(durations), wishes(practitioners)];
  return {
    route: serviceRoute(shop.slug, shopCount, first.categorySlugs[0] ?? '-', first.slug),
    query: {
      page: 'reserved',
      cart: services.filter(isMeant).map(({ id }) => id),
      ...(duration !== undefined && { duration }),
      ...(people !== undefined && { with: people }),
    },
  };
}

/** The durations and practitioners that an address wishes for, by the places of its services. */
export function choicesIn({
  duration = '',
  with: people = '',
}: Pick<RouteQuery, 'duration' | 'with'>): Required<Pick<WishedVisit, 'durations' | 'practitioners'>> {
  const items = (list: string) => list.split(',').map((each) => each.trim());
  return {
    durations: items(duration).map((each) => (/^\d{1,4}$/.test(each) ? Number(each) : null)),
    practitioners: items(people).map((each) => each || null),
  };
}
