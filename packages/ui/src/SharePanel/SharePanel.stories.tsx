import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx'
import { SharePanel } from './SharePanel.tsx'
import { sharePanelEn } from './sharePanelEn.ts'

const url = 'https://marigold.example/p/thirty-red-roses'

/**
 * Share panel: the share channels of a page, and the device's apps where the browser supports the Web Share API.
 *
 * - **Use**: in a dialog that a share button opens.
 * - **Avoid**: permanently open on the page, because it is a whole row of controls.
 * - **Content**: title and URL of the page; no tracking parameters.
 * - **Accessibility**: a named group. Links say that they open a new tab. If copying fails, a field with the selected
 *   URL appears and gets focus.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Overlays/Share panel',
  component: SharePanel,
  args: {
    url,
    title: 'Thirty Red Roses',
    image: 'https://marigold.example/pictures/thirty-red-roses.jpg',
    messages: sharePanelEn,
    onShare: fn(),
  },
} satisfies Meta<typeof SharePanel>

export default meta
type Story = StoryObj<typeof meta>

/** Mocks the browser for one story: a clipboard and a share function with these results. */
const browser = (can: { writeText?: () => Promise<void>; share?: () => Promise<void> }) => () => {
  const set = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true })
  set('clipboard', can.writeText && { writeText: can.writeText })
  if (can.share) set('share', can.share)
  const had = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share')
  if (!can.share) Reflect.deleteProperty(Navigator.prototype, 'share')
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard')
    Reflect.deleteProperty(navigator, 'share')
    if (had) Object.defineProperty(Navigator.prototype, 'share', had)
  }
}

const writeText = fn(() => Promise.resolve())
const share = fn(() => Promise.resolve())
const refuse = (name: string) => () => Promise.reject(new DOMException('No', name))

export const Default: Story = {
  beforeEach: browser({ writeText, share }),
  play: async ({ canvasElement, args }) => {
    const panel = within(within(canvasElement).getByRole('group', { name: 'Share' }))
    const link = panel.getByRole('link', { name: 'WhatsApp (opens in a new tab)' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('https://wa.me/?text=Thirty%20Red'))
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await expect(args.onShare).toHaveBeenLastCalledWith('whatsApp')
    await userEvent.click(await panel.findByRole('button', { name: 'More apps' }))
    await expect(share).toHaveBeenCalledWith({ title: 'Thirty Red Roses', url })
    await waitFor(() => expect(args.onShare).toHaveBeenLastCalledWith('more'))
  },
}

export const Copied: Story = {
  tags: ['snapshot'],
  beforeEach: browser({ writeText, share }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(writeText).toHaveBeenCalledWith(url)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Link copied$/))
    await expect(args.onShare).toHaveBeenCalledWith('copy')
    const first = canvas.getByText('Link copied')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    // Created again, so that screen readers announce it again.
    await waitFor(() => expect(first.isConnected).toBe(false))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Link copied$/)
  },
}

export const ClipboardRefused: Story = {
  beforeEach: browser({ writeText: refuse('NotAllowedError') }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Copy this link' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAttribute('readonly')
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(args.onShare).not.toHaveBeenCalled()
  },
}

export const WithoutClipboardAndApps: Story = {
  beforeEach: browser({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByRole('textbox', { name: 'Copy this link' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'More apps' })).toBeNull()
  },
}

export const ChangedTheirMind: Story = {
  beforeEach: browser({ writeText, share: refuse('AbortError') }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'More apps' }))
    await userEvent.tab()
    await expect(args.onShare).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const InASheetOnPhone: Story = {
  beforeEach: browser({ writeText, share }),
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <BottomSheet title="Share this gift" closeLabel="Close" onClose={fn()}>
      <SharePanel {...args} />
    </BottomSheet>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'))
  },
}

export const LongText: Story = {
  beforeEach: browser({ writeText, share }),
  args: { messages: { ...sharePanelEn, copyLink: 'Verknüpfung kopieren', moreApps: 'Weitere Anwendungen' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  beforeEach: browser({ writeText, share }),
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const copy = canvas.getByRole('button', { name: 'Copy link' }).getBoundingClientRect()
    const pinterest = canvas.getByRole('link', { name: /Pinterest/ }).getBoundingClientRect()
    await expect(copy.left).toBeGreaterThan(pinterest.left)
  },
}
