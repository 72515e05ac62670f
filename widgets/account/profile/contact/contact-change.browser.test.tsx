import { expect } from 'chai';
import { useStore } from '@nanostores/react';
import { profileStoreFeature } from '#stores/account/feature.ts';
import type { ProfileStore } from '#stores/account/profile.ts';
import type { Site } from '#stores/site.ts';
import { problem } from '#stores/testing/back-end.ts';
import { createVisitor } from '#stores/testing/visitor.ts';
import { axeFaults, settled, type as typeIn } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { CODE } from '#widgets/sign-in/codes/code.view.tsx';
import { ContactChange } from './contact-change.tsx';

const EMAIL = '/api/users/v2/check/email';
const SENT = { body: { sent: true } };
const NEW = 'nova@example.com';

function Shown({ site, store }: { readonly site: Site; readonly store: ProfileStore }) {
  const loaded = useStore(store.$profile);
  if (loaded.kind !== 'ready') return null;
  return <ContactChange {...{ site, store }} profile={loaded.value} channel="email" country="FR" />;
}

describe('a customer’s change of their e-mail', () => {
  let place: ViewStage;
  let visitor: ReturnType<typeof createVisitor>;
  let page: Awaited<ReturnType<ReturnType<typeof createVisitor>['open']>>;

  async function open(tabStorage?: Map<string, string>): Promise<void> {
    page = await visitor.open(tabStorage && { tabStorage });
    const { site } = page;
    const store = await site.open(profileStoreFeature);
    if (!tabStorage) await site.session.login('camille@example.com', 'good');
    visitor.backEnd.meet('GET', '/api/customers/v2/birthday/u1', { body: { date: null } });
    await store.load();
    place.leave();
    place = viewStage();
    place.show(<Shown {...{ site, store }} />);
    await settled();
  }

  beforeEach(async () => {
    visitor = createVisitor();
    place = viewStage();
    await open();
  });
  afterEach(() => place.leave());

  const field = () => place.one<HTMLInputElement>('[name=email]');
  const code = () => place.one<HTMLInputElement>(`[name=${CODE}]`);
  const asked = () => visitor.sent.filter(({ path }) => path === EMAIL).map(({ body }) => body);
  const comes = (selector: string) => place.until(() => place.all(selector).length > 0);
  const isGone = (selector: string) => place.until(() => place.all(selector).length === 0);

  async function askFor(typed: string): Promise<void> {
    await place.press('email.change');
    typeIn(field(), typed);
    await place.press('code.send');
  }

  it('asks for another one, sends a code there, and has it once the code came back', async () => {
    expect(place.words()).to.include('camille@example.com');
    visitor.backEnd.meet('PUT', EMAIL, SENT, problem(422, 'code_wrong'), { body: { sent: false } });
    await place.press('email.change');
    expect(place.focused() === field()).to.equal(true);
    expect(await axeFaults(place.root)).to.deep.equal([]);
    typeIn(field(), NEW);
    await place.press('code.send');
    await comes(`[name=${CODE}]`);
    expect(place.focused() === code()).to.equal(true);
    expect(place.words()).to.include(`par e-mail à ${NEW}`);
    expect(await axeFaults(place.root)).to.deep.equal([]);
    typeIn(code(), '000000');
    await comes('[aria-invalid=true]');
    typeIn(code(), '123456');
    await isGone('form');
    expect(place.words()).to.include(NEW);
    expect(place.words()).not.to.include('camille@example.com');
    expect(place.focused() === place.control('email.change')).to.equal(true);
    const wanted = { profileId: 'p-u1', email: NEW };
    expect(asked()).to.deep.equal([wanted, { ...wanted, code: '000000' }, { ...wanted, code: '123456' }]);
  });

  it('sends nothing for what is no e-mail, or the one of now, and tells why at the field', async () => {
    await askFor('nova@');
    expect(place.words('[id$=-error]')).to.include('Cet e-mail semble incomplet');
    typeIn(field(), 'camille@example.com');
    await place.press('code.send');
    expect(place.words('[id$=-error]')).to.include('email.same');
    expect(place.focused() === field()).to.equal(true);
    expect(asked()).to.deep.equal([]);
  });

  it('has what was typed, or the code that is on its way, over a reload, and nothing once it is given up', async () => {
    await place.press('email.change');
    typeIn(field(), 'nova@exam');
    const { tabStorage } = page;
    await open(tabStorage);
    expect(field().value).to.equal('nova@exam');
    expect(place.focused() === null).to.equal(true);
    visitor.backEnd.meet('PUT', EMAIL, SENT);
    typeIn(field(), NEW);
    await place.press('code.send');
    await comes(`[name=${CODE}]`);
    await open(tabStorage);
    expect(place.words()).to.include(`par e-mail à ${NEW}`);
    await place.press('code.cancel');
    expect(place.focused() === place.control('email.change')).to.equal(true);
    await open(tabStorage);
    expect(place.all('form')).to.have.length(0);
  });

  it('sends another code after a minute, says so, and has the focus where it is entered', async () => {
    visitor.backEnd.meet('PUT', EMAIL, SENT, SENT);
    await askFor(NEW);
    await comes(`[name=${CODE}]`);
    expect(place.names('button')).not.to.include('Renvoyer le code');
    await visitor.clock.advance(60_000);
    await place.until(() => place.names('button').includes('Renvoyer le code'));
    await place.press('Renvoyer le code');
    await place.until(() => place.words().includes('Un nouveau code est parti.'));
    expect(place.focused() === code()).to.equal(true);
    expect(asked()).to.have.length(2);
  });

  it('leads to a code that is on its way already, and offers none while there are none to be had', async () => {
    visitor.backEnd.meet('PUT', EMAIL, problem(429, 'too_soon', { retryAfter: 39 }));
    await askFor(NEW);
    await comes(`[name=${CODE}]`);
    expect(place.words('form [role=alert]')).to.include('Un message est déjà en route');
    await visitor.clock.advance(39_000);
    await place.until(() => place.names('button').includes('Renvoyer le code'));
    visitor.backEnd.meet('PUT', EMAIL, problem(429, 'too_soon', { retryAfter: 7200 }));
    await place.press('Renvoyer le code');
    await place.until(() => !place.names('button').includes('Renvoyer le code'));
    typeIn(code(), '1');
    await place.until(() => place.words().includes('Vous pourrez demander un autre code dans 2 heures.'));
  });

  it('waits for a proof of whose the account is, and goes on by itself after it', async () => {
    visitor.backEnd.meet('PUT', EMAIL, problem(403, 'proof_missing'), SENT);
    visitor.backEnd.meet('POST', '/api/users/prove', { body: { proven: true } });
    await askFor(NEW);
    await comes('[name=proof-password]');
    typeIn(place.one<HTMLInputElement>('[name=proof-password]'), 'good');
    await place.press('proof.submit');
    await comes(`[name=${CODE}]`);
    expect(place.words()).to.include(`par e-mail à ${NEW}`);
    expect(asked()).to.have.length(2);
  });

  it('of an e-mail that is another account’s leads to another one, or there', async () => {
    visitor.backEnd.meet('PUT', EMAIL, SENT, problem(409, 'conflict', { field: 'email' }));
    await askFor(NEW);
    await comes(`[name=${CODE}]`);
    typeIn(code(), '123456');
    await isGone(`[name=${CODE}]`);
    expect(place.focused() === place.one('[role=alert]')).to.equal(true);
    await place.press('email.other');
    expect(place.focused() === field()).to.equal(true);
    expect(place.names('button')).to.include('code.send');
  });
});
