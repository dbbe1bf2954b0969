import type { DesignTemplate } from '@store/api-client/contract/catalogue'
import { detectPhotoType, photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { type Design, type DesignPhoto, emptyDesign } from '../design/Design.ts'
import { drawPhotoFile, quarterColours } from '../fixtures/drawPhotoFile.ts'
import { setExifOrientation } from '../fixtures/setExifOrientation.ts'
import { loadPicture } from '../photo/loadPicture.ts'
import { readPhoto } from '../photo/readPhoto.ts'
import { drawDesign } from './drawDesign.ts'
import { exportPicture } from './exportPicture.ts'
import { drawingSizePx, getGiftLayout } from './getGiftLayout.ts'

const templates: readonly DesignTemplate[] = ['mug', 'cushion', 'frame', 'cake']

interface Gift {
  readonly template: DesignTemplate
  readonly design: Design
}

/** Renders a small drawing of a gift. */
function DrawnGift({ template, design }: Gift) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // A canvas has no markup, so it is drawn imperatively after its photo is loaded.
  useEffect(() => {
    const draw = async () => {
      const image = design.photo && (await loadPicture(design.photo.src))
      const pen = canvas.current?.getContext('2d')
      if (pen) drawDesign(pen, { template, design, image })
      canvas.current?.setAttribute('data-drawn', '')
    }
    void draw()
  }, [template, design])
  return (
    <canvas
      ref={canvas}
      width={drawingSizePx}
      height={drawingSizePx}
      role="img"
      aria-label={template}
      style={{ inlineSize: '24%' }}
    />
  )
}

const GiftsScene = ({ design }: Pick<Gift, 'design'>) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {templates.map((template) => (
      <DrawnGift key={template} template={template} design={design} />
    ))}
  </div>
)

const read = async (file: Blob): Promise<DesignPhoto> => {
  const answer = await readPhoto(file)
  if (!answer.ok) throw new Error(answer.fault)
  return answer.photo
}

const photo = await read(await drawPhotoFile(1200, 1200))

const meta = {
  title: 'Product/Drawn designs',
  component: GiftsScene,
  args: { design: { ...emptyDesign, name: 'Asha and Vikram', photo } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof GiftsScene>
export default meta

type Story = StoryObj<typeof meta>

/** Returns the color of a pixel, 0 to 255 per channel. */
const colourAt = (canvas: HTMLCanvasElement, x: number, y: number) => [
  ...(canvas.getContext('2d')?.getImageData(Math.round(x), Math.round(y), 1, 1).data.slice(0, 3) ?? []),
]

const isLike = (colour: readonly number[], hex: string) => {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return Math.max(...wanted.map((part, at) => Math.abs(part - (colour[at] ?? 0)))) < 70
}

const drawn = async (canvasElement: HTMLElement) => {
  const all = within(canvasElement).getAllByRole<HTMLCanvasElement>('img')
  await waitFor(() => expect(all.every((canvas) => canvas.hasAttribute('data-drawn'))).toBe(true))
  return new Map(templates.map((template, at) => [template, all[at] ?? document.createElement('canvas')]))
}

/** The four quarters of the photo, clockwise from the upper left. */
const corners = [
  [-0.2, -0.2],
  [0.2, -0.2],
  [0.2, 0.2],
  [-0.2, 0.2],
] as const

export const WithPhoto: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    for (const [template, canvas] of await drawn(canvasElement)) {
      const { photo: place } = getGiftLayout(template)
      for (const [at, [x, y]] of corners.entries()) {
        const colour = colourAt(canvas, place.x + x * place.width, place.y + y * place.height)
        await expect(isLike(colour, quarterColours[at] ?? '')).toBe(true)
      }
      // Outside of its area, the photo is clipped.
      const beside = colourAt(canvas, place.x - place.width / 2 - 14, place.y - place.height / 2 - 14)
      await expect(quarterColours.some((quarter) => isLike(beside, quarter))).toBe(false)
    }
  },
}

