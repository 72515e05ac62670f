import type { Renderer } from '#server/render/renderer.ts';
import type { LiveTimes } from './booking/live/live-times.ts';
import type { ReadReviewFile } from './companies/reviews/review-files.ts';
import type { Database } from './database/database.ts';
import type { FontHosts } from './fonts/fetching/font-hosts.ts';
import type { ReadPicture } from './hosts/files/read-picture.ts';
import type { ProviderClient } from './payments/provider/provider.ts';
import type { RateLimiter } from './http/requests/rate-limit.ts';
import type { EpochClock } from './clock.ts';

/** What every part of the server works with. */
export interface ServerContext {
  readonly db: Database;
  readonly clock: EpochClock;
  /** Puts a host name into an address that a browser reaches, as `http://maison.localhost:4100`. */
  readonly originOf: (host: string) => string;
  /** Names under which pages of others reach this server, besides the companies' own hosts: this machine's unless given. */
  readonly apiHosts?: readonly string[];
  /** Whoever takes the money of all; each company's provider unless another is given. */
  readonly payments?: ProviderClient;
  /** False: nobody answers in the place of a provider whose key a company lacks, and its money cannot be taken. */
  readonly sandbox?: boolean;
  /** Reads what a review service publishes; that of the sandbox unless another is given. */
  readonly reviewFiles?: ReadReviewFile;
  /** Reads pictures that this server has; without it, mails and printed vouchers have none. */
  readonly readPicture?: ReadPicture;
  /** Tells the log of what failed and held nobody up; without it, nobody is told. */
  readonly report?: (fault: unknown) => void;
  /** Where the fonts of themes are copied from; the usual hosts unless given. */
  readonly fontHosts?: FontHosts;
  /** Milliseconds for which a freed place is kept for the one whom it is offered to; half an hour unless given. */
  readonly offerTime?: number;
  /** Milliseconds of which answers about accounts take a whole number (`router/even-times.ts`): 50 unless given, 0 for none. */
  readonly answerStep?: number;
  /** Without one, everybody may call as often as they like. */
  readonly limiter?: RateLimiter;
  /** Without it, nobody is told of changes: they ask again. */
  readonly liveTimes?: LiveTimes;
  /** Renders pages before they are sent; without it, the browser draws each. */
  readonly renderer?: Renderer | null;
  /** Milliseconds after which the browser is to draw a page; two seconds unless given. */
  readonly renderPatience?: number;
  /** Milliseconds for which the company of a host is known before it is read anew; it is read for each page unless given. */
  readonly hostsKnownFor?: number;
  /** What tokens of the operator are signed with; without one, nobody sees a closed site. */
  readonly operatorSecret?: string | null;
}
