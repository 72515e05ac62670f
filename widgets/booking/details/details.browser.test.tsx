import { expect } from 'chai';
import { useRef, useState } from 'react';
import type { ContactInput } from '#domain/people/contact-details.ts';
import { settled, stage, type as typeIn, type Stage } from '#ui/testing/stage.tsx';
import { DetailsView } from './details.view.tsx';
import type { FieldErrors } from '#widgets/order-form/use-contact-form.ts';

const EMPTY: ContactInput = { firstname: '', lastname: '', email: '', phone: '', message: '' };

function Sample({ onDone, refused = {} }: { readonly onDone: () => void; readonly refused?: FieldErrors }) {
  const [draft, setDraft] = useState(EMPTY);
  const heading = useRef(null);
  return (
    <DetailsView
      draft={draft}
      country="FR"
      refused={refused}
      reminder={null}
      onEdit={(change) => setDraft((before) => ({ ...before, ...change }))}
      onDone={onDone}
      focusRef={heading}
    >
      {null}
    </DetailsView>
  );
}

describe('the visitor’s details', () => {
  let place: Stage;
  let done: number;
  const field = (name: string) => place.one<HTMLInputElement>(`[name="${name}"]`);
  const errorOf = (name: string) => {
    const ids = (field(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'));
    return ids.map((id) => place.one(`#${CSS.escape(id)}`).textContent).join('');
  };
  const send = async () => {
    place.one('[type=submit]').click();
    await settled();
  };
  const leave = async (name: string, value: string) => {
    field(name).focus();
    typeIn(field(name), value);
    place.one('[type=submit]').focus();
    await settled();
  };
  const NONE: FieldErrors = {};

  beforeEach(() => {
    done = 0;
    place = stage();
    place.show(<Sample onDone={() => (done += 1)} refused={NONE} />);
  });
  afterEach(() => place.leave());

  it('each field of the visitor’s details tells browsers what it is for', () => {
    const tokens = ['firstname', 'lastname', 'email', 'phone'].map((name) => field(name).autocomplete);
    expect(tokens).to.deep.equal(['given-name', 'family-name', 'email', 'tel']);
    expect(field('email').inputMode).to.equal('email');
    expect(field('phone').type).to.equal('tel');
  });

  it('missing details are summed up with the focus, and marked at each field', async () => {
    await send();
    const summary = place.one('[role=alert][tabindex="-1"]');
    expect(place.focused()).to.equal(summary);
    expect([...summary.querySelectorAll('li')].map((one) => one.textContent)).to.deep.equal([
      'Indiquez votre prénom',
      'Indiquez votre nom',
      'Indiquez votre e-mail',
      'Indiquez votre téléphone',
    ]);
    expect(field('email').getAttribute('aria-invalid')).to.equal('true');
    expect(errorOf('email')).to.equal('Indiquez votre e-mail');
    expect(done).to.equal(0);
  });

  it('the summary of missing details leads to each field', async () => {
    await send();
    place.all('[role=alert] li button')[2]?.click();
    expect(place.focused()).to.equal(field('email'));
  });

  it('a wrong detail is said on leaving its field, and no longer while it is typed in', async () => {
    await leave('phone', '06 12');
    expect(errorOf('phone')).to.include('incomplet');
    typeIn(field('phone'), '06 12 3');
    expect(field('phone').getAttribute('aria-invalid')).to.equal(null);
  });

  it('leaving a wrong field does not move the button under the pointer that presses it', async () => {
    field('phone').focus();
    typeIn(field('phone'), '06 12');
    const button = place.one('[type=submit]');
    const press = (type: string) =>
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
    press('pointerdown');
    const top = button.offsetTop;
    button.focus();
    await settled();
    expect(button.offsetTop).to.equal(top);
    press('pointerup');
    await send();
    expect(errorOf('phone')).to.include('incomplet');
    // From here on a field that is left is judged again.
    await leave('email', 'jeanne@');
    expect(errorOf('email')).to.include('incomplet');
  });

  it('a field that was only passed through is not marked as wrong', async () => {
    await leave('email', '');
    expect(field('email').getAttribute('aria-invalid')).to.equal(null);
  });

  it('details that were typed stay when another one is wrong', async () => {
    typeIn(field('firstname'), 'Jeanne');
    typeIn(field('email'), 'jeanne@');
    await send();
    expect(field('firstname').value).to.equal('Jeanne');
    expect(field('email').value).to.equal('jeanne@');
  });

  it('details that are all right lead on', async () => {
    for (const [name, value] of [
      ['firstname', 'Jeanne'],
      ['lastname', 'Moreau'],
      ['email', 'jeanne@example.com'],
      ['phone', '06 12 34 56 78'],
    ] as const)
      typeIn(field(name), value);
    await send();
    expect(done).to.equal(1);
  });

  it('a detail that the server refused is said at its field', async () => {
    place.show(<Sample onDone={() => {}} refused={{ email: { message: 'Cette adresse est bloquée.' } }} />);
    await settled();
    expect(errorOf('email')).to.equal('Cette adresse est bloquée.');
  });
});
