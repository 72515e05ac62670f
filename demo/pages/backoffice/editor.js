import { el } from './dom.js';
import { allowHere } from './session/allow-here.js';
import { createPreview } from './preview.js';

/** The editor of one company's look, in `main`. */
export async function openEditor(main, { company, name, ask, role }) {
  const isAdmin = role === 'admin';
  if (isAdmin) await allowHere(ask);
  const { change } = await ask('GET', '/api/themes/draft');
  const preview = createPreview({ company, ask, draft: change });
  main.append(
    el('h1', { className: 'unseen' }, `The look of ${name}`),
    el('section', { className: 'preview', 'aria-label': 'Preview' }, preview.element),
  );
  void preview.renew();
  return { end: preview.end, settled: async () => true };
}
