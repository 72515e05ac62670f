import { expect, inject } from 'vitest';
import { harmlessCss } from '#theme/custom-css/testing/harmless-css.ts';
import { hostileCss } from '#theme/custom-css/testing/hostile-css.ts';
import { saying } from '../e2e/fixtures/texts.ts';
import { livingVectors } from './custom-css/living-vectors.ts';
import { applyCustomCss, applyUnread, computedValue, fillIn } from './custom-css/page-scripts.ts';
import { serveSalonPage } from './custom-css/salon-page.ts';
import { t, test as base } from './journey.ts';
import { until } from './until.ts';
import type { Visitor } from './visitor.ts';

/** Each of many vectors is applied, and the page is looked at with it. */
const LONG = { timeout: 400_000 };

const test = base.extend('salon', async ({}, { onCleanup }) => {
  const salon = await serveSalonPage(`http://localhost:${inject('settings').port}`);
  onCleanup(() => salon.stop());
  return salon;
});

async function openFilledIn(visitor: Visitor, address: string): Promise<void> {
  const filters = t('eshop:filter.title');
  await visitor.open(address);
  await visitor.see('button', saying(filters));
  await visitor.run(fillIn, filters, 'secret');
}

/** Applies it as a company's own, and returns once it acts. */
function applyRead(visitor: Visitor, css: string, mark: string): Promise<void> {
  const rule = `:root{--vitrine-applied:${mark}}`;
  // An import counts at the start alone; what is left open at the end swallows what comes after it.
  return visitor.run(applyCustomCss, css.startsWith('@') ? css + rule : rule + css, mark);
}

test(
  'most of what is hostile acts on a salon’s page when nobody reads it',
  LONG,
  async ({ engine, visitor, salon }) => {
    await openFilledIn(visitor, salon.address);
    const living = await livingVectors({ engine, visitor, salon }, (css) => visitor.run(applyUnread, css));
    console.info(`applied unread: ${living.size} of ${hostileCss('').length} act in ${inject('engine')}`);
    expect(living.size).toBeGreaterThan(45);
    expect([...living.keys()]).toEqual(
      expect.arrayContaining(['a background', 'a nested attribute', 'a fixed host', 'a cover by shadow']),
    );
    // Firefox says of some that they are refused.
    await engine.pageErrors();
  },
);

test(
  'a company’s own CSS can neither load, cover, write nor touch a salon’s page',
  LONG,
  async ({ engine, visitor, salon }) => {
    await openFilledIn(visitor, salon.address);
    const living = await livingVectors({ engine, visitor, salon }, (css, mark) =>
      applyRead(visitor, css, mark),
    );
    expect(Object.fromEntries(living)).toEqual({});
  },
);

test('what is harmless of a company’s own CSS acts on a salon’s page', async ({ visitor, salon }) => {
  await openFilledIn(visitor, salon.address);
  for (const [index, { css, selector, property, value }] of harmlessCss.entries()) {
    await applyRead(visitor, '', `none-${index}`);
    const now = () => visitor.run(computedValue, selector, property);
    expect([css, await now()]).not.toEqual([css, value]);
    await applyRead(visitor, css, `of-${index}`);
    // Some colours take a moment to change.
    await until(
      async () => (await now()) === value,
      async () => `${css} came to ${await now()}`,
    );
  }
});
