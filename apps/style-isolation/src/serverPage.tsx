import { renderToPipeableStream } from 'react-dom/server'
import { Stories } from './Stories.tsx'
import { type StoryModules, selectStories } from './selectStories.ts'

/** Prints the markup of the stories. */
export function serverPage(modules: StoryModules): void {
  const { pipe } = renderToPipeableStream(<Stories stories={selectStories(modules, null)} />, {
    // Lazy-loaded parts are rendered with the rest, in their place.
    onAllReady: () => void pipe(process.stdout),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
}
