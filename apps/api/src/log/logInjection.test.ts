import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { logRequests } from '../http/logRequests.ts'
import { createLog } from './createLog.ts'

const evil = [
  'a\n{"level":"error","msg":"forged"}',
  'a\r\n2026-11-23 forged',
  'a\u2028forged',
  'a\u001b[2Jforged',
  'a","level":"fatal","x":"',
]

function open() {
  const written: string[] = []
  const log = createLog('info', { write: (line) => written.push(line) })
  const app = new Hono().use(logRequests(log, true)).get('*', (c) => {
    log.warn(`asked for ${c.req.path}`, new Error(`not found: ${decodeURIComponent(c.req.path)}`))
    return c.text('ok')
  })
  return { app, log, written }
}

describe('a log line', () => {
  it.each(evil)('stays one line whatever a URL, header or error contains: %j', async (text) => {
    const { app, log, written } = open()
    const given = encodeURIComponent(text)
    await app.request(`/p/${given}?q=${given}`, { headers: { 'user-agent': given, 'x-request-id': given } })
    log.error(`failed: ${text}`, new Error(text))
    expect(written).toHaveLength(3)
    for (const line of written) {
      for (const sign of ['\n', '\r', '\u001b']) expect(line.slice(0, -1)).not.toContain(sign)
      expect(line.endsWith('\n')).toBe(true)
      expect(['info', 'warn', 'error']).toContain(JSON.parse(line).level)
    }
  })
})
