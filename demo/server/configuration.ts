import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkEmail } from '#domain/people/contact-details.ts';
import type { SmsGateway } from './delivery/sms-gateway.ts';
import type { SmtpServer } from './delivery/smtp-server.ts';
import { FONT_HOSTS } from './fonts/fetching/font-hosts.ts';
import { OWN_NAMES } from './hosts/embed/known-origin.ts';
import { normalizedHost } from './http/requests/request-url.ts';
import { LIMITS, type Limits } from './http/requests/rate-limit.ts';
import { RENDER_PATIENCE } from '#server/render/rendered-pages.ts';
import type { RendererFolders } from '#server/render/renderer.ts';
import type { SiteFolders } from './hosts/site-folders.ts';

export interface Configuration {
  readonly port: number;
  /** Name or address to listen on; `localhost` is this machine alone, by IPv4 and IPv6. */
  readonly host: string;
  /** Null: the embedded database under `dataFolder`. */
  readonly databaseUrl: string | null;
  /** The same server past any pooler; null: `databaseUrl` leads there. */
  readonly directUrl: string | null;
  readonly dataFolder: string;
  readonly logLevel: string;
  readonly folders: SiteFolders;
  readonly renderer: RendererFolders;
  /** Connections to a PostgreSQL server, of each of the two pools. */
  readonly connections: number;
  /** Of the addresses that browsers see. */
  readonly publicScheme: 'http' | 'https';
  /** Proxies in front of the server, as `loopback` or `10.0.0.0/8`; null: none. */
  readonly trustProxy: string | null;
  /** Names under which pages of others reach the server. */
  readonly apiHosts: readonly string[];
  readonly metricsToken: string | null;
  readonly operatorSecret: string | null;
  readonly limits: Limits | null;
  /** Milliseconds that the server goes on answering after it was asked to stop, so that whoever sends it visitors notices. */
  readonly drain: number;
  /** Milliseconds that a handler may take to answer. */
  readonly handlerTimeout: number;
  /** Milliseconds that a page may take to be rendered; after them the browser draws it. */
  readonly renderTimeout: number;
  /** Milliseconds for which the event loop may be held up before callers are sent away. */
  readonly mostDelay: number;
  /** Who delivers mails and SMS; null: they stay in the outbox. */
  readonly smtp: SmtpServer | null;
  readonly smsGateway: SmsGateway | null;
  /** Origin of the files of Avis Vérifiés; null: the sandbox's. */
  readonly reviewsUrl: string | null;
  /** Names of the hosts that fonts are copied from. */
  readonly fontHosts: readonly string[];
  /** Whether the sandbox answers in the place of payment providers whose keys are missing: nobody pays anything there. */
  readonly sandbox: boolean;
  /** Milliseconds for which a freed place is kept for the one whom it is offered to. */
  readonly offerTime: number;
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const SHORTEST_SECRET = 24;

type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment asks for. Throws with one sentence for people where it makes no sense. */
export function readConfiguration(environment: Environment): Configuration {
  const { HOST = 'localhost', DATA_DIR = '.data', PICTURES_DIR, TRUST_PROXY } = environment;
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const dataFolder = resolve(root, DATA_DIR);
  const publicScheme = choiceOf(environment, 'PUBLIC_SCHEME', ['http', 'https']);
  return {
    port: portOf(environment),
    host: HOST,
    databaseUrl: databaseUrlOf(environment, 'DATABASE_URL'),
    directUrl: databaseUrlOf(environment, 'DATABASE_DIRECT_URL'),
    dataFolder,
    connections: numberOf(environment, 'DATABASE_CONNECTIONS', { usual: 10, least: 1, most: 100 }),
    drain: numberOf(environment, 'DRAIN_MS', { usual: 0, least: 0, most: 60_000 }),
    handlerTimeout: numberOf(environment, 'HANDLER_TIMEOUT_MS', { usual: 10_000, least: 100, most: 60_000 }),
    renderTimeout: numberOf(environment, 'RENDER_TIMEOUT_MS', {
      usual: RENDER_PATIENCE,
      least: 100,
      most: 60_000,
    }),
    mostDelay: numberOf(environment, 'SHED_LOAD_AFTER_MS', { usual: 3000, least: 100, most: 60_000 }),
    offerTime: 60_000 * numberOf(environment, 'OFFER_MINUTES', { usual: 30, least: 1, most: 1440 }),
    publicScheme,
    // Whoever comes by TLS means to pay.
    sandbox:
      choiceOf(
        { PAYMENT_SANDBOX: publicScheme === 'http' ? 'on' : 'off', ...environment },
        'PAYMENT_SANDBOX',
        ['on', 'off'],
      ) === 'on',
    trustProxy: TRUST_PROXY || null,
    apiHosts: apiHostsOf(environment),
    metricsToken: secretOf(environment, 'METRICS_TOKEN'),
    smtp: smtpOf(environment),
    smsGateway: smsGatewayOf(environment),
    reviewsUrl: reviewsUrlOf(environment),
    fontHosts: fontHostsOf(environment),
    operatorSecret: secretOf(environment, 'OPERATOR_SECRET'),
    limits: choiceOf(environment, 'RATE_LIMITS', ['on', 'off']) === 'on' ? LIMITS : null,
    logLevel: choiceOf({ LOG_LEVEL: 'warn', ...environment }, 'LOG_LEVEL', LEVELS),
    renderer: { built: resolve(root, 'dist-server'), locales: resolve(root, 'locales') },
    folders: {
      bundle: resolve(root, 'dist'),
      pictures: PICTURES_DIR ? resolve(root, PICTURES_DIR) : resolve(dataFolder, 'pictures'),
      pages: resolve(root, 'demo/pages'),
    },
  };
}

function portOf({ PORT = '4100' }: Environment): number {
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is '${PORT}', and a port is a number from 1 to 65535.`);
}

function apiHostsOf({ API_HOSTS }: Environment): readonly string[] {
  if (!API_HOSTS) return OWN_NAMES;
  const names = API_HOSTS.split(',').map((name) => normalizedHost(name.trim()));
  const wrong = names.find((name) => !/^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/.test(name));
  if (wrong === undefined) return [...OWN_NAMES, ...names];
  throw new Error(`API_HOSTS lists '${wrong}', and a host is a name as api.example.com, without a scheme.`);
}

function databaseUrlOf(environment: Environment, name: string): string | null {
  const url = environment[name];
  if (!url) return null;
  if (/^postgres(ql)?:\/\//.test(url)) return url;
  throw new Error(`${name} has to begin with postgres:// or postgresql://.`);
}

function smtpOf({ SMTP_URL, SMTP_FROM = '', BOUNCE_ADDRESS = '' }: Environment): SmtpServer | null {
  if (!SMTP_URL) return null;
  if (!/^smtps?:\/\//.test(SMTP_URL) || !URL.canParse(SMTP_URL)) {
    throw new Error('SMTP_URL has to be an address that begins with smtp:// or smtps://.');
  }
  const from = checkEmail(SMTP_FROM);
  if (from.kind !== 'ok') {
    throw new Error('SMTP_FROM has to be the e-mail address from which mails come, where SMTP_URL is set.');
  }
  const bounces = checkEmail(BOUNCE_ADDRESS);
  if (BOUNCE_ADDRESS !== '' && bounces.kind !== 'ok') {
    throw new Error('BOUNCE_ADDRESS has to be the e-mail address to which mails come back.');
  }
  return { url: SMTP_URL, from: from.value, bounceAddress: bounces.kind === 'ok' ? bounces.value : null };
}

function smsGatewayOf(environment: Environment): SmsGateway | null {
  const { SMS_GATEWAY_URL: url } = environment;
  if (!url) return null;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('SMS_GATEWAY_URL has to be an address that begins with https:// or http://.');
  }
  const token = secretOf(environment, 'SMS_GATEWAY_TOKEN');
  if (token !== null) return { url, token };
  throw new Error('SMS_GATEWAY_TOKEN is missing, which goes with SMS_GATEWAY_URL.');
}

