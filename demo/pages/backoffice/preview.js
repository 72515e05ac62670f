// The preview of one company, and the right to see what is drafted, which is renewed before it ends.

import { el } from './dom.js';

/** Milliseconds before its end at which a token is renewed. */
const EARLY = 60_000;
/** Milliseconds until the next try where none was given. */
const RETRY = 5000;

/** Colours of the preview's own controls: in those of the company they would pass for its site. */
const OFFICE = {
  buttonsColor: '#1f4d44',
  secondaryButtonsColor: '#1f4d44',
  mkpBackgroundColor: '#fbfaf7',
  backgroundColor: '#fbfaf7',
  squareFlatButtons: false,
  siteContained: false,
};
const DARK = matchMedia('(prefers-color-scheme: dark)');

/** The address of a company's site: a neighbour of this host. */
export function siteOf(company) {
  return location.origin.replace('//backoffice.', `//${company}.`);
}

/** `mayShow` is asked whether the site may be shown here, by the token; where it may not, why is said in place of it. */
export function createPreview({ company, ask, draft, mayShow = async () => true }) {
  const element = document.createElement('vitrine-preview');
  const attributes = { company: `cmp_${company}`, base: siteOf(company), locale: 'en' };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.draft = draft;
  const followScheme = () => {
    element.theme = { ...OFFICE, dark: DARK.matches };
  };
  followScheme();
  DARK.addEventListener('change', followScheme);
  let timer;
  let isOver = false;

  async function renew() {
    clearTimeout(timer);
    let wait = RETRY;
    try {
      const session = await ask('POST', '/api/themes/preview');
      if (isOver) return;
      if (!(await mayShow(session.token))) {
        const reason =
          'The site is not shown here yet: an administrator of the company has to open this page once.';
        element.replaceWith(el('p', { className: 'lead' }, reason));
        return;
      }
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
      DARK.removeEventListener('change', followScheme);
    },
  };
}
