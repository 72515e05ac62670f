// The calls of the back office.

import { language, t } from '../texts/texts.js';

/** An answer that is none: `status` 0 where nothing came. `field` is what is not valid, as `change.identity.logo`. */
export class Refusal extends Error {
  constructor(status, problem) {
    super();
    this.status = status;
    this.told = problem.message ?? '';
    this.type = problem.type ?? '';
    this.field = problem.field ?? '';
    /** What is said of that field alone. */
    this.ofField = problem.errors?.find(({ field }) => field === this.field)?.message ?? '';
  }

  /** What the back end says, else what is known here. */
  get message() {
    if (this.told) return this.told;
    return this.status === 0 ? t('api.silent') : t('api.refused');
  }
}

/**
 * `token` is asked for with every call. A session that is over is entered anew by `enterAgain`, and the call repeated: nothing that
 * somebody has done is lost. Of what `isOver` nobody is asked for anything any more.
 */
export function createApi({ origin, company, token, enterAgain, isOver = () => false }) {
  const headersOf = (method, key, more) => ({
    ...more,
    company: `cmp_${company}`,
    curlang: language(),
    ...(token() && { authorization: `Bearer ${token()}` }),
    ...(method !== 'GET' && { 'idempotency-key': key }),
  });

  async function send(method, path, { body, key, headers: more }) {
    const headers = headersOf(method, key, { ...more, ...(body && { 'content-type': 'application/json' }) });
    const reply = await fetch(origin + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (reply === null) throw new Refusal(0, {});
    const told = await reply.json().catch(() => ({}));
    if (!reply.ok) throw new Refusal(reply.status, told);
    return told;
  }

  /** The only way in which a browser tells how much of a file is sent. */
  function sendFile(path, file, { key, told }) {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', origin + path);
      for (const [name, value] of Object.entries(headersOf('POST', key)))
        request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        told(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('error', () => reject(new Refusal(0, {})));
      request.addEventListener('load', () => {
        const answer = parsed(request.responseText);
        if (request.status >= 200 && request.status < 300) resolve(answer);
        else reject(new Refusal(request.status, answer));
      });
      const form = new FormData();
      form.append('file', file);
      request.send(form);
    });
  }

  async function entering(call) {
    try {
      return await call();
    } catch (refusal) {
      if (refusal.status !== 401 || !enterAgain || isOver()) throw refusal;
      await enterAgain();
      return call();
    }
  }

  /** `key`: of a call that is sent once more. */
  function ask(method, path, body, { headers = {}, key = crypto.randomUUID() } = {}) {
    return entering(() => send(method, path, { body, key, headers }));
  }
  /** Sends a file; `told` hears which part of it is sent, from 0 to 1. */
  ask.upload = (path, file, told = () => {}) => {
    const key = crypto.randomUUID();
    return entering(() => sendFile(path, file, { key, told }));
  };
  return ask;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
