// The preview of one company, and the right to see what is drafted, which is renewed before it ends.

/** Milliseconds before its end at which a token is renewed. */
const EARLY = 60_000;
/** Milliseconds until the next try where none was given. */
const RETRY = 5000;

/** The address of a company's site: a neighbour of this host. */
export function siteOf(company) {
  return location.origin.replace('//backoffice.', `//${company}.`);
}

export function createPreview({ company, ask, draft }) {
  const element = document.createElement('vitrine-preview');
  const attributes = { company: `cmp_${company}`, base: siteOf(company), locale: 'en' };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.draft = draft;
  let timer;
  let isOver = false;

  async function renew() {
    clearTimeout(timer);
    let wait = RETRY;
    try {
      const session = await ask('POST', '/api/themes/preview');
      if (isOver) return;
      element.session = session;
      wait = Math.max(RETRY, Date.parse(session.expiresAt) - Date.now() - EARLY);
    } catch {
      // The element says that nothing can be shown; another try follows.
    }
    if (!isOver) timer = setTimeout(renew, wait);
  }

  element.addEventListener('vitrine-preview-expired', () => void renew());
  return {
    element,
    renew,
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
