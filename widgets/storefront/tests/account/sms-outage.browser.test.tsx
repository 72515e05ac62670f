import { expect } from 'chai';
import { createMemoryClock } from '#platform/memory/clock.ts';
import type { Sent } from '#platform/memory/network.ts';
import { axeFaults, settled, type as typeIn } from '#ui/testing/stage.tsx';
import { answering, refusal } from '../../testing/appointment-wires.ts';
import { close, open, place, press, says } from '../../testing/open-storefront.tsx';

const MINUTE = 60_000;
const OUTAGE = refusal(503, 'sms_unavailable');
const PHONE = '+33612345678';
const phoneIn = ({ body }: Sent) => Reflect.get(body as object, 'phone') as unknown;

describe('a registration where SMS do not go out', () => {
  afterEach(close);

  const field = (name: string) => place.one<HTMLInputElement>(`[name=${name}]`);

  async function send(values: Readonly<Record<string, string>>): Promise<void> {
    await place.until(() => place.all('[name=firstname]').length > 0);
    for (const [name, value] of Object.entries(values)) typeIn(field(name), value);
    if (!field('terms').checked) field('terms').click();
    await press('Créer mon compte');
  }

  const NOVA = { firstname: 'Nova', lastname: 'Roy', email: 'nova@example.com' };

  it('tells so at the phone, and goes on by the e-mail with nothing typed twice', async () => {
    const { sent, serve } = answering({
      'POST /api/users/v2/register': (one) =>
        phoneIn(one) === undefined ? { body: { userId: 'r1', missing: ['email'] } } : OUTAGE,
    });
    await open({ address: '/auth/register', serve });
    await send({ ...NOVA, phone: '06 12 34 56 78' });
    await says('Les SMS ne peuvent pas être envoyés pour le moment. Laissez le téléphone vide');
    expect(place.root.activeElement).to.equal(place.one('[role=alert]'));
    expect(await axeFaults(place.root)).to.deep.equal([]);
    await press(/^Les SMS ne peuvent pas être envoyés/);
    expect(place.root.activeElement).to.equal(field('phone'));
    expect(field('firstname').value).to.equal('Nova');
    await send({ phone: '' });
    await says('Un code à 6 chiffres est parti par e-mail à nova@example.com');
    const phones = sent.filter(({ path }) => path === '/api/users/v2/register').map(phoneIn);
    expect([phones[0], phones.at(-1)]).to.deep.equal([PHONE, undefined]);
  });

  it('tells so when another code is asked for, and not that the code is wrong', async () => {
    const { serve } = answering({
      'POST /api/users/v2/register': () => ({ body: { userId: 'r1', missing: ['phone'] } }),
      'POST /api/users/register/resend/code': () => OUTAGE,
    });
    const clock = createMemoryClock(Date.UTC(2026, 0, 5, 9));
    await open({ address: '/auth/register', serve, clock });
    await send({ ...NOVA, phone: '06 12 34 56 78', password: 'a rose is a rose' });
    await says('est parti par SMS');
    await clock.advance(MINUTE);
    await says('Renvoyer le code');
    await press('Renvoyer le code');
    await says('si votre compte a un e-mail, choisissez');
    await says('Le code n’a pas pu être envoyé');
    expect(field('sign-in-code').getAttribute('aria-invalid')).to.equal(null);
    await settled();
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });
});
