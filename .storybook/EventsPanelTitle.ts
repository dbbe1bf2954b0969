import { useState } from 'react'
import { CLEAR_ID, EVENT_ID } from 'storybook/actions'
import { STORY_CHANGED } from 'storybook/internal/core-events'
import { useChannel } from 'storybook/manager-api'

/** The title of the events panel, with the number of events reported since the story was opened. */
export function EventsPanelTitle(): string {
  const [count, setCount] = useState(0)
  useChannel({
    [EVENT_ID]: () => setCount((before) => before + 1),
    [STORY_CHANGED]: () => setCount(0),
    [CLEAR_ID]: () => setCount(0),
  })
  return count === 0 ? 'Events' : `Events (${count})`
}
