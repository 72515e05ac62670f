import fc from 'fast-check';
import type { CompanyTheme } from '#domain/company/company-theme.ts';
import { toHex } from '../colour.ts';

const anyByte = fc.integer({ min: 0, max: 255 });
export const anyColour = fc.record({ red: anyByte, green: anyByte, blue: anyByte });

// Greys and extremes are where the room for a contrast is least.
const hardHex = fc.oneof(
  anyColour.map(toHex),
  anyByte.map((grey) => toHex({ red: grey, green: grey, blue: grey })),
  fc.constantFrom('#ffffff', '#000000', '#777777', '#767676', '#ffff00', '#0000ff', 'not a colour', ''),
);

/** What a company may have typed of its colours. */
export const anyTheme: fc.Arbitrary<CompanyTheme> = fc.record(
  {
    scheme: fc.constantFrom('light', 'dark'),
    siteColour: hardHex,
    pageColour: hardHex,
    aroundColour: hardHex,
    contained: fc.boolean(),
    backgroundImage: fc.constant('https://x.example/a.jpg'),
    accentColour: hardHex,
    secondaryColour: hardHex,
    headerColour: hardHex,
    darkHeader: fc.boolean(),
    menuColour: hardHex,
    footerColour: hardHex,
    stepDefaultColour: hardHex,
    stepDoneColour: hardHex,
    stepCurrentColour: hardHex,
    eventsColour: hardHex,
    eventsTextColour: hardHex,
  },
  { requiredKeys: [] },
);
