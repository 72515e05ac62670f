import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localeOf, sendRefusal } from '../../router/router.ts';
import { isLoopback } from '../requests/client-address.ts';
import { refuse } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Labels = Readonly<Record<string, string>>;

interface Gauge {
  readonly help: string;
  readonly read: () => readonly { readonly labels?: Labels; readonly value: number }[];
}

interface Timing {
  readonly counts: number[];
  sum: number;
  total: number;
}

/** What the process counts, as Prometheus reads it. Label values are few by design: patterns of routes, never addresses. */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #timings = new Map<string, Timing>();
  readonly #gauges = new Map<string, Gauge>();

  observe(method: string, route: string, status: number, seconds: number): void {
    const request = labelText({ method, route, status: String(status) });
    this.#requests.set(request, (this.#requests.get(request) ?? 0) + 1);
    const key = labelText({ method, route });
    const timing = this.#timings.get(key) ?? { counts: BUCKETS.map(() => 0), sum: 0, total: 0 };
    const at = BUCKETS.findIndex((bound) => seconds <= bound);
    if (at !== -1) timing.counts[at] = (timing.counts[at] ?? 0) + 1;
    timing.sum += seconds;
    timing.total += 1;
    this.#timings.set(key, timing);
  }

  /** A value that is read when somebody asks; one line for each set of labels. */
  gauge(name: string, help: string, read: Gauge['read']): void {
    this.#gauges.set(name, { help, read });
  }

  text(): string {
    return `${[...this.#requestLines(), ...this.#timingLines(), ...this.#gaugeLines()].join('\n')}\n`;
  }

  #requestLines(): string[] {
    const name = 'http_requests_total';
    const lines = [...this.#requests].map(([labels, count]) => `${name}${labels} ${count}`);
    return [`# HELP ${name} Requests answered.`, `# TYPE ${name} counter`, ...lines];
  }

  #timingLines(): string[] {
    const name = 'http_request_duration_seconds';
    const lines = [...this.#timings].flatMap(([labels, { counts, sum, total }]) => {
      let below = 0;
      const within = (bound: string) => `${labels.slice(0, -1)},le="${bound}"}`;
      return [
        ...BUCKETS.map(
          (bound, index) => `${name}_bucket${within(String(bound))} ${(below += counts[index] ?? 0)}`,
        ),
        `${name}_bucket${within('+Inf')} ${total}`,
        `${name}_sum${labels} ${sum.toFixed(6)}`,
        `${name}_count${labels} ${total}`,
      ];
    });
    return [`# HELP ${name} Time to the end of the answer.`, `# TYPE ${name} histogram`, ...lines];
  }

  #gaugeLines(): string[] {
    return [...this.#gauges].flatMap(([name, { help, read }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      ...read().map(({ labels = {}, value }) => `${name}${labelText(labels)} ${value}`),
    ]);
  }
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/["\\\n]/g, '_')}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Counts every request, and tells at `/metrics` whoever asks from this machine or knows the token. */
export function reportMetrics(app: FastifyInstance, token: string | null): void {
  const metrics = new Metrics();
  app.decorate('metrics', metrics);
  addProcessGauges(app, metrics);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { config: { policy: 'this machine, or the metrics token' } }, (request, reply) => {
    if (!mayRead(request, token)) return sendRefusal(reply, refuse('not_found'), localeOf(request));
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(metrics.text());
  });
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return request.headers.authorization === `Bearer ${token}`;
  // Whatever a proxy passes on comes from somewhere else, even where nobody said that there is one.
  return (
    isLoopback(request.ip) &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.forwarded === undefined
  );
}

function addProcessGauges(app: FastifyInstance, metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  metrics.gauge(
    'nodejs_eventloop_delay_seconds',
    'The longest delay of the event loop since the last reading.',
    () => {
      const value = delay.max / 1e9;
      delay.reset();
      return [{ value }];
    },
  );
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => [
    { value: process.memoryUsage.rss() },
  ]);
  metrics.gauge('nodejs_heap_used_bytes', 'Heap in use.', () => [{ value: process.memoryUsage().heapUsed }]);
  metrics.gauge('process_uptime_seconds', 'Since the process started.', () => [
    { value: Math.round(process.uptime()) },
  ]);
}
