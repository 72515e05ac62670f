import { button, el } from './dom.js';
import { createForm, pointedPanel } from './form/form.js';
import { createLook } from './look.js';
import { createPreview } from './preview.js';
import { allowHere } from './session/allow-here.js';

/** Below this width the form and the preview stand behind two tabs. */
const NARROW = matchMedia('(max-width: 62rem)');

function tabsOf(main) {
  const tabs = { form: 'Settings', preview: 'Preview' };
  const choose = (name) => {
    main.dataset.tab = name;
    for (const each of bar.children) each.setAttribute('aria-pressed', String(each.dataset.name === name));
  };
  const bar = el(
    'div',
    { className: 'tabs', role: 'group', 'aria-label': 'Shown' },
    ...Object.entries(tabs).map(([name, label]) => {
      const made = button(label, () => choose(name));
      made.dataset.name = name;
      return made;
    }),
  );
  choose('form');
  return { bar, choose };
}

/** The editor of one company's look, in `main`. */
export async function openEditor(main, { company, name, ask, role }) {
  const isAdmin = role === 'admin';
  const published = isAdmin ? await allowHere(ask) : await ask('GET', '/api/companies/me');
  const draft = await ask('GET', '/api/themes/draft');
  const look = createLook(published, draft.change);
  const preview = createPreview({ company, ask, draft: look.forPreview() });
  const form = createForm({ look, set: (path, value) => preview.element.set(path, value) });
  const tabs = tabsOf(main);
  const pointed = pointedPanel({
    look,
    form,
    go(path) {
      tabs.choose('form');
      form.focus(path);
    },
  });
  preview.element.addEventListener('vitrine-preview-change', ({ detail }) => {
    look.take(detail.change);
    form.follow();
  });
  preview.element.addEventListener('vitrine-preview-point', ({ detail }) => pointed.point(detail));
  if (NARROW.matches) preview.element.setAttribute('devices', 'phone');
  main.append(
    el('h1', { className: 'unseen' }, `The look of ${name}`),
    tabs.bar,
    el('section', { className: 'form', 'aria-label': 'Settings' }, pointed.node, form.node),
    el('section', { className: 'preview', 'aria-label': 'Preview' }, preview.element),
  );
  void preview.renew();
  return { end: preview.end, settled: async () => true };
}
