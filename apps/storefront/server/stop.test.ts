import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import { stopOnSignal } from './stop.ts'

it('finishes what is under way, closes, and only then exits', async () => {
  const done: string[] = []
  const server = createServer((_, response) => {
    setTimeout(() => {
      done.push('answered')
      response.end('late')
    }, 50)
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const exited = new Promise<number>((resolve) => {
    const close = vi.fn(async () => {
      done.push('closed')
    })
    stopOnSignal(server, close, (code) => {
      done.push('exited')
      resolve(code)
    })
  })
  const answer = fetch(`http://localhost:${port}`).then((response) => response.text())
  await once(server, 'request')
  process.emit('SIGTERM', 'SIGTERM')
  expect(await answer).toBe('late')
  expect(await exited).toBe(0)
  expect(done).toEqual(['answered', 'closed', 'exited'])
})
