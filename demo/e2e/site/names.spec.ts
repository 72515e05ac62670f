import { expect, type Page } from '@playwright/test';
import { test, type DemoHost } from '../fixtures/journey.ts';
import { Visitor } from '../fixtures/visitor.ts';

/** The texts in sight of some elements whose first line ends after the first word, though the second one fits beside it. */
function brokenNames(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    /** The first two words of a text with the boxes of their characters. */
    const startOf = (element: Element) => {
      const words: { text: string; boxes: DOMRect[] }[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let isBetween = true;
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const [index, letter] of [...(node.nodeValue ?? '')].entries()) {
          if (/[ \n]/.test(letter)) isBetween = true;
          else {
            if (isBetween && words.length === 2) return words;
            if (isBetween) words.push({ text: '', boxes: [] });
            isBetween = false;
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + letter.length);
            const word = words.at(-1);
            if (word) {
              word.text += letter;
              word.boxes.push(range.getBoundingClientRect());
            }
          }
        }
      }
      return words;
    };
    const edges = (boxes: readonly DOMRect[]) => ({
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    });
    return elements.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const [first, second] = startOf(element);
      if (!first || !second) return [];
      const [one, other] = [edges(first.boxes), edges(second.boxes)];
      const isBroken = other.top >= one.bottom - 1;
      const isWhole = other.bottom - other.top < 1.7 * (one.bottom - one.top);
      const { paddingLeft, paddingRight, fontSize } = getComputedStyle(element);
      const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const needed = one.right - one.left + parseFloat(fontSize) / 3 + other.right - other.left;
      return isBroken && isWhole && needed <= room
        ? [`${first.text} / ${second.text}: ${Math.round(needed)} of ${Math.round(room)}`]
        : [];
    });
  });
}

const PAGES: readonly (readonly [host: DemoHost, path: string])[] = [
  ['maison', '/'],
  ['maison', '/de'],
  ['maison', '/en/services'],
  ['suisse', '/de'],
];

for (const width of [320, 390, 1024]) {
  test(`no name in a heading ends its line after the first word where the second one fits, at ${width} pixels`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [host, path] of PAGES) {
      await page.goto(at(host, path), { waitUntil: 'networkidle' });
      await expect(page.locator('[part~=heading]').nth(4)).toBeAttached();
      expect.soft(await brokenNames(page, '[part~=heading]'), `${host}${path}`).toEqual([]);
    }
  });
}

test('whoever has no preference says so on one line beside the times', async ({ page, at }) => {
  const visitor = new Visitor(page);
  await page.goto(at('maison', '/paris-marais/services/massages/massage-suedois'));
  await visitor.bookButton('Massage suédois').click();
  await expect(visitor.heading('reservation:time.title')).toBeVisible();
  const label = page.locator('label').filter({ has: visitor.practitioner('Sans préférence') });
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(label).toBeVisible();
    const lines = await label.evaluate((element) => {
      const texts = document.createRange();
      texts.selectNodeContents(element.querySelector('span span') ?? element);
      return new Set([...texts.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect.soft(lines, `at ${width} pixels`).toBe(1);
  }
});
