import { twind, type Sheet } from '@twind/core';
import presetContainerQueries from '@twind/preset-container-queries';
import presetTailwind from '@twind/preset-tailwind/base';
import { twindTheme } from './twind-theme.ts';

/**
 * `rem` is the host page's: 62.5 % on its root would shrink everything. Declarations count in `--u` instead. A
 * container query cannot read a custom property; there `em` is the container's own size.
 */
export function withoutRem(css: string): string {
  return css.replace(/(?<![\w#.-])(-?\d*\.?\d+)rem\b/g, 'calc(var(--u)*$1)');
}

function withoutRemInCondition(condition: string): string {
  return condition.startsWith('@container') ? condition.replace(/([\d.])rem\b/g, '$1em') : condition;
}

/** Makes rules of class names and places each in `sheet`, in the order that decides between them. */
export function createTwind(sheet: Sheet<readonly string[]>) {
  return twind(
    {
      presets: [presetTailwind({ disablePreflight: true }), presetContainerQueries()],
      theme: { extend: twindTheme },
      // The preset's rules for these need custom properties of every element: whatever used one first, late, had the whole page styled anew.
      rules: [
        ['rotate-180', { transform: 'rotate(180deg)' }],
        ['shadow', { boxShadow: 'var(--v-shadow)' }],
        ['tabular-nums', { fontVariantNumeric: 'tabular-nums' }],
      ],
      // Words of the sources' own that are class names of twind's.
      ignorelist: /^(?:blur|filter|ring|transform)$/,
      finalize: (rule) => ({
        ...rule,
        r: rule.r.map(withoutRemInCondition),
        ...(rule.d === undefined ? {} : { d: withoutRem(rule.d) }),
      }),
    },
    sheet,
  );
}
