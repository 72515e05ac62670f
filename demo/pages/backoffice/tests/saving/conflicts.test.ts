import { expect, test } from 'vitest';
import {
  both,
  BLUE,
  FOOTER,
  gate,
  general,
  GREEN,
  isDown,
  openOffice,
  pass,
  RED,
  withClock,
  type Conflict,
} from './open-office.ts';

withClock();

test('a conflict that is met while the back end is down is met once it is there, and stops nothing for good', async () => {
  const { edit, end, state, conflicts, saving } = openOffice();
  end.save(FOOTER);
  end.before = ({ method }) => {
    if (method === 'GET') isDown();
  };
  edit(RED);
  await pass(1300);
  expect(state()).toBe('failed');
  await expect(saving.save()).resolves.toBe(false);
  end.before = () => undefined;
  await pass(5000);
  expect(state()).toBe('conflict');
  expect(conflicts).toHaveLength(1);
  expect(saving.settle(conflicts[0] as Conflict)).toBe(true);
  await pass(0);
  expect([state(), end.draft]).toEqual(['saved', RED]);
});

test('to decide while the back end is down is told as failed, and comes back by itself', async () => {
  const { edit, end, state, conflicts, saving } = openOffice();
  end.save(FOOTER);
  edit(RED);
  await pass(1300);
  end.before = isDown;
  await expect(saving.meet()).resolves.toBe(false);
  expect(state()).toBe('failed');
  end.before = () => undefined;
  await pass(5000);
  expect([state(), conflicts.length]).toEqual(['conflict', 2]);
});

test('while a conflict is met nothing else is sent, and what was shown of it is what is settled', async () => {
  const { edit, end, conflicts, saving, look } = openOffice();
  end.save(FOOTER);
  const reading = gate();
  end.before = ({ method }) => (method === 'GET' ? reading.opened : undefined);
  edit(RED);
  await pass(1300);
  const second = saving.save();
  edit(both(RED, general({ menuColor: '#222222' })));
  await pass(1300);
  reading.open();
  await expect(second).resolves.toBe(false);
  expect(end.sent('PUT', /draft/)).toHaveLength(1);
  end.save(BLUE);
  await saving.meet();
  const [first, newer] = conflicts as [Conflict, Conflict];
  expect(saving.settle(first)).toBe(false);
  expect(saving.merged(newer)).toEqual(look.change());
  expect(saving.settle(newer)).toBe(true);
  await pass(0);
  expect(end.draft).toEqual(look.change());
});

test('what somebody else alone has changed is taken either way, and not shown as a difference', async () => {
  const { edit, end, conflicts, saving } = openOffice();
  end.save(FOOTER);
  edit(RED);
  await pass(1300);
  const [conflict] = conflicts as [Conflict];
  expect(conflict.paths.toSorted()).toEqual(['themes.general.buttonsColor', 'themes.general.footerColor']);
  expect(conflict.shown).toEqual(['themes.general.buttonsColor']);
  expect(saving.merged(conflict)).toEqual(both(RED, FOOTER));
});

test('a draft of somebody else that is the same is no conflict', async () => {
  const { edit, end, state, conflicts } = openOffice();
  end.save(RED);
  edit(RED);
  await pass(1300);
  expect([state(), conflicts]).toEqual(['saved', []]);
});

test('what somebody else has published leaves what was changed here, which is no draft of theirs', async () => {
  const { edit, end, state, conflicts, news, look } = openOffice();
  edit(RED);
  await pass(1300);
  end.publish(both(GREEN, RED));
  edit(both(RED, FOOTER));
  await pass(1300);
  expect(conflicts).toEqual([]);
  expect(news).toEqual([{ number: 1 }]);
  expect(look.published()).toEqual(RED);
  await pass(0);
  expect([state(), end.draft]).toEqual(['saved', FOOTER]);
});

test('what visitors see otherwise since somebody else has published is asked about, and mine is all of mine', async () => {
  const { edit, end, conflicts, look, saving } = openOffice();
  end.save(BLUE);
  end.publish(BLUE);
  edit(both(RED, FOOTER));
  await pass(1300);
  expect(conflicts).toMatchObject([
    { paths: ['themes.general.buttonsColor'], news: { number: 1 }, change: {} },
  ]);
  expect(saving.merged(conflicts[0] as Conflict)).toEqual(both(RED, FOOTER));
  expect(look.published()).toEqual(BLUE);
});

test('who goes back to what was published learns that visitors see another look', async () => {
  const { edit, end, news, look, state } = openOffice();
  edit(RED);
  await pass(1300);
  end.publish(BLUE, false);
  edit(GREEN);
  await pass(1300);
  await pass(0);
  expect([news, look.published(), state()]).toEqual([[{ number: 1 }], BLUE, 'saved']);
  edit(GREEN);
  await pass(1300);
  expect(end.draft).toEqual(GREEN);
});

test('that somebody else has published is noticed by looking around too, and told once', async () => {
  const { end, news, look, saving, state } = openOffice();
  end.publish(BLUE, false);
  await saving.lookAround();
  await saving.lookAround();
  expect([news, look.published(), state()]).toEqual([[{ number: 1 }], BLUE, 'saved']);
  end.before = isDown;
  end.publish(RED, false);
  await expect(saving.lookAround()).resolves.toBeUndefined();
  expect(state()).toBe('saved');
});
