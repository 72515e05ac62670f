import { useStore } from '@nanostores/react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { jsonOf } from '#domain/json.ts';
import { EMPTY_QUERY } from '#domain/site/route-query.ts';
import type { Navigation, NavigationMode } from '#stores/navigation/navigation.ts';
import type { Site } from '#stores/site.ts';
import type { FormValue } from '#stores/form-value.ts';
import { valueOf } from '#stores/load.ts';
import type { TextNamespace, Texts } from '#stores/texts/texts.ts';
import type { Emit } from '#stores/widget-events.ts';
import { tw } from '#theme/sheet.ts';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { LateParts } from '#ui/hydration/late-parts.ts';
import { PageCoverProvider } from '#ui/overlay/cover-page.ts';
import { PictureOriginsProvider, type PictureOrigins } from '#ui/media/picture-origins.ts';
import { RenderedProvider } from '#ui/hydration/rendered.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { FailureReportProvider } from '#ui/states/failure-report.ts';
import { TextsProvider } from '#ui/texts.ts';
import type { ElementDefinition, PropsOf } from '../definition/definition.ts';
import { Failure } from '../failure/failure.tsx';
import { failureReport } from '../failure/failure-report.ts';
import type { ElementInput, Host } from '../host.ts';
import type { Tree } from '../mount.tsx';
import { themeOf, applyTheme, type AddedProperties } from '../theme/apply-theme.ts';
import { pageOf, siteAddressOf, useSite, type SiteUse } from './use-site.ts';

/** What a screen that stands in an element of its own is given. */
export type ScreenProps<D extends ElementDefinition> = {
  readonly site: Site;
  readonly emit: Emit;
} & PropsOf<D>;

export interface SiteScreen<D extends ElementDefinition> extends SiteUse {
  readonly definition: D;
  readonly Screen: ComponentType<ScreenProps<D>>;
  /** Its own texts; the common ones come along. */
  readonly texts: TextNamespace;
  /** Where the screen starts, and whether it may use the page's address. Absent: at home, with a place of its own. */
  readonly navigation?: (props: PropsOf<D>) => NavigationMode;
  /** Asks for what the screen needs besides, as soon as its site is there. */
  readonly prepare?: (site: Site) => void;
  readonly addedProperties?: AddedProperties;
  /** Where its definition makes it a control of forms. */
  readonly value?: LoadFormValue;
}

const atHome = (): NavigationMode => ({
  kind: 'memory',
  start: { route: { kind: 'home' }, query: EMPTY_QUERY },
});

/** The company's theme on the element's root, and its ways of being reached for the day the element fails. */
function useCompany(
  site: Site,
  { host, props }: ElementInput,
  origins: PictureOrigins,
  addedProperties?: AddedProperties,
): void {
  const theme = props['theme'];
  const company = valueOf(useStore(site.company.$company));
  const { $theme } = site.company;
  const sentWith = useRef<string>(undefined);
  // Another theme is applied without drawing anything anew.
  useLayoutEffect(
    () =>
      $theme.subscribe((shown) => {
        if (!shown && theme === undefined) return;
        const own = host.definition.isTool ? null : shown;
        const made = themeOf(own, theme, origins);
        const { sentTheme, hydrationData } = host.state;
        const key = sentTheme && jsonOf(made);
        // What the server has rendered was of this theme.
        if (hydrationData) sentWith.current ??= key;
        const sent = key === sentWith.current ? sentTheme : undefined;
        host.adoptSheetsBy(() => applyTheme(host.root, made, { added: addedProperties, sent }));
      }),
    [$theme, theme, host, origins, addedProperties],
  );
  useEffect(() => {
    if (!company) return;
    const { phone, websiteUrl } = company.identity;
    host.update({ contact: { ...(phone && { phone }), ...(websiteUrl && { address: websiteUrl }) } });
  }, [company, host]);
}

/** Pictures come from the back end, and from where the company says that its own are. */
function useOrigins(site: Site, { host }: ElementInput, base: string): PictureOrigins {
  const company = valueOf(useStore(site.company.$company));
  return useMemo(() => {
    const own = base || pageOf(host).location.origin;
    return { base, allowed: [new URL(own).origin, ...(company?.pictureOrigins ?? [])] };
  }, [company, host, base]);
}

function useReady(host: Host, isReady: boolean): void {
  const announced = useRef(false);
  useEffect(() => {
    if (!isReady || announced.current) return;
    announced.current = true;
    host.emit('vitrine-ready', {});
  }, [isReady, host]);
}

/** What the screen submits in a form around the element. */
type LoadFormValue = () => Promise<(site: Site, tell: (value: string) => void) => FormValue>;

