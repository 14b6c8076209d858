export { endpointPages } from './endpoint-pages.ts';
