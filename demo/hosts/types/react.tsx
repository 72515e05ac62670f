import type {} from '../../../src/types/react.d.ts';

export const right = [
  <vitrine-booking
    key="a"
    shop="paris-marais"
    headingLevel={3}
    theme={{ buttonsColor: '#2f6b46' }}
    onvitrine-navigate={({ detail }) => detail.path}
  />,
  <vitrine-finder key="b" show-more min-height={640} className="shops" />,
];

export const wrong = [
  // @ts-expect-error: a level is a number
  <vitrine-booking key="a" headingLevel="three" />,
  // @ts-expect-error: no such language
  <vitrine-cart key="b" locale="pt" />,
  // @ts-expect-error: it has no service
  <vitrine-cart key="c" service="massage" />,
  // @ts-expect-error: no such element
  <vitrine-basket key="d" />,
  // @ts-expect-error: the detail has no such field
  <vitrine-cart key="e" onvitrine-navigate={({ detail: { where } }) => where} />,
];
