import { expect, test } from 'vitest';
import { serviceId } from '#domain/catalogue/ids.ts';
import { showReservation } from '../../testing/reservations.ts';
import { calm } from '../../testing/saved-visits.ts';
import { visitFeature } from '../feature.ts';
import { twoTabs } from '../testing/two-tabs.ts';
import type { Page } from '../../testing/visitor.ts';
import { CONTACT, hold, openVisit, startAt, starts } from '../../testing/visits.ts';

test('a tab learns what the visitor holds in another one, until that runs out', async () => {
  const { visitor, first, second } = await twoTabs();
  expect(first.visit.otherTabs.$heldInOtherTab.get()).toBeNull();
  expect(second.visit.otherTabs.$heldInOtherTab.get()).toMatchObject({
    lines: [{ externalServiceId: '101' }],
  });
  await visitor.clock.advance(11 * 60_000);
  expect(second.visit.otherTabs.$heldInOtherTab.get()).toBeNull();
});

test('a tab that holds a time is open as long as it answers, and closed in all others once it does not', async () => {
  const { visitor, first, second } = await twoTabs();
  const { $otherTab, $heldInOtherTab } = second.visit.otherTabs;
  expect($otherTab.get()).toBe('open');
  await visitor.clock.advance(60_000);
  expect($otherTab.get()).toBe('open');
  first.page.site.dispose();
  const third = await openVisit(visitor);
  await visitor.clock.advance(15_000);
  for (const { visit } of [second, third]) expect(visit.otherTabs.$otherTab.get()).toBe('closed');
  expect($heldInOtherTab.get()).not.toBeNull();
  third.visit.otherTabs.continueHeld();
  expect(third.visit.$stage.get().kind).toBe('held');
});

test('a tab that was closed is asked for once another is looked at again', async () => {
  const { visitor, first, second } = await twoTabs();
  first.page.site.dispose();
  second.page.returnToTab();
  await visitor.clock.advance(1_000);
  expect(second.visit.otherTabs.$otherTab.get()).toBe('closed');
});

test('a tab that holds a time is called neither open nor closed before it has answered', async () => {
  const { visitor } = await twoTabs();
  const { site } = await visitor.open();
  const { otherTabs } = await site.open(visitFeature);
  const said: unknown[] = [];
  otherTabs.$heldInOtherTab.subscribe((held) => held && said.push(otherTabs.$otherTab.get()));
  otherTabs.$otherTab.listen((state) => said.push(state));
  await calm(visitor);
  await visitor.clock.advance(60_000);
  expect(said).toEqual(['asked', 'open']);
});

test('a tab that is opened later learns what is held, and one that is reloaded still holds it', async () => {
  const { visitor, first } = await twoTabs();
  const third = await openVisit(visitor);
  expect(third.visit.otherTabs.$heldInOtherTab.get()).not.toBeNull();
  first.page.site.dispose();
  const again = await openVisit(visitor, { tabStorage: first.page.tabStorage });
  expect(again.visit.$stage.get().kind).toBe('held');
  expect(again.visit.otherTabs.$heldInOtherTab.get()).toBeNull();
});

