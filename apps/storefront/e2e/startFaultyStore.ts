import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { findFreePort } from '@store/config/findFreePort'
import { copySeededData, launch, stopProcess } from './launch.ts'

/** Faults that may occur between a storefront and its API. */
export type ApiFault = 'none' | 'down' | 'slow' | 'failing' | 'nonsense'

/** A storefront whose API is a separate process behind a proxy that can fail. */
export interface FaultyStore {
  readonly origin: string
  /** Sets or removes the fault between storefront and API; delayed requests then continue. */
  readonly setFault: (fault: ApiFault) => void
  readonly stop: () => Promise<void>
}

/** Starts an API, a proxy with injectable faults, and the built storefront before it. */
export async function startFaultyStore(): Promise<FaultyStore> {
  const [port, apiPort, linkPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const origin = `http://localhost:${port}`
  const link = await openLink(linkPort, apiPort)
  const data = await copySeededData()
  const api = await launch(
    '../../api/dist/server.js',
    {
      STORE_PORT: String(apiPort),
      STORE_ORIGIN: origin,
      STORE_TRUST_PROXY: '1',
      STORE_LOG: 'silent',
      STORE_DATA: data.path,
    },
    'The API listens',
  )
  const settings = {
    ...{ STORE_PORT: String(port), STORE_TRUST_PROXY: '1', STORE_LOG: 'silent' },
    API_URL: `http://127.0.0.1:${linkPort}`,
  }
  const storefront = await launch('../dist/main.js', settings, 'The store is open')
  return {
    origin,
    setFault: link.setFault,
    stop: async () => {
      link.close()
      await Promise.all([stopProcess(storefront), stopProcess(api)])
      await data.remove()
    },
  }
}

async function openLink(port: number, apiPort: number) {
  let fault: ApiFault = 'none'
  const held = new Set<() => void>()
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = request
    const onward = ask({ host: '127.0.0.1', port: apiPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }
  const server = createServer((request, response) => {
    switch (fault) {
      case 'none':
        return pass(request, response)
      case 'down':
        return void request.socket.destroy()
      case 'slow':
        // Delays the request for longer than any timeout, until the fault is removed.
        return void held.add(() => pass(request, response))
      case 'failing':
        return void response.writeHead(500).end('Internal Server Error')
      case 'nonsense':
        return void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<html>a page of somebody else</html>')
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    setFault: (next: ApiFault) => {
      fault = next
      for (const go of held) go()
      held.clear()
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
