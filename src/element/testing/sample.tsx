import { useEffect, useState, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { defineElement } from '../define-element.ts';
import type { ElementDefinition } from '../definition/definition.ts';
import type { ElementInput } from '../host.ts';

export const sampleDefinition = {
  tag: 'vitrine-sample',
  attributes: {
    label: { kind: 'string', initial: 'Bonjour' },
    count: { kind: 'number', initial: 3, min: 0, max: 100, whole: true },
    active: { kind: 'boolean' },
    size: { kind: 'enum', values: ['small', 'large'], initial: 'small' },
    theme: { kind: 'json' },
    locale: { kind: 'enum', values: ['fr', 'de', 'en', 'es', 'it'], isLanguage: true },
    'heading-level': { kind: 'number', initial: 2, min: 1, max: 6, whole: true },
    fails: { kind: 'boolean' },
  },
  events: {
    'vitrine-ready': {},
    'vitrine-before-navigate': { cancelable: true },
    'vitrine-navigate': {},
    'vitrine-error': {},
  },
} as const satisfies ElementDefinition;

/** Counts of the trees made and ended, over all samples. */
export const trees = { mounted: 0, unmounted: 0 };

function useMountCount(): void {
  useEffect(() => {
    trees.mounted += 1;
    return () => {
      trees.unmounted += 1;
    };
  }, []);
}

/** JSON, where JSON has a word for it. */
function printed(values: ElementInput['props']): string {
  try {
    return JSON.stringify(values);
  } catch {
    return '{}';
  }
}

export function SampleBody({ host, props, wanted }: ElementInput): ReactNode {
  const [pressed, setPressed] = useState(0);
  useMountCount();
  if (props['fails']) throw new Error('asked to fail');
  const press = () => {
    const isAllowed = host.emit('vitrine-before-navigate', { path: '/x', page: 'home' });
    if (isAllowed) setPressed((times) => times + 1);
  };
  return (
    <section lang={wanted ?? 'fr'} className={tw('p-4 text-body flex flex-col gap-2')}>
      <p className={tw('font-semibold')} data-text>
        {String(props['label'])}
      </p>
      <pre data-values>{printed(props)}</pre>
      <label>
        Name <input className={tw('border border-control p-2')} />
      </label>
      <button type="button" className={tw('bg-accent text-on-accent p-3 rounded shadow')} onClick={press}>
        pressed {pressed}
      </button>
      {pressed === 0 && (
        <button type="button" onClick={press} data-once>
          once
        </button>
      )}
      <div className={tw('w-[2rem] h-4 @md:h-8')} data-box />
      <slot name="extra" />
      <dialog>
        <input /> <input data-second />
      </dialog>
    </section>
  );
}

export function defineSample(): void {
  if (!customElements.get(sampleDefinition.tag)) defineElement(sampleDefinition, { Body: SampleBody });
}
