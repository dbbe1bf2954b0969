import { Button } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { PhotoMessages } from '../../../messages/PhotoMessages.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import styles from './CropDialog.module.css'
import { drawPhoto } from './drawPhoto.ts'
import { type CropSettings, type CropShape, getCropRect, initialCrop, maxCropZoom } from './getCropRect.ts'
import { useDecodedImage } from './useDecodedImage.ts'

/** Props of `CropDialog`. */
export interface CropDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** The image, or its URL. */
  readonly source: Blob | string
  /** Messages of the field. */
  readonly messages: PhotoMessages
  /** Shown when the image cannot be read. */
  readonly failed: string
  /** Called when the shopper closes the dialog. */
  readonly onClose: () => void
  /** Called with the cropped picture. */
  readonly onUse: (part: Blob) => void
}

const shapes: readonly CropShape[] = ['whole', 'square', 'portrait', 'landscape']
// Wide enough to look sharp on a phone's screen.
const viewWidth = 720

/** Renders the crop dialog of a photo: shape, zoom and position, each by pointer or keyboard. */
export function CropDialog({ open, source, messages, failed, onClose, onUse }: CropDialogProps) {
  const [crop, setCrop] = useState(initialCrop)
  const [hasFailed, setFailed] = useState(false)
  const { picture, isBroken } = useDecodedImage(open ? source : undefined)
  const set = (change: Partial<CropSettings>) => setCrop({ ...crop, ...change })
  const use = async () => {
    const part = picture && (await drawPhoto(picture, getCropRect(picture, crop)))
    if (part) onUse(part)
    else setFailed(true)
  }
  return (
    <Modal
      open={open}
      title={messages.cropTitle}
      closeLabel={messages.close}
      onClose={onClose}
      footer={
        <Button fullWidth unavailable={!picture} onClick={() => void use()}>
          {messages.use}
        </Button>
      }
    >
      <div className={styles.crop}>
        <View picture={picture} crop={crop} label={messages.cropView} onMove={set} />
        <ErrorMessage text={isBroken || hasFailed ? failed : undefined} />
        <fieldset className={styles.shapes}>
          <legend className={styles.legend}>{messages.shape}</legend>
          {shapes.map((shape) => (
            <label className={styles.shape} key={shape}>
              <input
                className={styles.radio}
                type="radio"
                name="crop-shape"
                checked={crop.shape === shape}
                onChange={() => set({ shape })}
              />
              {messages.shapes[shape]}
            </label>
          ))}
        </fieldset>
        <Slide
          label={messages.zoom}
          value={(crop.zoom - 1) / (maxCropZoom - 1)}
          onChange={(part) => set({ zoom: 1 + part * (maxCropZoom - 1) })}
        />
        <Slide label={messages.across} value={crop.across} onChange={(across) => set({ across })} />
        <Slide label={messages.down} value={crop.down} onChange={(down) => set({ down })} />
      </div>
    </Modal>
  )
}

interface ViewProps {
  readonly picture: ImageBitmap | undefined
  readonly crop: CropSettings
  readonly label: string
  readonly onMove: (to: Pick<CropSettings, 'across' | 'down'>) => void
}

/** Renders the preview of the crop, which a pointer can drag; the sliders below do the same for keyboards. */
function View({ picture, crop, label, onMove }: ViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  // React does not render into a canvas, so an effect draws it.
  useEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d')
    if (!picture || !element || !pen) return
    const { x, y, width, height } = getCropRect(picture, crop)
    element.width = viewWidth
    element.height = Math.max(1, Math.round((viewWidth * height) / width))
    pen.drawImage(picture, x, y, width, height, 0, 0, element.width, element.height)
  }, [picture, crop])

  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (!picture || buttons !== 1) return
    const { width, height } = getCropRect(picture, crop)
    const perPixel = width / currentTarget.clientWidth
    onMove({
      across: moved(crop.across, movementX * perPixel, picture.width - width),
      down: moved(crop.down, movementY * perPixel, picture.height - height),
    })
  }
  return (
    <div className={styles.view}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={label}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
      />
    </div>
  )
}

const moved = (at: number, by: number, room: number): number =>
  room <= 0 ? at : Math.min(1, Math.max(0, at - by / room))

interface SlideProps {
  readonly label: string
  /** 0 to 1. */
  readonly value: number
  readonly onChange: (value: number) => void
}

function Slide({ label, value, onChange }: SlideProps) {
  return (
    <label className={styles.slide}>
      <span className={styles.slideLabel}>{label}</span>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        value={Math.round(value * 100)}
        onChange={({ target }) => onChange(Number(target.value) / 100)}
      />
    </label>
  )
}
