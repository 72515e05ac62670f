// The right to see what is drafted, which is renewed before it ends.

/** Milliseconds before its end at which a token is renewed. */
const EARLY = 60_000;
/** Milliseconds until the next try where none was given. */
const RETRY = 5000;

/**
 * `use` takes a token that was given, and says whether it is of any use here. How long it is good is counted from when it was given: the
 * clock of this computer may be another one than the back end's.
 */
export function createPreviewSession({ ask, use }) {
  let timer;
  let isOver = false;
  let renewing = null;

  async function renewNow() {
    clearTimeout(timer);
    let wait = RETRY;
    try {
      const session = await ask('POST', '/api/themes/preview');
      if (isOver || !(await use(session))) return;
      wait = Math.max(RETRY, session.expiresIn * 1000 - EARLY);
    } catch {
      // The element says that nothing can be shown; another try follows.
    }
    if (!isOver) timer = setTimeout(renew, wait);
  }

  /** Asked for once more while one is on its way, as after sleep by the clock and by the preview, it is the same one. */
  function renew() {
    renewing ??= renewNow().finally(() => (renewing = null));
    return renewing;
  }

  return {
    renew,
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
