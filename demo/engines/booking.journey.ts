import { expect, inject } from 'vitest';
import type { ContactField } from '#domain/people/contact-details.ts';
import { computedStyles } from '../e2e/fixtures/looks/computed-styles.ts';
import { saying, type TextKey } from '../e2e/fixtures/texts.ts';
import { at, expectAccessible, t, test } from './journey.ts';

const text = (key: TextKey) => saying(t(key));
const field = (name: ContactField) => new RegExp(`^${t(`reservation:details.${name}`)}`);
const FREE_TIME = /^\d{1,2}\sh(\s\d\d)?(, .*, disponible)?$/;

/** In the order of the form. */
const anna = (email: string): readonly (readonly [ContactField, string])[] => [
  ['firstname', 'Anna'],
  ['lastname', 'Kessler'],
  ['email', email],
  ['phone', '0612345678'],
];

test('a guest books by mouse, from the home page to the mail, and cancels', async ({ visitor }) => {
  const { shop, person } = inject('wish');
  const email = `mouse-${inject('engine')}@example.com`;
  await visitor.open(at('maison'));
  // What lies below moves down when the shops arrive.
  await visitor.see('link', /^Maison Orée Graslin/);
  await visitor.click('link', /^Massages/);
  await visitor.click('link', /^Massage suédois$/);
  // The list has a button of that name too, as long as the page that was asked for is on its way.
  await visitor.see('button', /^Où la réserver$/);
  await visitor.click('button', /^Réserver Massage suédois$/);
  await visitor.click('button', new RegExp(`^${shop}`));
  // The first free day of each may come to stand beside the names.
  await visitor.choose(new RegExp(`^${person}`));
  await expectAccessible(visitor);
  await visitor.click('button', FREE_TIME);
  await visitor.see('heading', text('reservation:details.title'));
  await visitor.click('button', text('reservation:details.done'));
  await visitor.see('button', /^Indiquez votre prénom$/);
  await expectAccessible(visitor);
  for (const [name, value] of anna(email)) {
    await visitor.click('textbox', field(name));
    await visitor.type(value);
  }
  await visitor.click('button', text('reservation:details.done'));
  await visitor.click('button', text('reservation:review.confirm'));
  await visitor.see('heading', text('reservation:confirmation.title'));
  await expectAccessible(visitor);
  await visitor.click('link', /^Gérer mon rendez-vous/);
  await visitor.click('button', /^Annuler le rendez-vous$/);
  await visitor.see('dialog', /^Annuler ce rendez-vous/);
  await expectAccessible(visitor);
  await visitor.press('Escape');
  await visitor.click('button', /^Annuler le rendez-vous$/);
  await visitor.click('button', /^Oui, annuler$/);
  await visitor.see('heading', /^Ce rendez-vous est annulé$/);
  await visitor.open(at('mail'));
  expect(await visitor.see('link', new RegExp(email))).toContain('annulé');
});

test("a guest books by keyboard alone, on a salon's own page of another origin", async ({ visitor }) => {
  const email = `keyboard-${inject('engine')}@example.com`;
  const choose = async (role: string, name: RegExp) => {
    await visitor.tabTo(role, name);
    await visitor.press('Enter');
  };
  await visitor.open(at('primary'));
  await choose('button', /^Massages/);
  await choose('button', /^Réserver Massage suédois$/);
  await choose('button', FREE_TIME);
  await visitor.see('heading', text('reservation:details.title'));
  for (const [name, value] of anna(email)) {
    await visitor.tabTo('textbox', field(name));
    await visitor.type(value);
  }
  await choose('button', text('reservation:details.done'));
  await choose('button', text('reservation:review.confirm'));
  await visitor.see('heading', text('reservation:confirmation.title'));
  await visitor.open(at('mail'));
  expect(await visitor.see('link', new RegExp(email))).toContain('Votre rendez-vous');
});

test("nothing of the salon's page shows inside the booking", async ({ visitor }) => {
  await visitor.open(at('primary'));
  await visitor.see('button', /^Massages/);
  await expectAccessible(visitor);
  // The room that the page gives is the page's to decide; everything inside follows it.
  await visitor.run(async () => {
    document.querySelector<HTMLElement>('vitrine-booking')?.style.setProperty('width', '640px', 'important');
    await document.fonts.ready;
  });
  const hostile = await visitor.runOn('vitrine-booking', computedStyles);
  expect(hostile.length).toBeGreaterThan(10);
  await visitor.run(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
  });
  expect(await visitor.runOn('vitrine-booking', computedStyles)).toEqual(hostile);
});
