import type { CardFrame, FrameFault, OpenFrame } from './card-frame.ts';

type Handler = (told?: unknown) => unknown;

interface KrConfig {
  readonly [name: string]: unknown;
  readonly 'kr-public-key'?: string;
  readonly 'kr-language'?: string;
  readonly language?: string;
  readonly 'kr-form-token'?: string;
  readonly formToken?: string;
}

interface KrFault {
  readonly errorCode: string;
  readonly errorMessage: string;
}

/** What the sandbox answers of a card that is charged. */
interface Charged {
  /** Page of a bank that asks for a proof. */
  readonly redirect?: string;
  readonly error?: KrFault;
  readonly rawClientAnswer?: string;
}

interface Asked {
  readonly error?: KrFault;
  readonly charged?: Charged | undefined;
}

/** The colours of the text and of the ground where a form stands, which it takes as PayZen's takes those of the page. */
export function lookAround(form: Element) {
  const { color } = getComputedStyle(form);
  const rgb = color.startsWith('rgb') ? (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) : [];
  const brightness = rgb.reduce((sum, part) => sum + part, 0) / 3;
  const isDark = brightness > 127;
  const theme: 'auto' | 'dark' | 'light' = rgb.length < 3 ? 'auto' : isDark ? 'dark' : 'light';
  let ground = 'transparent';
  for (let each: Element | null = form; each !== null;) {
    const { backgroundColor } = getComputedStyle(each);
    if (!/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)) {
      ground = backgroundColor;
      break;
    }
    const root: Node = each.getRootNode();
    each = each.assignedSlot ?? each.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return { theme, look: ground === 'transparent' ? {} : { colorText: color, colorBackground: ground } };
}

/** The one form of a page: its frame, and what is wrong in it as PayZen calls it. */
export function krForm(open: OpenFrame, origin: string, emit: (name: string) => Promise<unknown>) {
  let frame: CardFrame | null = null;
  const errorOf = ({ field, code, message }: FrameFault) => {
    const codes: Record<string, string> = { number: 'CLIENT_301', expiry: 'CLIENT_302', code: 'CLIENT_303' };
    const names: Record<string, string> = { number: 'pan', expiry: 'expiryDate', code: 'securityCode' };
    const errorCode = code.startsWith('incomplete') ? 'CLIENT_304' : (codes[field] ?? 'CLIENT_300');
    return { errorCode, errorMessage: message, field: names[field] ?? field };
  };
  const close = () => {
    frame?.close();
    frame = null;
  };
  return {
    close,
    async ask(what: 'check' | 'charge', more: Readonly<Record<string, string>> = {}): Promise<Asked> {
      if (frame === null)
        return { error: { errorCode: 'CLIENT_500', errorMessage: 'No form or button defined' } };
      const { fault, charged } = await frame.ask(what, more);
      return fault === null ? { charged } : { error: errorOf(fault) };
    },
    render(target: string | Element | readonly Element[] | undefined, lang: string): Promise<void> {
      const [given] = Array.isArray(target) ? target : [target];
      const place =
        typeof given === 'string' ? document.querySelector(given) : (given as Element | undefined);
      const form = (place ?? document.body).querySelector('.kr-embedded,.kr-smart-form') ?? place;
      const places = ['.kr-pan', '.kr-expiry', '.kr-security-code', '.kr-payment-button'];
      if (!form || !places.every((each) => form.querySelector(each)))
        return Promise.reject(new Error('CLIENT_500: No form or button defined'));
      close();
      const { theme, look } = lookAround(form);
      return new Promise((resolve) => {
        frame = open(form, {
          origin,
          lang: lang.slice(0, 2),
          theme,
          look,
          onReady: resolve,
          onChange: ({ complete }) => void (complete && emit('onFormValid')),
        });
      });
    },
  };
}

/** Charges the card by the token of an order, and tells the page what came of it. */
export async function krSubmit(
  charge: (more: Readonly<Record<string, string>>) => Promise<Asked>,
  formToken: string,
  emit: (name: string, told: object) => Promise<unknown>,
): Promise<void> {
  if (formToken === '')
    return void (await emit('onError', { errorCode: 'CLIENT_305', errorMessage: 'No formToken defined' }));
  const { error, charged } = await charge({ formToken, returnUrl: location.href });
  if (error) return void (await emit('onError', error));
  if (!charged)
    return void (await emit('onError', { errorCode: 'CLIENT_999', errorMessage: 'Technical error' }));
  if (charged.redirect) {
    // PayZen shows the page of the bank in this one; here it is gone to.
    location.assign(charged.redirect);
    return new Promise(() => undefined);
  }
  const { error: refused, rawClientAnswer = '{}', ...signed } = charged;
  const answer = { rawClientAnswer, clientAnswer: JSON.parse(rawClientAnswer), ...signed };
  if (refused) await emit('onError', { ...refused, metadata: { answer } });
  else await emit('onSubmit', { _type: 'V4/Payment', ...answer });
}

/** The object that PayZen's form is reached by; each of its methods answers a promise with it. */
export function krOf(open: OpenFrame, origin: string, first: KrConfig) {
  let config = first;
  let handlers = new Map<string, Handler[]>();
  const emit = (name: string, told?: unknown) =>
    Promise.all((handlers.get(name) ?? []).map((handle) => handle(told)));
  const done = async <Result extends object>(more?: Result) => ({ KR, ...more });
  const form = krForm(open, origin, emit);
  const names = ['onLoaded', 'onFormCreated', 'onFormReady', 'onFormValid', 'onSubmit', 'onError'];
  const listeners = names.map((name) => [
    name,
    (handle: Handler) => {
      handlers.set(name, [...(handlers.get(name) ?? []), handle]);
      return done();
    },
  ]);
  const render = async (target?: string | Element | readonly Element[]) => {
    void emit('onFormCreated');
    await form.render(target, String(config['kr-language'] ?? config.language ?? navigator.language));
    void emit('onLoaded').then(() => emit('onFormReady'));
    return done({ result: { formId: 'sandbox' } });
  };
  const KR: Record<string, unknown> = {
    ...Object.fromEntries(listeners),
    setFormConfig(changed: KrConfig) {
      config = { ...config, ...changed };
      return done();
    },
    renderElements: render,
    attachForm: render,
    addForm: render,
    async submit() {
      const formToken = config.formToken ?? config['kr-form-token'] ?? '';
      await krSubmit((more) => form.ask('charge', more), formToken, emit);
      return done();
    },
    async validateForm() {
      const { error } = await form.ask('check');
      if (error) throw { KR, result: { ...error, doOnError: () => emit('onError', error) } };
      return done({ result: null });
    },
    removeForms() {
      form.close();
      return done();
    },
    removeEventCallbacks() {
      handlers = new Map();
      return done();
    },
  };
  return KR;
}

/** Stands in for PayZen's script of the embedded form; what stands at its tag is its first configuration. */
export function installKr(open: OpenFrame, origin: string): void {
  const { attributes = [] } = document.currentScript ?? {};
  const config = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  Object.assign(window, { KR: krOf(open, origin, config) });
}
