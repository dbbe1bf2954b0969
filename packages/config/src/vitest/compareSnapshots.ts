import { afterEach, expect, inject, vi } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Whether the screenshots of this browser are compared with the stored ones; `missed` if they must be compared
     * but cannot be.
     */
    readonly snapshots: 'compared' | 'skipped' | 'missed'
  }
}

// A story tagged `snapshot` is compared with its stored screenshots after its play function has ended: in the light
// theme, in the dark theme, and in right-to-left layout. These differ only in CSS, so they are captured in the same
// run; another width needs a separate story, because it can change what a component renders.
afterEach(async ({ task, story }: SnapshotContext) => {
  if (!story?.tags.includes('snapshot')) return
  if (inject('snapshots') === 'missed') throw new Error(notCompared)
  if (inject('snapshots') === 'skipped') return
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  const id = task.meta.storyId ?? task.name
  await compare(id)
  for (const { mode, attribute, from, to } of modes) {
    const restore = setAttribute(attribute, from, to)
    if (!restore) continue
    await compare(`${id}-${mode}`)
    restore()
  }
})

const modes = [
  { mode: 'dark', attribute: 'data-store-theme', from: 'marigold', to: 'dark' },
  { mode: 'rtl', attribute: 'dir', from: 'ltr', to: 'rtl' },
] as const

/**
 * Sets an attribute on the page and every canvas, and returns the function that restores it; does nothing if the story
 * sets it.
 */
function setAttribute(name: string, from: string, to: string) {
  const elements = [...document.querySelectorAll(`[${name}="${from}"]`)]
  if (!elements.includes(document.documentElement)) return undefined
  for (const element of elements) element.setAttribute(name, to)
  return () => {
    for (const element of elements) element.setAttribute(name, from)
  }
}

async function compare(name: string) {
  // The whole viewport is captured if an element floats outside the body's box, or if the body reaches below the fold,
  // where nothing is drawn.
  const floats = document.querySelector('dialog[open], [popover], [data-store-bar]') !== null
  const isTall = document.body.scrollHeight > window.innerHeight
  const target = floats || isTall ? page : page.elementLocator(document.body)
  // On a slow machine, a page that still changes can look stable for two captures.
  await vi.waitFor(() => expect(target).toMatchScreenshot(name), { timeout: 20_000, interval: 500 })
}

const notCompared =
  'Snapshots were not compared: only the Chromium that comes from npm draws them alike everywhere. Unset CHROMIUM_PATH.'

interface SnapshotContext {
  readonly task: { readonly name: string; readonly meta: { readonly storyId?: string } }
  /** The story under test, set by Storybook. */
  readonly story?: { readonly tags: readonly string[] }
}
