import { bootstrapApi, type Log, type Metrics, type Settings } from '@store/api'
import type { Hono } from 'hono'
import { forwardInProcess, forwardToRemoteApi, type RequestForwarder } from './http/forward.ts'
import { openTestBank, type TestBank } from './openTestBank.ts'
import { startTestGoogle } from './startTestGoogle.ts'

/** The API that the storefront uses, and how to close it. */
export interface ServerApi {
  readonly api: RequestForwarder
  /** Metrics that count pages too; missing if metrics are disabled, or if the API is remote. */
  readonly metrics?: Metrics | undefined
  /** The simulated bank of demo mode; missing if it is disabled, or if the API is remote. */
  readonly testBank?: Hono | undefined
  /** The simulated Google of demo mode; missing if it is disabled, or if the API is remote. */
  readonly testGoogle?: Hono | undefined
  /** Makes the readiness check fail from now on. */
  readonly markNotReady: () => void
  readonly close: () => Promise<void>
}

/** Opens the API in this process, or connects to the one at `API_URL`, whose readiness is then reported. */
export async function openServerApi(settings: Settings, log: Log): Promise<ServerApi> {
  const { apiUrl, trustProxy } = settings
  if (apiUrl !== undefined) {
    return {
      api: forwardToRemoteApi(apiUrl, log.warn, trustProxy),
      markNotReady: () => undefined,
      close: () => Promise.resolve(),
    }
  }
  const bank: TestBank | undefined = settings.hasTestBank
    ? openTestBank((request) => app.fetch(request))
    : undefined
  const testGoogle = settings.hasTestGoogle ? startTestGoogle(settings) : undefined
  const google = testGoogle?.settings ?? settings.google
  const { app, metrics, markNotReady, close } = await bootstrapApi(
    { ...settings, google },
    log,
    bank?.connection,
  )
  const testServices = { testBank: bank?.app, testGoogle: testGoogle?.app }
  return { api: forwardInProcess(app), ...testServices, metrics, markNotReady, close }
}
