export { bootstrapApi, type RunningApi } from './bootstrapApi.ts'
export {
  type CdnProvider,
  cacheTags,
  mergeCacheTags,
  readCacheTagHeader,
  toCacheTagHeader,
} from './cdn/index.ts'
export { createApp } from './createApp.ts'
export { getGoogleCallbackUrl } from './google/index.ts'
export { compilePath } from './http/compilePath.ts'
export { createHttpServer } from './http/createHttpServer.ts'
export { createRevalidatingCache } from './http/createRevalidatingCache.ts'
export { logRequests } from './http/logRequests.ts'
export { securityHeaders } from './http/securityHeaders.ts'
export { shutDownOnSignal } from './http/shutDownOnSignal.ts'
export { traceRequests } from './http/traceRequests.ts'
export { createLog } from './log/createLog.ts'
export { exitOnUncaughtException } from './log/exitOnUncaughtException.ts'
export type { Log } from './log/Log.ts'
export { requestIdContext } from './log/requestIdContext.ts'
export { countRequests } from './metrics/countRequests.ts'
export type { Metrics } from './metrics/Metrics.ts'
export type { TestBankConnection } from './payment/index.ts'
export { readSettings, type Settings } from './readSettings.ts'
export { startTracing, tracing } from './tracing/startTracing.ts'
