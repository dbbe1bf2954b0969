import { type RefObject, useMemo, useRef, useState } from 'react'
import Stage, { type ControllerRef } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import './lightboxViewport.css'
import { useImageLoader } from '../Image/ImageLoaderProvider.tsx'
import { resolveImageSrc } from '../Image/resolveImageSrc.ts'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { MinusIcon } from '../icons/MinusIcon.tsx'
import { PlusIcon } from '../icons/PlusIcon.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './Lightbox.module.css'
import { LightboxButton } from './LightboxButton.tsx'
import { LightboxCloseButton } from './LightboxCloseButton.tsx'
import type { LightboxProps } from './LightboxProps.ts'

interface LightboxStageProps extends Omit<LightboxProps, 'open'> {
  readonly closer: RefObject<HTMLButtonElement | null>
}

/** Content of the dialog: the pictures and their controls. */
export function LightboxViewport({ pictures, start = 0, messages, closer, ...props }: LightboxStageProps) {
  const controller = useRef<ControllerRef>(null)
  const [current, setCurrent] = useState(start)
  const loader = useImageLoader()
  const slides = useMemo(
    () =>
      pictures.map(({ sources, ...picture }) => ({
        ...picture,
        src: resolveImageSrc(loader, picture.src, picture.width),
        ...(sources && {
          srcSet: sources.map((one) => ({ ...one, src: resolveImageSrc(loader, one.src, one.width) })),
        }),
      })),
    [pictures, loader],
  )
  const several = pictures.length > 1

  const see = (index: number) => {
    if (index === current) return
    setCurrent(index)
    props.onMove?.(index)
  }

  return (
    <Stage
      className={styles.stage ?? ''}
      plugins={[Inline, Zoom]}
      slides={slides}
      index={current}
      on={{ view: ({ index }) => see(index) }}
      labels={{
        Carousel: messages.kind,
        Slide: messages.slideKind,
        'Photo gallery': props.label,
        '{index} of {total}': '{index} / {total}',
      }}
      // Escape closes the dialog, so the viewport must not handle it.
      controller={{ ref: controller, closeOnEscape: false }}
      carousel={{ finite: true, preload: 1, padding: 0, spacing: 0 }}
      animation={{ swipe: 250, navigation: 250, zoom: 200 }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      styles={{ container: wholeHand }}
      toolbar={{
        buttons: [
          <LightboxCloseButton key="close" button={closer} label={messages.close} onPress={props.onClose} />,
        ],
      }}
      render={{
        buttonZoom: ({ zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut }) => (
          <>
            <LightboxButton
              icon={<MinusIcon size="s" />}
              label={messages.zoomOut}
              onPress={disabled || zoom <= minZoom ? undefined : zoomOut}
            />
            <LightboxButton
              icon={<PlusIcon size="s" />}
              label={messages.zoomIn}
              onPress={disabled || zoom >= maxZoom ? undefined : zoomIn}
            />
          </>
        ),
        buttonPrev: () =>
          several && (
            <LightboxButton
              place="previous"
              icon={<ChevronRightIcon />}
              label={messages.previous}
              onPress={current > 0 ? () => controller.current?.prev() : undefined}
            />
          ),
        buttonNext: () =>
          several && (
            <LightboxButton
              place="next"
              icon={<ChevronRightIcon />}
              label={messages.next}
              onPress={current < pictures.length - 1 ? () => controller.current?.next() : undefined}
            />
          ),
        // The counter is not announced, because the new picture is announced with its position.
        controls: () =>
          several && <p className={styles.counter}>{messages.counter(current + 1, pictures.length)}</p>,
        iconLoading: () => <Skeleton shape="circle" />,
        iconError: () => <span className={styles.failed}>{messages.failed}</span>,
      }}
    />
  )
}

// The picture handles every touch gesture, because nothing scrolls behind it.
const wholeHand = { '--yarl__controller_touch_action': 'none' } as const
