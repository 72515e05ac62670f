import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { createServer } from '../create-server.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { FontHosts } from '../fonts/fetching/font-hosts.ts';
import { createRateLimiter, type Limits } from '../http/requests/rate-limit.ts';
import type { ReadPicture } from '../hosts/files/read-picture.ts';
import type { SiteFolders } from '../hosts/site-folders.ts';
import { seedCompany } from '../seeding/seed.ts';
import { testCompany, testPicture } from './companies.ts';
import type { Renderer } from '#server/render/renderer.ts';
import { openTestDatabase } from './databases/template.ts';

export const PASSWORD = 'vitrine-demo';

/** Monday 12 January 2026, 08:00 in Paris. */
export const TEST_MONDAY = Date.UTC(2026, 0, 12, 7);

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly clock: { now(): Instant; set(now: number): void };
  /** A company with a name of its own, so that tests do not meet. */
  addCompany(change?: Partial<CompanyWire['booker']>): Promise<string>;
  close(): Promise<void>;
}

export async function startTestServer(
  options: {
    readonly database?: OpenDatabase;
    readonly folders?: Partial<SiteFolders>;
    readonly patience?: { readonly handler?: number; readonly delay?: number };
    readonly limits?: Limits;
    readonly apiHosts?: readonly string[];
    readonly operatorSecret?: string;
    readonly metricsToken?: string;
    readonly trustProxy?: string;
    readonly isDraining?: () => boolean;
    readonly renderer?: Renderer;
    readonly hostsKnownFor?: number;
    readonly answerStep?: number;
    readonly fontHosts?: FontHosts;
    readonly readPicture?: ReadPicture;
  } = {},
): Promise<TestServer> {
  const database = options.database ?? (await openTestDatabase());
  let now = TEST_MONDAY;
  const clock = {
    now: () => instant(now),
    set: (value: number) => {
      now = value;
    },
  };
  const app = await createServer({
    db: database.db,
    clock,
    originOf: (host) => `http://${host}:4100`,
    limiter: createRateLimiter(options.limits ?? null, clock),
    // Tests wait for no time but their own.
    answerStep: options.answerStep ?? 0,
    operatorSecret: options.operatorSecret ?? null,
    metricsToken: options.metricsToken ?? null,
    ...(options.trustProxy !== undefined && { trustProxy: options.trustProxy }),
    ...(options.apiHosts && { apiHosts: options.apiHosts }),
    ...(options.renderer && { renderer: options.renderer }),
    ...(options.hostsKnownFor !== undefined && { hostsKnownFor: options.hostsKnownFor }),
    ...(options.readPicture && { readPicture: options.readPicture }),
    ...(options.fontHosts && { fontHosts: options.fontHosts }),
    ...(options.isDraining && { isDraining: options.isDraining }),
    ...(database.pools && { poolStates: database.pools }),
    listen: database.listen,
    // A machine that is busy with other tests is no fault of these.
    patience: { handler: 120_000, delay: 120_000, ...options.patience },
    folders: { bundle: '/nowhere', pictures: '/nowhere', pages: '/nowhere', ...options.folders },
  });
  const passwordHash = await hashPassword(PASSWORD);
  let companies = 0;
  return {
    app,
    database,
    clock,
    async addCompany(change) {
      companies += 1;
      const nickname = `salon${companies}${Math.random().toString(36).slice(2, 7)}`;
      await database.db.transaction((tx) =>
        seedCompany(tx, testCompany(nickname, change), testPicture, passwordHash),
      );
      return nickname;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

export interface TestReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Parsed; undefined where it is no JSON. */
  readonly body: unknown;
}

/** Sends a request of a company, as its token names it. */
export async function send(
  { app }: Pick<TestServer, 'app'>,
  company: string | null,
  request: InjectOptions,
): Promise<TestReply> {
  const reply = await app.inject({
    ...request,
    headers: {
      ...(company === null ? {} : { company: `cmp_${company}` }),
      curlang: 'fr',
      ...request.headers,
    },
  });
  return { status: reply.statusCode, headers: reply.headers, text: reply.body, body: parsed(reply.body) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
