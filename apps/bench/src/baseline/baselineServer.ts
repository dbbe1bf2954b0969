import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { build } from 'esbuild'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { BaselinePage } from './BaselinePage.ts'

// The baseline of every figure: React alone on a page, and a route that does nothing.
const { outputFiles } = await build({
  entryPoints: [new URL('./baselineClient.ts', import.meta.url).pathname],
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
})
const script = outputFiles[0]?.text ?? ''
const page = () =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><meta name="viewport" content="width=device-width"><script type="module" async fetchpriority="low" src="/floor.js"></script></head><body>${renderToString(createElement(BaselinePage))}</body></html>`
const stored = page()

const app = new Hono()
app.use(compress())
app.get('/', (c) => c.html(page()))
app.get('/kept', (c) => c.html(stored))
app.get('/json', (c) => c.json({ status: true }))
app.post('/json', async (c) => c.json({ status: typeof (await c.req.json()) === 'object' }))
app.get('/floor.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript' }))

createServer(getRequestListener(app.fetch)).listen(Number(process.env.STORE_PORT), '127.0.0.1', () =>
  process.stdout.write('The floor is open\n'),
)
