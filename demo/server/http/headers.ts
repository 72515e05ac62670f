import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** Headers of a call that a page of another origin may send. */
const SENT_HEADERS = [
  'authorization',
  'company',
  'content-type',
  'curlang',
  'idempotency-key',
  'if-none-match',
  'isdebug',
  'previewtheme',
];

/** Headers that a page of another origin may read. */
const READ_HEADERS = ['date', 'etag', 'retry-after', 'x-request-id'];

const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(self), microphone=(), usb=()';
/** Two years, as the lists of browsers ask for. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** The files of the bundle: they are read and sent for hardly more than a refusal, and a page that lacks one of them is broken. */
const BUNDLE = /^\/embed\/(?!render\/)/;

/** Sends callers away while the event loop is held up for longer than `mostDelay` milliseconds. */
export async function shedLoad(app: FastifyInstance, mostDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelay,
    // A sample without a single turn of the loop counts as an endless delay: none is shorter than what is allowed.
    sampleInterval: Math.max(1000, mostDelay),
    pressureHandler: ({ url }) => {
      if (BUNDLE.test(url)) return;
      throw Object.assign(new Error('Under pressure'), { code: 'FST_UNDER_PRESSURE', statusCode: 503 });
    },
  });
}

/** What every reply carries, and compression of those that are worth it. */
export async function addReplyHeaders(app: FastifyInstance): Promise<void> {
  // Pages set a policy of their own; whatever else is opened as a document may do nothing.
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Log-in and payment open windows of others, which have to find the way back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: false,
  });
  // Any page may embed the storefront, unless its company lists those that may: a token travels in a header, so no cookie
  // has to be trusted to an origin.
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: SENT_HEADERS,
    exposedHeaders: READ_HEADERS,
    maxAge: 7200,
    // Who asks for the methods alone, as monitors do, is answered as well.
    strictPreflight: false,
  });
  await app.register(compress, {
    threshold: 1024,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', PERMISSIONS);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
  });
}
