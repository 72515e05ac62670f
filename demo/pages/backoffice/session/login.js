import { el, labelled, markFault, openPanel, say } from '../dom.js';
import { t, words } from '../texts/texts.js';
import { createApi } from './api.js';

/** The companies of the demo that have a site of their own. */
export const COMPANIES = {
  maison: 'Maison Orée',
  atelier: 'Atelier Nacre',
  duo: 'Duo Cobalt',
  suisse: 'Maison Orée Suisse',
};

export function companyChoice(company) {
  const select = el('select', { name: 'company' });
  select.append(
    ...Object.entries(COMPANIES).map(([id, name]) => new Option(name, id, false, id === company)),
  );
  return select;
}

/** A form that logs somebody in; `entered` is told the company, and what the back end has answered. */
export function loginForm({ origin, company, isCompanyFixed }, entered) {
  const select = companyChoice(company);
  const email = el('input', { type: 'email', name: 'email', autocomplete: 'username', required: true });
  const password = el('input', {
    type: 'password',
    name: 'password',
    autocomplete: 'current-password',
    required: true,
  });
  const fault = el('p', { className: 'fault', role: 'alert' });
  const submit = el('button', { className: 'main' }, words('login.submit'));
  const form = el(
    'form',
    { className: 'login', method: 'post' },
    isCompanyFixed ? null : labelled(select, words('login.company')),
    labelled(email, words('login.email')),
    labelled(password, words('login.password')),
    fault,
    submit,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    say(fault, '');
    for (const control of [email, password]) markFault(control, control.parentElement, '');
    submit.disabled = true;
    const ask = createApi({ origin, company: select.value, token: () => null });
    try {
      const session = await ask('POST', '/api/cmpusers/login', {
        email: email.value.trim(),
        password: password.value,
      });
      password.value = '';
      entered(select.value, session);
    } catch (refusal) {
      say(fault, loginFault(refusal));
      const wrong = { email, password }[refusal.field];
      if (wrong && refusal.ofField) markFault(wrong, wrong.parentElement, refusal.ofField);
      (wrong ?? password).focus();
    } finally {
      submit.disabled = false;
    }
  });
  return form;
}

/** What did not fit, of whoever may not come in; of anything else what the back end says. */
function loginFault({ type, status, message }) {
  if (status === 0) return words('login.silent');
  return type === 'credentials' || (type === '' && status === 401) ? words('login.wrong') : message;
}

/** Over the page, which stays as it is: somebody comes in, who may be another one than before. */
export function enterAgainDialog({ origin, company }) {
  return new Promise((resolve) => {
    let isIn = false;
    const form = loginForm({ origin, company, isCompanyFixed: true }, (_, session) => {
      isIn = true;
      dialog.close();
      resolve(session);
    });
    const lead = el('p', { className: 'lead' }, t('login.again'));
    // Browsers let the second Escape in a row close it all the same.
    const closed = () => {
      if (isIn) return;
      document.body.append(dialog);
      dialog.showModal();
    };
    const dialog = openPanel(t('login.over'), () => [lead, form], closed);
    // There is nothing to go on with until somebody is logged in.
    dialog.addEventListener('cancel', (event) => event.preventDefault());
  });
}
