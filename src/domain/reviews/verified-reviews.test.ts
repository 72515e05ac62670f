import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certificateOf, readReviewFiles, reviewFilesOf } from './verified-reviews.ts';

const TODAY = '20261129';

const review = (facts: object = {}) => ({
  id_review: '1',
  rate: '5',
  review: 'Parfait',
  firstname: 'CAMILLE',
  lastname: 'D',
  order_ref: '2026-000123',
  email: 'camille@example.com',
  publish_date: '2026-11-24 18:03:00',
  ...facts,
});
const read = (summary: string | null, list: unknown) =>
  readReviewFiles({ summary, list: typeof list === 'string' ? list : JSON.stringify(list) }, TODAY);

test('the files of a site lie under the first letters of its id', () => {
  const site = '9b1c3f60-0d0a-4d5c-8f5e-d00000000001';
  expect(reviewFilesOf(site)).toEqual({
    summary: `/fr/cache/9/b/1/${site}/AWS/${site}_infosite.txt`,
    list: `/fr/cache/9/b/1/${site}/AWS/WEBSITE_API/reviews.json`,
  });
});

test('count and average are those of the service, the distribution that of its list', () => {
  const list = [review(), review({ rate: '4', review: '' }), review({ rate: 5 })];
  expect(read('214;4.73', list)).toEqual({
    average: 4.73,
    count: 214,
    distribution: [0, 0, 0, 1, 2],
    quotes: [
      { rate: 5, text: 'Parfait', name: 'CAMILLE', date: '20261124', language: null },
      { rate: 5, text: 'Parfait', name: 'CAMILLE', date: '20261124', language: null },
    ],
  });
});

test('the newest reviews with words are quoted, whatever their rate, and none of the days to come', () => {
  const list = Array.from({ length: 9 }, (_, index) =>
    review({
      review: `Avis ${index}`,
      rate: (index % 5) + 1,
      publish_date: `2026-11-${10 + ((index * 4) % 9)} 09:00`,
    }),
  );
  const quotes = read('9;3', [...list, review({ publish_date: '2026-12-01' })])?.quotes;
  expect(quotes?.map(({ date }) => date.slice(6))).toEqual(['18', '17', '16', '15', '14', '13']);
  expect(quotes?.map(({ rate }) => rate)).toEqual([3, 5, 2, 4, 2, 4]);
});

test('what says who a customer is, apart from the first name, is not read', () => {
  expect(JSON.stringify(read('1;5', [review()]))).not.toMatch(/example\.com|000123|"D"/);
});

test.each(['not found', '[', '{"data":[]}', '[null,1,"x",[]]', ''])(
  'without a list that can be read (%s) there are the average and the count',
  (list) => {
    expect(read('12;4,5', list)).toEqual({ average: 4.5, count: 12, distribution: null, quotes: [] });
  },
);

test.each([
  null,
  '',
  '0;5',
  '12',
  '12;',
  '12;0.4',
  '12;9.4',
  ';4',
  '-3;4',
  '12;4;x;',
  '<html>',
  '1e3;4',
  '12;4x',
])('a summary “%s”', (summary) => {
  const isRead = summary === '12;4;x;';
  expect(read(summary, [review()]) === null).toBe(!isRead);
});

test('no file throws, whatever is in it', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (one, value) => {
      const list = JSON.stringify([
        one,
        review({ rate: value }),
        { ...review(), review: one, publish_date: value },
      ]);
      const reviews = readReviewFiles({ summary: '2;4', list }, TODAY);
      expect(reviews?.count).toBe(2);
    }),
  );
});

test.each([
  ['https://www.duo-cobalt.fr/services', 'https://www.avis-verifies.com/avis-clients/duo-cobalt.fr'],
  ['https://salon.example.co.uk', 'https://www.avis-verifies.com/avis-clients/salon.example.co.uk'],
  ['http://duo.localhost:4100', 'https://www.avis-verifies.com/'],
  ['https://127.0.0.1/x', 'https://www.avis-verifies.com/'],
  ['javascript:alert(1)', 'https://www.avis-verifies.com/'],
  ['', 'https://www.avis-verifies.com/'],
])('the site %s is shown at %s', (website, address) => {
  expect(certificateOf(website)).toBe(address);
});
