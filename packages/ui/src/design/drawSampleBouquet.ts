/** A flower: where its centre is, how far its petals reach, and their colours from the outer ring to the centre. */
type Flower = readonly [x: number, y: number, reach: number, colours: readonly [string, string, string]]

const marigold = ['#f2a20c', '#e88b06', '#b85f00'] as const
const amber = ['#f8c14a', '#f2a20c', '#d97f06'] as const
const rose = ['#d8577f', '#c2295f', '#8f0d3f'] as const
const blush = ['#f3c3cf', '#e79db1', '#c2295f'] as const

const flowers: readonly Flower[] = [
  [250, 400, 92, blush],
  [560, 400, 96, rose],
  [404, 270, 104, amber],
  [300, 520, 100, rose],
  [520, 535, 92, amber],
  [405, 430, 126, marigold],
]

const leaves: readonly (readonly [turn: number, length: number, colour: string])[] = [
  [-58, 400, '#5b8f6b'],
  [-34, 470, '#3f7a55'],
  [-10, 500, '#5b8f6b'],
  [14, 480, '#3f7a55'],
  [38, 460, '#5b8f6b'],
  [60, 390, '#3f7a55'],
]

/** Draws marigolds and roses in brown paper as a picture without a network request, 800 by 1000 pixels. */
export function drawSampleBouquet(): string {
  const parts = [
    '<rect width="800" height="1000" fill="#f7ead6"/><circle cx="404" cy="440" r="350" fill="#fcf3e2"/>',
    '<ellipse cx="404" cy="930" rx="210" ry="26" fill="#2b211b" opacity=".08"/>',
    ...leaves.map(drawLeaf),
    ...flowers.map(drawFlower),
    paper,
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">${parts.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const paper =
  '<path d="M196 590 404 930l208-340c-60 46-130 70-208 70s-148-24-208-70Z" fill="#dcb88a"/>' +
  '<path d="M196 590 404 930l30-49C350 800 290 710 262 634c-24-12-46-27-66-44Z" fill="#c99f6c"/>' +
  '<path d="M612 590 404 930l-14-22c70-84 124-184 150-272 26-12 50-27 72-46Z" fill="#e6c79d"/>' +
  '<path d="M322 776c54 22 110 22 166 0l10 26c-60 26-126 26-186 0Z" fill="#b0124e"/>' +
  '<path d="M404 800c-40-52-84-40-78-10 4 22 42 24 78 10Zm0 0c40-52 84-40 78-10-4 22-42 24-78 10Z" fill="#cf2f6c"/>' +
  '<path d="m404 798-34 70m34-70 38 66" stroke="#b0124e" stroke-width="9" stroke-linecap="round" fill="none"/>'

const drawLeaf = ([turn, length, colour]: (typeof leaves)[number]) =>
  `<path transform="rotate(${turn} 404 640)" fill="${colour}" d="M404 640c-58-${length * 0.3}-58-${length * 0.7} 0-${length} 58 ${length * 0.3} 58 ${length * 0.7} 0 ${length}Z"/>`

function drawFlower([x, y, reach, [outer, middle, heart]]: Flower): string {
  const ring = (count: number, at: number, size: number, colour: string) =>
    Array.from({ length: count }, (_, petal) => {
      const turn = (360 / count) * petal
      return `<ellipse cy="${-at}" rx="${size}" ry="${size * 1.15}" transform="rotate(${turn})" fill="${colour}"/>`
    }).join('')
  const rings =
    ring(13, reach * 0.74, reach * 0.27, outer) +
    ring(11, reach * 0.48, reach * 0.23, middle) +
    ring(7, reach * 0.22, reach * 0.18, heart)
  return `<g transform="translate(${x} ${y})" stroke="#fffcf7" stroke-opacity=".35" stroke-width="2"><circle r="${reach * 0.7}" fill="${outer}"/>${rings}</g>`
}
