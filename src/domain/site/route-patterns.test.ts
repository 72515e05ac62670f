import { describe, expect, test } from 'vitest';
import { LOCALES } from '../locale.ts';
import { buildHref, parsePath, type Route } from './routes.ts';
import { addedRoutes, areAlike, type RoutePattern } from './route-patterns.ts';

const patterns: readonly RoutePattern[] = [
  { kind: 'tour', path: '/visite' },
  { kind: 'tour-stop', path: '/visite/:stop' },
];
const added = addedRoutes(patterns);
const site = { locales: LOCALES, added };
/** As a feature's file would declare them. */
const stop = { kind: 'tour-stop', stop: 'café/1' } as unknown as Route;

describe('the pages that features add', () => {
  test('a page that a feature adds keeps its parameters in its address, and back', () => {
    const href = buildHref(stop, 'de', { tab: 'x' }, added);
    expect(href).toBe('/de/visite/caf%C3%A9%2F1?tab=x');
    expect(parsePath(href, site)).toEqual({ kind: 'found', locale: 'de', route: stop });
    expect(parsePath('/visite', site)).toMatchObject({ route: { kind: 'tour' } });
  });

  test('the first segment of an added page reaches no shop, nor a page below it', () => {
    expect(parsePath('/visite/1/2', site).kind).toBe('not-found');
    expect(parsePath('/visite/services/soins', site).kind).toBe('not-found');
    expect(parsePath('/visite', { locales: LOCALES })).toMatchObject({ route: { kind: 'shop' } });
  });

  test('an added page gives way to the pages of the site', () => {
    const taken = addedRoutes([{ kind: 'tour', path: '/:any' }]);
    expect(parsePath('/contact', { locales: LOCALES, added: taken })).toMatchObject({
      route: { kind: 'contact' },
    });
  });

  test.each([
    ['/visite/:stop', '/visite/:other', true],
    ['/visite/:stop', '/visite/carte', true],
    ['/visite/:stop', '/visite', false],
    ['/visite/:stop', '/tour/:stop', false],
  ])('the patterns %s and %s are alike: %s', (one, other, are) => {
    expect(areAlike({ kind: 'a', path: one }, { kind: 'b', path: other })).toBe(are);
  });
});
