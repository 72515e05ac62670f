import { CHARGE_PATH } from '../payzen-charge.ts';
import { TEST_CARDS } from './test-cards.ts';

interface CardFault {
  readonly field: string;
  /** As Stripe.js calls it. */
  readonly code: string;
  readonly message: string;
}

/** Digits of a card in groups of four; a date as MM / YY, also from the four digits of a year that a browser fills in. */
function tidyField({ id, value }: HTMLInputElement): string {
  const digits = value.replace(/\D/g, '');
  if (id === 'number') return digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
  if (id === 'code') return digits.slice(0, 3);
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/-]\s*(\d*)/.exec(value) ?? [];
  const isMonth = year !== '' || /[/-]\s*$/.test(value);
  const parts = isMonth ? [month.padStart(2, '0'), year] : [digits.slice(0, 2), digits.slice(2)];
  const [first = '', rest = ''] = parts;
  const short = rest.length === 4 ? rest.slice(2) : rest.slice(0, 4);
  return first.length === 2 && (short !== '' || isMonth) ? `${first} / ${short}` : first;
}

/** Whether the last digit is the one that follows from the others (ISO/IEC 7812). */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return number.length >= 13 && sum % 10 === 0;
}

/** What is wrong with a field; null where nothing is. */
function faultOf(
  input: HTMLInputElement,
  cards: Readonly<Record<string, string>>,
  missing: string,
): CardFault | null {
  const { id, value, dataset } = input;
  const fault = (code: string, message = '') => ({ field: id, code, message });
  const short =
    { number: 'incomplete_number', expiry: 'incomplete_expiry', code: 'incomplete_cvc' }[id] ?? '';
  if (value.trim() === '') return fault(short, missing);
  const digits = value.replace(/\D/g, '');
  if (id === 'code') return digits.length === 3 ? null : fault(short, dataset['wrong']);
  if (id === 'number') {
    if (Object.hasOwn(cards, digits)) return null;
    return hasCheckDigit(digits)
      ? fault('card_declined', dataset['real'])
      : fault(digits.length < 13 ? short : 'invalid_number', dataset['wrong']);
  }
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (digits.length !== 4) return fault(short, dataset['wrong']);
  if (month < 1 || month > 12) return fault('invalid_expiry_month', dataset['wrong']);
  return new Date(year, month, 1).getTime() > Date.now()
    ? null
    : fault('invalid_expiry_year_past', dataset['past']);
}

/** Shows at each field what is wrong with it. */
function showFaults(inputs: readonly HTMLInputElement[], faults: readonly CardFault[]): void {
  for (const input of inputs) {
    const message = faults.find(({ field }) => field === input.id)?.message ?? '';
    const shown = document.getElementById(`${input.id}-error`);
    if (shown) shown.textContent = message;
    if (message === '') input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  }
}

/** Takes the colours of the page around it, as far as they are colours. */
function takeLook(look: Readonly<Record<string, unknown>>): void {
  const { style } = document.documentElement;
  const colours = {
    accent: 'colorPrimary',
    field: 'colorBackground',
    ink: 'colorText',
    wrong: 'colorDanger',
  };
  for (const [own, theirs] of Object.entries(colours)) {
    const colour = look[theirs];
    if (typeof colour === 'string' && CSS.supports('color', colour)) style.setProperty(`--${own}`, colour);
  }
  const radius = look['borderRadius'];
  if (typeof radius === 'string' && CSS.supports('border-radius', radius))
    style.setProperty('--radius', radius);
}

/** Has the sandbox charge the card that a form of PayZen's is filled in with; undefined where it does not answer. */
async function charge(
  method: string,
  path: string,
  ask: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { formToken, returnUrl } = ask;
  const form = { formToken: String(formToken), returnUrl: String(returnUrl) };
  const body = new URLSearchParams({ ...form, method, lang: document.documentElement.lang });
  const reply = await fetch(path, { method: 'POST', body }).catch(() => null);
  return reply?.ok ? reply.json() : undefined;
}

function runCard(cards: Readonly<Record<string, string>>, chargePath: string): void {
  const form = document.querySelector('form')!;
  const inputs = [...form.querySelectorAll('input')];
  const tests = form.querySelector('select')!;
  const origin = new URLSearchParams(location.search).get('parent') ?? '';
  const tell = (message: object) => parent.postMessage({ source: 'sandbox-card', ...message }, origin);
  const faults = () => inputs.flatMap((input) => faultOf(input, cards, form.dataset['missing'] ?? '') ?? []);
  const tellChange = () =>
    tell({
      type: 'change',
      complete: faults().length === 0,
      empty: inputs.every(({ value }) => value === ''),
    });
  const answer = (isForToken: boolean) => {
    const found = faults();
    showFaults(inputs, found);
    inputs.find(({ id }) => id === found[0]?.field)?.focus();
    const method = cards[inputs[0]?.value.replace(/\D/g, '') ?? ''];
    return { fault: found[0] ?? null, ...(isForToken && found.length === 0 && { method }) };
  };
  const answerCharge = async (data: Readonly<Record<string, unknown>>) => {
    const { fault, method } = answer(true);
    const charged = method ? await charge(method, chargePath, data) : undefined;
    tell({ type: 'answer', id: data['id'], fault, charged });
  };
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const isAtEnd = target.selectionStart === target.value.length;
    if (isAtEnd) target.value = tidyField(target);
    const left = faults().filter(({ field }) => field !== target.id);
    showFaults(
      inputs,
      left.filter(({ field }) => document.getElementById(field)?.hasAttribute('aria-invalid')),
    );
    tellChange();
  });
  tests.addEventListener('change', () => {
    const year = String(new Date().getFullYear() + 3).slice(2);
    for (const input of inputs)
      input.value = { number: tests.value, expiry: `12${year}`, code: '123' }[input.id] ?? '';
    for (const input of inputs) input.value = tests.value === '' ? '' : tidyField(input);
    showFaults(inputs, []);
    tellChange();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('message', ({ source, origin: from, data }: MessageEvent) => {
    if (source !== parent || from !== origin || data?.source !== 'sandbox-page') return;
    if (data.type === 'look') takeLook(data.look ?? {});
    else if (data.type === 'focus') inputs[0]?.focus();
    else if (data.type === 'check' || data.type === 'token')
      tell({ type: 'answer', id: data.id, ...answer(data.type === 'token') });
    else if (data.type === 'charge') void answerCharge(data);
  });
  const shown = document.querySelector('form')!;
  new ResizeObserver(() =>
    tell({ type: 'height', height: Math.ceil(shown.getBoundingClientRect().height) }),
  ).observe(shown);
  tell({ type: 'ready' });
}

const CARDS = Object.fromEntries(TEST_CARDS.map(({ number, method }) => [number, method]));

/** What runs in the frame. Its functions know nothing but each other. */
export const CARD_SCRIPT = `(() => {
${[tidyField, hasCheckDigit, faultOf, showFaults, takeLook, charge, runCard].map(String).join('\n')}
runCard(${JSON.stringify(CARDS)}, '${CHARGE_PATH}');
})();`;
