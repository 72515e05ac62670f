import { useEffect, useRef, useState } from 'react';
import { formatPlainDate } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ownDay } from '#ui/environment/own-day.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

interface SubscriptionProps {
  /** When the address was made; null where there is none. */
  readonly since: Instant | null;
  /** May be relative to the page's; null where the page does not know it. */
  readonly address: string | null;
  readonly busy: 'renew' | 'end' | null;
  readonly failure: string | null;
  readonly onRenew: () => void;
  readonly onEnd: () => void;
}

/** An address that has just been made. It is a secret: it stands in the text alone, and in no attribute of the page. */
function FreshAddress({ address }: { readonly address: string }) {
  const { t } = useTexts();
  const text = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [whole, setWhole] = useState(address);
  useEffect(() => {
    const page = text.current?.ownerDocument.baseURI;
    setWhole(new URL(address, page).href);
    text.current?.focus({ preventScroll: true });
  }, [address]);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(whole);
      setCopied(true);
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  }
  function subscribe(): void {
    text.current?.ownerDocument.defaultView?.location.assign(whole.replace(/^https?:/, 'webcal:'));
  }
  return (
    <div>
      <p>{t('calendar:secret')}</p>
      <code
        ref={text}
        tabIndex={-1}
        role="group"
        aria-label={t('calendar:address')}
        className={tw(
          'block mt-3 p-4 rounded bg-sunk text-caption [overflow-wrap:anywhere] [user-select:all]',
        )}
      >
        {whole}
      </code>
      <div className={tw('flex flex-wrap gap-3 mt-4')}>
        <Button variant="small" onPress={subscribe}>
          {t('calendar:subscribe')}
        </Button>
        <Button variant="small" onPress={() => void copy()}>
          {t('calendar:copy')}
        </Button>
      </div>
      <p role="status" className={tw('mt-1 text-caption')}>
        {isCopied && t('calendar:copied')}
      </p>
    </div>
  );
}

/** Appointments in a calendar of the customer's own: an address to subscribe to, which can be renewed and ended. */
export function SubscriptionView({ since, address, busy, failure, onRenew, onEnd }: SubscriptionProps) {
  const { locale, t } = useTexts();
  return (
    <section>
      <Heading variant="title" below={1} className="mb-2">
        {t('calendar:title')}
      </Heading>
      {address !== null && <FreshAddress key={address} address={address} />}
      {address === null && (
        <p className={tw('text-muted')}>
          {since === null
            ? t('calendar:text')
            : t('calendar:since', { day: formatPlainDate(locale, ownDay(since)) })}
        </p>
      )}
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2 mt-3')}>
        {address === null && (
          <Button variant="small" busy={busy === 'renew'} onPress={onRenew}>
            {t(since === null ? 'calendar:open' : 'calendar:renew')}
          </Button>
        )}
        {since !== null && (
          <Button variant="quiet" busy={busy === 'end'} onPress={onEnd}>
            {t('calendar:end')}
          </Button>
        )}
      </div>
      <div role="alert">{failure !== null && <p className={tw('mt-2 text-negative')}>{failure}</p>}</div>
    </section>
  );
}
