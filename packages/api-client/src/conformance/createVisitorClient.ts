import type { ApiClient } from '../ApiClient.ts'
import { createApiClient } from '../createApiClient.ts'
import type { CallRecorder } from './CallRecorder.ts'
import type { VisitorClientOptions } from './ConformanceCheck.ts'
import type { ConformanceTarget } from './ConformanceTarget.ts'
import { findCallName } from './findCallName.ts'

/** Opens a client with its own cookies, like a browser, and records its calls. */
export function createVisitorClient(
  target: ConformanceTarget,
  recorder: CallRecorder,
  options: VisitorClientOptions = {},
): ApiClient {
  const { baseUrl, brand, imageHosts, fetch = globalThis.fetch } = target
  const { origin = target.origin ?? baseUrl, headers } = options
  const cookies = new Map<string, string>()
  return createApiClient({
    baseUrl,
    brand,
    imageHosts,
    ...(headers && { headers }),
    onContractViolation: (violation) => recorder.violations.push(violation),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      recorder.calls.push(findCallName(request.method, pathname) ?? `${request.method} ${pathname}`)
      if (cookies.size > 0)
        request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      if (request.method !== 'GET') request.headers.set('origin', origin)
      const response = await fetch(request)
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(/;\s*/)
        const at = pair.indexOf('=')
        if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(pair.slice(0, at))
        else cookies.set(pair.slice(0, at), pair.slice(at + 1))
      }
      return response
    },
  })
}
