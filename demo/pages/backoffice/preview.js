// The preview of one company.

import { el } from './dom.js';
import { createPreviewSession } from './session/preview-session.js';

/** What the preview's own controls have otherwise than the product: the colours of this office. */
const OFFICE = {
  buttonsColor: '#1f4d44',
  secondaryButtonsColor: '#1f4d44',
  mkpBackgroundColor: '#fbfaf7',
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
  const session = createPreviewSession({
    ask,
    async use(given) {
      if (await mayShow(given.token)) {
        element.session = given;
        return true;
      }
      const reason =
        'The site is not shown here yet: an administrator of the company has to open this page once.';
      element.replaceWith(el('p', { className: 'lead' }, reason));
      return false;
    },
  });

  element.addEventListener('vitrine-preview-expired', () => void session.renew());
  return {
    element,
    renew: session.renew,
    end() {
      session.end();
      DARK.removeEventListener('change', followScheme);
    },
  };
}
