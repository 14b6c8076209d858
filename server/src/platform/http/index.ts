export { type AccessCheck, checkInput } from './answer-call.ts';
export { createBodyReader, type Upload } from './body-reader.ts';
export {
  type Administrator,
  type Call,
  type CallCookies,
  type Guard,
  type Person,
  isHttps,
  isOwnHost,
  isOwnOrigin,
  isPublic,
  type Site,
} from './koa-call.ts';
export { EventsReply, FileReply, Reply, StreamReply, implement, type Route } from './implement.ts';
export { createHttpServer, drainHttpServer } from './http-server.ts';
export { mountRoutes } from './mount-routes.ts';
export {
  errorAnswer,
  ownHost,
  plainAddress,
  requestLog,
  sameOrigin,
  securityHeaders,
} from './middleware.ts';
export { watchLoop } from './shed-load.ts';
export { escapeHtml } from './escape-html.ts';
export { webApp, sendPage } from './web-app.ts';
