import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFolders } from './hosts/hosts.ts';

export interface Configuration {
  readonly port: number;
  /** Name or address to listen on; `localhost` is this machine alone, by IPv4 and IPv6. */
  readonly host: string;
  /** Null: the embedded database under `dataFolder`. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  readonly logLevel: string;
  /** Whether the pictures that are missing are drawn while the server serves. */
  readonly drawsPictures: boolean;
  readonly folders: SiteFolders;
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** What the environment asks for. Throws with one sentence for people where it makes no sense. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const {
    PORT = '4100',
    HOST = 'localhost',
    DATABASE_URL,
    DATA_DIR = '.data',
    PICTURES_DIR,
    DRAW_PICTURES = '0',
    LOG_LEVEL = 'warn',
  } = environment;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is '${PORT}', and a port is a number from 1 to 65535.`);
  }
  if (!LEVELS.includes(LOG_LEVEL))
    throw new Error(`LOG_LEVEL is '${LOG_LEVEL}'; it may be ${LEVELS.join(', ')}.`);
  if (DRAW_PICTURES !== '0' && DRAW_PICTURES !== '1') {
    throw new Error(`DRAW_PICTURES is '${DRAW_PICTURES}'; it may be 0 or 1.`);
  }
  if (DATABASE_URL && !/^postgres(ql)?:\/\//.test(DATABASE_URL)) {
    throw new Error('DATABASE_URL has to begin with postgres:// or postgresql://.');
  }
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const dataFolder = resolve(root, DATA_DIR);
  return {
    port,
    host: HOST,
    databaseUrl: DATABASE_URL || null,
    dataFolder,
    logLevel: LOG_LEVEL,
    drawsPictures: DRAW_PICTURES === '1',
    folders: {
      bundle: resolve(root, 'dist'),
      pictures: PICTURES_DIR ? resolve(root, PICTURES_DIR) : resolve(dataFolder, 'pictures'),
      pages: resolve(root, 'demo/pages'),
    },
  };
}
