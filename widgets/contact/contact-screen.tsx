import { useState } from 'react';
import type { Site } from '#stores/site.ts';
import { useFirstLoads } from '#widgets/first-screen/use-first-loads.ts';
import { tw } from '#theme/sheet.ts';
import { Announcer } from '#ui/announcer.tsx';
import { HeadingLevelProvider } from '#ui/heading.tsx';
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

/** Of the search among the shops. */
const NEEDED = ['shop-picker'] as const;

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
  const { problem, company, shops: all, load } = useFirstLoads(site, 'contact', NEEDED);
  const [text, onText] = useState('');
  if (problem) return <FailedFirstScreen problem={problem} onRetry={() => void load()} />;
  if (!company || !all) return <Waiting />;
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
