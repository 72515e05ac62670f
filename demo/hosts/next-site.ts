import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { installPinned } from '../setup/pinned/install-pinned.ts';

const folder = join(import.meta.dirname, 'next');
const build = join(folder, 'node_modules/next/dist/bin/next');

export interface SiteFile {
  readonly contentType: string;
  readonly body: string;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.txt': 'text/x-component',
};

/** Builds the site of Next.js as files. The result gives the one of a path; undefined where there is none. */
export async function buildNextSite(): Promise<(path: string) => SiteFile | undefined> {
  await installPinned(folder);
  await promisify(execFile)(process.execPath, [build, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  return (path) => {
    const plain = join(folder, 'out', path);
    const file = [plain, `${plain}.html`].find(isFile);
    const contentType = CONTENT_TYPES[extname(file ?? '')];
    return file && contentType ? { contentType, body: readFileSync(file, 'utf8') } : undefined;
  };
}
