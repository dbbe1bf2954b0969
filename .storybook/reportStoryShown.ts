import type { Channel } from 'storybook/internal/channels'
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { storyShownEvent } from './storyShownEvent.ts'

const endPhases: readonly unknown[] = ['completed', 'errored', 'aborted']

/** Notifies the small frame around this page when its story has been rendered and its play function has ended. */
export function reportStoryShown({ frameElement }: Window, channel: Channel): void {
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { readonly newPhase: unknown }) => {
    if (endPhases.includes(newPhase)) frameElement?.dispatchEvent(new Event(storyShownEvent))
  })
}
