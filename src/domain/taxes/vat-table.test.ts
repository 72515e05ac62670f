import fc from 'fast-check';
import { expect, test } from 'vitest';
import { includedTax, sumOf } from '../carts/sale-sums.ts';
import { creditLines, type CreditableLine } from './credited-lines.ts';
import { vatTable } from './vat-table.ts';

const line = fc
  .record({
    net: fc.integer({ min: 0, max: 500_000 }),
    vat: fc.constantFrom(0, 2.1, 2.6, 4, 5.5, 7, 8.1, 10, 19, 20, 21, 22),
  })
  .map(({ net, vat }) => ({ net, vat, tax: includedTax(net, vat) }));
const lines = fc.array(line, { minLength: 1, maxLength: 12 });

test('net and tax of every rate are its gross, and all rates are the sale', () => {
  fc.assert(
    fc.property(lines, (sold) => {
      const table = vatTable(sold);
      for (const { base, tax, gross } of table) expect(base + tax).toBe(gross);
      expect(sumOf(table.map(({ gross }) => gross))).toBe(sumOf(sold.map(({ net }) => net)));
      expect(sumOf(table.map(({ tax }) => tax))).toBe(sumOf(sold.map(({ tax }) => tax)));
      const rates = table.map(({ rate }) => rate);
      expect(rates).toEqual([...new Set(rates)].toSorted((a, b) => a - b));
    }),
    { numRuns: 2000 },
  );
});

test('whatever parts a sale is given back in, each is that sum, and all of them are the sale and its tax to the cent', () => {
  fc.assert(
    fc.property(
      lines,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      (sold, parts) => {
        let open: CreditableLine[] = sold.map((each) => ({ ...each, credited: 0, isMeant: true }));
        const taxes = open.map(() => 0);
        const give = (amount: number) => {
          const credited = creditLines(open, amount);
          expect(sumOf(credited.map(({ net }) => net))).toBe(amount);
          for (const { index, net, tax } of credited) {
            expect(tax).toBeGreaterThanOrEqual(0);
            expect(tax).toBeLessThanOrEqual(net);
            taxes[index] = (taxes[index] ?? 0) + tax;
          }
          const of = (index: number) => credited.find((each) => each.index === index)?.net ?? 0;
          open = open.map((each, index) => ({ ...each, credited: each.credited + of(index) }));
          for (const each of open) expect(each.credited).toBeLessThanOrEqual(each.net);
        };
        const left = () => sumOf(open.map(({ net, credited }) => net - credited));
        for (const part of parts) give(Math.floor(left() * part));
        give(left());
        expect(taxes).toEqual(sold.map(({ tax }) => tax));
      },
    ),
    { numRuns: 1000 },
  );
});

test('what is meant for some lines is credited to the others only beyond them', () => {
  const invoice: CreditableLine[] = [
    { net: 1000, vat: 20, tax: 167, credited: 0, isMeant: false },
    { net: 500, vat: 20, tax: 83, credited: 100, isMeant: true },
  ];
  expect(creditLines(invoice, 400)).toEqual([{ index: 1, net: 400, tax: 66 }]);
  expect(creditLines(invoice, 600).map(({ net }) => net)).toEqual([200, 400]);
  expect(sumOf(creditLines(invoice, 9999).map(({ net }) => net))).toBe(1400);
});
