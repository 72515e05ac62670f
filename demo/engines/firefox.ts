import puppeteer, { type Page } from 'puppeteer-core';
import { WINDOW, type Engine } from './engine.ts';
import type { EngineSettings } from './provided.ts';

/**
 * By WebDriver BiDi, Firefox tells a page of the Enter key but presses no button by it, not even one alone on a page. That press is
 * made here; that Tab leads there is the visitor's.
 */
async function pressEnter(page: Page): Promise<void> {
  const focused = await page.evaluateHandle(() => {
    let inner = document.activeElement;
    while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
    return inner;
  });
  await page.keyboard.press('Enter');
  await page.evaluate((one) => one instanceof HTMLButtonElement && one.click(), focused);
}

/** The Firefox of this machine, by WebDriver BiDi. */
export async function launchFirefox({ firefox }: EngineSettings): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    defaultViewport: WINDOW,
  });
  const [page = await browser.newPage()] = await browser.pages();
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
  return {
    open: async (address) => void (await page.goto(address)),
    run: (script, values) => page.evaluate(`(${script})(...${JSON.stringify(values)})`),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => (key === 'Enter' ? pressEnter(page) : page.keyboard.press(key)),
    screenshot: () => page.screenshot(),
    pageErrors: async () => pageErrors.splice(0),
    close: () => browser.close(),
  };
}
