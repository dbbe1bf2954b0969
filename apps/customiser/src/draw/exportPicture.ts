import { photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import { type DesignDrawingInput, drawDesign } from './drawDesign.ts'
import { drawingSizePx } from './getGiftLayout.ts'

/** Exports a design as a picture that the shop's upload accepts; throws if the browser cannot draw one. */
export async function exportPicture({ hint: _, ...drawing }: DesignDrawingInput): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = drawingSizePx
  canvas.height = drawingSizePx
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw on a canvas.')
  drawDesign(pen, drawing)
  const small = await toBlob(canvas, 'image/jpeg', 0.92)
  // A plain design may compress to a file below the shop's minimum size; a PNG of the same picture is larger.
  return small.size >= photoLimits.leastBytes ? small : toBlob(canvas, 'image/png')
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))),
      type,
      quality,
    ),
  )
