import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { shutDownOnSignal } from './shutDownOnSignal.ts'

afterEach(() => {
  process.removeAllListeners('SIGTERM')
  process.removeAllListeners('SIGINT')
})

async function open(answer: RequestListener, drainMs = 0) {
  const done: string[] = []
  const server = createServer(answer).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const exited = new Promise<number>((resolve) => {
    const stopping = {
      drainMs,
      markNotReady: () => done.push('retired'),
      close: async () => {
        done.push('closed')
      },
    }
    shutDownOnSignal(server, stopping, (code) => {
      done.push('exited')
      resolve(code)
    })
  })
  return { server, url, done, exited, term: () => process.emit('SIGTERM', 'SIGTERM') }
}

it('finishes open requests, closes everything, and only then exits', async () => {
  const { server, url, done, exited, term } = await open((_, response) => {
    setTimeout(() => {
      done.push('answered')
      response.end('late')
    }, 50)
  })
  const answer = fetch(url).then((response) => response.text())
  await once(server, 'request')
  term()
  expect(await answer).toBe('late')
  expect(await exited).toBe(0)
  expect(done).toEqual(['retired', 'answered', 'closed', 'exited'])
})

it('keeps responding until load balancers notice, and closes kept-alive connections', async () => {
  const { url, done, exited, term } = await open((_, response) => response.end('ok'), 60_000)
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive')
  term()
  expect(done).toEqual(['retired'])
  const answer = await fetch(url)
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['ok', 'close'])
  // A second signal skips the wait.
  term()
  expect(await exited).toBe(0)
})
