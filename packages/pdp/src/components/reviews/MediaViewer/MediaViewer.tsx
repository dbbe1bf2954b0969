import { Lightbox, lightboxEn } from '@store/ui/lightbox'
import { mergeMessages } from '@store/ui/messages'
import { Modal } from '@store/ui/modal'
import { Video } from '@store/ui/video'
import { useMemo } from 'react'
import type { MediaViewerMessages } from '../../../messages/MediaViewerMessages.ts'
import { getPictureSources } from '../../gallery/PictureZoom/getPictureSources.ts'
import type { ReviewMedia } from './ReviewMedia.ts'

/** Props of `MediaViewer`. */
export interface MediaViewerProps {
  /** The media to show. */
  readonly seen: ReviewMedia
  /** Whether the viewer is open. */
  readonly open: boolean
  /** Messages of the viewer. */
  readonly messages: MediaViewerMessages
  /** Called when the shopper closes the viewer. */
  readonly onClose: () => void
}

/** Renders images and videos of a review in a large view. */
export function MediaViewer({ seen, open, messages, onClose }: MediaViewerProps) {
  if (seen.kind === 'pictures') return <Pictures {...{ seen, open, messages, onClose }} />
  const { src, thumbnail } = seen.film
  return (
    <Modal open={open} title={messages.label} closeLabel={messages.close} onClose={onClose}>
      <Video
        sources={src}
        poster={thumbnail.src}
        width={thumbnail.width}
        height={thumbnail.height}
        label={messages.label}
        playLabel={messages.playVideo}
        errorText={messages.videoFailed}
        muted
      />
    </Modal>
  )
}

type PicturesProps = Omit<MediaViewerProps, 'seen'> & {
  readonly seen: Extract<ReviewMedia, { readonly kind: 'pictures' }>
}

function Pictures({ seen, open, messages, onClose }: PicturesProps) {
  const { pictures, picture } = seen
  const large = useMemo(
    () =>
      pictures.map((file) => ({
        ...{ src: file.src, alt: file.alt, width: file.width, height: file.height },
        sources: getPictureSources(file),
      })),
    [pictures],
  )
  return (
    <Lightbox
      // The key mounts a new lightbox, because a lightbox reads its start position only when it mounts.
      key={pictures[picture - 1]?.src}
      open={open}
      pictures={large}
      start={picture - 1}
      label={messages.label}
      messages={mergeMessages(lightboxEn, messages.lightbox)}
      onClose={onClose}
    />
  )
}
