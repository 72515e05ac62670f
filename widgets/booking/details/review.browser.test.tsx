import { expect } from 'chai';
import { CONTACT, PLACED } from '../testing/samples.ts';
import { viewStage, type ViewStage } from '../testing/view-stage.ts';
import { ReminderView } from '#widgets/order-form/reminder.view.tsx';
import { ReviewView, type ReviewProps, type ReviewState } from './review.view.tsx';

describe('the last look before a booking', () => {
  let place: ViewStage;
  let done: string[];

  beforeEach(() => {
    done = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (change: Partial<ReviewProps> = {}) =>
    place.show(
      <ReviewView
        visit={PLACED}
        details={CONTACT}
        state={{ kind: 'ready' }}
        cancelRule="Annulation sans frais à tout moment."
        terms={null}
        isFirstBooking={false}
        reminder={null}
        codes={null}
        hold={null}
        checkout={null}
        changedPrice={null}
        onChangeTime={() => done.push('time')}
        onChangeDetails={() => done.push('details')}
        onConfirm={() => done.push('confirm')}
        focusRef={null}
        {...change}
      />,
    );
  const inState = (state: ReviewState) => show({ state });

  it('a review shows the visitor’s details as people write them, and leads back to each part', async () => {
    show();
    expect(place.words()).to.include('Camille Laurent').and.include('camille@example.com');
    expect(place.words()).to.include('06 12 34 56 78');
    await place.press('Modifier l’horaire');
    await place.press('Modifier les coordonnées');
    await place.press('Confirmer le rendez-vous');
    expect(done).to.deep.equal(['time', 'details', 'confirm']);
  });

  it('a review says until when it may be cancelled, and what is agreed to, before the button that books', () => {
    const late = 'Le délai d’annulation sans frais est déjà passé pour cette date.';
    show({ cancelRule: late, terms: 'Conditions générales de vente' });
    const words = place.words();
    for (const told of [late, 'Conditions générales']) {
      expect(words.indexOf(told)).to.be.greaterThan(0);
      expect(words.indexOf(told)).to.be.lessThan(words.indexOf('Confirmer le rendez-vous'));
    }
  });

  it('what may be paid online or in the shop is the visitor’s choice, and what must be paid online leads on to that', async () => {
    const open = () => done.push('checkout');
    const online = { amount: 2550, mode: 'deposit', isOptional: true } as const;
    show({ checkout: { online, hasMore: false, open } });
    expect(place.words()).to.include('Vous réglez sur place.');
    await place.press('Confirmer le rendez-vous');
    await place.press('Payer un acompte de 25,50 € en ligne');
    expect(done).to.deep.equal(['confirm', 'checkout']);
    show({ checkout: { online: { ...online, isOptional: false }, hasMore: false, open } });
    expect(place.words()).to.include('Acompte de 25,50 € à payer en ligne, le reste sur place.');
    expect(place.words()).not.to.include('Confirmer le rendez-vous');
    await place.press('Continuer vers le paiement');
    expect(done).to.deep.equal(['confirm', 'checkout', 'checkout']);
  });

  it('what is paid online is called what it is: a deposit, the whole, or a card that is only held', () => {
    const open = () => undefined;
    const told = [
      ['deposit', 'Payer un acompte de 25,50 € en ligne', 'Acompte de 25,50 € à payer en ligne'],
      ['full', 'Payer 25,50 € en ligne', '25,50 € à payer en ligne pour réserver.'],
      ['hold', 'Garantir 25,50 € par ma carte', '25,50 € en garantie sur votre carte, sans débit.'],
    ] as const;
    for (const [mode, button, due] of told) {
      const online = { amount: 2550, mode, isOptional: true };
      show({ checkout: { online, hasMore: false, open } });
      expect(place.names('button')).to.include(button);
      show({ checkout: { online: { ...online, isOptional: false }, hasMore: false, open } });
      expect(place.words()).to.include(due);
    }
  });

  it('each choice is told with its own terms of cancelling, beside its button', () => {
    const open = () => undefined;
    const online = { amount: 2550, mode: 'deposit', isOptional: true } as const;
    const described = (name: string) => {
      const id = place.control(name).getAttribute('aria-describedby');
      return id && place.all('p').find((one) => one.id === id)?.textContent;
    };
    const other = 'En payant en ligne, d’autres conditions d’annulation peuvent s’appliquer';
    for (const hasMore of [false, true]) {
      show({ checkout: { online, hasMore, open } });
      expect(described('Confirmer le rendez-vous')).to.equal('Annulation sans frais à tout moment.');
      expect(
        described(hasMore ? 'Payer avec le reste du panier' : 'Payer un acompte de 25,50 € en ligne'),
      ).to.include(other);
      const words = place.words();
      const [free, confirm, paid] = ['Annulation sans frais', 'Confirmer le rendez-vous', other].map((part) =>
        words.lastIndexOf(part),
      );
      expect(free).to.be.lessThan(confirm!);
      expect(confirm).to.be.lessThan(paid!);
    }
    // Nothing of the visit is paid there, or all that is said of it is of what must be paid.
    show({ checkout: { online: null, hasMore: true, open } });
    expect(place.words()).not.to.include('d’autres conditions');
    show({ checkout: { online: { ...online, isOptional: false }, hasMore: false, open } });
    expect(place.words()).not.to.include('d’autres conditions');
    expect(described('Continuer vers le paiement')).to.equal('Annulation sans frais à tout moment.');
  });

  const states: readonly ReviewState[] = [
    { kind: 'ready' },
    { kind: 'refused', message: 'Cette personne ne peut pas réserver en ligne pour le moment.' },
    { kind: 'price-changed', before: 19_500, now: 20_900 },
    { kind: 'unconfirmed', isOffline: false },
  ];
  for (const state of states)
    it(`the foot of a review takes a third of a small phone at most, and lies over nothing at its end: ${state.kind}`, () => {
      place.leave();
      place = viewStage('320px');
      const online = { amount: 2550, mode: 'deposit', isOptional: true } as const;
      const cancelRule =
        'Annulation sans frais jusqu’au dimanche 29 novembre à 11 h. Ensuite, 50 % du prix reste dû, soit 42,50 €.';
      show({ state, cancelRule, checkout: { online, hasMore: false, open: () => undefined } });
      const foot = place.all('div').find((one) => getComputedStyle(one).position === 'sticky')!;
      expect(foot.getBoundingClientRect().height).to.be.at.most(640 * 0.38);
      scrollTo(0, document.documentElement.scrollHeight);
      const above = foot.previousElementSibling!.getBoundingClientRect();
      expect(above.bottom).to.be.at.most(foot.getBoundingClientRect().top + 1);
    });

  it('what else is in the cart may be paid along, and a checkout that nothing needs is not offered', async () => {
    const open = () => done.push('checkout');
    show({ checkout: { online: null, hasMore: true, open } });
    await place.press('Payer avec le reste du panier');
    expect(done).to.deep.equal(['checkout']);
    show({ checkout: { online: null, hasMore: false, open } });
    expect(place.all('button').map(({ textContent }) => textContent)).not.to.include(
      'Payer avec le reste du panier',
    );
  });

  it('who pays the rest of the cart along is told before what of the visit is paid with it', () => {
    const told = 'Si vous payez avec le reste du panier, 25,50 € du rendez-vous se paient en ligne.';
    const online = { amount: 2550, mode: 'deposit', isOptional: true } as const;
    const open = () => undefined;
    show({ checkout: { online, hasMore: true, open } });
    expect(place.words()).to.include(`Vous réglez sur place. ${told}`);
    for (const checkout of [
      { online, hasMore: false, open },
      // Of a sale with products nothing is held.
      { online: { ...online, mode: 'hold' } as const, hasMore: true, open },
      { online: null, hasMore: true, open },
    ]) {
      show({ checkout });
      expect(place.words()).not.to.include('du rendez-vous se paient en ligne');
    }
  });

  it('a review shows a message in its lines, and none where there is none', () => {
    show({ details: { ...CONTACT, message: 'Une\nDeux' } });
    const message = place.all('p').find(({ textContent }) => textContent === 'Une\nDeux');
    expect(getComputedStyle(message!).whiteSpace).to.equal('pre-line');
    show();
    expect(place.words()).not.to.include('Une');
  });

  it('a review welcomes who comes for the first time, and nobody else', () => {
    show({ isFirstBooking: true });
    expect(place.words()).to.include('C’est votre première visite.');
    show();
    expect(place.words()).not.to.include('C’est votre première visite.');
  });

  for (const [name, state, button, words] of [
    ['ready', { kind: 'ready' }, 'Confirmer le rendez-vous', ''],
    ['on its way', { kind: 'sending' }, 'Confirmation en cours', ''],
    [
      'refused',
      { kind: 'refused', message: 'Ce numéro est bloqué.' },
      'Confirmer le rendez-vous',
      'Le rendez-vous n’est pas encore confirmé Ce numéro est bloqué.',
    ],
    [
      'repriced',
      { kind: 'price-changed', before: 19_500, now: 20_950 },
      'Accepter et confirmer',
      'Le prix a changé Il était de 195 €, il est maintenant de 209,50 €. Rien n’est réservé sans votre accord.',
    ],
    [
      'unanswered',
      { kind: 'unconfirmed', isOffline: false },
      'Vérifier à nouveau',
      'Nous attendons la réponse de la boutique Votre demande est partie, mais la réponse tarde. Vérifiez à nouveau : vous ne réserverez pas deux fois.',
    ],
    [
      'unanswered, without a connection',
      { kind: 'unconfirmed', isOffline: true },
      'Vérifier à nouveau',
      'Nous attendons la réponse de la boutique Vous êtes hors ligne. Une fois reconnecté, vérifiez à nouveau : vous ne réserverez pas deux fois.',
    ],
  ] as const satisfies readonly (readonly [string, ReviewState, string, string])[]) {
    it(`a review that is ${name} has the button “${button}” and says what there is to say`, () => {
      inState(state);
      expect(place.control(button).textContent).to.equal(button);
      const alert = place.one('[role=alert]');
      const shown = alert.innerText.replaceAll(/\s+/g, ' ').trim();
      expect(shown).to.equal(words);
    });
  }

  it('a review cannot be sent twice: its button is busy, and keeps the focus', async () => {
    inState({ kind: 'sending' });
    await place.press('Confirmation en cours');
    expect(done).to.deep.equal([]);
    expect(place.focused()).to.equal(place.control('Confirmation en cours'));
  });

  it('a review says what is left to pay, and until when the visit may be cancelled', () => {
    show();
    expect(place.words()).to.include('Vous réglez sur place.').and.include('à tout moment');
    show({ visit: { ...PLACED, bill: { discount: 0, voucher: 19_500, due: 0 } } });
    expect(place.words()).to.include('rien à payer sur place');
  });

  it('a review calls the sum beside its button what is left to pay where something is paid of the total', () => {
    const named = () =>
      place.control('Confirmer le rendez-vous').parentElement?.querySelector('p')?.textContent;
    show();
    expect(named()).to.match(/^Total/);
    show({ visit: { ...PLACED, bill: { discount: 500, voucher: 0, due: 19_000 } } });
    expect(named()).to.match(/^Total\s*190/);
    show({ visit: { ...PLACED, bill: { discount: 500, voucher: 9000, due: 10_000 } } });
    expect(named()).to.match(/^Reste à régler\s*100/);
  });

  it('a review asks about a reminder, and takes the answer both ways', () => {
    const wishes: boolean[] = [];
    const reminder = (isWished: boolean) => (
      <ReminderView isWished={isWished} onWish={(wished) => wishes.push(wished)} />
    );
    show({ reminder: reminder(false) });
    place.one('input[type=checkbox]').click();
    show({ reminder: reminder(true) });
    place.one('input[type=checkbox]').click();
    expect(wishes).to.deep.equal([true, false]);
  });

  for (const width of ['360px', '700px', '1088px'])
    it(`the terms of paying online are as wide as their button’s part, at ${width}`, () => {
      place.leave();
      place = viewStage(width);
      const online = { amount: 2550, mode: 'deposit', isOptional: true } as const;
      show({ checkout: { online, hasMore: false, open: () => undefined } });
      const terms = place.all('p').find(({ textContent }) => textContent.startsWith('En payant en ligne'))!;
      const part = terms.parentElement!.getBoundingClientRect();
      expect(terms.getBoundingClientRect().right).to.be.at.most(part.right + 0.5);
      expect(
        place.control('Payer un acompte de 25,50 € en ligne').getBoundingClientRect().right,
      ).to.be.closeTo(part.right, 1);
    });

  for (const width of ['360px', '1088px'])
    it(`the button that books is in view, on a phone with the sum, however much stands above it, at ${width}`, async () => {
      place.leave();
      place = viewStage(width);
      show({ codes: <p style={{ height: '3000px' }}>Codes</p> });
      const button = place.control('Confirmer le rendez-vous');
      const { top, bottom } = button.getBoundingClientRect();
      expect(top).to.be.above(0);
      // It may come to lie beside the line below a service: there is one, then.
      const bar = button.parentElement!.parentElement!;
      expect(getComputedStyle(bar).position).to.equal('sticky');
      expect(getComputedStyle(bar).borderTopWidth).to.equal('0px');
      expect(bottom).to.be.at.most(innerHeight);
      const sum = place.all('p').find(({ textContent }) => textContent.startsWith('Total'));
      expect(sum!.getClientRects().length).to.equal(width === '360px' ? 1 : 0);
    });
});