function reviewsUrlOf({ REVIEWS_URL: url }: Environment): string | null {
  if (!url) return null;
  if (/^https?:\/\/[^/]+$/.test(url) && URL.canParse(url)) return url;
  throw new Error('REVIEWS_URL has to be an origin, as https://cl.avis-verifies.com, without a path.');
}

/** In place of the usual ones; none where it is set to nothing. */
function fontHostsOf({ FONT_HOSTS: list }: Environment): readonly string[] {
  if (list === undefined) return FONT_HOSTS;
  const names = list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const wrong = names.find((name) => !/^(?=.*[a-z])[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(name));
  if (wrong === undefined) return names;
  throw new Error(
    `FONT_HOSTS lists '${wrong}', and a host is a name as fonts.example.com, without a scheme.`,
  );
}

/** The first is what it is when nobody says. */
function choiceOf<T extends string>(
  environment: Environment,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const asked = environment[name] ?? choices[0];
  const chosen = choices.find((choice) => choice === asked);
  if (chosen !== undefined) return chosen;
  const list = choices.length === 2 ? choices.join(' or ') : choices.join(', ');
  throw new Error(`${name} is '${asked}'; it may be ${list}.`);
}

function numberOf(
  environment: Environment,
  name: string,
  { usual, least, most }: { readonly usual: number; readonly least: number; readonly most: number },
): number {
  const text = environment[name];
  const number = text ? Number(text) : usual;
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} is '${text}', and may be a whole number from ${least} to ${most}.`);
}

function secretOf(environment: Environment, name: string): string | null {
  const secret = environment[name];
  if (!secret) return null;
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new Error(`${name} is too short: a secret has ${SHORTEST_SECRET} characters or more.`);
}
