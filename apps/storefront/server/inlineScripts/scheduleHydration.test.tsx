import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runInlineScript } from './runInlineScript.ts'
import { scheduleHydration } from './scheduleHydration.ts'
import { toInlineScript } from './toInlineScript.ts'

const list =
  '<script type="application/json" id="scripts">["/assets/entry.js","/assets/one.js","/assets/two.js"]</script>'
const requested = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  )

/** Opens a document whose only image is painted when the test says so. */
function open(body: string, decode?: () => Promise<void>) {
  document.body.innerHTML = body
  let show: () => void = () => undefined
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  for (const picture of document.images) {
    Object.assign(picture, { decode: decode ?? (() => shown) })
    Object.defineProperty(picture, 'complete', { value: false })
  }
  forget = runInlineScript(toInlineScript(scheduleHydration, '(file) => import(file)'))
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  return { show }
}

let forget: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16))
})
afterEach(() => {
  forget()
  delete window.__hasInteracted
  vi.useRealTimers()
  document.head.innerHTML = ''
})

it('loads scripts when the first image is painted, and not before', async () => {
  const { show } = open(`<img fetchpriority="high" alt="">${list}`)
  await vi.advanceTimersByTimeAsync(1000)
  expect(requested()).toEqual([])
  show()
  await vi.advanceTimersByTimeAsync(300)
  expect(requested()).toEqual(['/assets/one.js', '/assets/two.js'])
})

it('waits for the new file if the browser switches to another source of the image', async () => {
  open(`<img fetchpriority="high" alt="">${list}`, () => Promise.reject(new Error('another source')))
  await vi.advanceTimersByTimeAsync(1000)
  expect(requested()).toEqual([])
  document.images[0]?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(300)
  expect(requested()).toHaveLength(2)
})

it('does not wait for an image below the fold', async () => {
  open(`<img loading="lazy" alt="">${list}`)
  await vi.advanceTimersByTimeAsync(300)
  expect(requested()).toHaveLength(2)
})

it('waits two seconds for an image that does not load', async () => {
  open(`<img fetchpriority="high" alt="">${list}`)
  await vi.advanceTimersByTimeAsync(1999)
  expect(requested()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(requested()).toHaveLength(2)
})

it.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'click', 'change'])(
  'loads scripts immediately on an interaction: %s',
  (sign) => {
    open(`<img fetchpriority="high" alt="">${list}`)
    const stir = () => Object.assign(new Event(sign, { bubbles: true }), { movementX: 3, movementY: 0 })
    document.body.dispatchEvent(stir())
    document.body.dispatchEvent(stir())
    expect(requested()).toHaveLength(2)
    expect(window.__hasInteracted).toBe(1)
  },
)

it('ignores a resting pointer under which the page scrolls', () => {
  open(`<img fetchpriority="high" alt="">${list}`)
  const rest = Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 })
  document.body.dispatchEvent(rest)
  expect(requested()).toEqual([])
  expect(window.__hasInteracted).toBeUndefined()
})
