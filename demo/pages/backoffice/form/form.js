import { INVALID, button, el, labelled, markFault, option, say } from '../dom.js';
import { sayIn } from '../texts/spoken.js';
import { LANGUAGES } from '../texts/language.js';
import { language as chosenLanguage, languageName, t, words } from '../texts/texts.js';
import { choiceField, colourField, cssField, layoutField, sizeField } from './fields.js';
import { fontField } from './font-field.js';
import { innerField, plainField, wordsField } from './inner-fields.js';
import { menuField } from './lists/menu-field.js';
import { slidesField } from './lists/slides-field.js';
import { bringIntoView } from './scrolling.js';
import { sectionsFor } from './sections.js';
import { nameOf } from './settings.js';

const LAYOUTS = await fetch('/form/layouts.json').then((reply) => reply.json());

/** The name of a language where it stands alone. */
function languageAlone(id) {
  const name = languageName(id);
  return name.charAt(0).toLocaleUpperCase(chosenLanguage()) + name.slice(1);
}

/** The language in which slides and menu are written, of those that the company has. */
function languageChoice(look, chosen) {
  const { langs } = look.published().booker;
  const written = Object.keys(LANGUAGES).filter((id) => langs[id]);
  const select = el('select', {}, ...written.map((id) => option(() => languageAlone(id), id)));
  select.addEventListener('change', chosen);
  return select;
}

/** The field of a setting, by its kind in `sections.js`. */
const FIELDS = {
  segments: choiceField,
  colour: colourField,
  font: fontField,
  code: cssField,
  size: sizeField,
  layout: layoutField,
  text: plainField,
  flag: plainField,
  address: plainField,
  picture: plainField,
  choice: plainField,
  inner: innerField,
  words: wordsField,
  slides: slidesField,
  menu: menuField,
};

/** The fields below their headings. */
function sectionsOf({ look, site, office }, changed) {
  const written = [];
  const select = languageChoice(look, () => written.forEach((field) => field.redraw()));
  const language = () => select.value || 'fr';
  return sectionsFor(look.published(), site, LAYOUTS).map(({ fields, isWritten, ...section }) => {
    const made = fields.map((field) => FIELDS[field.kind](field, changed, language, office));
    written.push(...made.filter(({ redraw }) => redraw));
    const before = isWritten ? labelled(select, words('form.language')) : null;
    return { ...section, before, fields: made };
  });
}

/**
 * The form; `set` changes a setting and says whether it may have the value, `themes` stand above the settings, `site` is as `sections.js`
 * has it. `office` has the calls of the back end (`ask`), and the origin of its pictures. `typed` is told whenever something was typed
 * to its end.
 */
