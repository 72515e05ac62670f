import { button, el, labelled } from '../dom.js';
import {
  choiceField,
  colourField,
  flagField,
  fontField,
  layoutField,
  sizeField,
  textField,
} from './fields.js';
import { KINDS } from './layout-pictures.js';
import { menuField, slidesField } from './lists.js';
import {
  COLOURS,
  CSS,
  DARK,
  FLAGS,
  FONTS,
  HOMEPAGE,
  HOMEPAGES,
  LOGO_SIZE,
  MENU,
  SLIDES,
  TEXTS,
  nameOf,
} from './settings.js';

const LAYOUTS = await fetch('/form/layouts.json').then((reply) => reply.json());
const LANGUAGES = { fr: 'French', en: 'English', de: 'German', es: 'Spanish', it: 'Italian' };

const SCHEMES = [
  { value: null, label: 'As the visitor prefers' },
  { value: false, label: 'Light' },
  { value: true, label: 'Dark' },
];

/** The language in which slides and menu are written, of those that the company has. */
function languageChoice(look, chosen) {
  const { langs } = look.published().booker;
  const select = el('select');
  select.append(
    ...Object.keys(LANGUAGES)
      .filter((id) => langs[id])
      .map((id) => new Option(LANGUAGES[id], id)),
  );
  select.addEventListener('change', chosen);
  return select;
}

/** The fields below their headings. */
function sectionsOf(look, changed) {
  const lists = [];
  const select = languageChoice(look, () => lists.forEach((list) => list.redraw()));
  const language = () => select.value || 'fr';
  lists.push(slidesField(SLIDES, language, changed), menuField(MENU, language, changed));
  const [slides, menu] = lists;
  const kinds = Object.keys(KINDS).filter((kind) => kind in LAYOUTS);
  return [
    {
      title: 'Colours',
      fields: [
        choiceField({ path: DARK, name: 'Light or dark', choices: SCHEMES, initial: null }, changed),
        ...COLOURS.map((colour) => colourField(colour, changed)),
      ],
      className: 'colours',
    },
    {
      title: 'Fonts and shapes',
      fields: [
        ...FONTS.map((font) => fontField(font, changed)),
        ...FLAGS.map((flag) => flagField(flag, changed)),
      ],
    },
    {
      title: 'Name and logo',
      fields: [
        ...TEXTS.map((text) => textField(text, changed)),
        sizeField(LOGO_SIZE, 'Size of the logo', changed),
      ],
    },
    {
      title: 'Layouts',
      fields: [
        choiceField(
          {
            path: HOMEPAGE,
            name: 'Kind of home page',
            choices: Object.entries(HOMEPAGES).map(([value, label]) => ({ value, label })),
            initial: 'mono',
          },
          changed,
        ),
        ...kinds.map((kind) => layoutField(kind, KINDS[kind], LAYOUTS[kind], changed)),
      ],
    },
    {
      title: 'Slides and menu',
      before: labelled(select, 'Language of these texts'),
      headings: ['Slides', 'Menu'],
      fields: [slides, menu],
    },
    {
      title: 'Own CSS',
      fields: [
        textField(
          [CSS, 'CSS', 'Parts as classes: .heading, .button-primary. What may not stand here is left out.'],
          changed,
          { rows: 10 },
        ),
      ],
    },
  ];
}

/** The form; `set` changes a setting and says whether it may have the value, `themes` stand above the settings. */
export function createForm({ look, set, themes }) {
  const fields = new Map();
  const changed = (path, value) => {
    const isSet = set(path, value);
    fields.get(path)?.node.classList.toggle('refused', isSet === false);
  };
  const marks = [];
  const heading = el('summary', {}, el('h2', {}, 'Finished themes'));
  const node = el('div', { className: 'sections' }, el('details', { open: true }, heading, themes));
  sectionsOf(look, changed).forEach(
    ({ title, fields: those, before, headings = [], className = '' }, index) => {
      const mark = el('span', { className: 'drafted' });
      const body = el('div', { className: `fields ${className}` }, before ?? null);
      those.forEach((field, at) => {
        if (headings[at]) body.append(el('h3', {}, headings[at]));
        body.append(field.node);
        fields.set(field.path, field);
      });
      marks.push({ mark, paths: those.map(({ path }) => path) });
      node.append(el('details', {}, el('summary', {}, el('h2', {}, title), mark), body));
    },
  );

  function follow() {
    for (const [path, field] of fields) {
      field.show(look.valueAt(path));
      field.node.classList.toggle('is-drafted', look.originOf(path).startsWith('drafted'));
    }
    for (const { mark, paths } of marks) {
      const count = paths.filter((path) => look.originOf(path).startsWith('drafted')).length;
      mark.textContent = count === 0 ? '' : `${count} changed`;
    }
  }

  function focus(path) {
    const field = fields.get(path);
    if (!field) return false;
    field.node.closest('details').open = true;
    field.node.scrollIntoView({ block: 'center' });
    field.control.focus();
    for (const other of fields.values()) other.node.classList.toggle('pointed', other === field);
    return true;
  }

  follow();
  return { node, follow, focus, has: (path) => fields.has(path) };
}

/** What was pressed in the preview: its settings, each with where its value comes from. */
export function pointedPanel({ look, form, go }) {
  const node = el('div', { className: 'pointed-at', role: 'status', hidden: true });
  return {
    node,
    point({ part, settings }) {
      const known = settings.map(({ path }) => path).filter(form.has);
      const [first, ...others] = known;
      node.hidden = false;
      if (first === undefined) {
        node.replaceChildren(el('p', {}, `Nothing of the look is set for “${part}” by itself.`));
        return;
      }
      const close = button('×', () => (node.hidden = true), 'icon quiet');
      close.setAttribute('aria-label', 'Close');
      node.replaceChildren(
        el('p', {}, el('strong', {}, nameOf(first, KINDS)), `: ${look.originOf(first)}.`),
        close,
        el('p', { className: 'help', hidden: others.length === 0 }, 'It follows as well:'),
        el(
          'div',
          { className: 'choices' },
          ...others.map((path) => button(nameOf(path, KINDS), () => go(path), 'quiet')),
        ),
      );
      go(first);
    },
  };
}