export const PhotoTurnedAndMoved: Story = {
  args: { design: { ...emptyDesign, photo: { ...photo, turn: 90, x: 0.1, scale: 2 } } },
  play: async ({ canvasElement }) => {
    for (const [template, canvas] of await drawn(canvasElement)) {
      const { photo: place } = getGiftLayout(template)
      for (const [at, [x, y]] of corners.entries()) {
        const colour = colourAt(
          canvas,
          place.x + (x * 0.7 + 0.1) * place.width,
          place.y + y * 0.7 * place.height,
        )
        await expect(isLike(colour, quarterColours[(at + 3) % 4] ?? '')).toBe(true)
      }
    }
  },
}

export const NameAlone: Story = {
  tags: ['snapshot'],
  args: { design: { ...emptyDesign, name: 'Happy birthday Asha', font: 'bold', colour: 'leaf' } },
  play: async ({ canvasElement }) => {
    for (const [template, canvas] of await drawn(canvasElement)) {
      const { nameAlone: place } = getGiftLayout(template)
      const left = place.x - place.width / 2
      const top = place.y - place.height / 2
      const data = canvas.getContext('2d')?.getImageData(left, top, place.width, place.height).data ?? []
      let ink = 0
      for (let at = 0; at < data.length; at += 4)
        if (isLike([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], '#1e7348')) ink += 1
      // The letters fill their area and do not leave it.
      await expect(ink / (data.length / 4)).toBeGreaterThan(0.05)
      await expect(isLike(colourAt(canvas, left - 6, place.y), '#1e7348')).toBe(false)
    }
  },
}

export const PicturesTheShopTakes: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    for (const template of templates) {
      for (const design of [
        { ...emptyDesign, name: 'A' },
        { ...emptyDesign, photo },
      ]) {
        const image = design.photo && (await loadPicture(design.photo.src))
        const picture = await exportPicture({ template, design, image, hint: 'Not in print' })
        await expect(picture.size).toBeGreaterThanOrEqual(photoLimits.leastBytes)
        await expect(picture.size).toBeLessThan(photoLimits.bytesBelow)
        const head = new Uint8Array(await picture.slice(0, 16).arrayBuffer())
        await expect(`image/${detectPhotoType(head)}`).toBe(picture.type)
        const { width, height } = await createImageBitmap(picture)
        await expect([width, height]).toEqual([1200, 1200])
      }
    }
  },
}

export const UprightWhateverTheCamera: Story = {
  play: async () => {
    const upright = await drawPhotoFile(1000, 700)
    // Photos of a camera that was held upside down, or rotated clockwise.
    const flipped = await read(await setExifOrientation(upright, 3))
    const turned = await read(await setExifOrientation(upright, 6))
    await expect([flipped.width, flipped.height]).toEqual([1000, 700])
    await expect([turned.width, turned.height]).toEqual([700, 1000])
    const upperLeft = async ({ src }: DesignPhoto) => {
      const image = await loadPicture(src)
      const canvas = document.createElement('canvas')
      const pen = canvas.getContext('2d')
      if (image) pen?.drawImage(image, 0, 0)
      return colourAt(canvas, 40, 40)
    }
    await expect(isLike(await upperLeft(await read(upright)), quarterColours[0])).toBe(true)
    await expect(isLike(await upperLeft(flipped), quarterColours[2])).toBe(true)
    await expect(isLike(await upperLeft(turned), quarterColours[3])).toBe(true)
    const large = await read(await drawPhotoFile(3000, 1000))
    await expect([large.width, large.height]).toEqual([1400, 467])
    const small = await readPhoto(await drawPhotoFile(500, 400))
    await expect(small).toMatchObject({ ok: true, isSmall: true })
    const png = await readPhoto(await drawPhotoFile(600, 600, 'image/png'))
    await expect(png).toMatchObject({ ok: true, isSmall: false })
  },
}
