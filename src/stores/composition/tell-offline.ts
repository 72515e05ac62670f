import type { Problem } from '#contract/problem.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { FeatureTools } from './store-feature.ts';

type Telling = Pick<FeatureTools, 'ports' | 'connection'>;

/** A failure that the visitor's own connection is to blame for says so. */
export function offlineProblem({ ports, connection }: Telling, problem: Problem): Problem {
  const { has, t } = connection.texts.$texts.get();
  // 503: no answer that could be read.
  if (ports.isOnline() || problem.code !== 503 || !has('common')) return problem;
  return { ...problem, message: `${t('common:offline.title')}. ${t('common:offline.text')}` };
}

/** Tools whose calls say so where the visitor's own connection is down. */
export function tellOffline<T extends Telling>(tools: T): T {
  const { api } = tools.connection;
  const told = <V>(answer: Answer<V>): Answer<V> =>
    answer.kind === 'unavailable' ? { ...answer, problem: offlineProblem(tools, answer.problem) } : answer;
  const telling: typeof api = {
    ...api,
    send: async (...given) => told(await api.send(...given)),
    ask: async (...given) => told(await api.ask(...given)),
  };
  return { ...tools, connection: { ...tools.connection, api: telling } };
}
