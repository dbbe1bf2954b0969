import { createElement, Suspense, use } from 'react'
import { expect, it, vi } from 'vitest'
import { renderers } from '../../app/renderers.ts'
import { renderToBuffer } from './render.ts'

const parts = { open: '<head>', styled: Buffer.from('</head><div>'), close: '</div>' }

const within = (part: () => string) =>
  createElement(Suspense, { fallback: 'Wait' }, createElement('p', null, createElement(part)))

const render = async (part: () => string) => {
  const log = vi.fn()
  const html = await renderToBuffer({ ...renderers, log }, within(part), parts).catch(
    (cause: Error) => cause.message,
  )
  return { html: String(html), log }
}

it('renders a page immediately', async () => {
  const stream = vi.fn(renderers.stream)
  const html = await renderToBuffer(
    { ...renderers, stream, log: () => undefined },
    within(() => 'Here'),
    parts,
  )
  expect(String(html)).toBe('<head></head><div><!--$--><p>Here</p><!--/$--></div>')
  expect(stream).not.toHaveBeenCalled()
})

it('waits for a suspended part and renders it in its place', async () => {
  const timer = new Promise<string>((resolve) => setTimeout(() => resolve('Late'), 10))
  expect((await render(() => use(timer))).html).toMatch(/^<head><\/head><div><!--\$--><p>Late.*<\/p>/)
})

it('rejects a page with a failing part, and logs the error', async () => {
  const { html, log } = await render(() => {
    throw new Error('It broke')
  })
  expect(html).toBe('It broke')
  expect(log).toHaveBeenCalled()
})
