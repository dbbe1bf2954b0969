import { renderHydrated } from '@store/config/renderHydrated'
import { act, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { captureEvents } from './captureEvents.ts'
import { HydrationProvider, type HydrationTrigger } from './HydrationProvider.tsx'
import { HydrationRegion } from './HydrationRegion.tsx'
import { hydrateLater } from './hydrateLater.tsx'

beforeAll(captureEvents)
beforeEach(() => {
  document.body.innerHTML = ''
})

const calls = vi.fn()
beforeEach(() => void calls.mockClear())

/**
 * Controls that a shopper may use before hydration: buttons, a checkbox that is toggled by its handler, radio buttons
 * of weights, and a form.
 */
function Controls() {
  const [isEggless, setEggless] = useState(false)
  const [weight, setWeight] = useState('1 Kg')
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        calls(
          `submit by ${'submitter' in event.nativeEvent && event.nativeEvent.submitter instanceof HTMLButtonElement && event.nativeEvent.submitter.value}`,
        )
      }}
    >
      <button type="button" onClick={() => calls('share')}>
        <b>Share</b>
      </button>
      <button type="button" onClick={() => calls('zoom')}>
        Zoom
      </button>
      <label>
        <input
          type="checkbox"
          checked={isEggless}
          onChange={({ target }) => {
            calls(`eggless ${target.checked}`)
            setEggless(target.checked)
          }}
        />
        Eggless
      </label>
      {['1 Kg', '2 Kg', '3 Kg'].map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="weight"
            checked={weight === name}
            onChange={() => {
              calls(name)
              setWeight(name)
            }}
          />
          {name}
        </label>
      ))}
      <input readOnly aria-label="Date" onClick={() => calls('date')} />
      <button type="submit" name="by" value="code">
        Send
      </button>
    </form>
  )
}

const page = (
  <HydrationRegion>
    <Controls />
  </HydrationRegion>
)
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))
const click = (name: string) => screen.getByText(name).click()
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const made = () => calls.mock.calls.flat()

describe('events before hydration', () => {
  it.each([
    ['a tap on a button, from the element inside it', () => click('Share'), ['share']],
    ['several taps on one button', () => [click('Share'), click('Share')], ['share']],
    ['taps on two buttons, in their order', () => [click('Zoom'), click('Share')], ['zoom', 'share']],
    ['a tap on a read-only field', () => box('Date').click(), ['date']],
    ['a ticked checkbox', () => box('Eggless').click(), ['eggless true']],
    [
      'a checkbox ticked and unticked',
      () => [box('Eggless').click(), box('Eggless').click()],
      ['eggless false'],
    ],
    ['the last radio button of a group', () => [box('3 Kg').click(), box('2 Kg').click()], ['2 Kg']],
    ['a form, with its submitter', () => click('Send'), ['submit by code']],
  ])('are handled exactly once after hydration: %s', async (_, act, expected) => {
    await renderHydrated(page, { before: () => void act() })
    await settle()
    expect(made()).toEqual(expected)
    await settle()
    expect(made()).toEqual(expected)
  })

  it('events before hydration leave a checkbox in the state that the shopper chose', async () => {
    await renderHydrated(page, { before: () => [box('Eggless').click(), box('2 Kg').click()] })
    await settle()
    expect([box('Eggless').checked, box('2 Kg').checked, box('1 Kg').checked]).toEqual([true, true, false])
  })

  it('replays an event from before hydration only once when another script stops it', async () => {
    const stop = vi.fn((event: Event) => event.stopPropagation())
    document.addEventListener('click', stop, true)
    await renderHydrated(page, { before: () => click('Share') })
    await settle()
    await settle()
    document.removeEventListener('click', stop, true)
    expect(stop).toHaveBeenCalledTimes(2)
  })

  it('handles a tap before hydration if another script stopped only its first dispatch', async () => {
    document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
    await renderHydrated(page, { before: () => click('Share') })
    await settle()
    expect(made()).toEqual(['share'])
  })

  it('replaying events does not change how the browser handles a form with an action', () => {
    document.body.innerHTML =
      '<div data-hydrate><form method="post" action="/go"><button>Go</button></form></div>'
    const submit = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', (event) => submit(event), { once: true })
    const seen: boolean[] = []
    document
      .querySelector('form')
      ?.addEventListener('submit', (event) => void seen.push(event.defaultPrevented))
    click('Go')
    expect(seen).toEqual([false])
  })
})

it('does not replay events that occur after hydration, and handles them once', async () => {
  await renderHydrated(page)
  await settle()
  act(() => {
    click('Share')
    box('Eggless').click()
    click('Send')
  })
  await settle()
  expect(made()).toEqual(['share', 'eggless true', 'submit by code'])
})

describe('hydrateLater', () => {
  /** A part whose code the server has loaded and the browser has not. */
  async function serve(load: () => Promise<ComponentType>) {
    const server = hydrateLater(async () => Controls)
    await server.preload()
    let start: () => void = () => undefined
    const trigger: HydrationTrigger = (begin) => {
      start = begin
    }
    const browser = hydrateLater(load)
    const around = (part: ComponentType, name = 'Red Roses') => {
      const Part = part
      return (
        <HydrationProvider when={trigger}>
          <HydrationRegion>
            <h1>{name}</h1>
            <Part />
          </HydrationRegion>
        </HydrationProvider>
      )
    }
    const view = await renderHydrated(around(server.Component), { browser: around(browser.Component) })
    await settle()
    return {
      start: () => act(async () => start()),
      update: () => view.rerender(around(browser.Component, 'Lilies')),
    }
  }

  it('keeps the server-rendered HTML until the trigger fires, whatever changes around it, and then hydrates it', async () => {
    const { start, update } = await serve(async () => Controls)
    const served = screen.getByText('Share')
    update()
    expect(screen.getByRole('heading', { name: 'Lilies' })).toBeDefined()
    click('Share')
    await settle()
    expect(made()).toEqual([])
    await start()
    await settle()
    expect(made()).toEqual(['share'])
    expect(screen.getByText('Share')).toBe(served)
    click('Zoom')
    expect(made()).toEqual(['share', 'zoom'])
  })

  it('loads again on the next interaction when its code failed to load', async () => {
    const load = vi.fn<() => Promise<ComponentType>>(async () => Controls)
    load.mockRejectedValueOnce(new Error('offline'))
    const { start } = await serve(load)
    await start()
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
    click('Share')
    await settle()
    vi.unstubAllGlobals()
    await settle()
    expect(load).toHaveBeenCalledTimes(2)
    expect(made()).toEqual(['share'])
  })

  it('renders in the browser when there is no server-rendered HTML', async () => {
    const part = hydrateLater(async () => Controls)
    render(<part.Component />)
    await settle()
    click('Share')
    expect(made()).toEqual(['share'])
  })
})
