/** A fault of the card's fields, as the frame tells it. */
export interface FrameFault {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export interface FrameAnswer {
  readonly fault: FrameFault | null;
  /** The means of payment, where it was asked for and nothing is wrong. */
  readonly method?: string;
  /** What was answered where the frame was to charge the card; absent where nobody answered. */
  readonly charged?: object;
}

interface FrameOptions {
  /** Of the sandbox. */
  readonly origin: string;
  readonly lang: string;
  readonly theme: 'light' | 'dark' | 'auto';
  readonly look: Readonly<Record<string, unknown>>;
  readonly onReady: () => void;
  readonly onChange: (change: { readonly complete: boolean; readonly empty: boolean }) => void;
}

export interface CardFrame {
  /** `more`: what the frame charges the card with. */
  ask(type: 'check' | 'token' | 'charge', more?: Readonly<Record<string, string>>): Promise<FrameAnswer>;
  tell(message: object): void;
  close(): void;
}

export type OpenFrame = (place: Element, options: FrameOptions) => CardFrame;

/** Opens the frame with the fields of a card; it runs in the page of whoever sells. */
export function openCardFrame(place: Element, options: FrameOptions): CardFrame {
  const { origin, lang, theme, look, onReady, onChange } = options;
  const frame = document.createElement('iframe');
  const query = new URLSearchParams({ lang, theme, parent: location.origin });
  frame.src = `${origin}/card?${query}`;
  frame.title =
    { fr: 'Carte bancaire', de: 'Zahlungskarte', es: 'Tarjeta de pago', it: 'Carta di pagamento' }[
      lang.slice(0, 2)
    ] ?? 'Payment card';
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: '16rem',
    border: '0',
    // Of another scheme than its page, a frame has a background of its own.
    colorScheme: theme === 'auto' ? 'normal' : theme,
  });
  const waiting = new Map<number, (answer: FrameAnswer) => void>();
  let count = 0;
  const tell = (message: object) =>
    frame.contentWindow?.postMessage({ source: 'sandbox-page', ...message }, origin);
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin || data?.source !== 'sandbox-card') return;
    if (data.type === 'height') frame.style.height = `${Number(data.height)}px`;
    else if (data.type === 'change')
      onChange({ complete: data.complete === true, empty: data.empty === true });
    else if (data.type === 'answer') {
      waiting.get(data.id)?.({
        fault: data.fault ?? null,
        ...(data.method && { method: String(data.method) }),
        ...(data.charged && { charged: Object(data.charged) }),
      });
      waiting.delete(data.id);
    } else if (data.type === 'ready') {
      tell({ type: 'look', look });
      onReady();
    }
  };
  addEventListener('message', hear);
  place.append(frame);
  return {
    ask(type, more) {
      count += 1;
      const id = count;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        tell({ ...more, type, id });
      });
    },
    tell,
    close() {
      removeEventListener('message', hear);
      frame.remove();
    },
  };
}
