import { Lightbox, lightboxEn } from '@store/ui/lightbox'
import { Modal } from '@store/ui/modal'
import { Video } from '@store/ui/video'
import { useMemo } from 'react'
import type { ViewerWords } from '../../../messages/ViewerWords.ts'
import { sourcesOf } from '../../gallery/PictureZoom/sourcesOf.ts'
import type { Seen } from './Seen.ts'

/** Props of `MediaViewer`. */
export interface MediaViewerProps {
  /** What is seen. */
  readonly seen: Seen
  /** Whether it is shown. */
  readonly open: boolean
  /** Its words. */
  readonly words: ViewerWords
  /** Called when the shopper leaves it. */
  readonly onClose: () => void
}

/** Pictures and films of a review, seen large. */
export function MediaViewer({ seen, open, words, onClose }: MediaViewerProps) {
  if (seen.kind === 'pictures') return <Pictures {...{ seen, open, words, onClose }} />
  const { src, thumbnail } = seen.film
  return (
    <Modal open={open} title={words.label} closeLabel={words.close} onClose={onClose}>
      <Video
        sources={src}
        poster={thumbnail.src}
        width={thumbnail.width}
        height={thumbnail.height}
        label={words.label}
        playLabel={words.playFilm}
        errorText={words.filmFailed}
        muted
      />
    </Modal>
  )
}

type PicturesProps = Omit<MediaViewerProps, 'seen'> & {
  readonly seen: Extract<Seen, { readonly kind: 'pictures' }>
}

function Pictures({ seen, open, words, onClose }: PicturesProps) {
  const { pictures, picture } = seen
  const large = useMemo(
    () =>
      pictures.map((file) => ({
        ...{ src: file.src, alt: file.alt, width: file.width, height: file.height },
        sources: sourcesOf(file),
      })),
    [pictures],
  )
  return (
    <Lightbox
      // It looks at where to start only when it appears.
      key={pictures[picture - 1]?.src}
      open={open}
      pictures={large}
      start={picture - 1}
      label={words.label}
      messages={words.lightbox ?? lightboxEn}
      onClose={onClose}
    />
  )
}
