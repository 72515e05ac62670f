import { expect } from '@playwright/test';
import { test } from '../../fixtures/journey.ts';
import { Entrance } from '../entrance.ts';

test.use({ apart: 'late' });

const SACHA = 'sacha@example.com';
const MINUTE = 60_000;

test('a code lets in by two fields and two presses', async ({ page, at, later, codeTo }) => {
  const visitor = new Entrance(page);
  // Another journey may just have asked for a mail in this name: an address has one a minute.
  await later(MINUTE);
  await page.goto(at('maison', '/contact'));
  await page.evaluate(() => {
    const counted = Object.assign(globalThis, { presses: 0, fields: new Set<EventTarget>() });
    document.addEventListener(
      'click',
      ({ isTrusted }) => {
        counted.presses += Number(isTrusted);
      },
      true,
    );
    document.addEventListener('input', (event) => void counted.fields.add(event.composedPath()[0]!), true);
  });
  await visitor.open();
  await visitor.askCode(SACHA);
  await visitor.code().fill(await codeTo(SACHA));
  await visitor.expectCustomer('Sacha');
  const counted = await page.evaluate(() => [
    Reflect.get(globalThis, 'presses') as number,
    (Reflect.get(globalThis, 'fields') as Set<EventTarget>).size,
  ]);
  expect(counted).toEqual([2, 2]);
});
