import { el, tell } from './dom.js';
import { openEditor } from './editor.js';
import { createApi } from './session/api.js';
import { COMPANIES, companyChoice, enterAgainDialog, loginForm } from './session/login.js';
import { createSession } from './session/session.js';

const { api: origin } = document.body.dataset;
const one = (selector) => document.querySelector(selector);
const session = createSession();
const entrance = one('#entrance');
const who = one('.who');
const logOut = one('.log-out');
/** What is shown of one company, with how it ends. */
let shown = null;
let entering = null;

function askOf(company) {
  return createApi({
    origin,
    company,
    token: () => session.token(company),
    // Several calls that find the session over wait for the same answer.
    enterAgain: () =>
      (entering ??= enterAgainDialog({ origin, company }).then(({ token }) => {
        session.enter(company, token);
        entering = null;
      })),
  });
}

function leaveEditor() {
  shown?.end();
  shown = null;
  one('#editor')?.remove();
  who.hidden = true;
  logOut.hidden = true;
}

function showEntrance(company) {
  leaveEditor();
  entrance.hidden = false;
  entrance.querySelector('form')?.remove();
  const form = loginForm({ origin, company }, (chosen, { token, user }) => {
    session.enter(chosen, token);
    void show(chosen, user);
  });
  entrance.append(form);
  // The choice that brought somebody here is made; what is missing is who they are.
  if (company) form.elements.email.focus();
}

async function choose(company) {
  if (shown && !(await shown.settled())) return;
  session.choose(company);
  if (session.token(company)) return show(company);
  showEntrance(company);
}

function sayWho(company, { firstname, lastname, email, role }) {
  const select = companyChoice(company);
  select.setAttribute('aria-label', 'Company');
  select.addEventListener('change', () => {
    const { value } = select;
    select.value = company;
    void choose(value);
  });
  const name = `${firstname} ${lastname}`.trim() || email;
  who.replaceChildren(el('span', { className: 'name' }, `${name}, ${role}`), select);
  who.hidden = false;
  logOut.hidden = false;
}

async function show(company, user) {
  leaveEditor();
  const ask = askOf(company);
  try {
    const me = user ?? (await ask('GET', '/api/cmpusers/me'));
    sayWho(company, me);
    const editor = el('main', { id: 'editor' });
    shown = await openEditor(editor, { origin, company, name: COMPANIES[company], ask, role: me.role });
    entrance.hidden = true;
    entrance.after(editor);
  } catch (refusal) {
    tell(refusal.message);
    showEntrance(company);
  }
}

logOut.addEventListener('click', async () => {
  if (shown && !(await shown.settled())) return;
  session.leave();
  showEntrance(session.company());
  tell('You are logged out.');
});

const company = session.company();
if (company && session.token(company)) void show(company);
else showEntrance(company);
