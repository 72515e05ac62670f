// The calls of the back office.

/** An answer that is none: `status` 0 where nothing came. `field` is what is not valid, as `change.identity.logo`. */
export class Refusal extends Error {
  constructor(status, problem) {
    super(problem.message || (status === 0 ? 'The back end does not answer.' : 'The back end refuses it.'));
    this.status = status;
    this.type = problem.type ?? '';
    this.field = problem.field ?? '';
    /** What is said of that field alone. */
    this.ofField = problem.errors?.find(({ field }) => field === this.field)?.message ?? '';
  }
}

/**
 * `token` is asked for with every call. A session that is over is entered anew by `enterAgain`, and the call repeated: nothing that
 * somebody has done is lost. Of what `isOver` nobody is asked for anything any more.
 */
export function createApi({ origin, company, token, enterAgain, isOver = () => false }) {
  async function send(method, path, { body, key, headers: more }) {
    const headers = { ...more, company: `cmp_${company}`, curlang: 'en' };
    if (token()) headers.authorization = `Bearer ${token()}`;
    if (method !== 'GET') headers['idempotency-key'] = key;
    if (body) headers['content-type'] = 'application/json';
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

  /** `key`: of a call that is sent once more. */
  return async function ask(method, path, body, { headers = {}, key = crypto.randomUUID() } = {}) {
    const call = { body, key, headers };
    try {
      return await send(method, path, call);
    } catch (refusal) {
      if (refusal.status !== 401 || !enterAgain || isOver()) throw refusal;
      await enterAgain();
      return send(method, path, call);
    }
  };
}