test('a tab that is duplicated lets go of what the first one holds, learns of it, and can hold a time beside it', async () => {
  const { visitor, first, released } = await twoTabs();
  await visitor.clock.advance(1000);
  const copy = await openVisit(visitor, { tabStorage: new Map(first.page.tabStorage) });
  showReservation(copy.page, copy.visit);
  await calm(visitor);
  expect(first.visit.$stage.get().kind).toBe('held');
  expect(copy.visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
  expect(copy.visit.otherTabs.$heldInOtherTab.get()).toMatchObject({ lines: [{ externalServiceId: '101' }] });
  expect(copy.visit.$draft.get()).toMatchObject(CONTACT);
  await hold(copy.visit, '20260105', 11);
  await calm(visitor);
  expect([first.visit.$stage.get().kind, copy.visit.$stage.get().kind]).toEqual(['held', 'held']);
  expect(released()).toBe(0);
  // Each is itself over a reload.
  const again = await openVisit(visitor, { tabStorage: copy.page.tabStorage });
  await calm(visitor);
  expect(again.visit.$stage.get().kind).toBe('held');
  expect(first.visit.$stage.get().kind).toBe('held');
});

test('a duplicate that is opened in the very moment has another id as well', async () => {
  const { visitor, first } = await twoTabs();
  const copy = await openVisit(visitor, { tabStorage: new Map(first.page.tabStorage) });
  await calm(visitor);
  const kinds = [first, copy].map(({ visit }) => visit.$stage.get().kind);
  expect(kinds.toSorted()).toEqual(['choosing', 'held']);
});

test('another language of the page is no duplicate of the tab, whichever was there first', async () => {
  const { visitor, first } = await twoTabs();
  await visitor.clock.advance(1000);
  const german = await openVisit(visitor, { inPage: first.page });
  await calm(visitor);
  expect([first.visit.$stage.get().kind, german.visit.$stage.get().kind]).toEqual(['held', 'held']);
  expect(german.visit.otherTabs.$heldInOtherTab.get()).toBeNull();
  expect(first.visit.otherTabs.$heldInOtherTab.get()).toBeNull();
});

test('all languages of a duplicate have one id, and those of the first tab go on with theirs', async () => {
  const { visitor, first } = await twoTabs();
  const stored = new Map(first.page.tabStorage);
  const copy = await openVisit(visitor, { tabStorage: stored });
  const german = await openVisit(visitor, { inPage: copy.page });
  const spanish = await openVisit(visitor, { inPage: first.page });
  await calm(visitor);
  const held = [first, spanish, copy, german].map(({ visit }) => visit.$stage.get().kind);
  expect(held).toEqual(['held', 'held', 'choosing', 'choosing']);
  await hold(copy.visit, '20260105', 11);
  await calm(visitor);
  const lines = [{ externalServiceId: '101' }];
  for (const { visit } of [first, spanish, copy])
    expect(visit.otherTabs.$heldInOtherTab.get()).toMatchObject({ lines });
  expect(german.visit.otherTabs.$heldInOtherTab.get()).toMatchObject({ lines });
  expect(first.visit.$stage.get().kind).toBe('held');
});

test('a hold that is continued in another tab is held there, and the first lets go without giving it back', async () => {
  const { visitor, first, second, released } = await twoTabs();
  second.visit.otherTabs.continueHeld();
  await calm(visitor);
  expect(second.visit.$stage.get().kind).toBe('held');
  expect(first.visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
  expect(first.visit.otherTabs.$heldInOtherTab.get()).not.toBeNull();
  expect(first.visit.otherTabs.$letGo.get()).toBe('continued');
  expect(released()).toBe(0);
  expect(first.visit.$draft.get()).toMatchObject(CONTACT);
  expect(second.visit.$draft.get()).toMatchObject({ firstname: 'Bea' });
  expect((await second.visit.confirm()).kind).toBe('confirmed');
});

/** The first of two tabs holds a time and has all details; in the second nothing is typed. */
async function typedInFirst() {
  const tabs = await twoTabs();
  tabs.second.visit.edit({ firstname: '', lastname: '', email: '', phone: '', message: '' });
  tabs.first.visit.edit({ message: 'Sonnez deux fois' });
  const goOn = async () => {
    tabs.second.visit.otherTabs.continueHeld();
    await calm(tabs.visitor);
  };
  return { ...tabs, goOn };
}

test('what was typed goes along with the hold, and lies in nothing that tabs share', async () => {
  const { visitor, second, goOn } = await typedInFirst();
  await goOn();
  expect(second.visit.$draft.get()).toEqual({ ...CONTACT, message: 'Sonnez deux fois' });
  const told = [...visitor.kept.values(), ...visitor.jar.values()].join();
  for (const typed of [...Object.values(CONTACT), 'Sonnez']) if (typed) expect(told).not.toContain(typed);
  expect((await second.visit.confirm()).kind).toBe('confirmed');
});

test('what was typed completes what agrees with it, and replaces no message', async () => {
  const { second, goOn } = await typedInFirst();
  second.visit.edit({ firstname: CONTACT.firstname, message: 'Merci' });
  await goOn();
  expect(second.visit.$draft.get()).toEqual({ ...CONTACT, message: 'Merci' });
});

test('a message goes along where nobody is named yet', async () => {
  const { first, second, goOn } = await typedInFirst();
  first.visit.edit({ firstname: '', lastname: '', email: '', phone: '' });
  second.visit.edit({ firstname: 'Bea' });
  await goOn();
  expect(second.visit.$draft.get()).toMatchObject({
    firstname: 'Bea',
    email: '',
    message: 'Sonnez deux fois',
  });
});

test('what was typed of two people in two tabs is mixed by neither', async () => {
  const { first, second, goOn } = await typedInFirst();
  first.visit.edit({ phone: '' });
  second.visit.edit({ phone: '07 98 76 54 32' });
  await goOn();
  expect(second.visit.$draft.get()).toEqual({
    firstname: '',
    lastname: '',
    email: '',
    phone: '07 98 76 54 32',
    message: '',
  });
});

test('what was typed for a visit is nothing to a tab that has another', async () => {
  const { visitor, second, goOn } = await typedInFirst();
  const third = await openVisit(visitor);
  await goOn();
  expect(second.visit.$draft.get()).toMatchObject(CONTACT);
  expect(third.visit.$draft.get()).toMatchObject({ firstname: '', email: '' });
});

test('a hold comes with the duration and the person that it was wished with', async () => {
  const { visitor, first, second } = await twoTabs();
  first.visit.choosePractitioner(serviceId('s1'), 'p1');
  await calm(visitor);
  await hold(first.visit);
  await calm(visitor);
  second.visit.otherTabs.continueHeld();
  expect(second.visit.$plan.get().services[0]?.practitionerId).toBe('p1');
  expect((await second.visit.extend()).kind).toBe('held');
});

test('a hold that is released from another tab is free for the times there, and the first tab says why', async () => {
  const { visitor, first, second, released } = await twoTabs();
  for (const { visit } of [first, second]) visit.choosePractitioner(serviceId('s1'), 'p1');
  await calm(visitor);
  await hold(first.visit);
  await calm(visitor);
  const before = released();
  expect(starts(second.visit)).not.toContain('20260105 9');
  await second.visit.otherTabs.releaseHeld();
  await calm(visitor);
  expect(released()).toBe(before + 1);
  expect(starts(second.visit)).toContain('20260105 9');
  expect(second.visit.otherTabs.$heldInOtherTab.get()).toBeNull();
  expect(first.visit.$stage.get()).toEqual({ kind: 'choosing', failure: null });
  expect(first.visit.otherTabs.$letGo.get()).toBe('freed');
  expect(first.visit.$draft.get()).toMatchObject(CONTACT);
  await first.visit.choose('20260105', startAt(second.visit, '20260105', 9));
  expect(first.visit.otherTabs.$letGo.get()).toBeNull();
  await calm(visitor);
  await second.visit.otherTabs.releaseHeld();
  await calm(visitor);
  first.visit.otherTabs.forgetLetGo();
  expect([first.visit.$stage.get().kind, first.visit.otherTabs.$letGo.get()]).toEqual(['choosing', null]);
});

test('a hold that is being booked is offered to no other tab', async () => {
  const { visitor, first, second } = await twoTabs();
  visitor.backEnd.always = 'drop';
  const confirming = first.visit.confirm();
  await calm(visitor);
  expect(second.visit.otherTabs.$heldInOtherTab.get()).toBeNull();
  await visitor.clock.advance(120_000);
  expect((await confirming).kind).toBe('unconfirmed');
  expect(second.visit.otherTabs.$heldInOtherTab.get()).toBeNull();
});

test('a hold is not taken over while something is held here', async () => {
  const { visitor, second } = await twoTabs();
  await hold(second.visit, '20260105', 11);
  second.visit.otherTabs.continueHeld();
  await calm(visitor);
  expect(second.visit.$stage.get()).toMatchObject({ kind: 'held' });
  expect(second.visit.otherTabs.$heldInOtherTab.get()).not.toBeNull();
});

test('what a tab tells the others has nothing of what a visitor typed', async () => {
  const { visitor } = await twoTabs();
  const told = [...visitor.kept.values()].join();
  for (const typed of Object.values(CONTACT)) expect(told).not.toContain(typed);
});

test('a tab that is closed leaves its hold to the others, and no open reservation', async () => {
  const { visitor, first, second } = await twoTabs();
  const page: Page = first.page;
  page.site.dispose();
  second.visit.otherTabs.continueHeld();
  await calm(visitor);
  expect((await second.visit.confirm()).kind).toBe('confirmed');
});
