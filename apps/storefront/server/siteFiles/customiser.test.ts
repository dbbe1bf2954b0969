import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createContentSecurityPolicy } from '../http/headers.ts'
import { createCustomiserPage, serveCustomiser } from './customiser.ts'

const script = 'const one = "<\\/script>"'
const html = `<!doctype html><style>p{margin:0}</style><p>Design</p><script type="module">${script}</script>`
const page = createCustomiserPage(html)

const open = () => {
  const app = new Hono()
  app.get('/customiser/', (c) => serveCustomiser(c, page))
  return (headers: Record<string, string> = {}) => app.request('/customiser/', { headers })
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the customiser', () => {
  it('may run only its inline script and styles, and send no requests', async () => {
    const answer = await open()()
    const policy = answer.headers.get('content-security-policy') ?? ''
    const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule] as const))
    expect(rules.get('default-src')).toBe("default-src 'none'")
    expect(rules.get('script-src')).toBe(`script-src ${hashOf(script)}`)
    expect(rules.get('style-src')).toBe(`style-src ${hashOf('p{margin:0}')}`)
    expect(rules.get('img-src')).toBe('img-src data: blob:')
    expect(rules.has('connect-src')).toBe(false)
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(await answer.text()).toBe(html)
  })

  it('may be framed only by the shop, and always has an opaque origin', async () => {
    const policy = (await open()()).headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/sandbox allow-scripts$/)
  })

  it('returns 304 to a browser that has cached the customiser', async () => {
    const get = open()
    const etag = (await get()).headers.get('etag') ?? ''
    const again = await get({ 'if-none-match': `W/${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  })
})

describe('a page with the customiser', () => {
  const parts = { style: '', speculation: '' }

  it('the Content-Security-Policy allows the customiser’s frames on its pages, and no frames on others', () => {
    expect(createContentSecurityPolicy(parts)).not.toContain('frame-src')
    expect(createContentSecurityPolicy({ ...parts, frames: ["'self'"] })).toContain("; frame-src 'self';")
    expect(
      createContentSecurityPolicy({
        ...parts,
        frames: ['https://a.example'],
        chat: 'https://b.example/c.js',
      }),
    ).toContain('; frame-src https://a.example https://b.example;')
  })
})
