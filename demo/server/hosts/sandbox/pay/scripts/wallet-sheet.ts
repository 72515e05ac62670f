export interface ClickDetails {
  readonly lineItems?: readonly { readonly name: string; readonly amount: number }[];
  readonly emailRequired?: boolean;
  readonly phoneNumberRequired?: boolean;
  readonly shippingAddressRequired?: boolean;
  readonly allowedShippingCountries?: readonly string[];
  readonly shippingRates?: readonly { readonly displayName: string; readonly amount: number }[];
}

export interface SheetWish {
  readonly wallet: string;
  readonly details: ClickDetails;
  readonly amount: number;
  readonly currency: string;
  readonly locale: string;
}

export interface SheetActs {
  /** It was agreed to, by whoever has this address; the result says what went wrong, or null where the sheet may close. */
  readonly pay: (email: string) => Promise<string | null>;
  readonly cancel: () => void;
}

/** The words of a sheet, which are the wallet's own: no page around has them. */
export function sheetWords(locale: string) {
  const words = {
    fr: ['Payer', 'Annuler', 'Adresse e-mail', 'Aucun argent ne circule ici.', 'Le paiement n’a pas abouti.'],
    de: [
      'Bezahlen',
      'Abbrechen',
      'E-Mail-Adresse',
      'Hier fließt kein Geld.',
      'Die Zahlung kam nicht zustande.',
    ],
    it: ['Paga', 'Annulla', 'Indirizzo e-mail', 'Qui non si muove denaro.', 'Il pagamento non è riuscito.'],
    es: [
      'Pagar',
      'Cancelar',
      'Correo electrónico',
      'Aquí no se mueve dinero.',
      'El pago no se ha completado.',
    ],
    en: ['Pay', 'Cancel', 'E-mail address', 'No money moves here.', 'The payment failed.'],
  };
  const [pay = '', cancel = '', email = '', about = '', failed = ''] =
    words[locale.slice(0, 2) as keyof typeof words] ?? words.en;
  return { pay, cancel, email, about, failed };
}

/** An element with its text and its look, which no sheet of the page around need know. */
export function makeShown(tag: string, text: string, look: object = {}): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  Object.assign(made.style, look);
  return made;
}

/** What a sheet lists, and the sum that is paid. */
export function sheetSums({ details, amount, currency, locale }: SheetWish) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  const money = (sum: number) => format.format(sum / 10 ** maximumFractionDigits);
  const rates = (details.shippingRates ?? []).slice(0, 1);
  const list = makeShown('ul', '', { listStyle: 'none', padding: '0', margin: '12px 0' });
  for (const { name, amount: sum } of details.lineItems ?? [])
    list.append(makeShown('li', `${name} – ${money(sum)}`));
  for (const { displayName, amount: sum } of rates)
    list.append(makeShown('li', `${displayName} – ${money(sum)}`));
  return { list, sum: money(amount) };
}

/** The address of whoever pays, which a wallet lets them choose. */
export function sheetAddress(text: string) {
  const label = makeShown('label', text, { display: 'block' });
  const input = document.createElement('input');
  Object.assign(input, { type: 'email', value: 'camille.wallet@example.com', autocomplete: 'off' });
  Object.assign(input.style, {
    display: 'block',
    width: '100%',
    boxSizing: 'border-box',
    font: 'inherit',
    color: 'inherit',
    background: '#fff',
    border: '1px solid #777',
    borderRadius: '8px',
    padding: '8px',
    margin: '4px 0 12px',
  });
  label.append(input);
  return { label, input };
}

/** A wallet's own sheet over the page: what is bought, what it costs, and two buttons. */
export function openSheet(wish: SheetWish, acts: SheetActs): void {
  const words = sheetWords(wish.locale);
  const { list, sum } = sheetSums(wish);
  const sheet = makeShown('dialog', '', {
    font: '16px/1.5 system-ui,sans-serif',
    color: '#111',
    background: '#fff',
    border: '1px solid #777',
    borderRadius: '12px',
    padding: '24px',
    width: 'min(24rem, calc(100vw - 32px))',
    boxSizing: 'border-box',
  }) as HTMLDialogElement;
  sheet.setAttribute('aria-label', wish.wallet);
  const { label, input } = sheetAddress(words.email);
  const said = makeShown('p', '', { color: '#a8071a', margin: '0' });
  said.setAttribute('role', 'alert');
  const look = {
    width: '100%',
    minHeight: '48px',
    font: 'inherit',
    border: '1px solid #111',
    margin: '8px 0 0',
  };
  const pay = makeShown('button', `${words.pay} ${sum}`, { ...look, background: '#111', color: '#fff' });
  const cancel = makeShown('button', words.cancel, { ...look, background: '#fff', color: '#111' });
  sheet.append(makeShown('strong', wish.wallet), makeShown('p', words.about, { margin: '0' }), list);
  if (wish.details.emailRequired) sheet.append(label);
  sheet.append(said, pay, cancel);
  const close = () => {
    sheet.close();
    sheet.remove();
  };
  const leave = (event: Event) => {
    event.preventDefault();
    close();
    acts.cancel();
  };
  sheet.addEventListener('cancel', leave);
  cancel.addEventListener('click', leave);
  pay.addEventListener('click', () => {
    said.textContent = '';
    void acts.pay(input.value).then((wrong) => {
      said.textContent = wrong ?? '';
      if (wrong === null) close();
    });
  });
  document.body.append(sheet);
  sheet.showModal();
}
