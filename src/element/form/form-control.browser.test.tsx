import { expect } from 'chai';
import { useEffect } from 'react';
import { defineElement } from '../define-element.ts';
import type { ElementInput } from '../host.ts';
import { definePlaceholder } from '../placeholder/define-placeholder.ts';
import { clearPage, inside, rootOf, said, settled, show } from '../testing/page.ts';
import { sampleDefinition } from '../testing/sample.tsx';
import { observedOf } from '../definition/definition.ts';
// An element loads this code where there is a form; here it is there, so no test waits for it.
import './form-control.ts';

interface Control extends HTMLElement {
  name: string;
  required: boolean;
  disabled: boolean;
  value: string;
  readonly form: HTMLFormElement | null;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  formStateRestoreCallback(kept: unknown, mode: string): void;
}

let resets = 0;
let choose: (value: string) => void;

/** A number that the visitor raises, as a quantity. */
function Body({ host, isDisabled }: ElementInput) {
  const { form } = host;
  useEffect(() => {
    form?.show({
      missing: 'Dites combien.',
      async start(tell) {
        choose = tell;
        return { stop() {}, reset: () => (resets += 1) };
      },
    });
  }, [form]);
  return (
    <div inert={isDisabled}>
      <button type="button" onClick={() => choose('1')} data-one>
        one
      </button>
      <button type="button" onClick={() => choose('2')} data-two>
        two
      </button>
    </div>
  );
}

let count = 0;
const definitionOf = (tag: string) => ({
  ...sampleDefinition,
  tag,
  value: { missing: 'booking:missingInForm' as const },
});

/** A tag of its own: defined, or with its placeholder class alone. */
function newTag(isEarly = false) {
  count += 1;
  const definition = definitionOf(`vitrine-control-${count}`);
  const define = () => defineElement(definition, { Body });
  if (isEarly) {
    definePlaceholder({
      tag: definition.tag,
      attributes: observedOf(definition),
      space: [],
      onConnected: () => {},
    });
  } else define();
  return { tag: definition.tag, define };
}

const formOf = (markup: string) => show<HTMLFormElement>(`<form>${markup}</form>`);
const sent = (form: HTMLFormElement) => [...new FormData(form).entries()];

