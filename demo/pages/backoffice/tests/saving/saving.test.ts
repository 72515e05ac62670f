import { expect, test } from 'vitest';
import {
  both,
  BLUE,
  createBackEnd,
  FOOTER,
  gate,
  general,
  isDown,
  openOffice,
  pass,
  RED,
  Refused,
  withClock,
} from './open-office.ts';

withClock();

test('a change is saved a moment after the last one', async () => {
  const { edit, end, state } = openOffice();
  edit(RED);
  await pass(1000);
  edit(both(RED, FOOTER));
  await pass(1000);
  expect([state(), end.sent('PUT', /draft/)]).toEqual(['changed', []]);
  await pass(300);
  expect([state(), end.draft]).toEqual(['saved', both(RED, FOOTER)]);
});

test('what found no answer is saved once there is one, what was refused with the next change', async () => {
  const { edit, end, state } = openOffice();
  end.before = isDown;
  edit(RED);
  await pass(1300);
  expect(state()).toBe('failed');
  end.before = () => undefined;
  await pass(5000);
  expect([state(), end.draft]).toEqual(['saved', RED]);
  end.before = () => {
    throw new Refused(422, 'change.themes');
  };
  edit(BLUE);
  await pass(60_000);
  expect([state(), end.sent('PUT', /draft/).length]).toEqual(['failed', 3]);
  end.before = () => undefined;
  edit(FOOTER);
  await pass(1300);
  expect([state(), end.draft]).toEqual(['saved', FOOTER]);
});

test('a value that is refused is not saved until it is another, and all else is saved', async () => {
  const end = createBackEnd();
  const MENU = 'themes.general.menuColor';
  const menu = (menuColor: string) => general({ menuColor });
  end.save(menu('#222222'));
  const office = openOffice(end);
  end.before = ({ method, body }) => {
    const sent = JSON.stringify(body ?? {});
    if (method === 'PUT' && sent.includes('bad')) throw new Refused(422, `change.${MENU}`);
    if (method === 'PUT' && sent.includes('worse')) throw new Refused(422, 'change.booker.favicon.image');
  };
  office.edit({ ...both(RED, menu('bad')), booker: { favicon: { image: 'worse', title: '' } } });
  await pass(1300);
  expect([office.state(), end.draft]).toEqual(['refused', { ...both(RED, menu('#222222')), booker: {} }]);
  expect([...office.saving.refused().keys()].toSorted()).toEqual(['booker.favicon', MENU]);
  await expect(office.saving.save()).resolves.toBe(false);
  await pass(60_000);
  expect(end.sent('PUT', /draft/)).toHaveLength(3);
  office.edit(both(RED, menu('#333333')));
  expect([office.saving.refused().size, office.saving.isChanged()]).toEqual([0, true]);
  await pass(1300);
  expect([office.state(), end.draft]).toEqual(['saved', both(RED, menu('#333333'))]);
});

test('once it has ended nothing is sent or asked any more', async () => {
  const { edit, end, saving, conflicts } = openOffice();
  end.save(FOOTER);
  edit(RED);
  saving.end();
  edit(BLUE);
  await pass(60_000);
  expect(end.calls).toEqual([]);
  const answering = gate();
  end.before = () => answering.opened;
  const last = saving.save();
  answering.open();
  await last;
  expect(conflicts).toEqual([]);
});
