import { expect, test } from 'vitest';
import {
  both,
  BLUE,
  FOOTER,
  gate,
  isDown,
  openOffice,
  pass,
  RED,
  Refused,
  withClock,
} from './open-office.ts';

withClock();

test('what is published is published, though nobody can tell what visitors see now', async () => {
  const { edit, end, saving, state, look } = openOffice();
  edit(RED);
  await pass(1300);
  end.after = ({ path }) => {
    if (path === '/api/themes/published') end.before = isDown;
  };
  expect(await saving.publish(1)).toEqual({ kind: 'published', number: 1 });
  expect([state(), saving.isChanged(), look.published()]).toEqual(['saved', false, RED]);
});

test('an edit while it is published is saved afterwards, and is no conflict with oneself', async () => {
  const { edit, end, saving, state, conflicts } = openOffice();
  edit(RED);
  await pass(1300);
  const answering = gate();
  end.after = ({ path }) => (path === '/api/themes/published' ? answering.opened : undefined);
  const publishing = saving.publish(1);
  await pass(0);
  edit(both(RED, FOOTER));
  await pass(3000);
  answering.open();
  expect(await publishing).toMatchObject({ kind: 'published' });
  await pass(1300);
  expect([state(), conflicts, end.draft]).toEqual(['saved', [], FOOTER]);
});

test('pressed again after an answer that was lost, it is published once; what is asked for otherwise has another key', async () => {
  const { edit, end, saving } = openOffice();
  edit(RED);
  await pass(1300);
  end.after = isDown;
  await expect(saving.restore(3)).rejects.toMatchObject({ status: 0 });
  await expect(saving.restore(3)).rejects.toMatchObject({ status: 0 });
  await expect(saving.restore(4)).rejects.toMatchObject({ status: 0 });
  end.after = () => undefined;
  await saving.restore(3);
  await saving.restore(3);
  const [first, second, other, back, last] = end.sent('POST', /restore/).map(({ key }) => key);
  expect(second).toBe(first);
  expect(new Set([first, other, back, last]).size).toBe(4);
});

test('of a publishing whose answer was lost it is read what became of it', async () => {
  const { edit, end, saving, state, conflicts, news } = openOffice();
  edit(RED);
  await pass(1300);
  end.after = isDown;
  await expect(saving.publish(1)).rejects.toMatchObject({ status: 0 });
  end.after = () => undefined;
  expect(await saving.publish(1)).toEqual({ kind: 'changed' });
  await expect(saving.save()).resolves.toBe(true);
  expect([state(), conflicts, news, end.number]).toEqual(['saved', [], [{ number: 1 }], 1]);
});

test('only what was shown is published', async () => {
  const { edit, end, saving } = openOffice();
  edit(RED);
  await pass(1300);
  edit(both(RED, FOOTER));
  expect(await saving.publish(1)).toEqual({ kind: 'changed' });
  await pass(1300);
  expect(await saving.publish(1)).toEqual({ kind: 'changed' });
  end.save(FOOTER);
  expect(await saving.publish(2)).toEqual({ kind: 'met' });
  expect(end.number).toBe(0);
});

test('what was published otherwise is accepted before it is read, so that it is shown', async () => {
  const { edit, end, saving, look, news } = openOffice();
  edit(RED);
  await pass(1300);
  end.published = BLUE;
  end.before = ({ path }) => {
    if (path === '/api/themes/published') throw new Refused(409, 'change.themes.general.buttonsColor');
  };
  expect(await saving.publish(1)).toEqual({ kind: 'moved', path: 'themes.general.buttonsColor' });
  const seen: string[] = [];
  end.before = ({ method, path }) => void seen.push(`${method} ${path}`);
  expect(await saving.accept()).toBe(true);
  expect(seen.slice(0, 2)).toEqual(['PUT /api/themes/draft', 'GET /api/companies']);
  expect(end.sent('PUT', /draft/).at(-1)?.body?.accepted).toEqual(['themes.general.buttonsColor']);
  expect([look.published(), news]).toEqual([BLUE, [null]]);
});

test('what cannot be read after it was accepted is read before anything is published', async () => {
  const { edit, end, saving, look } = openOffice();
  edit(RED);
  await pass(1300);
  end.published = BLUE;
  end.before = ({ path }) => {
    if (path === '/api/companies') isDown();
  };
  expect(await saving.accept()).toBe(false);
  expect(await saving.publish(saving.version())).toEqual({ kind: 'changed' });
  end.before = () => undefined;
  expect(await saving.save()).toBe(true);
  expect(look.published()).toEqual(BLUE);
});