describe('an element in a form', () => {
  afterEach(clearPage);

  async function shownIn(attributes: string, rest = '') {
    const { tag } = newTag();
    const form = await formOf(`<${tag} ${attributes}></${tag}>${rest}`);
    return { form, control: form.querySelector(tag) as Control };
  }

  it('is a control of its form by its name, and submits what the visitor comes to', async () => {
    const { form, control } = await shownIn('name="count"');
    expect(control.form).to.equal(form);
    expect(form.elements.namedItem('count')).to.equal(control);
    expect(sent(form)).to.deep.equal([]);
    const told: string[] = [];
    for (const name of ['input', 'change']) form.addEventListener(name, () => told.push(name));
    inside(control, '[data-two]').click();
    expect(sent(form)).to.deep.equal([['count', '2']]);
    expect(control.value).to.equal('2');
    inside(control, '[data-two]').click();
    expect(told).to.deep.equal(['input', 'change']);
  });

  it('has the properties of a control: what the browser reads in markup is written there', async () => {
    const { tag } = newTag();
    const form = await formOf('');
    const control = document.createElement(tag) as Control;
    Object.assign(control, { name: 'count', required: true, disabled: false });
    form.append(control);
    await settled();
    expect(control.getAttributeNames()).to.deep.equal(['name', 'required']);
    expect([control.name, control.required, control.disabled]).to.deep.equal(['count', true, false]);
    control.required = false;
    expect(control.hasAttribute('required')).to.equal(false);
    expect(control.willValidate).to.equal(true);
    const warned = await said('warn', () => void (control.value = '7'));
    expect(warned).to.deep.equal([
      `<${tag}> value: it follows from what the visitor does, and 7 is ignored.`,
    ]);
    expect(control.value).to.equal('');
  });

  it('properties that were set before the class came are written to the markup', async () => {
    count += 1;
    const tag = `vitrine-control-${count}`;
    const form = await formOf(`<${tag}></${tag}>`);
    const control = form.firstElementChild as Control;
    Object.assign(control, { name: 'count', required: true });
    defineElement(definitionOf(tag), { Body });
    await settled();
    expect(control.getAttribute('name')).to.equal('count');
    expect(form.checkValidity()).to.equal(false);
  });

  it('where a value is required the form cannot be sent before there is one, and says why', async () => {
    const { form, control } = await shownIn('name="count" required');
    expect(control.validity.valueMissing).to.equal(true);
    expect(control.validationMessage).to.equal('Dites combien.');
    expect(form.checkValidity()).to.equal(false);
    expect(form.matches(':invalid') && control.matches(':invalid')).to.equal(true);
    inside(control, '[data-one]').click();
    expect(form.checkValidity()).to.equal(true);
    control.setCustomValidity('Trop peu.');
    expect([control.validity.customError, control.validationMessage]).to.deep.equal([true, 'Trop peu.']);
    control.setCustomValidity('');
    control.removeAttribute('required');
    expect(control.checkValidity()).to.equal(true);
  });

  it('the browser can show what is missing: its first control that is shown takes the focus', async () => {
    const { form, control } = await shownIn('name="count" required');
    inside(control, '[data-one]').hidden = true;
    expect(form.reportValidity()).to.equal(false);
    expect(document.activeElement).to.equal(control);
    expect(rootOf(control).activeElement).to.equal(inside(control, '[data-two]'));
  });

  it('what shows no control yet takes the focus itself, for as long as it has it', async () => {
    const { control } = await shownIn('name="count" required', '<input data-other>');
    for (const each of rootOf(control).querySelectorAll('button')) each.remove();
    const block = inside(control, 'div');
    block.style.minHeight = '10px';
    expect(control.reportValidity()).to.equal(false);
    expect(rootOf(control).activeElement).to.equal(block);
    (document.querySelector('[data-other]') as HTMLElement).focus();
    expect(block.hasAttribute('tabindex')).to.equal(false);
  });

  it('a form that is set back takes the value away, and the element begins anew', async () => {
    const { form, control } = await shownIn('name="count" required');
    inside(control, '[data-one]').click();
    const before = resets;
    const told: string[] = [];
    form.addEventListener('change', () => told.push('change'));
    form.reset();
    expect(sent(form)).to.deep.equal([]);
    expect(control.validity.valueMissing).to.equal(true);
    await settled();
    expect([resets - before, told]).to.deep.equal([1, []]);
  });

  it('a fieldset that is disabled, or its own attribute, stops it and leaves it out', async () => {
    const { tag } = newTag();
    const form = await formOf(`<fieldset disabled><${tag} name="count" required></${tag}></fieldset>`);
    const control = form.querySelector(tag) as Control;
    const isInert = () => inside(control, '[data-one]').closest('[inert]') !== null;
    await settled();
    expect([isInert(), control.willValidate, form.checkValidity()]).to.deep.equal([true, false, true]);
    (form.firstElementChild as HTMLFieldSetElement).disabled = false;
    await settled();
    expect([isInert(), form.checkValidity()]).to.deep.equal([false, false]);
    inside(control, '[data-one]').click();
    control.disabled = true;
    await settled();
    expect([isInert(), sent(form)]).to.deep.equal([true, []]);
  });

  it('what the browser has kept for it is there again, and nobody is told', async () => {
    const { form, control } = await shownIn('name="count" required');
    const told: string[] = [];
    form.addEventListener('change', () => told.push('change'));
    control.formStateRestoreCallback('2', 'restore');
    expect([sent(form), form.checkValidity(), told]).to.deep.equal([[['count', '2']], true, []]);
    for (const kept of [null, '', new FormData()]) control.formStateRestoreCallback(kept, 'restore');
    expect(sent(form)).to.deep.equal([['count', '2']]);
  });

  it('a control whose code comes late is one from the start, and is told what it has missed', async () => {
    const { tag, define } = newTag(true);
    const form = await formOf(`<fieldset disabled><${tag} name="count" required></${tag}></fieldset>`);
    const control = form.querySelector(tag) as Control;
    expect([...form.elements]).to.include(control);
    expect(form.checkValidity()).to.equal(true);
    control.formStateRestoreCallback('2', 'restore');
    define();
    await settled();
    expect(inside(control, '[data-one]').closest('[inert]')).not.to.equal(null);
    (form.firstElementChild as HTMLFieldSetElement).disabled = false;
    await settled();
    expect(sent(form)).to.deep.equal([['count', '2']]);
    expect(control.form).to.equal(form);
    form.reset();
    expect(control.validity.valueMissing).to.equal(true);
    expect(form.checkValidity()).to.equal(false);
  });

  it('an element that has no value is no control', async () => {
    defineElement({ ...sampleDefinition, tag: 'vitrine-no-control' }, { Body });
    const form = await formOf('<vitrine-no-control name="a" required></vitrine-no-control>');
    expect(form.elements).to.have.length(0);
    expect(form.firstElementChild).not.to.have.property('checkValidity');
  });
});
