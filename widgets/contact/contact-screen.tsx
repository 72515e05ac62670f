import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Announcer } from '#ui/announcer.tsx';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { FailedFirstScreen } from '#ui/states/failed-first-screen.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { Contact } from './contact.tsx';

interface ContactScreenProps {
  readonly site: Site;
  readonly headingLevel?: number | undefined;
  /** Slug of the shop that is shown alone. */
  readonly shop?: string | undefined;
  /** Address of the company's storefront. */
  readonly base?: string | undefined;
}

/** Company, shops and the texts of their search: asked for once, whoever needs them. */
function useLoads({ company, catalogue, texts }: Site) {
  const loads = [useStore(company.$company), useStore(catalogue.$shops)];
  const isSpoken = useStore(texts.$texts).has('shop-picker');
  const load = () => Promise.all([company.ensure(), catalogue.ensureShops(), texts.ensure('shop-picker')]);
  const isThere = isSpoken && loads.every(({ kind }) => kind === 'ready');
  useSuspendedLoad(company, 'contact', isThere ? null : load);
  // oxlint-disable-next-line react/exhaustive-deps -- The same function of the same stores.
  useEffect(() => void load(), [company, catalogue, texts]);
  const failed = loads.find(({ kind }) => kind === 'failed');
  return { problem: failed?.kind === 'failed' ? failed.problem : null, isThere, load };
}

function Waiting() {
  return (
    <slot name="loading">
      <LoadingRegion>
        <Skeleton className="h-9 w-56" />
        <div className={tw('grid gap-8 mt-8 @[40em]:grid-cols-2')}>
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      </LoadingRegion>
    </slot>
  );
}

function Screen({ site, shop, base }: ContactScreenProps) {
  const { problem, isThere, load } = useLoads(site);
  const company = valueOf(useStore(site.company.$company));
  const all = valueOf(useStore(site.catalogue.$shops));
  const [text, onText] = useState('');
  if (problem) return <FailedFirstScreen problem={problem} onRetry={() => void load()} />;
  if (!isThere || !company || !all) return <Waiting />;
  const shops = shop === undefined ? all : all.filter(({ slug }) => slug === shop);
  return (
    <Contact
      site={site}
      company={company}
      shops={shops}
      text={text}
      onText={onText}
      links={{ kind: 'element', base, shopCount: all.length }}
    />
  );
}

/** How to reach a company and its shops, in an element of its own. */
export function ContactScreen(props: ContactScreenProps) {
  return (
    <Announcer>
      <HeadingLevelProvider value={props.headingLevel ?? 2}>
        <Screen {...props} />
      </HeadingLevelProvider>
    </Announcer>
  );
}
