export {
  continuedTrace,
  requestTraces,
  traced,
  tracedPort,
  tracedQueries,
  traceToContinue,
} from './trace.ts';
export { openTracing, type Tracing } from './open-tracing.ts';
