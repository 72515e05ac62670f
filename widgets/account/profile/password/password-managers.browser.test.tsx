import { expect } from 'chai';
import type { ReactNode } from 'react';
import { settled } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { NewPasswordForm } from '#widgets/sign-in/password/new-password-form.view.tsx';
import { PasswordView } from '#widgets/sign-in/password/password.view.tsx';
import { RegisterView } from '#widgets/sign-in/register/register.view.tsx';
import { PasswordForm } from '#widgets/storefront/pages/password/password-form.view.tsx';
import { OwnDataView } from '../own-data.view.tsx';
import { ProofView } from '../proof/proof.view.tsx';

const EMAIL = 'camille@example.com';
const KEPT = {
  username: EMAIL,
  'current-password': 'a rose is a rose',
  'new-password': 'an orchid is no rose',
};
type Token = keyof typeof KEPT;

let sent: unknown[];
const nothing = () => {};
const note = (...what: readonly unknown[]) => void sent.push(what);
const quiet = { isBusy: false, failure: null, attempt: 0 };

/** Each form with a password, what a manager finds in it, and what is sent once it is filled. */
const FORMS: Readonly<Record<string, { view: () => ReactNode; tokens: readonly Token[]; sent: unknown }>> = {
  'the sign-in': {
    view: () => (
      <PasswordView
        {...quiet}
        email=""
        isMain
        onLogin={note}
        onType={nothing}
        onCode={nothing}
        onForgotten={nothing}
      />
    ),
    tokens: ['username', 'current-password'],
    sent: [EMAIL, KEPT['current-password']],
  },
  'a new account': {
    view: () => (
      <RegisterView
        {...quiet}
        companyName="Maison Orée"
        country="FR"
        first={{ firstname: 'Camille', lastname: 'Ferrand', email: '', phone: '', password: '' }}
        terms={null}
        login={{ href: '/auth/login', go: () => 'follow' }}
        onType={nothing}
        onRegister={({ email, password }) => note(email, password)}
      />
    ),
    tokens: ['username', 'new-password'],
    sent: [EMAIL, KEPT['new-password']],
  },
  'another password': {
    view: () => (
      <NewPasswordForm
        {...quiet}
        email={EMAIL}
        label="Nouveau"
        currentLabel="Actuel"
        submit="Enregistrer"
        failed=""
        onChoose={note}
      />
    ),
    tokens: ['username', 'current-password', 'new-password'],
    sent: [KEPT['new-password'], KEPT['current-password']],
  },
  'a password after a reset': {
    view: () => <PasswordForm {...quiet} email={EMAIL} onChoose={(password) => note(password)} />,
    tokens: ['username', 'new-password'],
    sent: [KEPT['new-password']],
  },
  'a proof': {
    view: () => (
      <ProofView
        {...quiet}
        step="password"
        channel="email"
        to={EMAIL}
        email={EMAIL}
        hasPassword
        hasPasskey={false}
        isMain
        busy={null}
        secondsLeft={0}
        mayUseCode
        onPassword={note}
        onCode={nothing}
        onSendCode={nothing}
        onSendAgain={() => Promise.resolve(false)}
        onAskPassword={nothing}
        onPasskey={nothing}
        onDismissFailure={nothing}
        onCancel={nothing}
      />
    ),
    tokens: ['username', 'current-password'],
    sent: [KEPT['current-password']],
  },
  'the end of an account': {
    view: () => (
      <OwnDataView
        {...quiet}
        email={EMAIL}
        coming={null}
        onAsk={() => {}}
        exporting={null}
        isErasing={false}
        isHeld={false}
        onExport={nothing}
        onErase={note}
        onClose={nothing}
        behindProof={(form) => form}
      />
    ),
    tokens: ['username', 'current-password'],
    sent: [KEPT['current-password']],
  },
};

/** Fields with a password anywhere in the page, as the managers find them that look into open roots. */
function passwordsIn(root: Document | ShadowRoot): HTMLInputElement[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? passwordsIn(shadowRoot) : [],
  );
  return [...root.querySelectorAll<HTMLInputElement>('input[type=password]'), ...inside];
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** By the property of the element itself, as scripts of a manager do: React hears of it by the events alone. */
function write(field: HTMLInputElement, hasEvents: boolean): void {
  setValue?.call(field, KEPT[field.autocomplete as Token]);
  if (!hasEvents) return;
  for (const type of ['keydown', 'input', 'keyup', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

describe('a form with a password, to a password manager', () => {
  let place: ViewStage;

  beforeEach(() => {
    sent = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  for (const [name, form] of Object.entries(FORMS)) {
    async function open() {
      place.show(form.view());
      await settled();
      if (name === 'the end of an account') await place.press('data.erase');
      await settled();
      const owner = passwordsIn(document)[0]?.form;
      const fields = [...(owner?.elements ?? [])].filter((each) => each instanceof HTMLInputElement);
      return { owner, fields: fields.filter(({ autocomplete }) => autocomplete in KEPT) };
    }

    it(`${name} is one form with the account’s address before its passwords, each with its token, and a button that sends it`, async () => {
      const { owner, fields } = await open();
      expect(fields.map(({ autocomplete }) => autocomplete)).to.deep.equal(form.tokens);
      expect(owner?.autocomplete).not.to.equal('off');
      const buttons = place.all('button[type=submit]') as readonly HTMLButtonElement[];
      expect(buttons.map((button) => button.form)).to.deep.equal([owner]);
    });

    for (const hasEvents of [true, false])
      it(`${name} sends what is filled by a script, ${hasEvents ? 'with' : 'without'} events`, async () => {
        const { owner, fields } = await open();
        for (const field of fields.filter(({ readOnly }) => !readOnly)) write(field, hasEvents);
        owner?.requestSubmit();
        await settled();
        expect(sent).to.deep.equal([form.sent]);
      });
  }
});
