import { useEffect, useRef } from 'react';
import type { LegalTexts } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import type { LegalSection } from '#domain/site/fixed-routes.ts';
import { isFocusElsewhere } from '../../place/is-focus-elsewhere.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { LEGAL_PROSE } from '#ui/media/legal-prose.ts';
import { SafeHtml } from '#ui/media/safe-html.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { followGrowth } from '#ui/scroll/follow-growth.ts';

export interface LegalProps {
  readonly legal: LegalTexts;
  readonly section: LegalSection | null;
  readonly steps: number;
  readonly targetOf: (section: LegalSection) => Target;
}

const SECTIONS: readonly LegalSection[] = ['rgpd', 'mentions', 'cgv', 'cgu'];

/** Brings a section into view with the focus on its heading: a fragment does not find what lies in a shadow root. */
function useSection(section: LegalSection | null, steps: number) {
  const headings = useRef(new Map<LegalSection, HTMLHeadingElement>());
  useEffect(() => {
    const heading = section && headings.current.get(section);
    if (!heading) return;
    if (!isFocusElsewhere(heading.ownerDocument)) heading.focus({ preventScroll: true });
    const view = heading.ownerDocument.defaultView;
    const show = () => {
      heading.scrollIntoView({ block: 'start', behavior: 'instant' });
      // The sections above are still to be set: their height changes once more.
      return false;
    };
    return view ? followGrowth(view, show) : undefined;
  }, [section, steps]);
  return (name: LegalSection) => (heading: HTMLHeadingElement | null) => {
    if (heading) headings.current.set(name, heading);
    else headings.current.delete(name);
  };
}

/** The company's legal texts. */
export function LegalView({ legal, section, steps, targetOf }: LegalProps) {
  const { locale, t } = useTexts();
  const headingOf = useSection(section, steps);
  const written = SECTIONS.map((name) => ({ name, html: textIn(locale, legal[name]) })).filter(
    ({ html }) => html !== '',
  );
  return (
    <>
      {written.length === 0 && <EmptyState title={t('storefront:legal.none')} />}
      <div className={tw('mt-10 grid gap-12 @[60em]:grid-cols-[1fr_3fr]')}>
        {written.length > 1 && (
          <nav aria-label={t('storefront:legal.contents')}>
            <ul className={tw('@[60em]:sticky @[60em]:top-head')}>
              {written.map(({ name }) => (
                <li key={name}>
                  <ActionLink
                    to={targetOf(name)}
                    current={name === section}
                    className="inline-flex items-center min-h-target underline-offset-4 hover:underline text-left"
                  >
                    {t(`storefront:legal.${name}`)}
                  </ActionLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Below>
          <div className={tw('min-w-0')}>
            {written.map(({ name, html }) => (
              <section
                key={name}
                aria-label={t(`storefront:legal.${name}`)}
                className={tw('pb-12 mb-12 border-b border-line last:border-0')}
              >
                <Heading variant="headline" focusRef={headingOf(name)} className="mb-5">
                  {t(`storefront:legal.${name}`)}
                </Heading>
                <SafeHtml html={html} className={LEGAL_PROSE} />
              </section>
            ))}
          </div>
        </Below>
      </div>
    </>
  );
}
