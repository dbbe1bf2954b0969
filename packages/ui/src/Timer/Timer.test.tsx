// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { isRenderableNode } from './isRenderableNode.ts'
import { Timer } from './Timer.tsx'
import { TimerUnitText } from './TimerUnitText.tsx'

const render = (children: ReactNode) =>
  renderToString(
    <Timer label="Order within" initialMs={61_000} direction="backward">
      {children}
    </Timer>,
  )

const unsupportedText = 'Please use one of the supported APIs for children'

it('renders its initial time on the server, without style attributes', () => {
  expect(typeof document).toBe('undefined')
  const markup = render([<TimerUnitText key="m" unit="m" />, ':', <TimerUnitText key="s" unit="s" />])
  expect(markup.replaceAll('<!-- -->', '')).toContain('>01:01<')
  expect(markup).not.toContain('style=')
  expect(markup).toMatch(/role="timer" aria-live="off" aria-label="Order within"/)
})

it.each([
  ['nothing', undefined],
  ['a plain object', { minutes: 1 }],
  ['a symbol', Symbol('timer')],
  ['a plain object among nodes', ['a', { minutes: 1 }]],
])('throws for %s as children', (_, children) => {
  // @ts-expect-error: what only a host without types can hand in.
  expect(() => render(children)).toThrow(unsupportedText)
})

it.each([
  ['text', 'a'],
  ['a number', 0],
  ['an element', <b key="a">a</b>],
  ['several', ['a', null, false, undefined, [1]]],
  ['a false condition', false],
  ['null', null],
])('accepts %s as children', (_, children) => {
  expect(isRenderableNode(children)).toBe(true)
  expect(() => render(children)).not.toThrow()
})

it('accepts a function as children', () => {
  const markup = renderToString(
    <Timer label="Order within" initialMs={90_000} largestUnit="s">
      {({ s, state }) => `${state} ${s}`}
    </Timer>,
  )
  expect(markup).toContain('INITED 90')
})

it('throws an error that names the missing timer for a part outside of one', () => {
  expect(() => renderToString(<TimerUnitText unit="s" />)).toThrow('A TimerPart stands inside a Timer')
})
