import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, hasAlready } from '../http/requests/negotiation.ts';
import { sha256 } from '../sha256.ts';

/** Bytes of replies that a process keeps. */
const MOST = 64 * 1024 * 1024;
/** Bytes below which compression gains nothing. */
const WORTH_COMPRESSING = 1024;

interface Form {
  /** The Content-Encoding; empty for the JSON as it is. */
  readonly encoding: string;
  readonly bytes: Buffer;
  /** The bytes as characters of the same codes. */
  readonly latin1: string;
}

/** A reply in the forms in which it travels. */
interface CachedReply {
  /** The company's revision that it was made for, or an older one. */
  readonly revision: number;
  readonly tag: string;
  readonly brotli: Form;
  readonly gzip: Form;
  readonly plain: Form;
}

export interface ReplyCache {
  /** The reply of a key for a company's revision, if it is there. */
  find(key: string, revision: number): CachedReply | null;
  set(key: string, revision: number, json: string): CachedReply;
}

/**
 * Replies that are the same for everybody until the company's revision is another one. The revision is read with each
 * request, so that no reply is older than the request; the rows are read after it, so that none is older than its revision.
 */
export function createReplyCache(): ReplyCache {
  const replies = new LRUCache<string, CachedReply>({
    maxSize: MOST,
    sizeCalculation: ({ brotli, gzip, plain }, key) =>
      512 + 2 * key.length + 2 * (brotli.bytes.length + gzip.bytes.length + plain.bytes.length),
  });
  return {
    find(key, revision) {
      const reply = replies.get(key);
      return reply?.revision === revision ? reply : null;
    },
    set(key, revision, json) {
      const reply = { revision, tag: tagOf(json), ...formsOf(json) };
      replies.set(key, reply);
      return reply;
    },
  };
}

/** The ETag of a reply. Weak: it holds for the compressed forms too. */
export function tagOf(json: string): string {
  return `W/"${sha256(json).slice(0, 22)}"`;
}

function formsOf(json: string): Pick<CachedReply, 'brotli' | 'gzip' | 'plain'> {
  const plain = formOf('', Buffer.from(json));
  if (plain.bytes.length < WORTH_COMPRESSING) return { brotli: plain, gzip: plain, plain };
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    brotli: formOf('br', brotliCompressSync(plain.bytes, { params: quality })),
    gzip: formOf('gzip', gzipSync(plain.bytes)),
    plain,
  };
}

function formOf(encoding: string, bytes: Buffer): Form {
  return { encoding, bytes, latin1: bytes.toString('latin1') };
}

export function sendCached(request: FastifyRequest, reply: FastifyReply, kept: CachedReply): FastifyReply {
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    etag: kept.tag,
    vary: 'company, curlang, origin, accept-encoding',
  });
  if (knows(request, kept.tag)) return reply.code(304).send();
  const form = formFor(request.headers['accept-encoding'], kept);
  if (form.encoding !== '') reply.header('content-encoding', form.encoding);
  endInOneWrite(reply.raw, form);
  return reply.send(form.bytes);
}

/** Node sends the head together with a body that is text, and apart from one that is bytes: twice the work for a small reply. */
function endInOneWrite(raw: ServerResponse, { bytes, latin1 }: Form): void {
  const end = raw.end.bind(raw);
  raw.end = (chunk?: unknown) => (chunk === bytes ? end(latin1, 'latin1') : end(chunk, 'utf8'));
}

/** Whether the caller has the reply of a tag already. */
export function knows(request: FastifyRequest, tag: string): boolean {
  return hasAlready(request.headers['if-none-match'], tag);
}

function formFor(accepted: string | string[] | undefined, { brotli, gzip, plain }: CachedReply): Form {
  const encoding = acceptedEncoding(accepted);
  return encoding === 'br' ? brotli : encoding === 'gzip' ? gzip : plain;
}
