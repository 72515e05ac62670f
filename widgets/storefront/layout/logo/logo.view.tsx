import { useRef, useState } from 'react';
import type { CompanyIdentity } from '#domain/company/company.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { pictureAddress, usePictureOrigins } from '#ui/media/picture-origins.ts';
import { useTexts } from '#ui/texts.ts';
import { useScheme } from '#ui/environment/use-scheme.ts';

/** Which of the two logos reads on its background: the white one on dark, or whichever the scheme around it asks for. */
export type LogoTone = 'plain' | 'white' | 'scheme';

interface LogoProps {
  readonly identity: CompanyIdentity;
  readonly tone: LogoTone;
  readonly home: Target | null;
}

function Mark({ identity, tone }: Omit<LogoProps, 'home'>) {
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLElement>(null);
  const scheme = useScheme(place);
  const origins = usePictureOrigins();
  const { name, logoSize } = identity;
  const [logo, logoWhite] = [identity.logo, identity.logoWhite].map(
    (each) => pictureAddress(each, origins) ?? '',
  );
  const isWhite = tone === 'white' || (tone === 'scheme' && scheme === 'dark');
  const source = isWhite ? logoWhite : logo;
  // Without a logo that reads on this background, the name is the logo.
  if (!source || hasFailed || (tone === 'scheme' && !logoWhite)) {
    return <span className={tw('font-display text-title leading-tight')}>{name}</span>;
  }
  return (
    <span ref={place} data-tells-scheme="" className={tw('flex items-center min-w-0')}>
      <picture className={tw('contents')}>
        {/* Markup of a server is seen before anything can tell which scheme its page is shown in. */}
        {tone === 'scheme' && scheme === null && (
          <source media="(prefers-color-scheme: dark)" srcSet={logoWhite} />
        )}
        <img
          src={source}
          alt={name}
          height={logoSize}
          onError={() => setFailed(true)}
          className={tw(
            'w-auto min-w-0 max-w-[calc(var(--u)*9.5)] @[24em]:max-w-[calc(var(--u)*13)] object-contain object-left',
          )}
          style={{ height: `calc(var(--u) * ${Math.min(logoSize, 96) / 16})` }}
        />
      </picture>
    </span>
  );
}

/** The company's logo; on a site with a home page the way there. */
export function Logo({ home, ...mark }: LogoProps) {
  const { t } = useTexts();
  if (!home) return <Mark {...mark} />;
  return (
    <ActionLink
      to={home}
      label={t('storefront:menu.home', { name: mark.identity.name })}
      className="inline-flex items-center min-w-0 min-h-target text-left"
    >
      <Mark {...mark} />
    </ActionLink>
  );
}
