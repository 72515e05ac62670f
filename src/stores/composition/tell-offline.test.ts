import { expect, test } from 'vitest';
import { signInFeature } from '../visitor/sign-in/feature.ts';
import { problem } from '../testing/back-end.ts';
import { createVisitor } from '../testing/visitor.ts';

const OFFLINE = { title: 'Vous êtes hors ligne', text: 'Vérifiez votre connexion.' };
const SAID = 'Le service est indisponible.';

test.each([
  ['without a connection', false, 'drop', 'Vous êtes hors ligne. Vérifiez votre connexion.'],
  ['with one', true, 'drop', SAID],
  ['for a refusal', false, problem(422, 'invalid'), 'invalid!'],
] as const)('a failure %s is told as what it is', async (_, online, met, message) => {
  const visitor = createVisitor();
  const { site } = await visitor.open({
    ports: { isOnline: () => online },
    texts: () => Promise.resolve({ offline: OFFLINE }),
  });
  await site.texts.ensure('common');
  const signIn = await site.open(signInFeature);
  await visitor.clock.settle();
  visitor.backEnd.always = met;
  const sending = signIn.sendCode({ kind: 'email', value: 'camille@example.com' });
  await visitor.clock.advance(30_000);
  await sending;
  expect(signIn.$signIn.get().refused).toMatchObject({ message });
  const entering = signIn.logIn('camille@example.com', 'good');
  await visitor.clock.advance(30_000);
  await entering;
  expect(signIn.$signIn.get().refused).toMatchObject({ message });
});
