import { openApi, type Settings } from '@store/api'
import { type Forward, forwardInProcess, forwardTo } from './forward.ts'

/** The API as the storefront reaches it, and how to close it. */
export interface ServerApi {
  readonly api: Forward
  readonly close: () => Promise<void>
}

/** Opens the API in this process, or speaks to the one at `API_URL`. */
export async function openServerApi(
  settings: Settings,
  apiUrl: string | undefined,
  log: (message: string, cause: unknown) => void,
): Promise<ServerApi> {
  if (apiUrl) return { api: forwardTo(apiUrl, log), close: () => Promise.resolve() }
  const { app, close } = await openApi(settings)
  return { api: forwardInProcess(app), close }
}
