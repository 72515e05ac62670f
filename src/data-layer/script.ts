import { followEvents } from './follow-events.ts';

followEvents();
