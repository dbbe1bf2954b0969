import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A small load balancer in front of the instances of a store. */
export interface LoadBalancer {
  readonly origin: string
  /** Responses per instance, in the order of the instances. */
  readonly served: () => readonly number[]
  /** Ids of the forwarded requests. */
  readonly ids: ReadonlySet<string>
  /** Whether each instance receives traffic, in the order of the instances. */
  readonly ready: () => readonly boolean[]
  readonly close: () => Promise<void>
}

interface Instance {
  readonly origin: string
  isReady: boolean
  served: number
}

const probeEveryMs = 100
const probeTimeoutMs = 1_000
const ofTheHop = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** Distributes requests among the ready instances in turn, and adds an id to requests without one. */
export async function createLoadBalancer(port: number, origins: readonly string[]): Promise<LoadBalancer> {
  const instances = origins.map((origin): Instance => ({ origin, isReady: false, served: 0 }))
  const ids = new Set<string>()
  let turn = 0
  let isOpen = true
  const probe = async (instance: Instance) => {
    instance.isReady = await isReady(instance.origin)
  }
  const watch = async (instance: Instance) => {
    while (isOpen) {
      await wait(probeEveryMs)
      await probe(instance)
    }
  }
  await Promise.all(instances.map(probe))
  const watches = instances.map(watch)
  const server = createServer((request, response) => {
    turn += 1
    const inTurn = [
      ...instances.slice(turn % instances.length),
      ...instances.slice(0, turn % instances.length),
    ]
    const id = String(request.headers['x-request-id'] ?? randomUUID())
    ids.add(id)
    pass(
      { request, response, id },
      inTurn.filter((instance) => instance.isReady),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    ids,
    served: () => instances.map(({ served }) => served),
    ready: () => instances.map((instance) => instance.isReady),
    close: async () => {
      isOpen = false
      server.close()
      server.closeAllConnections()
      await Promise.all(watches)
    },
  }
}

interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id: string
}

function pass({ request, response, id }: Visit, [instance, ...others]: readonly Instance[]): void {
  if (!instance) {
    fail(response, 503)
    return
  }
  const onward = ask(new URL(request.url ?? '/', instance.origin), {
    agent: false,
    method: request.method ?? 'GET',
    headers: { ...withoutHop(request.headers), 'x-request-id': id },
  })
  // Nothing of the request is sent before the connection is accepted, because only until then may it be retried on
  // another instance.
  onward.on('socket', (socket) => socket.once('connect', () => request.pipe(onward)))
  onward.on('response', (answer) => {
    instance.served += 1
    response.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers))
    answer.on('error', () => response.destroy()).pipe(response)
  })
  onward.on('error', (cause) => {
    if ('code' in cause && cause.code === 'ECONNREFUSED') {
      instance.isReady = false
      pass({ request, response, id }, others)
    } else if (response.headersSent) response.destroy()
    else fail(response, 502)
  })
  response.on('close', () => onward.destroy())
}

function fail(response: ServerResponse, status: 502 | 503): void {
  response.writeHead(status, { 'retry-after': '1' }).end()
}

const withoutHop = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheHop.has(name)))

function isReady(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const question = ask(`${origin}/api/ready`, { agent: false, timeout: probeTimeoutMs }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    question.on('timeout', () => question.destroy())
    question.on('error', () => resolve(false))
    question.end()
  })
}
