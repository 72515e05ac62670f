import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import de from '#locales/de/failure.json' with { type: 'json' };
import en from '#locales/en/failure.json' with { type: 'json' };
import es from '#locales/es/failure.json' with { type: 'json' };
import fr from '#locales/fr/failure.json' with { type: 'json' };
import it from '#locales/it/failure.json' with { type: 'json' };
import type { ElementInput } from '../host.ts';

/** In the first bundle in every language: what failed may be the very file of texts. */
const SENTENCES: Record<Locale, typeof fr> = { de, en, es, fr, it };

type Key = `failure:${keyof typeof fr & string}`;

function sentence(locale: Locale, key: Key): string {
  return SENTENCES[locale][key.slice('failure:'.length) as keyof typeof fr];
}

const LINK = 'text-link underline underline-offset-2';

/** What stands in an element that cannot show its screen: says so, offers another try, and the salon itself. */
export function Failure({
  input,
  again,
}: {
  readonly input: ElementInput;
  readonly again: () => void;
}): ReactNode {
  const { host, wanted } = input;
  const locale = host.state.locale ?? wanted ?? DEFAULT_LOCALE;
  const say = (key: Key) => sentence(locale, key);
  const { phone, address } = host.state.contact;
  return (
    <slot name="error">
      <div role="alert" lang={locale} dir="ltr" part="failure" className={tw('p-4 space-y-3')}>
        <p className={tw('font-semibold')}>{say('failure:title')}</p>
        <p>{say('failure:hint')}</p>
        <p className={tw('flex flex-wrap gap-4 items-center')}>
          <button
            type="button"
            className={tw('min-h-[calc(var(--u)*2.75)] px-4 rounded border border-control')}
            onClick={again}
          >
            {say('failure:again')}
          </button>
          {phone ? (
            <a className={tw(LINK)} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {`${say('failure:call')} ${phone}`}
            </a>
          ) : null}
          {address ? (
            <a className={tw(LINK)} href={address}>
              {say('failure:visit')}
            </a>
          ) : null}
        </p>
      </div>
    </slot>
  );
}
