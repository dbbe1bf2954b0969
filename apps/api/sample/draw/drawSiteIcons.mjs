import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

// `npm run icons` writes these as well: the icons of a home screen, and what stands at the foot of each page.
const folder = new URL('../pictures/', import.meta.url)
const write = (file, content) => writeFile(new URL(file, folder), content)
const svg = (width, height, content, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${more}>${content}</svg>\n`

const mark = await readFile(new URL('mark.svg', folder), 'utf8')
const flower = mark.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')

/** The mark on the store's paper, with so much room round it, in units of the mark's 24. */
const tile = (room) => {
  const side = 24 + 2 * room
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="512" height="512"><rect width="${side}" height="${side}" fill="#FFFCF7"/><g transform="translate(${room} ${room})">${flower}</g></svg>`
}
const icon = (room, size) =>
  sharp(Buffer.from(tile(room)))
    .resize(size)
    .png({ palette: true })
    .toBuffer()

await write('icon-192.png', await icon(4, 192))
await write('icon-512.png', await icon(4, 512))
// A system cuts a circle or a drop out of it: all that matters lies in the middle four fifths.
await write('icon-maskable-512.png', await icon(8, 512))

const face = ' font-family="system-ui, sans-serif"'
const badge = (line, name, sign) =>
  svg(
    144,
    44,
    `<rect width="144" height="44" rx="8" fill="#2B211B"/>${sign}<text x="44" y="18" font-size="10" fill="#E9DFD2">${line}</text><text x="44" y="34" font-size="15" font-weight="600" fill="#FFF">${name}</text>`,
    face,
  )
await write(
  'app-apple.svg',
  badge(
    'Get it in the',
    'App Store',
    '<g fill="#FFFCF7"><circle cx="24" cy="25" r="9"/></g><path d="M24 15c0-4 2.500-6.500 6-7 0 4-2.500 6.500-6 7Z" fill="#F2A20C"/>',
  ),
)
await write(
  'app-google.svg',
  badge('Get it on', 'Google Play', '<path d="M15 11.500v21l18-10.500Z" fill="#F2A20C"/>'),
)
await write(
  'payments.svg',
  svg(
    160,
    32,
    '<rect x=".5" y=".5" width="159" height="31" rx="6" fill="#FFF" stroke="#E9DFD2"/><g fill="none" stroke="#1E7348" stroke-width="1.75"><rect x="10" y="9" width="22" height="14" rx="2"/><circle cx="21" cy="16" r="3.500"/></g><text x="42" y="20.500" font-size="13" font-weight="600" fill="#2B211B">Cash on delivery</text>',
    face,
  ),
)