export function createForm({ look, site, set, themes, office, typed }) {
  const fields = new Map();
  const changed = (path, value) => {
    const isSet = set(path, value);
    fields.get(path)?.node.classList.toggle('refused', isSet === false);
  };
  const marks = [];
  const heading = el('summary', {}, el('h2', {}, words('themes.title')));
  const node = el('div', { className: 'sections' }, el('details', { open: true }, heading, themes));
  sectionsOf({ look, site, office }, changed).forEach(
    ({ title, help, fields: those, before, headings = {}, className = '' }) => {
      const mark = el('span', { className: 'drafted' });
      const lead = help ? el('p', { className: 'help' }, help) : null;
      const body = el('div', { className: `fields ${className}` }, lead, before);
      for (const field of those) {
        if (headings[field.path]) body.append(el('h3', {}, headings[field.path]));
        body.append(field.node);
        fields.set(field.path, field);
      }
      marks.push({ mark, paths: those.map(({ path }) => path) });
      node.append(el('details', {}, el('summary', {}, el('h2', {}, title), mark), body));
    },
  );

  /** The paths of settings in whose fields stands what is not valid. */
  const invalid = () =>
    [...fields]
      .filter(([, { node: place }]) => place.querySelector(`.fault[data-by=${INVALID}]:not(:empty)`))
      .map(([path]) => path);

  function follow() {
    for (const [path, field] of fields) {
      field.show(look.valueAt(path));
      field.node.classList.toggle('is-drafted', look.originOf(path).startsWith('drafted'));
    }
    for (const { mark, paths } of marks) {
      const count = paths.filter((path) => look.originOf(path).startsWith('drafted')).length;
      say(mark, count === 0 ? '' : words('form.changed', { count }));
    }
  }

  /** Each field shows what its setting has. */
  function forgetInvalid() {
    for (const path of invalid()) fields.get(path).forget();
    follow();
  }

  const marked = new Map();
  let refusedNow = new Map();
  node.addEventListener('change', () => {
    // Another language of the texts draws lists anew.
    mark(refusedNow);
    // Not while it is typed: on its way to a colour are many that are none.
    typed();
  });

  /** Says at each field why the back end does not keep its value, by `refused`; of a list at what it is about. */
  function mark(refused) {
    refusedNow = refused;
    for (const [path, field] of fields) {
      const before = marked.get(path);
      if (before) markFault(...before, '');
      marked.delete(path);
      const found = refused.get(path);
      field.node.classList.toggle('refused', found !== undefined);
      if (found === undefined) continue;
      const control = field.controlAt?.(found.place) ?? field.control;
      const where = [control, control.closest('.field') ?? field.node];
      markFault(...where, found.message);
      marked.set(path, where);
    }
  }

  /** Leads to the field of a setting, below `panel` at the top of `column`. */
  function focus(path, { column, panel }) {
    const field = fields.get(path);
    if (!field) return false;
    field.node.closest('details').open = true;
    field.control.focus({ preventScroll: true });
    bringIntoView(field.node, column, panel);
    for (const other of fields.values()) other.node.classList.toggle('pointed', other === field);
    return true;
  }

  follow();
  return { node, follow, mark, focus, invalid, forgetInvalid, has: (path) => fields.has(path) };
}

/** What is changed goes through the preview: until it takes changes, nothing can be. */
export function heldUntilReady(node) {
  const fields = el('fieldset', { disabled: true }, node);
  const line = el('p', { className: 'loading', role: 'status' }, words('form.loading'));
  return {
    nodes: [line, fields],
    /** `ready`, `late`, or `none` where there is no preview. */
    tell(how) {
      fields.disabled = how !== 'ready';
      line.hidden = how === 'ready';
      if (how === 'none') say(line, words('form.withoutPreview'));
      if (how === 'late')
        line.replaceChildren(
          el('span', {}, words('form.late')),
          button(words('form.reload'), () => location.reload()),
        );
    },
  };
}

/** Where the value of a setting comes from, in words. */
const ORIGINS = {
  drafted: (values) => t('pointed.drafted', values),
  published: (values) => t('pointed.published', values),
  asItComes: (values) => t('pointed.asItComes', values),
};

/** What was pressed in the preview: its settings, each with where its value comes from. */
export function pointedPanel({ look, form, go }) {
  const node = el('div', { className: 'pointed-at', role: 'status', hidden: true });
  let pointed = null;
  function leave() {
    node.hidden = true;
    if (pointed !== null) go(pointed);
  }
  const close = button('×', leave, 'icon quiet');
  sayIn(close, 'aria-label', words('page.close'));
  node.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });
  const choice = (path) =>
    button(
      () => nameOf(path),
      () => go(path),
      'quiet',
    );
  return {
    node,
    point({ part, settings }) {
      const known = settings.map(({ path }) => path).filter(form.has);
      const [first, ...others] = known;
      node.hidden = false;
      pointed = first ?? null;
      if (first === undefined) {
        node.replaceChildren(el('p', {}, words('pointed.none', { part })), close);
        return;
      }
      const origin = () => ORIGINS[look.originOf(first)]({ name: nameOf(first) });
      // Folded, so that it covers little of the fields that scroll below it.
      const rest = el(
        'details',
        { hidden: others.length === 0 },
        el('summary', {}, words('pointed.others')),
        el('div', { className: 'choices' }, ...others.map(choice)),
      );
      node.replaceChildren(el('p', {}, el('strong', {}, origin)), close, rest);
      go(first);
    },
  };
}
