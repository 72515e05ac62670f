import type { CardFrame, FrameFault, OpenFrame } from './card-frame.ts';

type Handler = (told?: unknown) => unknown;

interface KrConfig {
  readonly [name: string]: unknown;
  readonly 'kr-public-key'?: string;
  readonly 'kr-language'?: string;
  readonly language?: string;
}

/** The object that PayZen's form is reached by; each of its methods answers a promise with it. */
export function krOf(open: OpenFrame, origin: string, first: KrConfig) {
  let config = first;
  let frame: CardFrame | null = null;
  let handlers = new Map<string, Handler[]>();
  const emit = (name: string, told?: unknown) =>
    Promise.all((handlers.get(name) ?? []).map((handle) => handle(told)));
  const hearing = (name: string) => (handle: Handler) => {
    handlers.set(name, [...(handlers.get(name) ?? []), handle]);
    return done();
  };
  const done = async <Result extends object>(more?: Result) => ({ KR, ...more });
  const errorOf = ({ field, code, message }: FrameFault) => {
    const isMissing = code.startsWith('incomplete');
    const codes: Record<string, string> = { number: 'CLIENT_301', expiry: 'CLIENT_302', code: 'CLIENT_303' };
    const errorCode = isMissing ? 'CLIENT_304' : (codes[field] ?? 'CLIENT_300');
    const names: Record<string, string> = { number: 'pan', expiry: 'expiryDate', code: 'securityCode' };
    return { errorCode, errorMessage: message, field: names[field] ?? field };
  };
  const ask = async (what: 'check' | 'token') => {
    if (frame === null)
      return { error: { errorCode: 'CLIENT_500', errorMessage: 'No form or button defined' } };
    const { fault, method } = await frame.ask(what);
    return fault === null ? { method } : { error: errorOf(fault) };
  };
  const render = (target: string | Element | readonly Element[] | undefined) => {
    const [given] = Array.isArray(target) ? target : [target];
    const place = typeof given === 'string' ? document.querySelector(given) : (given as Element | undefined);
    const forms = '.kr-embedded,.kr-smart-form';
    const form = (place ?? document.body).querySelector(forms) ?? place;
    if (!form) return Promise.reject(new Error('CLIENT_500: No form or button defined'));
    frame?.close();
    const scheme = getComputedStyle(form).colorScheme;
    return new Promise<{ KR: object; result: { formId: string } }>((resolve) => {
      frame = open(form, {
        origin,
        lang: String(config['kr-language'] ?? config.language ?? navigator.language).slice(0, 2),
        theme: scheme === 'dark' || scheme === 'light' ? scheme : 'auto',
        look: {},
        onReady: () => {
          void emit('onLoaded').then(() => emit('onFormReady'));
          resolve({ KR, result: { formId: 'sandbox' } });
        },
        onChange: ({ complete }) => void (complete && emit('onFormValid')),
      });
      void emit('onFormCreated');
    });
  };
  const submit = async () => {
    const { error, method } = await ask('token');
    if (error) await emit('onError', error);
    else
      await emit('onSubmit', {
        _type: 'V4/Charge/ProcessPaymentAnswer',
        clientAnswer: {
          orderStatus: 'RUNNING',
          orderCycle: 'OPEN',
          transactions: [{ paymentMethodToken: method }],
        },
      });
    return done();
  };
  const KR: Record<string, unknown> = {
    ...Object.fromEntries(
      ['onLoaded', 'onFormCreated', 'onFormReady', 'onFormValid', 'onSubmit', 'onError'].map((name) => [
        name,
        hearing(name),
      ]),
    ),
    setFormConfig: (changed: KrConfig) => {
      config = { ...config, ...changed };
      return done();
    },
    renderElements: render,
    attachForm: render,
    addForm: render,
    submit,
    validateForm: async () => done({ result: (await ask('check')).error ?? null }),
    removeForms: () => {
      frame?.close();
      frame = null;
      return done();
    },
    removeEventCallbacks: () => {
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
