import { type PhotoMove, placePhoto } from '../design/placePhoto.ts'
import { layoutOf, side } from '../draw/layoutOf.ts'
import { element } from './element.ts'
import { keyMoves } from './keyMoves.ts'
import { readGesture } from './readGesture.ts'
import type { View, ViewPart } from './View.ts'

/** The gift, large: its photo is moved, sized and turned on it. */
export function createStage({ asked, history, words, announce }: View): ViewPart & {
  readonly canvas: HTMLCanvasElement
  readonly move: (move: PhotoMove, gesture?: string) => void
} {
  const canvas = element('canvas', { class: 'customiser-canvas', role: 'img' })
  canvas.width = side
  canvas.height = side
  const help = element('p', { class: 'customiser-hidden', id: 'customiser-help' }, words.stageHelp)
  const root = element(
    'div',
    {
      class: 'customiser-stage',
      role: 'group',
      tabindex: '0',
      'aria-label': words.stage,
      'aria-describedby': 'customiser-help',
    },
    canvas,
    help,
  )
  const { photo: place } = layoutOf(asked.template)

  const move = (by: PhotoMove, gesture?: string) => {
    const { photo } = history.now()
    if (photo) history.change({ photo: placePhoto(photo, by) }, gesture)
  }
  const tell = () => {
    const { photo } = history.now()
    if (photo) announce(words.placed(Math.round(photo.scale * 100), Math.round(photo.turn)))
  }

  readGesture(canvas, {
    onMove: ({ x, y, ...rest }) => {
      // From pixels of the screen to parts of the photo's place.
      const pixel = side / (canvas.getBoundingClientRect().width || side)
      move({ ...rest, x: (x * pixel) / place.width, y: (y * pixel) / place.height }, 'gesture')
    },
    onEnd: () => {
      history.settle()
      tell()
    },
  })
  root.addEventListener('keydown', (event) => {
    const by = keyMoves[event.key]
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
      canvas.setAttribute('aria-label', words.picture(asked.product.kind, design))
      root.toggleAttribute('data-movable', design.photo !== undefined)
    },
  }
}
