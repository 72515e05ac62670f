import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { databaseCode } from '../database/database.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { localeOf, sendRefusal } from '../router/router.ts';
import { problemOf, refuse, type Refusal } from './refusal.ts';
import { describeError } from './describe-error.ts';
import { handleNotFound } from './not-found.ts';

/** Database codes of a value that no column can hold: the caller's fault, wherever it slipped through. */
const UNKEEPABLE = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);
const STATEMENT_CANCELLED = '57014';

/** Turns every failure into a `Problem`; what is our own fault goes to the log without anything personal. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.type === 'server') request.log.error({ fault: describeError(error) }, 'failed');
    return reply.sent ? reply : sendRefusal(reply, refusal, localeOf(request));
  });
  app.setNotFoundHandler(handleNotFound);
}

/** An address that cannot be decoded reaches no route. */
export function handleBadUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void sendRefusal(reply, refusalOf(error), localeOf(request));
}

/** What is no request of HTTP, or does not come to its end, reaches no route: it is answered on its bare connection. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const problem = problemOf(refusalOfConnection(error.code), DEFAULT_LOCALE);
    const body = JSON.stringify(problem);
    const head = [
      `HTTP/1.1 ${problem.code} ${STATUS_CODES[problem.code]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Access-Control-Allow-Origin: *',
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}

function refusalOfConnection(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('timeout', { status: 408 });
  if (code === 'HPE_HEADER_OVERFLOW') return refuse('invalid', { status: 431, sentence: 'too_large' });
  return refuse('invalid', { status: 400, sentence: 'malformed' });
}

function refusalOf(error: FastifyError): Refusal {
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return refuse('timeout', { retryAfter: 1 });
  if (error.code === 'FST_UNDER_PRESSURE') return refuse('unavailable', { retryAfter: 5 });
  if (error.statusCode === 413) return refuse('invalid', { status: 413, sentence: 'too_large' });
  if (error.statusCode === 415) return refuse('invalid', { status: 415, sentence: 'media_type' });
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return refuse('invalid', { status: error.statusCode, sentence: 'malformed' });
  }
  const code = databaseCode(error);
  if (code !== null && UNKEEPABLE.has(code)) return refuse('invalid');
  if (code === STATEMENT_CANCELLED) return refuse('timeout', { retryAfter: 1 });
  if (isUnreachable(error)) return refuse('unavailable', { retryAfter: 5 });
  return refuse('server');
}
