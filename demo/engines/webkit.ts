import { spawn, type ChildProcess } from 'node:child_process';
import { Builder, Capabilities, Key as Code } from 'selenium-webdriver';
import { freePort } from '../setup/processes.mjs';
import { WINDOW, type Engine, type Key } from './engine.ts';
import { collectPageErrors } from './page-scripts.ts';
import { until, within } from './until.ts';

const CODES: Record<Key, string> = { Enter: Code.ENTER, Escape: Code.ESCAPE, Tab: Code.TAB };

/** What is asked of a document that is being left for one of another process is never answered. */
const ANSWER_MS = 15_000;

/** A screen that nobody sees, and its name. */
async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly name: string }> {
  const { width, height } = WINDOW;
  const size = `${width}x${height + 200}x24`;
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { screen, name };
}

/** A driver has one session: each browser has its own. */
async function startDriver(display: string) {
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/status`)).ok);
  return { program, url };
}

type Ask = <T>(script: string, ...values: readonly unknown[]) => Promise<T>;

/** WebDriver tells nothing of the console: a collector is left in each document, as soon as there is one. */
function collector(ask: Ask) {
  const told: string[] = [];
  const take = async () => {
    told.push(...(await ask<string[]>(`return (${String(collectPageErrors)})()`)));
  };
  return {
    take,
    pageErrors: async () => {
      await take();
      return told.splice(0);
    },
  };
}

/** WebKitGTK, whose engine is Safari's, by WebDriver. */
export async function launchWebKit(): Promise<Engine> {
  const { screen, name } = await startScreen();
  const { program, url } = await startDriver(name);
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().window().setRect(WINDOW);
  const ask: Ask = (script, ...values) => within(ANSWER_MS, driver.executeScript(script, ...values));
  const { take, pageErrors } = collector(ask);
  return {
    async open(address) {
      await take();
      await ask('window.isLeft = true');
      await driver.get(address);
      await until(() => ask<boolean>('return !window.isLeft'));
      await take();
    },
    run: (script, values) => ask(`return (${script})(...arguments)`, ...values),
    press: (x, y) => driver.actions().move({ x, y }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    key: (key) => driver.actions().sendKeys(CODES[key]).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    pageErrors,
    async close() {
      await driver.quit().finally(() => {
        program.kill();
        screen.kill();
      });
    },
  };
}
