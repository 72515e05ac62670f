/** Whether a refusal is an answer: what was asked for has not happened. Otherwise nobody knows, or another try may go well. */
export const isAnswer = ({ status }) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Sends what may happen once by one key until it is answered: pressed again after an answer that was lost, it is the same call to the
 * back end. Something else that is asked for meanwhile has another key, and so has the first one after it.
 */
export function createOneKey() {
  let open = null;
  return async function once(what, send) {
    if (open?.what !== what) open = { what, key: crypto.randomUUID() };
    const { key } = open;
    try {
      const reply = await send(key);
      open = null;
      return reply;
    } catch (refusal) {
      if (isAnswer(refusal)) open = null;
      throw refusal;
    }
  };
}
