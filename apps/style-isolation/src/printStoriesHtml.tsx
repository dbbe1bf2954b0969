import { renderToPipeableStream } from 'react-dom/server'
import { Stories } from './Stories.tsx'
import { type StoryModules, selectStories } from './selectStories.ts'

/** Prints the markup of the stories. */
export function printStoriesHtml(modules: StoryModules): void {
  const { pipe } = renderToPipeableStream(<Stories stories={selectStories(modules, null)} />, {
    // Waits until lazy-loaded parts are rendered too, so that the markup contains them in their place.
    onAllReady: () => void pipe(process.stdout),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
}
