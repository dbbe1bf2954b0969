import { render } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { replayUnhydratedClicks } from './replayUnhydratedClicks.ts'

beforeAll(replayUnhydratedClicks)

/** Renders a server-rendered button whose hydrating code is not loaded yet. */
function serveButton(onClick: () => void) {
  const Button = () => (
    <button type="button" onClick={onClick}>
      Share
    </button>
  )
  const code = Promise.withResolvers<{ readonly default: typeof Button }>()
  const Late = lazy(() => code.promise)
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(
    <Suspense>
      <Button />
    </Suspense>,
  )
  render(
    <Suspense>
      <Late />
    </Suspense>,
    { container: host, hydrate: true },
  )
  const button = host.querySelector('button')
  if (!button) throw new Error('The button was not served.')
  return { button, arrive: () => code.resolve({ default: Button }) }
}

it('submits a form once after its code is loaded', async () => {
  const onSubmit = vi.fn((event: { readonly preventDefault: () => void }) => event.preventDefault())
  const Form = () => (
    <form method="post" onSubmit={onSubmit}>
      <button type="submit">Send</button>
    </form>
  )
  const code = Promise.withResolvers<{ readonly default: typeof Form }>()
  const Late = lazy(() => code.promise)
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(
    <Suspense>
      <Form />
    </Suspense>,
  )
  render(
    <Suspense>
      <Late />
    </Suspense>,
    { container: host, hydrate: true },
  )
  await wait(20)
  let isHeld = false
  window.addEventListener(
    'submit',
    (event) => {
      isHeld = event.defaultPrevented
    },
    { once: true },
  )
  host.querySelector('button')?.click()
  await wait(200)
  expect([isHeld, onSubmit.mock.calls.length]).toEqual([true, 0])
  code.resolve({ default: Form })
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  host.querySelector('button')?.click()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('replays a click on an unhydrated button once after its code is loaded', async () => {
  const onClick = vi.fn()
  const { button, arrive } = serveButton(onClick)
  await wait(20)
  button.click()
  await wait(200)
  expect(onClick).not.toHaveBeenCalled()
  arrive()
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce())
  await wait(200)
  expect(onClick).toHaveBeenCalledOnce()
})

it('ignores a click on a hydrated button', async () => {
  const onClick = vi.fn()
  const { button, arrive } = serveButton(onClick)
  arrive()
  await wait(100)
  button.click()
  await wait(200)
  expect(onClick).toHaveBeenCalledOnce()
})

it('stops after one replay if a script of the page swallows clicks', async () => {
  const { button, arrive } = serveButton(() => undefined)
  arrive()
  await wait(100)
  let taps = 0
  const swallow = (event: Event) => {
    taps += 1
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, true)
  button.click()
  await wait(400)
  document.removeEventListener('click', swallow, true)
  expect(taps).toBe(2)
})
