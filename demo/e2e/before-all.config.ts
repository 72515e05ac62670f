import { startSeededServer } from './fixtures/seeded-server.ts';

/** What Playwright runs before all journeys; what it returns, after them. */
export default startSeededServer;
