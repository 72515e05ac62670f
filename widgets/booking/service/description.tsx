import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { textIn } from '#domain/locale.ts';
import { longTextsFeature } from '#stores/long-texts/feature.ts';
import type { LongTexts } from '#stores/long-texts/long-texts.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useTexts } from '#ui/texts.ts';
import { DescriptionView, type DescriptionState } from './description.view.tsx';

/** The long words of a service, asked for when its page opens. */
export function Description({ site, slug }: { readonly site: Site; readonly slug: string }) {
  const opened = useOpened(site, longTextsFeature);
  if (opened.kind === 'failed') return <DescriptionView {...opened} />;
  if (opened.kind === 'waiting') return <DescriptionView kind="loading" />;
  return <Opened description={opened.value.description(slug)} />;
}

function Opened({ description }: { readonly description: ReturnType<LongTexts['description']> }) {
  const { locale } = useTexts();
  const load = useStore(description.$load);
  useSuspendedLoad(description, locale, load.kind === 'ready' ? null : description.ensure);
  useEffect(() => void description.ensure(), [description, locale]);
  const state: DescriptionState =
    load.kind === 'ready'
      ? { kind: 'ready', html: textIn(locale, load.value) }
      : load.kind === 'failed'
        ? { kind: 'failed', retry: () => void description.ensure() }
        : { kind: 'loading' };
  return <DescriptionView {...state} />;
}
