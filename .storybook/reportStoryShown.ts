import type { Channel } from 'storybook/internal/channels'
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { storyShownEvent } from './storyShownEvent.ts'

const endPhases: readonly unknown[] = ['completed', 'errored', 'aborted']

/** Tells the small frame that this page is in when its story has been rendered and played. */
export function reportStoryShown({ frameElement }: Window, channel: Channel): void {
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { readonly newPhase: unknown }) => {
    if (endPhases.includes(newPhase)) frameElement?.dispatchEvent(new Event(storyShownEvent))
  })
}
