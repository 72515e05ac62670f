import { existsSync } from 'node:fs';

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const webkit = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** The path of a Firefox on this machine, or undefined. */
export const findFirefox = () => firefoxes.find((path) => existsSync(path));

/** Whether the engines besides Chromium are there. They are not fetched: half a gigabyte, which most changes do not need. */
export const hasEngines = () => findFirefox() !== undefined && webkit.every((path) => existsSync(path));
