import { afterEach, expect, inject } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this browser's screenshots can be compared with the stored ones; fails if they must be compared. */
    readonly snapshots: 'compared' | 'skipped' | 'missed'
  }
}

// A story tagged `snapshot` is compared with its stored screenshot after its play function has ended.
afterEach(async ({ task, story }: SnapshotContext) => {
  if (!story?.tags.includes('snapshot')) return
  if (inject('snapshots') === 'missed') throw new Error(notCompared)
  if (inject('snapshots') === 'skipped') return
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  // Floating elements are outside the body's box, and anything below the fold is not drawn.
  const floats = document.querySelector('dialog[open], [popover], [data-store-bar]') !== null
  const isTall = document.body.scrollHeight > window.innerHeight
  await expect(floats || isTall ? page : page.elementLocator(document.body)).toMatchScreenshot(
    task.meta.storyId ?? task.name,
  )
})

const notCompared =
  'Snapshots were not compared: only the Chromium that comes from npm draws them alike everywhere. Unset CHROMIUM_PATH.'

interface SnapshotContext {
  readonly task: { readonly name: string; readonly meta: { readonly storyId?: string } }
  /** The story of a test; Storybook sets it. */
  readonly story?: { readonly tags: readonly string[] }
}
