// The form's fields, as the manifest names an element's attributes and custom properties.

let count = 0;

function control({ type }, name, value) {
  const values = [...(type?.text ?? '').matchAll(/'([^']*)'/g)].map(([, each]) => each);
  if (values.length > 0) {
    const select = document.createElement('select');
    select.append(new Option('as it is', ''), ...values.map((each) => new Option(each, each)));
    select.value = value ?? '';
    return select;
  }
  const input = document.createElement('input');
  input.type = type?.text === 'boolean' ? 'checkbox' : type?.text === 'number' ? 'number' : 'text';
  input.autocomplete = 'off';
  if (input.type === 'checkbox') input.checked = value !== undefined;
  else input.value = value ?? '';
  return input;
}

/** A field with its name, its help, and what it is by itself; `changed` is told its value, null where it has none. */
export function fieldOf(entry, value, changed) {
  count += 1;
  const field = document.createElement('div');
  const label = document.createElement('label');
  const help = document.createElement('p');
  const input = control(entry, entry.name, value);
  field.className = input.type === 'checkbox' ? 'field check' : 'field';
  input.id = `field-${count}`;
  input.name = entry.name;
  help.id = `help-${count}`;
  help.textContent = entry.description.replaceAll('`', '');
  label.htmlFor = input.id;
  label.textContent = entry.name;
  input.setAttribute('aria-describedby', help.id);
  if (entry.default !== undefined && 'placeholder' in input)
    input.placeholder = entry.default.replaceAll("'", '');
  input.addEventListener('input', () => {
    const isOff = input.type === 'checkbox' ? !input.checked : input.value === '';
    changed(isOff ? null : input.type === 'checkbox' ? '' : input.value);
  });
  field.append(label, input, help);
  return field;
}

/** Says below a field what is wrong with its value; an empty text takes that back. */
export function showFault(input, text) {
  const [id] = (input.getAttribute('aria-describedby') ?? '').split(' ');
  const known = document.getElementById(`${id}-fault`);
  const fault =
    known ?? Object.assign(document.createElement('p'), { id: `${id}-fault`, className: 'fault' });
  if (fault.textContent === text) return;
  fault.textContent = text;
  if (text) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  input.setAttribute('aria-describedby', text ? `${id} ${fault.id}` : id);
  if (text) input.after(fault);
  else fault.remove();
}

/** Offers values for a text field that takes others too. */
export function offer(input, id, values) {
  document.getElementById(id)?.remove();
  const list = document.createElement('datalist');
  list.id = id;
  list.append(...values.map(({ slug, name }) => new Option(name, slug)));
  input.setAttribute('list', id);
  input.after(list);
}