function useFormScreen(
  { form, definition: { value } }: Host,
  site: Site,
  texts: Texts,
  load: LoadFormValue | false | undefined,
): void {
  useEffect(() => {
    if (!form || !value || !load) return;
    form.show({ missing: texts.t(value.missing), start: async (tell) => (await load())(site, tell) });
    return () => form.show(null);
  }, [form, value, site, texts, load]);
}

/** Until the texts are there: what the page has put here, else a shape. */
const WORDLESS = (
  <slot name="loading">
    <div part="loading" aria-busy="true" className="v-skeleton" />
  </slot>
);

function BetweenSlots({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <slot name="header" />
      {children}
      <slot name="footer" />
    </>
  );
}

/** What is known of the markup that a server made, for who hydrates it. */
function ServerRendered({
  state,
  children,
}: {
  readonly state: Host['state'];
  readonly children: ReactNode;
}) {
  const [rendered] = useState(() => {
    const { now: at = null, handedOn } = state.hydrationData ?? {};
    return { at, handedOn };
  });
  const [keepPart] = useState(() => state.keepPart ?? null);
  return (
    <RenderedProvider value={rendered}>
      <LateParts value={keepPart}>{children}</LateParts>
    </RenderedProvider>
  );
}

interface SpokenProps {
  readonly locale: string;
  readonly isDisabled: boolean;
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** What is said in one language, and may be used where no form says otherwise; Back closes its dialogs, as far as it has entries. */
function Spoken({ locale, isDisabled, navigation: { keeps, history }, children }: SpokenProps) {
  const className = isDisabled ? tw('opacity-50') : undefined;
  return (
    <div lang={locale} dir="ltr" inert={isDisabled} className={className}>
      <PageCoverProvider value={keeps === 'entries' ? history : null}>{children}</PageCoverProvider>
    </div>
  );
}

/** The tree of an element whose screen needs a site: shares it, gives it texts, theme, navigation and events. */
export function siteTree<D extends ElementDefinition>(screen: SiteScreen<D>): Tree {
  const { Screen: Shown, texts: feature, addedProperties } = screen;
  const { navigation = atHome } = screen;

  function SiteBody({
    input,
    apiBase,
  }: {
    readonly input: ElementInput;
    readonly apiBase: string;
  }): ReactNode {
    const { host } = input;
    const props = input.props as PropsOf<D>;
    const { site, elementSite } = useSite(input, navigation(props), screen);
    useEffect(() => screen.prepare?.(elementSite), [elementSite]);
    const origins = useOrigins(site, input, apiBase);
    const report = useMemo(() => failureReport(host), [host]);
    const texts = useStore(site.texts.$texts);
    const { kind } = useStore(site.$state);
    const speak = useCallback(() => void site.texts.ensure('common', feature), [site]);
    useEffect(speak, [speak]);
    useCompany(site, input, origins, addedProperties);
    useEffect(() => host.update({ locale: texts.locale }), [host, texts]);
    const isThere = texts.has('common') && texts.has(feature);
    useSuspendedLoad(site.texts, feature, isThere ? null : () => site.texts.ensure('common', feature));
    useReady(host, isThere && kind !== 'starting');
    useFormScreen(host, elementSite, texts, isThere && screen.value);
    const isWordless = texts.lacks('common') || texts.lacks(feature);
    useEffect(() => {
      if (isWordless) return report({ code: 0, type: 'texts', message: `No texts in ${texts.locale}.` });
    }, [isWordless, report, texts.locale]);
    if (isWordless) return <Failure input={input} again={speak} />;
    if (!isThere) return WORDLESS;
    return (
      <Spoken locale={texts.locale} isDisabled={input.isDisabled} navigation={elementSite.navigation}>
        <TextsProvider value={texts}>
          <HeadingLevelProvider value={input.props['headingLevel'] as number}>
            <FailureReportProvider value={report}>
              <PictureOriginsProvider value={origins}>
                <ServerRendered state={host.state}>
                  <Shown site={elementSite} emit={host.emit} {...props} />
                </ServerRendered>
              </PictureOriginsProvider>
            </FailureReportProvider>
          </HeadingLevelProvider>
        </TextsProvider>
      </Spoken>
    );
  }

  function Body(input: ElementInput): ReactNode {
    const address = siteAddressOf(input);
    // Another company is another site from the ground up.
    return (
      <BetweenSlots>
        <SiteBody key={JSON.stringify(address)} input={input} apiBase={address.apiBase} />
      </BetweenSlots>
    );
  }

  return { Body, addedProperties };
}
