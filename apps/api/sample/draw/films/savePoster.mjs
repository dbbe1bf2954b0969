import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const kinds = { webp: { quality: 80, effort: 6 }, avif: { quality: 58, effort: 6 } }
const most = 40_000

// Saves one frame of a film as the picture it waits with, and answers the sizes in bytes.
export async function savePoster(name, frame, { folder }) {
  const written = []
  for (const [kind, best] of Object.entries(kinds)) {
    const file = `${name}.${kind}`
    const path = join(folder, file)
    const settings = { ...best }
    do {
      await sharp(frame)[kind](settings).toFile(path)
      settings.quality -= 4
    } while ((await stat(path)).size > most)
    written.push({ file, bytes: (await stat(path)).size })
  }
  return written
}
