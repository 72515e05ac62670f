import { expect, inject, test as base } from 'vitest';
import { STANDARDS } from '../e2e/fixtures/looks/axe.ts';
import { textsIn } from '../e2e/fixtures/texts.ts';
import { launchFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { launchWebKit } from './webkit.ts';

const LAUNCH = { firefox: launchFirefox, webkit: launchWebKit };

/** What the product says in French. */
export const t = textsIn('fr');

/** The address of a path on one of the demo's hosts. */
export const at = (host: string, path = '/') => `http://${host}.localhost:${inject('settings').port}${path}`;

export const expectAccessible = async (visitor: Visitor) =>
  expect(await visitor.faults(STANDARDS)).toEqual([]);

/** One browser for the tests of a file; a test ends with a failure when a page reported an error in it. */
export const test = base
  .extend('engine', { scope: 'file' }, async ({}, { onCleanup }) => {
    const engine = await LAUNCH[inject('engine')](inject('settings'));
    onCleanup(() => engine.close());
    return engine;
  })
  .extend('visitor', async ({ engine }, { onCleanup }) => {
    onCleanup(async () => expect(await engine.pageErrors()).toEqual([]));
    return new Visitor(engine);
  });
