import { button, el, oncePerFrame, tell } from './dom.js';
import { createDraftActions } from './draft/draft-actions.js';
import { askConflict } from './draft/panels.js';
import { createSaving } from './draft/saving.js';
import { createForm, heldUntilReady, pointedPanel } from './form/form.js';
import { createLook, isSame, pathsOf, settingAt, settingOver } from './look.js';
import { createPreview } from './preview.js';
import { allowHere, isAllowedHere } from './session/allow-here.js';
import { t, words } from './texts/texts.js';
import { themesSection } from './themes/themes.js';

/** Below this width the form and the preview stand behind two tabs. */
const NARROW = matchMedia('(max-width: 61.99rem)');

function tabsOf(main) {
  const tabs = { form: words('editor.settings'), preview: words('editor.preview') };
  const choose = (name) => {
    main.dataset.tab = name;
    for (const each of bar.children) each.setAttribute('aria-pressed', String(each.dataset.name === name));
  };
  const bar = el(
    'div',
    { className: 'tabs', role: 'group', 'aria-label': words('editor.shown') },
    ...Object.entries(tabs).map(([name, label]) => {
      const made = button(label, () => choose(name));
      made.dataset.name = name;
      return made;
    }),
  );
  choose('form');
  return { bar, choose };
}

/** Two drafts, of which one or both are what the draft goes on with. */
function createConflict({ look, preview, saving }) {
  return async (conflict) => {
    const choice = await askConflict({ conflict, look });
    if (choice === null) return;
    const goal = choice === 'mine' ? saving().merged(conflict) : conflict.change;
    const values = conflict.paths
      .map((path) => [path, settingOver(look.published(), goal, path) ?? null])
      .filter(([path, value]) => !isSame(value, look.valueAt(path) ?? null));
    // As one step of the preview: what gives way can be had back.
    if (values.length > 0 && preview.element.set(Object.fromEntries(values)) === false) {
      tell(t('conflict.notTaken'));
      return;
    }
    if (!saving().settle(conflict)) tell(t('conflict.newer'));
    else if (choice === 'mine') tell(t('conflict.mineKept'));
    else tell(conflict.news ? t('conflict.publishedTaken') : t('conflict.theirsTaken'));
  };
}

/** Puts what is published in the place of the draft, as one step of the preview. */
function discarding(look, preview) {
  const values = pathsOf(look.change()).map((path) => [path, settingAt(look.published(), path) ?? null]);
  return values.length === 0 || preview.element.set(Object.fromEntries(values)) === true;
}

/** In words, what somebody else has published. */
const newsOf = ({ number, publishedBy }) =>
  publishedBy ? t('news.by', { number, name: publishedBy }) : t('news.unknown', { number });

const region = (className, label, ...children) =>
  el('section', { className, 'aria-label': label }, ...children);

/** The editor of one company's look, in `main`. */
export async function openEditor(main, { company, name, ask, role }) {
  // Whoever comes in again may be another one.
  let isAdmin = role === 'admin';
  const readPublished = async () =>
    isAdmin ? (await ask('GET', '/api/companies'))[0].company : ask('GET', '/api/companies/me');
  // First the draft, which tells what was published last: what is published after that is noticed.
  const draft = await ask('GET', '/api/themes/draft');
  const [published, { booker }, { length: shops }] = await Promise.all([
    isAdmin ? allowHere(ask) : readPublished(),
    ask('GET', '/api/companies/me'),
    ask('GET', '/shops'),
  ]);
  const look = createLook(published, draft.change);
  const preview = createPreview({
    company,
    ask,
    draft: look.change(),
    told: (how) => held.tell(how),
    ...(!isAdmin && { mayShow: (token) => isAllowedHere(ask, token) }),
  });
  const themes = themesSection({
    isAdmin: () => isAdmin,
    set: (values) => preview.element.set(values),
    undo: () => preview.element.undo(),
    valueAt: look.valueAt,
  });
  const form = createForm({
    look,
    site: { booker, shops },
    set: (path, value) => preview.element.set(path, value),
    themes: themes.node,
    office: { ask, origin: document.body.dataset.api },
    typed: () => actions.follow(),
  });
  const held = heldUntilReady(form.node);
  const tabs = tabsOf(main);
  const pointed = pointedPanel({
    look,
    form,
    go(path) {
      tabs.choose('form');
      form.focus(path, { column, panel: pointed.node });
    },
  });
  const column = region('form', words('editor.settings'), pointed.node, ...held.nodes);
  const saving = createSaving({
    ask,
    look,
    draft,
    readPublished,
    told(state, refusal) {
      actions.tell(state, refusal);
      form.mark(saving.refused());
    },
    conflicted: createConflict({ look, preview, saving: () => saving }),
    renewed(news) {
      shown();
      if (news) tell(newsOf(news));
    },
  });
  const actions = createDraftActions({
    ask,
    look,
    saving,
    isAdmin: () => isAdmin,
    invalid: form.invalid,
    discard() {
      form.forgetInvalid();
      return preview.isReady() && discarding(look, preview);
    },
  });

  const place = region('preview', words('editor.preview'), preview.element);

  function followNow() {
    form.follow();
    themes.follow();
    actions.follow();
  }
  const follow = oncePerFrame(followNow);

  /** After something was published, which the preview reads by its token. */
  function shown() {
    preview.start(look.change());
    followNow();
  }

  preview.element.addEventListener('vitrine-preview-change', ({ detail }) => {
    look.take(detail.change);
    follow();
    themes.changed();
    if (isAdmin) saving.changed();
  });
  preview.element.addEventListener('vitrine-preview-point', ({ detail }) => pointed.point(detail));
  if (NARROW.matches) preview.element.setAttribute('display', 'phone');
  main.append(
    el('h1', { className: 'unseen' }, words('editor.title', { name })),
    actions.node,
    tabs.bar,
    column,
    place,
  );
  themes.follow();
  void preview.renew();
  const leaving = (event) => {
    if (isAdmin && (saving.isChanged() || form.invalid().length > 0)) event.preventDefault();
  };
  addEventListener('beforeunload', leaving);
  const returning = () => {
    if (document.visibilityState === 'visible') void saving.lookAround();
  };
  document.addEventListener('visibilitychange', returning);
  return {
    /** Whoever has come in is no administrator. */
    lookOnly() {
      isAdmin = false;
      actions.tell('saved');
    },
    /** Whether all that was changed is saved, and the page may be left. */
    settled: async () => !isAdmin || ((await saving.save()) && form.invalid().length === 0),
    end() {
      removeEventListener('beforeunload', leaving);
      document.removeEventListener('visibilitychange', returning);
      preview.end();
      saving.end();
    },
  };
}
