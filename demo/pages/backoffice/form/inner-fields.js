// Fields for settings that have fields of their own, or a text in each language.

import { INVALID, el, labelled, markFault, option, put, unlessInvalid } from '../dom.js';
import { words } from '../texts/texts.js';
import { isWholeAddress } from './faults.js';
import { uploadControl } from './picture-upload.js';
import { addressOf } from './picture-values.js';

/** An address as the back end keeps it: none, a path of the site, or an address by https or http. */
export function isAddress(text) {
  if (text === '' || /^\/(?![/\\])\S*$/.test(text)) return true;
  return isWholeAddress(text);
}

const CONTROLS = {
  text(label) {
    const input = el('input', { type: 'text', autocomplete: 'off' });
    return {
      input,
      node: labelled(input, label),
      event: 'input',
      value: () => input.value,
      show: (value) => put(input, value ?? ''),
    };
  },
  address(label) {
    const input = el('input', { type: 'text', inputMode: 'url', autocomplete: 'off', spellcheck: false });
    const node = labelled(input, label);
    const tell = (isFit) => markFault(input, node, isFit ? '' : words('faults.address'), INVALID);
    const { show, forget } = unlessInvalid(input, (text) => isAddress(text.trim()));
    return {
      input,
      node,
      event: 'input',
      /** Undefined: it is none yet. */
      value() {
        const text = input.value.trim();
        tell(isAddress(text));
        return isAddress(text) ? text : undefined;
      },
      show(value) {
        if (show(value ?? '')) tell(true);
      },
      forget,
    };
  },
  /** The address of a picture, which may be uploaded; `width` is how many pixels of it are shown at most. */
  picture(label, { width, of = label }, office) {
    const address = CONTROLS.address(label);
    const { input } = address;
    const upload = uploadControl({
      name: of,
      office,
      taken(media) {
        input.value = addressOf(media, width);
        // As if it was typed.
        input.dispatchEvent(new Event('input'));
        upload.show(input.value);
      },
    });
    return {
      ...address,
      node: el('div', { className: 'picture' }, address.node, upload.node),
      show(value) {
        address.show(value);
        upload.show(value);
      },
    };
  },
  flag(label) {
    const input = el('input', { type: 'checkbox' });
    return {
      input,
      node: el('label', { className: 'check' }, input, el('span', {}, label)),
      event: 'change',
      value: () => input.checked,
      show: (value) => void (input.checked = value === true),
    };
  },
  choice(label, { choices }) {
    const select = el('select', {}, ...choices.map((each) => option(each.label, each.value)));
    return {
      input: select,
      node: labelled(select, label),
      event: 'change',
      value: () => select.value,
      show: (value) => void (select.value = value || choices[0].value),
    };
  },
};

/** A setting that is one value, by one control, whose kind is one of those above. */
export function plainField({ path, name, kind, ...more }, changed, _language, office) {
  const control = CONTROLS[kind](name, more, office);
  control.input.addEventListener(control.event, () => {
    const value = control.value();
    if (value !== undefined) changed(path, value);
  });
  const { node, input, show, forget } = control;
  return { path, node, control: input, show, forget };
}

/** A setting by several controls. Each of `inner` says which, and its place in the value; `empty` is what is written where there was none. */
export function innerField({ path, name, inner, empty }, changed, _language, office) {
  let value;
  const inside = el('div', { className: 'inner' });
  const controls = inner.map(({ at, kind, label, ...more }) => {
    const control = CONTROLS[kind](label, more, office);
    control.input.addEventListener(control.event, () => {
      const given = control.value();
      if (given !== undefined) changed(path, withInner({ ...empty, ...value }, at, given));
    });
    inside.append(control.node);
    return { ...control, at };
  });
  return {
    path,
    node: el('fieldset', {}, el('legend', {}, name), inside),
    control: controls[0].input,
    forget: () => controls.forEach((each) => each.forget?.()),
    show(next) {
      value = next;
      for (const { at, show } of controls) show(at.reduce((within, each) => within?.[each], value));
    },
  };
}

function withInner(fields, [name, ...rest], value) {
  return { ...fields, [name]: rest.length > 0 ? withInner(fields?.[name], rest, value) : value };
}

/** A text in each language, of which one is written at a time. */
export function wordsField({ path, name }, changed, language) {
  let value;
  const input = el('input', { type: 'text', autocomplete: 'off' });
  input.addEventListener('input', () => changed(path, { ...value, [language()]: input.value }));
  const show = (next) => {
    value = next;
    input.lang = language();
    put(input, value?.[language()] ?? '');
  };
  return { path, node: labelled(input, name), control: input, show, redraw: () => show(value) };
}
