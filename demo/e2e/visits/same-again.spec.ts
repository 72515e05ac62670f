import { expect } from '@playwright/test';
import { test } from '../fixtures/journey.ts';
import { RESERVATION, Visitor } from '../fixtures/visitor.ts';

/** Back leads to what was booked, also where the page is loaded anew there; Forward to the times again. */
async function expectConfirmationBehind(visitor: Visitor, reference: string): Promise<void> {
  const { page } = visitor;
  await page.goBack();
  await page.reload();
  await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
  expect(await visitor.reference()).toBe(reference);
  await page.goForward();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
}

test('a visitor who books at a shop’s own page sees what they booked again, after a reload too', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/paris-marais/services/massages/massage-suedois?page=reserved'));
  await visitor.choosePractitioner('Inès');
  await visitor.chooseTime();
  const booked = await visitor.bookAsGuest(email);
  await visitor.button('reservation:confirmation.same').click();
  await expect(visitor.heading('reservation:time.title')).toBeFocused();
  await visitor.showFreeTimes();
  await expectConfirmationBehind(visitor, booked);
  await visitor.showFreeTimes();
  await expect(visitor.practitioner('Inès')).toBeChecked();
});

test('a visitor begins the same visit again from its confirmation, with the person whom they chose', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', RESERVATION));
  await visitor.chooseShop('Maison Orée Marais');
  await visitor.choosePractitioner('Inès');
  await visitor.chooseTime();
  const first = await visitor.bookAsGuest(email);
  await visitor.button('reservation:confirmation.same').click();
  await expect(visitor.heading('reservation:time.title')).toBeFocused();
  await visitor.showFreeTimes();
  await expect(visitor.practitioner('Inès')).toBeChecked();
  await visitor.chooseTime();
  // What was typed is there.
  await expect(visitor.heading('reservation:review.title')).toBeVisible();
  expect(await visitor.confirm()).not.toBe(first);
});

test('a visitor of a salon’s page who chose nobody chooses nobody for the same visit either', async ({
  page,
  at,
  email,
}) => {
  const visitor = new Visitor(page);
  await page.goto(at('primary', '/salon.html'));
  await visitor.bookButton('Massage suédois').click();
  await visitor.chooseShop('Maison Orée Sevilla');
  await visitor.chooseTime();
  const booked = await visitor.bookAsGuest(email);
  await visitor.button('reservation:confirmation.same').click();
  await expect(visitor.heading('reservation:time.title')).toBeFocused();
  await visitor.showFreeTimes();
  await expect(visitor.practitioner(visitor.t('reservation:practitioner.any'))).toBeChecked();
  // Back leads to what was booked, Forward to the times, and Back once more out of the reservation, to where it was opened.
  await page.goBack();
  await expect(visitor.heading('reservation:confirmation.title')).toBeFocused();
  expect(await visitor.reference()).toBe(booked);
  // The address of a confirmation shows it after a reload as well.
  await page.reload();
  await expect(visitor.heading('reservation:confirmation.title')).toBeVisible();
  expect(await visitor.reference()).toBe(booked);
  await page.goForward();
  await expect(visitor.heading('reservation:time.title')).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(visitor.heading('reservation:time.title')).toBeHidden();
  await expect(visitor.heading('reservation:confirmation.title')).toBeHidden();
  await expect(visitor.bookButton('Massage suédois')).toBeVisible();
});
