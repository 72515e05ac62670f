// The preview of one company.

import { el } from './dom.js';
import { awaitReady } from './session/preview-ready.js';
import { createPreviewSession } from './session/preview-session.js';
import { language, words } from './texts/texts.js';

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

/**
 * `mayShow` is asked whether the site may be shown here, by the token; where it may not, why is said in place of it. `told` hears `ready`
 * once it takes changes, `late` where that takes long, and `none` where it is not shown.
 */
export function createPreview({ company, ask, draft, told, mayShow = async () => true }) {
  const element = document.createElement('vitrine-preview');
  const attributes = { company: `cmp_${company}`, base: siteOf(company), locale: language() };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.draft = draft;
  const followScheme = () => {
    element.theme = { ...OFFICE, dark: DARK.matches };
  };
  followScheme();
  DARK.addEventListener('change', followScheme);
  const { isReady, end: waitNoMore } = awaitReady(element, told);
  const session = createPreviewSession({
    ask,
    async use(given) {
      if (await mayShow(given.token)) {
        element.session = given;
        return true;
      }
      element.replaceWith(el('p', { className: 'lead' }, words('preview.notAllowed')));
      waitNoMore();
      told('none');
      return false;
    },
  });

  element.addEventListener('vitrine-preview-expired', () => void session.renew());
  return {
    element,
    isReady,
    /** Another draft, over what is published by now. */
    start(given) {
      element.draft = given;
      // Where it is not there yet it starts with that.
      if (isReady()) element.reload();
    },
    renew: session.renew,
    end() {
      waitNoMore();
      session.end();
      DARK.removeEventListener('change', followScheme);
    },
  };
}
