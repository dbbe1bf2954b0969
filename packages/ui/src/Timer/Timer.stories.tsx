import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Timer, type TimerProps } from './Timer.tsx'
import { TimerUnitText } from './TimerUnitText.tsx'

const clock = (
  <>
    <TimerUnitText unit="h" />:<TimerUnitText unit="m" />:<TimerUnitText unit="s" />
  </>
)

/**
 * Running timer: a countdown, or the time since a start.
 *
 * - **Use**: for a true deadline that changes what a shopper gets, such as today's delivery.
 * - **Avoid**: to create pressure without a deadline.
 * - **Content**: say beside it what ends ("Order within 02:14:08 for delivery today"), and what happens at the end.
 * - **Accessibility**: has `role="timer"` and a name, and is never announced by itself; it can be read at any time.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Shop/Timer',
  component: Timer,
  args: {
    label: 'Time left for delivery today',
    initialMs: 2 * 3_600_000 + 14 * 60_000 + 9000,
    direction: 'backward',
    onEnd: fn(),
    children: clock,
  },
  decorators: [
    (Story) => (
      <div className="story-timer">
        <style>{look}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Timer>

export default meta
type Story = StoryObj<typeof meta>

const look = `
  .story-timer { color: var(--store-color-ink); font: 400 var(--store-text-m) / 1.5 var(--store-font-body) }
  .story-timer .row { display: flex; flex-wrap: wrap; align-items: center; gap: var(--store-space-3) }
  .story-timer .big { font: var(--store-weight-display) var(--store-text-2xl) / 1.2 var(--store-font-display) }
  .story-timer .tiles { display: flex; flex-wrap: wrap; gap: var(--store-space-2) }
  .story-timer .tile { display: grid; justify-items: center; box-sizing: border-box; inline-size: 76px; padding: var(--store-space-3);
    background: var(--store-color-marigold-pale); border-radius: var(--store-radius-m);
    font: var(--store-weight-display) var(--store-text-xl) / 1.2 var(--store-font-display) }
  .story-timer .unit { color: var(--store-color-ink-quiet); font: 400 var(--store-text-xs) / 1.4 var(--store-font-body) }
`

const timerOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('timer')

export const Default: Story = {
  render: (args) => (
    <p>
      Order within <Timer {...args} /> for delivery today
    </p>
  ),
  play: async ({ canvasElement }) => {
    const timer = timerOf(canvasElement)
    await expect(timer).toHaveAccessibleName('Time left for delivery today')
    await expect(timer).toHaveAttribute('aria-live', 'off')
    await waitFor(() => expect(timer).toHaveTextContent('02:14:08'))
  },
}

export const Tiles: Story = {
  args: {
    initialMs: 26 * 3_600_000 + 14 * 60_000 + 9000,
    children: (
      <span className="tiles">
        {(['d', 'h', 'm', 's'] as const).map((unit) => (
          <span className="tile" key={unit}>
            <TimerUnitText unit={unit} />
            <span className="unit">{{ d: 'days', h: 'hours', m: 'min', s: 'sec' }[unit]}</span>
          </span>
        ))}
      </span>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

const withButtons: TimerProps['children'] = (timer) => (
  <span className="row">
    <span className="big" data-testid="time">
      {timer.s}
    </span>
    <span data-testid="state">{timer.state}</span>
    <Button onClick={timer.start}>Start</Button>
    <Button variant="secondary" onClick={timer.pause}>
      Pause
    </Button>
    <Button variant="secondary" onClick={timer.resume}>
      Resume
    </Button>
    <Button variant="secondary" onClick={timer.stop}>
      Stop
    </Button>
    <Button variant="quiet" onClick={timer.reset}>
      Reset
    </Button>
  </span>
)

const byHand = {
  initialMs: 0,
  direction: 'forward',
  tickMs: 20,
  largestUnit: 's',
  children: withButtons,
} as const

const pressOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
    isIn: (state: string) => expect(canvas.getByTestId('state')).toHaveTextContent(state),
  }
}

export const Inited: Story = {
  args: { ...byHand, startAtOnce: false },
  play: async ({ canvasElement }) => {
    const { press, isIn } = pressOf(canvasElement)
    await isIn('INITED')
    await press('Stop')
    await isIn('INITED')
    await press('Pause')
    await isIn('INITED')
    await press('Start')
    await isIn('PLAYING')
    await press('Reset')
    await isIn('INITED')
  },
}

export const Playing: Story = {
  args: { ...byHand, tickMs: 1000 },
  play: async ({ canvasElement }) => {
    const { isIn } = pressOf(canvasElement)
    await isIn('PLAYING')
    await waitFor(() => expect(within(canvasElement).getByTestId('time')).toHaveTextContent('1'))
  },
}

export const Paused: Story = {
  args: byHand,
  play: async ({ canvasElement }) => {
    const { press, isIn } = pressOf(canvasElement)
    await press('Pause')
    await isIn('PAUSED')
    await press('Resume')
    await isIn('PLAYING')
    await press('Pause')
    await isIn('PAUSED')
  },
}

export const Stopped: Story = {
  args: byHand,
  play: async ({ canvasElement }) => {
    const { press, isIn } = pressOf(canvasElement)
    await press('Stop')
    await isIn('STOPPED')
    await press('Pause')
    await isIn('STOPPED')
    await press('Resume')
    await isIn('STOPPED')
  },
}

export const Forward: Story = {
  args: { initialMs: 0, direction: 'forward', tickMs: 20, children: ({ s, ms }) => s * 1000 + ms },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(Number(timerOf(canvasElement).textContent)).toBeGreaterThanOrEqual(100))
    await expect(Number(timerOf(canvasElement).textContent) % 20).toBe(0)
  },
}

export const ReachesZero: Story = {
  args: { initialMs: 120, tickMs: 40, children: ({ ms, state }) => `${ms} ${state}` },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(timerOf(canvasElement)).toHaveTextContent('0 STOPPED'))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

export const InStrictMode: Story = {
  ...ReachesZero,
  render: (args) => (
    <StrictMode>
      <Timer {...args} />
    </StrictMode>
  ),
}

const inUnit = (largestUnit: 'd' | 'h' | 'm' | 's' | 'ms', text: string): Story => ({
  args: {
    initialMs: 93_784_005,
    largestUnit,
    startAtOnce: false,
    children: ({ d, h, m, s, ms }) => `${d} d ${h} h ${m} min ${s} s ${ms} ms`,
  },
  play: async ({ canvasElement }) => {
    await expect(timerOf(canvasElement)).toHaveTextContent(text)
  },
})

export const InDays = inUnit('d', '1 d 2 h 3 min 4 s 5 ms')
export const InHours = inUnit('h', '0 d 26 h 3 min 4 s 5 ms')
export const InMinutes = inUnit('m', '0 d 0 h 1563 min 4 s 5 ms')
export const InSeconds = inUnit('s', '0 d 0 h 0 min 93784 s 5 ms')
export const InMilliseconds = inUnit('ms', '0 d 0 h 0 min 0 s 93784005 ms')

export const RightToLeft: Story = {
  ...Tiles,
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
}
