import { createInstance } from '/i18next.js';
import { el, tell } from './dom.js';
import { askLeave } from './draft/panels.js';
import { openEditor } from './editor.js';
import { keepPageFromFiles } from './form/picture-upload.js';
import { createApi } from './session/api.js';
import { COMPANIES, companyChoice, enterAgainDialog, loginForm } from './session/login.js';
import { createSession } from './session/session.js';
import { sayIn } from './texts/spoken.js';
import { keepLanguage, keptLanguage, languageFor } from './texts/language.js';
import { followLanguage, languageChoice } from './texts/language-choice.js';
import { language, openTexts, t, words } from './texts/texts.js';

const { api: origin } = document.body.dataset;
const one = (selector) => document.querySelector(selector);
const session = createSession();
const entrance = one('#entrance');
const who = one('.who');
const logOut = one('.log-out');
/** What is shown of one company, with how it ends. */
let shown = null;
let entering = null;
/** Is told who has come in again over the page. */
let cameIn = () => {};
/** Which opening of an editor is the last: what an earlier one comes back with is shown no more. */
let opening = 0;

function askOf(company, isOver) {
  return createApi({
    origin,
    company,
    token: () => session.token(company),
    isOver,
    // Several calls that find the session over wait for the same answer.
    enterAgain: () =>
      (entering ??= enterAgainDialog({ origin, company }).then(({ token, user }) => {
        session.enter(company, token);
        entering = null;
        cameIn(user);
      })),
  });
}

function leaveEditor() {
  opening += 1;
  shown?.end();
  shown = null;
  cameIn = () => {};
  one('#editor')?.remove();
  who.hidden = true;
  logOut.hidden = true;
}

/** Whether the editor may be left: all is saved, or somebody goes without. `going`: to log out, not to another company. */
const mayLeave = async (going) => !shown || (await shown.settled()) || (await askLeave(going)) === true;

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
  if (!(await mayLeave({ isLogOut: false }))) return;
  session.choose(company);
  if (session.token(company)) return show(company);
  showEntrance(company);
}

function sayWho(company, { firstname, lastname, email, role }) {
  const select = companyChoice(company);
  sayIn(select, 'aria-label', words('page.company'));
  select.addEventListener('change', () => {
    const { value } = select;
    select.value = company;
    void choose(value);
  });
  const name = `${firstname} ${lastname}`.trim() || email;
  who.replaceChildren(el('span', { className: 'name' }, words(`roles.${role}`, { name })), select);
  who.hidden = false;
  logOut.hidden = false;
}

async function show(company, user) {
  leaveEditor();
  const own = opening;
  const isOver = () => own !== opening;
  const ask = askOf(company, isOver);
  try {
    let me = user ?? (await ask('GET', '/api/cmpusers/me'));
    if (isOver()) return;
    let opened = null;
    cameIn = (other) => {
      const before = me;
      me = other;
      if (opened !== null) follow(before);
    };
    /** An administrator reads more than others do: the editor begins anew. */
    const follow = (before) => {
      if (me.role === 'admin' && before.role !== 'admin') {
        void show(company, me);
        return;
      }
      if (me.role !== 'admin') opened.lookOnly();
      sayWho(company, me);
    };
    const editor = el('main', { id: 'editor' });
    const first = me;
    opened = await openEditor(editor, { company, name: COMPANIES[company], ask, role: first.role });
    if (isOver()) {
      opened.end();
      return;
    }
    shown = opened;
    entrance.hidden = true;
    entrance.after(editor);
    follow(first);
  } catch (refusal) {
    if (isOver()) return;
    tell(refusal.message);
    showEntrance(company);
  }
}

/** Ends the sessions of every company that somebody came in to. */
async function endSessions(tokens) {
  const ended = tokens.map(([company, token]) =>
    createApi({ origin, company, token: () => token })('POST', '/api/cmpusers/logout').catch(
      // A session that is over has nothing to end.
      ({ status }) => status === 401 || Promise.reject(),
    ),
  );
  const results = await Promise.allSettled(ended);
  return results.every(({ status }) => status === 'fulfilled');
}

/** Says what the page has of words by itself, and shows it. */
async function openPage() {
  const first = languageFor({ address: location.href, kept: keptLanguage(), wanted: navigator.languages });
  const read = (id) =>
    fetch(`/texts/${id}.json`).then((reply) => (reply.ok ? reply.json() : Promise.reject(reply)));
  try {
    await openTexts({ i18next: createInstance(), read, language: first });
  } catch (fault) {
    one('.wordless').hidden = false;
    throw fault;
  }
  const isSpoken = language() === first;
  if (isSpoken && new URL(location.href).searchParams.has('lang')) keepLanguage(first);
  for (const node of document.querySelectorAll('[data-words]'))
    sayIn(node, 'textContent', words(node.dataset.words));
  who.before(languageChoice());
  followLanguage();
  one('.bar').hidden = false;
  if (!isSpoken) tell(t('page.languageMissing'));
}

await openPage();
keepPageFromFiles();
logOut.addEventListener('click', async () => {
  if (!(await mayLeave({ isLogOut: true }))) return;
  const tokens = session.tokens();
  session.leave();
  showEntrance(session.company());
  tell(t('logOut.done'));
  if (!(await endSessions(tokens))) tell(t('logOut.unknown'));
});

const company = session.company();
if (company && session.token(company)) void show(company);
else showEntrance(company);
