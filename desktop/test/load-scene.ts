import { createRequire } from 'node:module';
import type * as Native from './harness/native.ts';

/**
 * The harness runs as plain Node runs it, outside of the test runner's own way of loading: only there `electron` can be something
 * else, for the built program and for every package that it uses.
 */
const { loadScene } = createRequire(import.meta.url)('./harness/native.ts') as typeof Native;

export const scene = await loadScene();
