import type { CompanyTheme } from '#domain/company/company-theme.ts';
import type { ContrastFault } from '#domain/preview/preview-report.ts';
import { parseColour, toHex } from './colour.ts';
import { leastContrast } from './contrast.ts';
import { rolesOf, type ColourRole } from './palette.ts';

const PAGE = ['surface', 'raised', 'sunk'] as const;

/** The colours that a company chooses for what is read or pressed: name of the setting, its role, what it may stand on, the contrast owed. */
export const CHOSEN_COLOURS = [
  ['accentColour', 'buttonsColor', 'accent', PAGE, 3],
  ['secondaryColour', 'secondaryButtonsColor', 'secondary', PAGE, 4.5],
  ['stepDefaultColour', 'breadcrumbDefaultColor', 'stepDefault', ['surface'], 4.5],
  ['stepDoneColour', 'breadcrumbDoneColor', 'stepDone', ['surface'], 4.5],
  ['stepCurrentColour', 'breadcrumbCurrentColor', 'stepCurrent', ['surface'], 4.5],
  ['eventsTextColour', 'eventsTextColor', 'onEvents', ['events'], 4.5],
] as const satisfies readonly (readonly [
  keyof CompanyTheme,
  string,
  ColourRole,
  readonly ColourRole[],
  number,
])[];

/**
 * The colours of a theme in whose place another one is shown, since they could not be read; of the scheme that the company chose, else
 * of the light one, for which they are chosen.
 */
export function contrastFaults(theme: CompanyTheme): readonly ContrastFault[] {
  const scheme = theme.scheme ?? 'light';
  const roles = rolesOf(theme, scheme);
  return CHOSEN_COLOURS.flatMap(([field, name, role, backgrounds, least]): ContrastFault[] => {
    const chosen = parseColour(theme[field]);
    if (!chosen) return [];
    const ratio = leastContrast(
      chosen,
      backgrounds.map((background) => roles[background]),
    );
    if (ratio >= least) return [];
    return [
      {
        path: `themes.general.${name}`,
        scheme,
        chosen: toHex(chosen),
        shown: toHex(roles[role]),
        ratio: Math.floor(ratio * 100) / 100,
        least,
      },
    ];
  });
}
