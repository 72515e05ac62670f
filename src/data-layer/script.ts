import { followEvents } from './follow-events.ts';

// A page that tells Google's consent mode itself says so on the tag.
const tag = document.querySelector<HTMLScriptElement>('script[src*="data-layer.js"][data-consent-mode]');
followEvents({ consentMode: tag?.dataset['consentMode'] !== 'off' });
