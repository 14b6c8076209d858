export type { AccessCheck } from './answer-call.ts';
export { createBodyReader } from './body-reader.ts';
export { checkInput } from './check-input.ts';
export type { Administrator, Call, CallCookies, Guard, Person } from './call.ts';
export { EventsReply, FileReply, Reply, StreamReply, implement, type Route } from './implement.ts';
export { createHttpServer, drainHttpServer } from './http-server.ts';
export { isHttps, isOwnHost, isOwnOrigin, isPublic, type Site } from './koa-call.ts';
export { mountRoutes } from './mount-routes.ts';
export {
  errorAnswer,
  ownHost,
  plainAddress,
  requestLog,
  sameOrigin,
  securityHeaders,
} from './middleware.ts';
export type { Upload } from './read-upload.ts';
export { escapeHtml } from './escape-html.ts';
export { webApp } from './web-app.ts';
export { sendPage } from './web-pages.ts';
