import { type RefObject, useEffect, useRef, useState } from 'react'
import { createLoadQueue } from '../packages/config/src/storybook/createLoadQueue.ts'
import { getStoryFrameSize } from '../packages/config/src/storybook/getStoryFrameSize.ts'
import { storyShownEvent } from './storyShownEvent.ts'

interface StoryFrameProps {
  readonly story: { readonly id: string; readonly name: string }
  /** The toolbar values; a value that the story sets replaces the toolbar's. */
  readonly globals: Readonly<Record<string, unknown>>
}

// Each frame loads the whole preview. All frames of a page share its main thread, so if they loaded concurrently, all
// of them would stay empty for long.
const queue = createLoadQueue(4000)

/** Renders a story in a small frame at its own viewport. The frame is a link to the story. */
export function StoryFrame({ story: { id, name }, globals }: StoryFrameProps) {
  const { width, height, scale } = getStoryFrameSize(globals.viewport)
  const link = useRef<HTMLAnchorElement>(null)
  const view = useRef<HTMLIFrameElement>(null)
  const isLoaded = useLoadInView(link, view)
  const chosen = ['theme', 'density', 'locale', 'direction'].map((key) => `${key}:${String(globals[key])}`)
  // Skips the accessibility check, which takes as long as the story and is not needed for a preview in a frame.
  const settings = [...chosen, 'a11y.manual:!true'].join(';')
  return (
    <a
      ref={link}
      className="story-frame"
      href={`./?path=/story/${id}`}
      target="_parent"
      style={{ width: width * scale }}
    >
      <span className="story-frame-name">{name}</span>
      <span className="story-frame-view" style={{ height: height * scale }}>
        {isLoaded && (
          <iframe
            ref={view}
            title={name}
            // Not a tab stop, because the link around it opens the story.
            inert
            src={`iframe.html?viewMode=story&id=${id}&globals=${settings}`}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </span>
    </a>
  )
}

/**
 * Returns whether a frame may load: only after it has been scrolled into view and the frames before it show their
 * stories. It does not use `loading="lazy"`, because Chromium then loads frames that are up to 2500 px away.
 */
function useLoadInView(link: RefObject<Element | null>, view: RefObject<Element | null>): boolean {
  const [isLoaded, setLoaded] = useState(false)
  const finish = useRef<() => void>(undefined)
  useEffect(() => {
    if (!link.current) return
    let dequeue = () => {}
    const observer = new IntersectionObserver((entries) => {
      dequeue()
      if (!entries.at(-1)?.isIntersecting) return
      dequeue = queue.add((finished) => {
        observer.disconnect()
        finish.current = finished
        setLoaded(true)
      })
    })
    observer.observe(link.current)
    return () => {
      observer.disconnect()
      dequeue()
      finish.current?.()
    }
  }, [link])
  useEffect(() => {
    const frame = view.current
    if (!isLoaded || !frame) return
    const finishLoad = () => finish.current?.()
    frame.addEventListener(storyShownEvent, finishLoad)
    return () => frame.removeEventListener(storyShownEvent, finishLoad)
  }, [isLoaded, view])
  return isLoaded
}
