import { type PhotoTransform, transformPhoto } from '../design/transformPhoto.ts'
import { drawingSizePx, getGiftLayout } from '../draw/getGiftLayout.ts'
import { createElement } from './createElement.ts'
import { photoTransformsByKey } from './photoTransformsByKey.ts'
import { trackGestures } from './trackGestures.ts'
import type { DesignRenderer, ViewDependencies } from './ViewDependencies.ts'

/** Creates the large preview, on which the photo is moved, scaled and rotated. */
export function createDesignCanvas({
  request,
  history,
  messages,
  announce,
}: ViewDependencies): DesignRenderer & {
  readonly canvas: HTMLCanvasElement
  readonly move: (move: PhotoTransform, gesture?: string) => void
} {
  const canvas = createElement('canvas', { class: 'customiser-canvas', role: 'img' })
  canvas.width = drawingSizePx
  canvas.height = drawingSizePx
  const help = createElement('p', { class: 'customiser-hidden', id: 'customiser-help' }, messages.stageHelp)
  const root = createElement(
    'div',
    {
      class: 'customiser-stage',
      role: 'group',
      tabindex: '0',
      'aria-label': messages.stage,
      'aria-describedby': 'customiser-help',
    },
    canvas,
    help,
  )
  const { photo: place } = getGiftLayout(request.template)

  const move = (by: PhotoTransform, gesture?: string) => {
    const { photo } = history.now()
    if (photo) history.change({ photo: transformPhoto(photo, by) }, gesture)
  }
  const tell = () => {
    const { photo } = history.now()
    if (photo) announce(messages.placed(Math.round(photo.scale * 100), Math.round(photo.turn)))
  }

  trackGestures(canvas, {
    onMove: ({ x, y, ...rest }) => {
      // Converts screen pixels to a fraction of the photo's area.
      const pixel = drawingSizePx / (canvas.getBoundingClientRect().width || drawingSizePx)
      move({ ...rest, x: (x * pixel) / place.width, y: (y * pixel) / place.height }, 'gesture')
    },
    onEnd: () => {
      history.settle()
      tell()
    },
  })
  root.addEventListener('keydown', (event) => {
    const by = photoTransformsByKey[event.key]
    if (!by || event.ctrlKey || event.metaKey || event.altKey || !history.now().photo) return
    event.preventDefault()
    move(by, 'keys')
    tell()
  })
  root.addEventListener('blur', history.settle)

  return {
    root,
    canvas,
    move: (by, gesture) => {
      move(by, gesture)
      tell()
    },
    show: (design) => {
      canvas.setAttribute('aria-label', messages.picture(request.product.kind, design))
      root.toggleAttribute('data-movable', design.photo !== undefined)
    },
  }
}
