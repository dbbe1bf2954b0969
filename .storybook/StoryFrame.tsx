import { type RefObject, useEffect, useRef, useState } from 'react'
import { frameSize } from '../packages/config/src/storybook/frameSize.ts'

interface StoryFrameProps {
  readonly story: { readonly id: string; readonly name: string }
  /** The toolbar values, with those that the story sets. */
  readonly globals: Readonly<Record<string, unknown>>
}

/** Small picture of a story at its own viewport; a link to the story itself. */
export function StoryFrame({ story: { id, name }, globals }: StoryFrameProps) {
  const { width, height, scale } = frameSize(globals.viewport)
  const link = useRef<HTMLAnchorElement>(null)
  const isSeen = useSeen(link)
  const chosen = ['theme', 'density', 'locale', 'direction'].map((key) => `${key}:${String(globals[key])}`)
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
        {isSeen && (
          <iframe
            title={name}
            // Not a tab stop, because the link around it opens the story.
            inert
            src={`iframe.html?viewMode=story&id=${id}&globals=${chosen.join(';')}`}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </span>
    </a>
  )
}

/**
 * Returns whether an element has been in view. `loading="lazy"` is not enough, because Chromium then loads frames that
 * are 2500 px away.
 */
function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      observer.disconnect()
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isSeen
}
