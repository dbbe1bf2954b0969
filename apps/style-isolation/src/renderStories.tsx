import '@store/ui/tokens.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { compareStyleSnapshots } from './compareStyleSnapshots.ts'
import { readStyleSnapshots, type StyleSnapshot } from './readStyleSnapshots.ts'
import { Stories } from './Stories.tsx'
import { type StoryModules, selectStories } from './selectStories.ts'

declare global {
  interface Window {
    /** Remembers the styles of all our elements under a name; returns how many. */
    rememberStyles(name: string): number
    /** Compares the current styles with those remembered under that name, and returns the differences. */
    findStyleChanges(name: string): readonly string[]
  }
}

const remembered = new Map<string, readonly StyleSnapshot[]>()
window.rememberStyles = (name) => remembered.set(name, readStyleSnapshots()).get(name)?.length ?? 0
window.findStyleChanges = (name) => compareStyleSnapshots(remembered.get(name) ?? [], readStyleSnapshots())

/** Renders all stories together. With `?story=…` in the URL, renders only that story and runs its play function. */
export function renderStories(modules: StoryModules): void {
  const home = document.querySelector('x-home')
  if (!home) throw new Error('The page has no home for stories.')
  const chosen = new URLSearchParams(location.search).get('story')
  const stories = selectStories(modules, chosen)
  const page = <Stories stories={stories} />
  if (home.hasChildNodes()) hydrateRoot(home, page)
  else createRoot(home).render(page)
  const [story] = stories
  if (chosen === null || !story) return
  const played = new MutationObserver(() => {
    const canvas = home.querySelector<HTMLElement>('[data-story]')
    if (!canvas) return
    played.disconnect()
    void story.play(canvas)
  })
  played.observe(home, { childList: true, subtree: true })
}
