import { Notice } from '@store/ui'
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import type { MediaViewerMessages } from '../../../messages/MediaViewerMessages.ts'
import type { MediaViewerProps } from './MediaViewer.tsx'
import type { ReviewMedia } from './ReviewMedia.ts'
import styles from './useMediaViewer.module.css'

/** Lazy-loads the media viewer. */
export const loadMediaViewer = () => import('./MediaViewer.tsx').then(({ MediaViewer }) => MediaViewer)

/** Opens the images and videos of links in a large view. */
export interface MediaViewerControls {
  /** Returns the props of a link that opens these media; without scripts, it links to the file. */
  readonly opens: (seen: ReviewMedia) => OpenerProps
  /** Element to render beside the links. */
  readonly beside: ReactNode
}

interface OpenerProps {
  readonly 'aria-haspopup': 'dialog'
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

/** Creates a viewer; `onSeen` is called when media are opened. */
export function useMediaViewer(
  words: MediaViewerMessages,
  onSeen: (seen: ReviewMedia) => void = () => undefined,
  load = loadMediaViewer,
): MediaViewerControls {
  const [loaded, setLoaded] = useState<{ readonly MediaViewer: ComponentType<MediaViewerProps> }>()
  const [seen, setSeen] = useState<ReviewMedia>()
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const show = (next: ReviewMedia) => {
    setSeen(next)
    load().then(
      (MediaViewer) => {
        setLoaded({ MediaViewer })
        setState('open')
      },
      () => setState('failed'),
    )
  }
  const warm = () => void load().catch(() => undefined)
  return {
    opens: (next) => ({
      'aria-haspopup': 'dialog',
      onPointerEnter: warm,
      onFocus: warm,
      onClick: (event) => {
        event.preventDefault()
        // Safari does not focus a pressed link, so a dialog could not return focus to it.
        event.currentTarget.focus({ preventScroll: true })
        show(next)
        onSeen(next)
      },
    }),
    beside: (
      <>
        {/* Not the product page's `ErrorMessage`, because importing it would load all of that page's code on the
            review pages. */}
        <div className={styles.fault} role="alert">
          {state === 'failed' && <Notice kind="bad">{words.failed}</Notice>}
        </div>
        {loaded && seen && (
          <loaded.MediaViewer
            seen={seen}
            open={state === 'open'}
            messages={words}
            onClose={() => setState('closed')}
          />
        )}
      </>
    ),
  }
}
