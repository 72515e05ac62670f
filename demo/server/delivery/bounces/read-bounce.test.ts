import { expect, test } from 'vitest';
import { readBounce } from './read-bounce.ts';
import { bounceReturnPath, readReturnPath } from './return-path.ts';
import { reportMail, UNKNOWN_USER } from './testing/bounce.ts';

const id = '0f3b6a1e-52a0-4d0b-9b7a-4f6f2f0a9c11';

test('the address to which a mail comes back says which one it was', () => {
  const address = bounceReturnPath('bounces@platform.example', id);
  expect(address).toBe('bounces+0f3b6a1e52a04d0b9b7a4f6f2f0a9c11@platform.example');
  expect(readReturnPath(address ?? '')).toBe(id);
  expect(readReturnPath(address?.toUpperCase() ?? '')).toBe(id);
});

test('an address that has no room for the mail stays without it', () => {
  const [fits, isFull] = [31, 32].map((length) => `${'b'.repeat(length)}@platform.example`);
  expect(bounceReturnPath(fits ?? '', id)?.indexOf('@')).toBe(64);
  expect(bounceReturnPath(isFull ?? '', id)).toBeNull();
});

test.for(['', 'bounces@platform.example', 'bounces+maison@platform.example', 'a+b@d'])(
  '%j names no mail',
  (address) => expect(readReturnPath(address)).toBeNull(),
);

test('what the other server said is read, folded lines as one', async () => {
  const said = '550 5.1.1 <zoe@example.com>: Recipient address rejected: User unknown';
  expect(await readBounce(reportMail({ fields: UNKNOWN_USER }))).toBe(said);
  expect(await readBounce(reportMail({ fields: ['Status: 5.2.2'] }))).toBe('5.2.2');
  expect(await readBounce(reportMail())).toBe('failed');
});

test.for(['delayed', 'delivered', 'relayed', 'expanded'])('%s is no bounce', async (action) => {
  expect(await readBounce(reportMail({ action, fields: ['Status: 4.4.1'] }))).toBeNull();
});

test('an answer of a person, an empty mail and bytes of any sort are none either', async () => {
  const holiday = 'Subject: Absent\r\nContent-Type: text/plain\r\n\r\nAction: failed\r\n';
  for (const text of [holiday, '', '\r\n', '--B\r\n', '\u0000\u00ff']) {
    expect(await readBounce(Buffer.from(text, 'latin1'))).toBeNull();
  }
});

test('what cannot be parsed is none, so that nobody is asked to send it again', async () => {
  const nested = Array.from({ length: 300 }, (_, at) =>
    [`Content-Type: multipart/mixed; boundary="b${at}"`, '', `--b${at}`].join('\r\n'),
  );
  expect(await readBounce(Buffer.from(nested.join('\r\n')))).toBeNull();
});
